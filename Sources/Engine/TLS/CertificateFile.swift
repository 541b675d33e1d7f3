import COpenSSL

/// What a certificate in a PEM file says of its own time.
package enum CertificateFile {
    /// Seconds until the first certificate of the file ends, below 0 where it has.
    ///
    /// - Throws: `unusableFile` where no certificate can be read.
    package static func secondsLeft(_ path: String) throws(TLSError) -> Int {
        ERR_clear_error()
        guard let file = unsafe BIO_new_file(path, "r") else {
            throw .unusableFile(path: path, reason: TLSError.takeReason())
        }
        defer { unsafe BIO_free(file) }
        guard let certificate = unsafe PEM_read_bio_X509(file, nil, nil, nil) else {
            throw .unusableFile(path: path, reason: TLSError.takeReason())
        }
        defer { unsafe X509_free(certificate) }
        var (days, seconds): (Int32, Int32) = (0, 0)
        guard unsafe ASN1_TIME_diff(&days, &seconds, nil, X509_get0_notAfter(certificate)) == 1 else {
            throw .unusableFile(path: path, reason: TLSError.takeReason())
        }
        return Int(days) * 86_400 + Int(seconds)
    }
}

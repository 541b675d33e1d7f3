import COpenSSL

/// When the certificates in a PEM file expire.
package struct CertificateFile {
    /// The position in the file of the certificate that expires first. The server's own certificate has
    /// position 1.
    package let place: Int
    /// The seconds until the certificate at `place` expires; negative if it has expired.
    package let secondsLeft: Int

    /// - Throws: `unusableFile` if no certificate can be read.
    package init(_ path: String) throws(TLSError) {
        ERR_clear_error()
        guard let file = unsafe BIO_new_file(path, "r") else {
            throw .unusableFile(path: path, reason: TLSError.takeReason())
        }
        defer { unsafe BIO_free(file) }
        var ends: [Int] = []
        while let certificate = unsafe PEM_read_bio_X509(file, nil, { _, _, _, _ in -1 }, nil) {
            defer { unsafe X509_free(certificate) }
            var (days, seconds): (Int32, Int32) = (0, 0)
            guard unsafe ASN1_TIME_diff(&days, &seconds, nil, X509_get0_notAfter(certificate)) == 1 else {
                break
            }
            ends.append(Int(days) * 86_400 + Int(seconds))
        }
        guard let first = ends.indices.min(by: { ends[$0] < ends[$1] }) else {
            throw .unusableFile(path: path, reason: TLSError.takeReason())
        }
        // OpenSSL also reports the end of the file as an error, so its queue of errors is emptied.
        ERR_clear_error()
        (place, secondsLeft) = (first + 1, ends[first])
    }
}

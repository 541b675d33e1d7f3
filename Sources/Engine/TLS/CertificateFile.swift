import COpenSSL

/// The validity of the certificates in a PEM file.
package struct CertificateFile {
    /// The place of the certificate that ends first, from 1; the first is the server's own.
    package let place: Int
    /// Seconds until that ends, below 0 if it has.
    package let secondsLeft: Int

    /// - Throws: `unusableFile` where no certificate can be read.
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
        // The end of the file is an error, too.
        ERR_clear_error()
        (place, secondsLeft) = (first + 1, ends[first])
    }
}

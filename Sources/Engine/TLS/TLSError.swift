import COpenSSL

/// Why a TLS connection or its settings are refused. No case contains a secret.
package enum TLSError: Error, Equatable, Sendable {
    /// The certificate chain does not end at a trusted authority, or is self-signed.
    case unknownAuthority(host: String)
    case expired(host: String)
    case notYetValid(host: String)
    case wrongName(host: String)
    /// Any other fault of the certificate. `reason` is OpenSSL's error text.
    case badCertificate(host: String, reason: String)
    /// The other side sent something other than TLS, such as plain HTTP. `reason` is OpenSSL's error text.
    case noTLS(reason: String)
    /// The other side broke the protocol or refused this side's offer. `reason` is OpenSSL's error text.
    case failedHandshake(reason: String)
    case hungUp
    case timedOut, aborted
    case unusableFile(path: String, reason: String)
}

extension TLSError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownAuthority(let host): "the certificate of \(host) is not signed by a trusted authority"
        case .expired(let host): "the certificate of \(host) has expired"
        case .notYetValid(let host): "the certificate of \(host) is not valid yet"
        case .wrongName(let host): "the certificate that \(host) shows is for another name"
        case .badCertificate(let host, let reason): "the certificate of \(host) is refused: \(reason)"
        case .noTLS(let reason): "the other side does not speak TLS: \(reason)"
        case .failedHandshake(let reason): "the TLS handshake failed: \(reason)"
        case .hungUp: "the other side closed the connection during the TLS handshake"
        case .timedOut: "the TLS handshake took too long"
        case .aborted: "the TLS handshake was given up"
        case .unusableFile(let path, let reason): "\(path) cannot be used for TLS: \(reason)"
        }
    }
}

extension TLSError {
    /// Whether the cause is the other side's certificate.
    package var isVerdict: Bool {
        switch self {
        case .unknownAuthority, .expired, .notYetValid, .wrongName, .badCertificate: true
        case .noTLS, .failedHandshake, .hungUp, .timedOut, .aborted, .unusableFile: false
        }
    }

    /// Reads OpenSSL's result of checking a certificate. The result is nil if the certificate is valid.
    init?(verdict: Int, host: String) {
        switch Int32(truncatingIfNeeded: verdict) {
        case X509_V_OK: return nil
        case X509_V_ERR_CERT_HAS_EXPIRED: self = .expired(host: host)
        case X509_V_ERR_CERT_NOT_YET_VALID: self = .notYetValid(host: host)
        case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH: self = .wrongName(host: host)
        case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
            X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN, X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT,
            X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
            self = .unknownAuthority(host: host)
        default:
            let text = unsafe X509_verify_cert_error_string(verdict)
            self = .badCertificate(
                host: host, reason: unsafe text.map { unsafe String(cString: $0) } ?? "\(verdict)")
        }
    }

    /// Why OpenSSL refuses a private key, with advice for the common causes.
    static func takeReasonOfKey(_ chain: String) -> String {
        let error = ERR_peek_last_error()
        switch (ERR_GET_LIB(error), openssl_reason(error)) {
        case (ERR_LIB_X509, X509_R_KEY_VALUES_MISMATCH), (ERR_LIB_X509, X509_R_KEY_TYPE_MISMATCH):
            ERR_clear_error()
            return
                "it is not the key of the first certificate in \(chain); the server's own must be the first"
        default: return takeReason()
        }
    }

    /// OpenSSL's text for the first error in its queue. The queue is emptied.
    static func takeReason() -> String {
        let error = ERR_get_error()
        ERR_clear_error()
        guard error != 0 else { return "no reason given" }
        guard openssl_is_file_error(error) == 0 else {
            return unsafe String(cString: strerror(openssl_reason(error)))
        }
        return unsafe ERR_reason_error_string(error).map { unsafe String(cString: $0) } ?? "error \(error)"
    }
}

import COpenSSL

/// Checks the three certificates in the header `x5c` of a signature (RFC 7515, section 4.1.6). They are the
/// signer's certificate, its issuer's certificate and the root certificate.
package struct CertificateChain: Hashable, Sendable {
    /// The trusted root certificates, as SHA-256 hashes of their DER form.
    private let roots: [[UInt8]]
    /// The object identifier, written with dots, of an extension that the signer's certificate must have.
    private let signerMark: String
    /// The object identifier of an extension that the issuer's certificate must have.
    private let issuerMark: String

    package init(roots: [[UInt8]], signerMark: String, issuerMark: String) {
        (self.roots, self.signerMark, self.issuerMark) = (roots, signerMark, issuerMark)
    }

    /// The signer's key, if all three certificates are accepted. The result is nil if they do not lead to a
    /// trusted root, lack a required extension, or are invalid at the Unix time `seconds`. Revocation is not
    /// checked.
    ///
    /// - Parameter certificates: three certificates in DER, the signer's first.
    package func verifiedKey(of certificates: [[UInt8]], at seconds: Int) -> PublicKey? {
        guard certificates.count == 3, roots.contains(Digest.sha256(certificates[2])) else { return nil }
        defer { ERR_clear_error() }
        let chain = certificates.compactMap { Certificate($0) }
        guard chain.count == 3, Self.leads(chain[0], by: chain[1], to: chain[2], at: seconds),
            chain[0].hasExtension(signerMark), chain[1].hasExtension(issuerMark)
        else { return nil }
        return chain[0].key
    }

    private static func leads(
        _ signer: Certificate, by issuer: Certificate, to root: Certificate, at seconds: Int
    ) -> Bool {
        let store = unsafe X509_STORE_new()
        defer { unsafe X509_STORE_free(store) }
        let between = unsafe OPENSSL_sk_new_null()
        defer { unsafe OPENSSL_sk_free(between) }
        let context = unsafe X509_STORE_CTX_new()
        defer { unsafe X509_STORE_CTX_free(context) }
        guard unsafe X509_STORE_add_cert(store, root.pointer) == 1,
            unsafe OPENSSL_sk_push(between, UnsafeRawPointer(issuer.pointer)) == 1,
            unsafe X509_STORE_CTX_init(context, store, signer.pointer, between) == 1
        else { return false }
        let rules = unsafe X509_STORE_CTX_get0_param(context)
        unsafe X509_VERIFY_PARAM_set_time(rules, seconds)
        guard unsafe X509_VERIFY_PARAM_set_flags(rules, UInt(X509_V_FLAG_X509_STRICT)) == 1,
            unsafe X509_verify_cert(context) == 1
        else { return false }
        // OpenSSL can also accept a chain of two certificates. It is refused, since it has no issuer's
        // certificate whose extension could be checked.
        return unsafe OPENSSL_sk_num(X509_STORE_CTX_get0_chain(context)) == 3
    }
}

@safe private final class Certificate {
    let pointer: OpaquePointer

    deinit { unsafe X509_free(pointer) }

    init?(_ der: [UInt8]) {
        let read = unsafe der.withUnsafeBufferPointer { bytes in
            var pointer = bytes.baseAddress
            return unsafe d2i_X509(nil, &pointer, der.count)
        }
        guard let pointer = unsafe read else { return nil }
        unsafe self.pointer = pointer
    }

    var key: PublicKey? { unsafe PublicKey.certifiedKey(by: pointer) }

    /// Whether the certificate has the extension with this object identifier.
    func hasExtension(_ identifier: String) -> Bool {
        guard let object = unsafe OBJ_txt2obj(identifier, 1) else { return false }
        defer { unsafe ASN1_OBJECT_free(object) }
        return unsafe X509_get_ext_by_OBJ(pointer, object, -1) >= 0
    }
}

import COpenSSL

/// A private signing key (RSA or P-256). It never changes, so any thread can use it.
@safe package final class PrivateKey: @unchecked Sendable {
    package let kind: PublicKey.Kind
    private let key: OpaquePointer

    deinit { unsafe EVP_PKEY_free(key) }

    /// Reads an unencrypted key in PEM (RFC 7468). The result is nil if the text has no RSA or P-256 key.
    package init?(pem text: String) {
        defer { ERR_clear_error() }
        let bytes = Array(text.utf8)
        let read = unsafe bytes.withUnsafeBytes { bytes in
            let file = unsafe BIO_new_mem_buf(bytes.baseAddress, Int32(bytes.count))
            defer { unsafe BIO_free(file) }
            // The callback refuses encrypted keys. OpenSSL would otherwise ask for a password.
            return unsafe PEM_read_bio_PrivateKey(file, nil, { _, _, _, _ in -1 }, nil)
        }
        guard let key = unsafe read else { return nil }
        guard let kind = unsafe PublicKey.knownKind(of: key), kind != .ed25519 else {
            unsafe EVP_PKEY_free(key)
            return nil
        }
        self.kind = kind
        unsafe self.key = key
    }

    /// A signature of the message with SHA-256 in the format of RFC 7518, section 3. An RSA key signs by
    /// RSASSA-PKCS1-v1_5, a P-256 key by ECDSA. The result is nil if OpenSSL fails.
    package func makeSignature(of message: [UInt8]) -> [UInt8]? {
        defer { ERR_clear_error() }
        let context = unsafe EVP_MD_CTX_new()
        defer { unsafe EVP_MD_CTX_free(context) }
        var count = 0
        guard unsafe EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
            unsafe EVP_DigestSign(context, nil, &count, message, message.count) == 1
        else { return nil }
        var signature = [UInt8](repeating: 0, count: count)
        guard unsafe EVP_DigestSign(context, &signature, &count, message, message.count) == 1 else {
            return nil
        }
        signature.removeLast(signature.count - count)
        return kind == .p256 ? Self.numbers(of: signature) : signature
    }

    /// The two numbers of an ECDSA signature, 32 bytes each. `der` is the signature in OpenSSL's format.
    private static func numbers(of der: [UInt8]) -> [UInt8]? {
        let read = unsafe der.withUnsafeBufferPointer { bytes in
            var pointer = bytes.baseAddress
            return unsafe d2i_ECDSA_SIG(nil, &pointer, der.count)
        }
        guard let numbers = unsafe read else { return nil }
        defer { unsafe ECDSA_SIG_free(numbers) }
        var (r, s) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        guard unsafe BN_bn2binpad(ECDSA_SIG_get0_r(numbers), &r, 32) == 32,
            unsafe BN_bn2binpad(ECDSA_SIG_get0_s(numbers), &s, 32) == 32
        else { return nil }
        return r + s
    }
}

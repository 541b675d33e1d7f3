import COpenSSL

/// A public key that verifies signatures of one algorithm. It never changes, so any thread can use it.
@safe package final class PublicKey: @unchecked Sendable {
    package enum Kind: Hashable, Sendable { case rsa, p256, ed25519 }

    /// The length of the smallest accepted RSA key, in bits (RFC 7518, section 3.3).
    private static let fewestRSABits = 2048
    /// The length of the largest accepted RSA key in bits. The time of a check grows with its square.
    private static let mostRSABits = 8192

    package let kind: Kind
    private let key: OpaquePointer

    deinit { unsafe EVP_PKEY_free(key) }

    private init(_ kind: Kind, _ key: OpaquePointer) {
        self.kind = kind
        unsafe self.key = key
    }

    /// An RSA key from its modulus and exponent, both big-endian (RFC 7518, section 6.3.1). The result is nil
    /// if they form no valid key, or if the key has too few or too many bits.
    package static func rsaKey(modulus: [UInt8], exponent: [UInt8]) -> PublicKey? {
        // An exponent is invalid if it is even or 1. A long exponent is refused, since it slows checks down.
        guard let last = exponent.last, last & 1 == 1, exponent.count <= 8, exponent != [1],
            modulus.count <= mostRSABits / 8
        else { return nil }
        let made = unsafe make("RSA") { builder in
            let n = unsafe BN_bin2bn(modulus, Int32(modulus.count), nil)
            let e = unsafe BN_bin2bn(exponent, Int32(exponent.count), nil)
            unsafe OSSL_PARAM_BLD_push_BN(builder, name("n"), n)
            unsafe OSSL_PARAM_BLD_push_BN(builder, name("e"), e)
            return unsafe [n, e]
        }
        guard let key = unsafe made else { return nil }
        let rsa = unsafe PublicKey(.rsa, key)
        return unsafe EVP_PKEY_get_bits(key) >= Int32(fewestRSABits) ? rsa : nil
    }

    /// A P-256 key from its coordinates of 32 bytes each. The result is nil if the point is not on the curve.
    package static func p256Key(x: [UInt8], y: [UInt8]) -> PublicKey? {
        guard x.count == 32, y.count == 32 else { return nil }
        let point = [4] + x + y
        let made = unsafe point.withUnsafeBufferPointer { point in
            unsafe make("EC") { builder in
                unsafe OSSL_PARAM_BLD_push_utf8_string(builder, name("group"), name("P-256"), 0)
                unsafe OSSL_PARAM_BLD_push_octet_string(builder, name("pub"), point.baseAddress, point.count)
                return unsafe []
            }
        }
        return unsafe made.map { unsafe PublicKey(.p256, $0) }
    }

    /// The key of an X.509 certificate; nil if it is not RSA, P-256 or Ed25519. The issuer is not checked.
    ///
    /// - Parameter text: the certificate in DER, as base64 with padding (RFC 4648, section 4).
    package static func certifiedKey(byBase64 text: [UInt8]) -> PublicKey? {
        defer { ERR_clear_error() }
        var der = [UInt8](repeating: 0, count: text.count)
        let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
        let decoded = unsafe EVP_DecodeBlock(&der, text, Int32(text.count))
        guard decoded > padding, decoded <= text.count else { return nil }
        let certificate = unsafe der.withUnsafeBufferPointer { bytes in
            var pointer = bytes.baseAddress
            return unsafe d2i_X509(nil, &pointer, Int(decoded) - padding)
        }
        guard let certificate = unsafe certificate else { return nil }
        defer { unsafe X509_free(certificate) }
        return unsafe certifiedKey(by: certificate)
    }

    /// The key in a certificate. The caller of this function must still free the certificate.
    static func certifiedKey(by certificate: OpaquePointer) -> PublicKey? {
        guard let key = unsafe X509_get_pubkey(certificate) else { return nil }
        guard let kind = unsafe knownKind(of: key) else {
            unsafe EVP_PKEY_free(key)
            return nil
        }
        return unsafe PublicKey(kind, key)
    }

    static func knownKind(of key: OpaquePointer) -> Kind? {
        switch unsafe EVP_PKEY_get_id(key) {
        case EVP_PKEY_RSA:
            let bits = unsafe EVP_PKEY_get_bits(key)
            return (fewestRSABits...mostRSABits).contains(Int(bits)) ? .rsa : nil
        case EVP_PKEY_EC:
            var name = [CChar](repeating: 0, count: 32)
            guard unsafe EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else { return nil }
            return name.starts(with: "prime256v1\0".utf8.map(CChar.init(bitPattern:))) ? .p256 : nil
        case EVP_PKEY_ED25519: return .ed25519
        default: return nil
        }
    }

    package static func ed25519Key(_ bytes: [UInt8]) -> PublicKey? {
        guard bytes.count == 32 else { return nil }
        let key = unsafe EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count)
        guard let key = unsafe key else { return nil }
        return unsafe PublicKey(.ed25519, key)
    }

    /// A pointer to a constant string. OpenSSL's builder keeps the pointer, so it must always stay valid.
    private static func name(_ word: StaticString) -> UnsafePointer<CChar> {
        unsafe UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    /// - Parameter fill: adds the key's parameters to the builder. It returns the numbers to free afterwards.
    private static func make(
        _ type: String, _ fill: (OpaquePointer) -> [OpaquePointer?]
    ) -> OpaquePointer? {
        defer { ERR_clear_error() }
        guard let builder = unsafe OSSL_PARAM_BLD_new() else { return nil }
        defer { unsafe OSSL_PARAM_BLD_free(builder) }
        let numbers = unsafe fill(builder)
        defer { unsafe numbers.forEach { unsafe BN_free($0) } }
        guard let parameters = unsafe OSSL_PARAM_BLD_to_param(builder) else { return nil }
        defer { unsafe OSSL_PARAM_free(parameters) }
        let context = unsafe EVP_PKEY_CTX_new_from_name(nil, type, nil)
        defer { unsafe EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard unsafe EVP_PKEY_fromdata_init(context) == 1,
            unsafe EVP_PKEY_fromdata(context, &key, openssl_public_key_selection(), parameters) == 1
        else { return nil }
        return unsafe key
    }

    /// Whether the key verifies the message's signature, which has the form of RFC 7518, section 3.
    package func hasSigned(_ message: Span<UInt8>, _ signature: [UInt8]) -> Bool {
        var signature = signature
        if kind == .p256 {
            guard let encoded = Self.encoded(signature) else { return false }
            signature = encoded
        }
        defer { ERR_clear_error() }
        let context = unsafe EVP_MD_CTX_new()
        defer { unsafe EVP_MD_CTX_free(context) }
        let digest = unsafe kind == .ed25519 ? nil : EVP_sha256()
        guard unsafe EVP_DigestVerifyInit(context, nil, digest, nil, key) == 1 else { return false }
        return unsafe message.withUnsafeBufferPointer { message in
            unsafe EVP_DigestVerify(context, signature, signature.count, message.baseAddress, message.count)
                == 1
        }
    }

    /// Converts an ES256 signature, two numbers of 32 bytes each, to the DER form that OpenSSL reads.
    private static func encoded(_ signature: [UInt8]) -> [UInt8]? {
        guard signature.count == 64 else { return nil }
        let numbers = unsafe ECDSA_SIG_new()
        defer { unsafe ECDSA_SIG_free(numbers) }
        let s = Array(signature[32...])
        guard unsafe ECDSA_SIG_set0(numbers, BN_bin2bn(signature, 32, nil), BN_bin2bn(s, 32, nil)) == 1 else {
            return nil
        }
        var output: UnsafeMutablePointer<UInt8>?
        let count = unsafe i2d_ECDSA_SIG(numbers, &output)
        guard count > 0, let bytes = unsafe output else { return nil }
        defer { unsafe openssl_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}

import COpenSSL

/// Keyed hashes that stand for user ids in logs: equal for equal ids as long as the key is the same, and
/// useless without it. For one thread at a time.
///
/// By SipHash-2-4 (Aumasson and Bernstein, 2012), which was made for short texts under a secret key: a tenth
/// of a microsecond, where HMAC takes three with its key made ready and two microseconds without. OpenSSL's
/// `openssl mac SIPHASH` gives the same.
@safe package final class Pseudonyms {
    /// OpenSSL's MAC context, which holds the key.
    private let state: OpaquePointer

    /// - Parameter secret: of any length, the longer the better; the key is the first half of its SHA-256.
    package convenience init(secret: [UInt8]) {
        self.init(key: Array(Digest.sha256(secret.span).prefix(16)))
    }

    /// The names are those of EVP_MAC-Siphash(7).
    init(key: [UInt8]) {
        precondition(key.count == 16, "SipHash takes a key of 128 bits")
        let algorithm = unsafe EVP_MAC_fetch(nil, "SIPHASH", nil)
        guard let state = unsafe EVP_MAC_CTX_new(algorithm) else {
            preconditionFailure("OpenSSL has no SipHash")
        }
        // The context holds a reference of its own from here on.
        unsafe EVP_MAC_free(algorithm)
        unsafe self.state = state
        var size = MemoryLayout<UInt64>.size
        // A parameter only points to its name and its value, so that both must live until it is used.
        let isReady = unsafe "size".withCString { name in
            unsafe withUnsafeMutablePointer(to: &size) { size in
                let settings = unsafe [OSSL_PARAM_construct_size_t(name, size), OSSL_PARAM_construct_end()]
                return unsafe EVP_MAC_init(state, key, key.count, settings) == 1
            }
        }
        precondition(isReady, "OpenSSL has no SipHash-64")
        // Before OpenSSL 3.0.3 a context could be used again only with the key given again.
        guard number(of: key) == number(of: key) else { fatalError("Usher needs OpenSSL 3.0.3 or newer.") }
    }

    deinit { unsafe EVP_MAC_CTX_free(state) }

    /// 64 bits, to be written as 16 hexadecimal digits.
    package func number(of name: [UInt8]) -> UInt64 {
        var output: UInt64 = 0
        let isDone = unsafe withUnsafeMutableBytes(of: &output) { output in
            unsafe EVP_MAC_init(state, nil, 0, nil) == 1 && EVP_MAC_update(state, name, name.count) == 1
                && EVP_MAC_final(state, output.baseAddress, nil, output.count) == 1
        }
        precondition(isDone, "OpenSSL could not hash a name")
        return UInt64(bigEndian: output)
    }

    /// A secret of 32 random bytes.
    package static func freshSecret() -> [UInt8] { Digest.randomBytes(32) }
}

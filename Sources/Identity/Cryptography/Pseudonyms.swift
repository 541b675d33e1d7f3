import COpenSSL

/// Names for people that tell them from others, and not who they are: the same for as long as the key lasts,
/// and of no use without it. The key is made ready once: OpenSSL's call for key and name together takes eight
/// times as long. One thread at a time may ask.
@safe package final class Pseudonyms {
    private let state: OpaquePointer

    /// The names are those of EVP_MAC-HMAC(7).
    package init(key: [UInt8]) {
        let algorithm = unsafe EVP_MAC_fetch(nil, "HMAC", nil)
        guard let state = unsafe EVP_MAC_CTX_new(algorithm) else {
            preconditionFailure("OpenSSL has no HMAC")
        }
        // The state holds on to the algorithm from here.
        unsafe EVP_MAC_free(algorithm)
        unsafe self.state = state
        var digest = Array("SHA256".utf8CString)
        let isReady = unsafe digest.withUnsafeMutableBufferPointer { digest in
            let settings = unsafe [
                OSSL_PARAM_construct_utf8_string("digest", digest.baseAddress, 0),
                OSSL_PARAM_construct_end(),
            ]
            return unsafe EVP_MAC_init(state, key, key.count, settings)
        }
        precondition(isReady == 1, "OpenSSL has no SHA-256")
    }

    deinit { unsafe EVP_MAC_CTX_free(state) }

    /// The first 64 bits of HMAC-SHA256 over the name (RFC 2104), to be written as 16 hexadecimal digits.
    package func number(of name: [UInt8]) -> UInt64 {
        var output = (UInt64(), UInt64(), UInt64(), UInt64())
        let isDone = unsafe withUnsafeMutableBytes(of: &output) { output in
            // Without a key: with the one that it knows, from the start.
            unsafe EVP_MAC_init(state, nil, 0, nil) == 1 && EVP_MAC_update(state, name, name.count) == 1
                && EVP_MAC_final(state, output.baseAddress, nil, output.count) == 1
        }
        precondition(isDone, "OpenSSL could not hash a name")
        return UInt64(bigEndian: output.0)
    }

    /// 32 random bytes.
    package static func freshKey() -> [UInt8] { Digest.randomBytes(32) }
}

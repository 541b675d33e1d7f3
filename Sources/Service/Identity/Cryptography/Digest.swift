import COpenSSL

/// SHA-256, message authentication and random bytes, by OpenSSL.
enum Digest {
    static let length = 32

    static func sha256(_ bytes: Span<UInt8>) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: length)
        var count: UInt32 = 0
        let isDone = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe EVP_Digest(bytes.baseAddress, bytes.count, &output, &count, EVP_sha256(), nil)
        }
        precondition(isDone == 1 && count == length, "OpenSSL has no SHA-256")
        return output
    }

    /// HMAC with SHA-256 (RFC 2104).
    static func authentication(of message: Span<UInt8>, secret: [UInt8]) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: length)
        var count: UInt32 = 0
        let result = unsafe message.withUnsafeBufferPointer { message in
            unsafe HMAC(
                EVP_sha256(), secret, Int32(secret.count), message.baseAddress, message.count, &output, &count
            )
        }
        precondition(unsafe result != nil && count == length, "OpenSSL has no HMAC")
        return output
    }

    /// Whether two runs of bytes are equal; the time tells nothing but their lengths.
    static func areEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        return unsafe one.withUnsafeBufferPointer { one in
            unsafe other.withUnsafeBufferPointer { other in
                unsafe CRYPTO_memcmp(one.baseAddress, other.baseAddress, one.count) == 0
            }
        }
    }

    /// The same for texts of any length, many bytes at a time.
    static func isSame(_ one: [UInt8], _ other: Span<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        return unsafe one.withUnsafeBytes { one in
            unsafe other.withUnsafeBytes { other in
                var difference: UInt64 = 0
                var at = 0
                while at &+ 8 <= one.count {
                    difference |=
                        unsafe one.loadUnaligned(fromByteOffset: at, as: UInt64.self)
                        ^ other.loadUnaligned(fromByteOffset: at, as: UInt64.self)
                    at &+= 8
                }
                while at < one.count {
                    unsafe difference |= UInt64(one[at] ^ other[at])
                    at &+= 1
                }
                return difference == 0
            }
        }
    }

    /// Bytes that nobody can guess.
    static func randomBytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        precondition(unsafe RAND_bytes(&bytes, Int32(count)) == 1, "the system gives no random bytes")
        return bytes
    }
}

import Bytes
import COpenSSL

/// Hashes, message authentication, comparison of secrets and random bytes, with OpenSSL.
package enum Digest {
    package static let length = 32

    package static func sha256(_ bytes: Span<UInt8>) -> [UInt8] {
        unsafe digest(bytes, EVP_sha256(), count: length)
    }

    package static func sha256(_ bytes: [UInt8]) -> [UInt8] { sha256(bytes.span) }

    /// SHA-1 as 40 lower-case hexadecimal digits. Redis names scripts by this hash.
    package static func sha1Hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        Array(Hexadecimal.text(unsafe digest(bytes.span, EVP_sha1(), count: 20)).utf8)
    }

    private static func digest(_ bytes: Span<UInt8>, _ algorithm: OpaquePointer?, count: Int) -> [UInt8] {
        var length: UInt32 = 0
        var output = [UInt8](repeating: 0, count: count)
        let isDone = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe EVP_Digest(bytes.baseAddress, bytes.count, &output, &length, algorithm, nil)
        }
        precondition(isDone == 1 && length == count, "OpenSSL has no SHA")
        return output
    }

    /// HMAC with SHA-256 (RFC 2104).
    package static func authentication(of message: Span<UInt8>, secret: [UInt8]) -> [UInt8] {
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

    /// Whether two spans of bytes are equal. The time depends only on their lengths, not on their content. If
    /// the length is secret too, compare digests instead.
    ///
    /// The loop compares eight bytes at a time, while OpenSSL's `CRYPTO_memcmp` compares one. Every request's
    /// token, of about a thousand bytes, is compared with this function.
    package static func areEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
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

    package static func areEqual(_ one: [UInt8], _ other: Span<UInt8>) -> Bool { areEqual(one.span, other) }

    package static func randomBytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        precondition(unsafe RAND_bytes(&bytes, Int32(count)) == 1, "the system gives no random bytes")
        return bytes
    }
}

/// A name for a person that tells them from others, and not who they are: the same for as long as the key
/// lasts, and of no use without it.
package enum Pseudonym {
    /// The first 64 bits of HMAC-SHA256 over the name, to be written as 16 hexadecimal digits.
    package static func number(of name: [UInt8], key: [UInt8]) -> UInt64 {
        Digest.authentication(of: name.span, secret: key).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// 32 random bytes.
    package static func freshKey() -> [UInt8] { Digest.randomBytes(32) }
}

/// A name for a person that tells them from others, and not who they are: the same for as long as the key
/// lasts, and of no use without it.
package enum Pseudonym {
    /// 16 hexadecimal digits of HMAC-SHA256 over the name.
    package static func text(of name: [UInt8], key: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let code = Digest.authentication(of: name.span, secret: key).prefix(8)
        return String(decoding: code.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// 32 random bytes.
    package static func freshKey() -> [UInt8] { Digest.randomBytes(32) }
}

import Ledger
package import Limits

/// Signatures of webhooks: HMAC-SHA256 over `<t>.<body>`, told as `t=<unix seconds>,v1=<hex>`, as Stripe and
/// RevenueCat have it, and as this edge signs its own.
package enum Signature {
    /// Seconds by which the time of signing may be away from now, before or after.
    package static let window: Int64 = 300
    /// Signatures that are read of one header: more than a rotation of secrets needs.
    private static let most = 8

    /// Whether the header has a signature of this body by one of the secrets, made within the window.
    package static func isGood(
        _ header: String, of body: [UInt8], secrets: [String], now: Moment
    ) -> Bool {
        var time: Substring?
        var signatures: [[UInt8]] = []
        for part in header.split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            // A second time would let an old signature pass for a new one.
            if pair[0] == "t" {
                guard time == nil else { return false }
                time = pair[1]
            }
            if pair[0] == "v1", signatures.count < most, let bytes = bytes(hexadecimal: pair[1]) {
                signatures.append(bytes)
            }
        }
        guard let time, time.count < 16, let seconds = Int64(time), abs(seconds - now.seconds) <= window
        else {
            return false
        }
        let signed = Array(time.utf8) + [UInt8(ascii: ".")] + body
        var isGood = false
        for secret in secrets {
            let right = code(signed, key: Array(secret.utf8))
            for signature in signatures where Secrets.areEqual(right, signature) { isGood = true }
        }
        return isGood
    }

    /// The header's value for a body that is sent now.
    package static func header(of body: [UInt8], secret: String, now: Moment) -> String {
        let signed = Array("\(now.seconds).".utf8) + body
        let hex = code(signed, key: Array(secret.utf8)).map { byte in
            [byte >> 4, byte & 15].map { String($0, radix: 16) }.joined()
        }
        return "t=\(now.seconds),v1=\(hex.joined())"
    }

    /// HMAC-SHA256 (RFC 2104): 64 is the hash's block.
    static func code(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        var block = key.count > 64 ? Digest.sha256(key) : key
        block += [UInt8](repeating: 0, count: 64 - block.count)
        let inner = Digest.sha256(block.map { $0 ^ 0x36 } + message)
        return Digest.sha256(block.map { $0 ^ 0x5c } + inner)
    }

    private static func bytes(hexadecimal text: Substring) -> [UInt8]? {
        guard text.utf8.count == 64, text.allSatisfy(\.isHexDigit) else { return nil }
        var bytes: [UInt8] = []
        var rest = text
        while !rest.isEmpty {
            guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}

/// Compares secrets.
package enum Secrets {
    /// In a time that does not depend on where two texts differ: their whole digests are compared.
    package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let (left, right) = (Digest.sha256(one), Digest.sha256(other))
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }
}

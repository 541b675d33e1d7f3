extension UserKey {
    /// The user's id as the ledger's name of them holds it; nil for a long one, of which only a digest is
    /// kept.
    ///
    /// - Parameter stem: `us:{T}:`, as `UserKey.stem` has it.
    package static func id(inStem stem: [UInt8]) -> [UInt8]? {
        let tag = stem.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }
        // `h` begins a digest: no readable name does.
        guard let first = tag.first, first != UInt8(ascii: "h"), let name = Base64URL.bytes(of: tag),
            let length = name.first, name.count > Int(length)
        else { return nil }
        return Array(name.dropFirst(1 + Int(length)))
    }

    /// What stands for the user in the store's keys, without the braces.
    package static func tag(inStem stem: [UInt8]) -> String {
        String(decoding: stem.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
    }
}

extension Base64URL {
    /// Nil for what holds anything else.
    static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for character in text {
            guard let digit = digit(character) else { return nil }
            bits = bits << 6 | digit
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }

    private static func digit(_ character: UInt8) -> UInt32? {
        switch character {
        case 0x41...0x5a: UInt32(character - 0x41)
        case 0x61...0x7a: UInt32(character - 0x61 + 26)
        case 0x30...0x39: UInt32(character - 0x30 + 52)
        case 0x2d: 62
        case 0x5f: 63
        default: nil
        }
    }
}

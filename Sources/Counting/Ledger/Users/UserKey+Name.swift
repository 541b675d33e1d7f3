import Bytes

extension UserKey {
    /// The user's id as the ledger's name of them holds it; nil for a long one, of which only a digest is
    /// kept.
    ///
    /// - Parameter stem: `us:{T}:`, as `UserKey.stem` has it.
    package static func id(inStem stem: [UInt8]) -> [UInt8]? {
        let tag = stem.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }
        // `h` begins a digest: no readable name does.
        guard let first = tag.first, first != UInt8(ascii: "h"), let name = Base64URL.decode(tag.span),
            let length = name.first, name.count > Int(length)
        else { return nil }
        return Array(name.dropFirst(1 + Int(length)))
    }

    /// The text that stands for the user in the store's keys, without the braces.
    package static func tag(inStem stem: [UInt8]) -> String {
        String(decoding: stem.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
    }
}

import Bytes

extension UserKey {
    /// The user's id, decoded from the prefix of the user's keys; nil if the prefix has only a digest of it.
    ///
    /// - Parameter stem: `us:{T}:`, as in `UserKey.stem`.
    package static func id(inStem stem: [UInt8]) -> [UInt8]? {
        let tag = stem.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }
        // A digest begins with `h`, which no readable name does.
        guard let first = tag.first, first != UInt8(ascii: "h"), let name = Base64URL.decode(tag.span),
            let length = name.first, name.count > Int(length)
        else { return nil }
        return Array(name.dropFirst(1 + Int(length)))
    }

    /// The tag of the user in the store's keys: the text between the braces.
    package static func tag(inStem stem: [UInt8]) -> String {
        String(decoding: stem.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
    }
}

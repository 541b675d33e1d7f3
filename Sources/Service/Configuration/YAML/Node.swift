/// One value of a configuration, with the place where it stands.
struct Node: Sendable {
    struct Entry: Sendable {
        let key: String
        let keyPlace: Mistake.Place
        /// The key's length as written, quotes and all.
        let keyLength: Int
        let value: Node
    }

    indirect enum Content: Sendable {
        /// `isPlain`: written without quotes.
        case text(String, isPlain: Bool)
        case list([Node])
        case map([Entry])
        /// Something that the reader has reported already, so that it is not reported twice.
        case refused
    }

    let content: Content
    let place: Mistake.Place
    /// Characters that a scalar covers on its first line; 1 for lists and maps.
    let length: Int

    /// A value with nothing in it: `key:`, `~`, `null`.
    var isNothing: Bool {
        guard case .text(let text, isPlain: true) = content else { return false }
        return ["", "~", "null"].contains(text)
    }

    /// The kind of node in words, for a complaint that expected another kind.
    var kind: String {
        switch content {
        case .text: isNothing ? "nothing" : "a single value"
        case .list: "a list"
        case .map: "keys with values"
        case .refused: "not allowed"
        }
    }
}

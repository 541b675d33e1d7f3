/// One value of a configuration in YAML, with its place in the file.
struct Node: Sendable {
    struct Entry: Sendable {
        let key: String
        let keyPlace: Mistake.Place
        /// The number of characters of the key as written, including quotes.
        let keyLength: Int
        let value: Node
    }

    indirect enum Content: Sendable {
        /// A scalar. `isPlain` is true if it is written without quotes.
        case text(String, isPlain: Bool)
        case list([Node])
        case map([Entry])
        /// A value that was already reported as a mistake. It is not reported again.
        case refused
    }

    let content: Content
    let place: Mistake.Place
    /// The number of characters on a scalar's first line; 1 for lists and maps.
    let length: Int

    /// Whether the value is empty: `key:`, `~` or `null`.
    var isNothing: Bool {
        guard case .text(let text, isPlain: true) = content else { return false }
        return ["", "~", "null"].contains(text)
    }

    /// The kind of value in words, for a message that another kind was expected.
    var kind: String {
        switch content {
        case .text: isNothing ? "empty" : "a single value"
        case .list: "a list"
        case .map: "keys with values"
        case .refused: "not allowed"
        }
    }
}

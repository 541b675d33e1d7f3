/// A sentence with placeholders, such as `You have {count} conversations left this month`. A literal brace is
/// written as `{{` or `}}`.
package struct Template: Hashable, Sendable {
    /// Why a text is not a valid template.
    package enum Mistake: Error, Hashable {
        /// The text has `{` without `}`, or `}` without `{`.
        case brace
        case unknownPlaceholder(String)
        case empty
    }

    enum Piece: Hashable, Sendable {
        case text(String)
        case value(Placeholder)
    }

    let pieces: [Piece]

    package init(_ source: String) throws(Mistake) {
        var pieces: [Piece] = []
        var text = ""
        var rest = source[...]
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                text.append(character)
                rest.removeFirst()
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .brace }
                let name = String(rest[..<end])
                guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
                if !text.isEmpty { pieces.append(.text(text)) }
                pieces.append(.value(placeholder))
                text = ""
                rest = rest[rest.index(after: end)...]
            case "}": throw .brace
            default: text.append(character)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        guard !pieces.isEmpty else { throw .empty }
        self.pieces = pieces
    }

    package var placeholders: Set<Placeholder> {
        Set(pieces.compactMap { if case .value(let placeholder) = $0 { placeholder } else { nil } })
    }

    /// The template's text without its placeholders.
    var words: String {
        pieces.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }
}

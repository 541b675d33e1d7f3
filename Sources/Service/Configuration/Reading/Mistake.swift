/// One mistake in a configuration, and how to correct it.
package struct Mistake: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// A place in the file. Line and column begin at 1, and columns count characters.
        case file(line: Int, column: Int)
        /// A flag, such as `--listen`.
        case flag(String)
        /// A variable, such as `USHER_LISTEN`.
        case environment(String)
        case whole
    }

    /// The most mistakes that are reported for one configuration.
    static let most = 100

    package let place: Place
    /// The path in the configuration, such as `plans.premium.limits[0].per`; empty for the whole
    /// configuration.
    package let path: String
    /// What is wrong and what to write, as one sentence without its full stop.
    package let text: String
    /// The known word that was probably intended; nil if none is similar.
    package let suggestion: String?
    /// The number of characters that the caret marks.
    let length: Int
    let quotation: Quotation

    /// How much of the source line a report may show, because the line may contain a secret.
    enum Quotation: Hashable, Sendable {
        case line
        /// The line up to the end of the marked characters, because the rest may be a secret.
        case throughPlace
        /// The line up to the first marked character, because the marked value may be a secret.
        case upToPlace
        /// The line could not be parsed. It is shown unless a word in it suggests a secret.
        case unread
    }

    init(
        _ text: String, at place: Place, path: String = "", suggestion: String? = nil, length: Int = 1,
        quotation: Quotation = .line
    ) {
        self.place = place
        self.path = path
        self.text = text
        self.suggestion = suggestion
        self.length = length
        self.quotation = quotation
    }

    /// The line in the file; 0 if the mistake is not in the file.
    package var line: Int {
        guard case .file(let line, _) = place else { return 0 }
        return line
    }

    /// The column in the file; 0 if the mistake is not in the file.
    package var column: Int {
        guard case .file(_, let column) = place else { return 0 }
        return column
    }
}

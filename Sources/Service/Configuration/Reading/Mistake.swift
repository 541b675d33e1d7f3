/// One thing that is wrong in a configuration, and what to do about it.
package struct Mistake: Hashable, Sendable {
    /// The place of a mistake.
    package enum Place: Hashable, Sendable {
        /// A place in the file; line and column begin at 1; columns count characters.
        case file(line: Int, column: Int)
        /// `--listen`
        case flag(String)
        /// `USHER_LISTEN`
        case environment(String)
        /// The configuration as a whole.
        case whole
    }

    /// The most that are reported of one configuration.
    static let most = 100

    package let place: Place
    /// The path in the configuration's own terms: `plans.premium.limits[0].per`; empty for the whole.
    package let path: String
    /// One sentence without its full stop: what is wrong and what to write.
    package let text: String
    /// The known word that was probably meant.
    package let suggestion: String?
    /// Characters of the source line that the caret marks.
    let length: Int
    let quotation: Quotation

    /// How much of the source line a report may show, since what stands there may be a secret.
    enum Quotation: Hashable, Sendable {
        case line
        /// Up to the end of the marked characters: nobody knows whether what follows is a secret.
        case throughPlace
        /// Up to the first marked character: the marked value itself may be a secret.
        case upToPlace
        /// The line could not be read. It is shown unless a word in it speaks of secrets.
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

    /// The line in the file, or 0 if the mistake is elsewhere.
    package var line: Int {
        guard case .file(let line, _) = place else { return 0 }
        return line
    }

    /// The column in the file, or 0 if the mistake is elsewhere.
    package var column: Int {
        guard case .file(_, let column) = place else { return 0 }
        return column
    }
}

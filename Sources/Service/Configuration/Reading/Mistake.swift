/// One mistake in a configuration, with advice how to correct it.
package struct Mistake: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// A place in the configuration file. Line and column begin at 1, and columns count characters.
        case file(line: Int, column: Int)
        case flag(String)
        case environment(String)
        case whole
    }

    /// The most mistakes that are reported for one configuration.
    static let most = 100

    package let place: Place
    /// The wrong setting's path, such as `plans.premium.limits[0].per`; empty for the whole configuration.
    package let path: String
    /// The sentence that says what is wrong and what to write instead, without the full stop.
    package let text: String
    /// The known word that the author probably meant; nil if none is similar.
    package let suggestion: String?
    /// The number of characters of the source line that are marked as wrong.
    let length: Int
    let quotation: Quotation

    /// How much of the wrong source line a report shows. The rest is hidden, because it can contain a secret.
    enum Quotation: Hashable, Sendable {
        case line
        /// The source line up to the end of the marked characters is shown. The rest can be a secret.
        case throughPlace
        /// The source line up to the first marked character is shown. The marked value can be a secret.
        case upToPlace
        /// The source line could not be parsed. It is shown unless a word in it suggests a secret.
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

    /// The line of the mistake in the file; 0 if the mistake is not in the file.
    package var line: Int {
        guard case .file(let line, _) = place else { return 0 }
        return line
    }

    /// The column of the mistake in the file; 0 if the mistake is not in the file.
    package var column: Int {
        guard case .file(_, let column) = place else { return 0 }
        return column
    }
}

import Commands

/// One reason why a configuration is refused, with place and text in separate members. It contains no secret.
package struct Objection: Hashable, Sendable, CustomStringConvertible {
    /// The path of the configuration file as given; nil if the mistake is not in the file.
    package let file: String?
    /// The line and column of the mistake, from 1; nil if the mistake has no place in the file.
    package let line: Int?
    package let column: Int?
    /// The sentence that says what is wrong, without the full stop.
    package let message: String
    /// The known word that the author probably meant; nil if none is similar.
    package let suggestion: String?

    package init(
        _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
        suggestion: String? = nil
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.suggestion = suggestion
    }

    /// The mistake as one line of the form `FILE:LINE:COLUMN: message`.
    package var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
        let meant = suggestion.map { " (did you mean \($0)?)" } ?? ""
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + message + meant
    }
}

extension SettingsMistakes {
    package var objections: [Objection] {
        mistakes.map { mistake in
            let sentence = makeSentence(of: mistake)
            let suggestion = mistake.suggestion.map(Printable.line)
            return switch mistake.place {
            case .file(let line, let column):
                Objection(sentence, file: file, line: line, column: column, suggestion: suggestion)
            case .flag(let name), .environment(let name):
                Objection("\(name): \(sentence)", suggestion: suggestion)
            case .whole: Objection(sentence, file: file, suggestion: suggestion)
            }
        }
    }
}

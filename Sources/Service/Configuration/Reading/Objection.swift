import Commands

/// One reason why a configuration is refused, in separate parts for a log or a program. It contains no
/// secret.
package struct Objection: Hashable, Sendable, CustomStringConvertible {
    /// The file's path as given; nil if the mistake is not in the file.
    package let file: String?
    /// The line and column, from 1; nil if the mistake has no place.
    package let line: Int?
    package let column: Int?
    /// One sentence without its full stop.
    package let message: String
    /// The known word that was probably intended; nil if none is similar.
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

    /// One line of the form `FILE:LINE:COLUMN: message`.
    package var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
        let meant = suggestion.map { " (did you mean \($0)?)" } ?? ""
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + message + meant
    }
}

extension SettingsMistakes {
    /// Each mistake as a separate objection.
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

import Commands

/// One reason for which a configuration is not taken, its parts apart, for a log or a program. Quotes no
/// secret.
package struct Objection: Hashable, Sendable, CustomStringConvertible {
    /// The file's path as it was given; nil if the mistake is not about the file.
    package let file: String?
    /// Line and column begin at 1; nil if no place is the matter.
    package let line: Int?
    package let column: Int?
    /// One sentence without its full stop.
    package let message: String
    /// The known word that was probably meant.
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

    /// `FILE:LINE:COLUMN: message`, in one line.
    package var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
        let meant = suggestion.map { " (did you mean \($0)?)" } ?? ""
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + message + meant
    }
}

extension SettingsMistakes {
    /// Every mistake by itself.
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

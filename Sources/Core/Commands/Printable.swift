/// Makes text from outside safe for a terminal and a log line.
package enum Printable {
    /// Replaces control characters, which could control a terminal, by `?` and tabs by spaces.
    package static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    if scalar == "\t" { return " " }
                    return isSafe(scalar) ? scalar : "?"
                }))
    }

    /// The printable text in double quotes. It is cut after `limit` characters.
    package static func quoted(_ text: String, limit: Int = 60) -> String {
        let short = text.count > limit ? text.prefix(limit) + "…" : text[...]
        return "\"" + line(String(short)) + "\""
    }

    /// Whether the character is not a control character, a line or paragraph separator, or a mark that
    /// changes the text's direction.
    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            false
        default: true
        }
    }
}

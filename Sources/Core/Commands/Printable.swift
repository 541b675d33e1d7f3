/// Makes text from outside safe for a terminal and a log line.
package enum Printable {
    /// Replaces tabs by spaces, and all other characters that could control a terminal by `?`.
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

    /// Whether a character is safe to print. Control characters, line and paragraph separators, and marks
    /// that change the text's direction are not safe.
    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            false
        default: true
        }
    }
}

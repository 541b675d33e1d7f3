/// Text from outside, made fit for a terminal and a log line.
package enum Printable {
    /// Control characters (which could steer a terminal) become `?`, a tab becomes a space.
    package static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    if scalar == "\t" { return " " }
                    return isSafe(scalar) ? scalar : "?"
                }))
    }

    /// The printable text in double quotes, cut after `limit` characters.
    package static func quoted(_ text: String, limit: Int = 60) -> String {
        let short = text.count > limit ? text.prefix(limit) + "…" : text[...]
        return "\"" + line(String(short)) + "\""
    }

    /// Not a control, a line or paragraph separator, or one of the marks that turn the writing's direction.
    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            false
        default: true
        }
    }
}

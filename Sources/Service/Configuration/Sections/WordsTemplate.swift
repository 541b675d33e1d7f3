import Words

/// Writes every sentence in English as a section `words:` for one language, which a translator then edits.
package enum WordsTemplate {
    /// The section as lines of YAML. A translator can use a partly translated section, because the other
    /// sentences stay in English.
    ///
    /// - Returns: nil if `language` is not a language tag, such as `fr` or `de-AT`.
    package static func templateLines(for language: String) -> [String]? {
        guard Catalogue.isLanguage(language) else { return nil }
        return ["words:", "  \(language):"]
            + Sentence.allCases.flatMap { sentence -> [String] in
                let values = sentence.placeholders.map { "{\($0.rawValue)}" }.sorted().joined(separator: " ")
                let note = values.isEmpty ? "" : "   # \(values)"
                switch Catalogue.standard.makeDraft(of: sentence, in: language) {
                case .template(let text): return ["    \(sentence.rawValue): \(quoted(text))\(note)"]
                case .forms(let forms):
                    let categories = PluralRule(language: language).categories
                    return ["    \(sentence.rawValue):\(note)"]
                        + categories.map { "      \($0.rawValue): \(quoted(forms[$0.rawValue] ?? ""))" }
                }
            }
    }

    /// A sentence as a double-quoted scalar of YAML. Sentences have no control characters to be escaped.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

import Words

/// Every sentence of the edge in English, in the form of the section `words:` of one language. A translator
/// replaces the sentences.
package enum WordsTemplate {
    /// The lines of YAML. Untranslated sentences stay in English, so a partly translated section can be used.
    ///
    /// - Returns: nil if the text is not a language tag, such as `fr` or `de-AT`.
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

    /// A double-quoted scalar of YAML. A sentence contains no control characters.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

import Commands

/// One sentence that the configuration replaces, with the sentence's place in the file.
struct WordsEntry: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case template(String)
        /// One template for each of the language's plural categories (CLDR), such as `one` and `other`.
        case plural([String: String])
    }

    /// The place of the sentence in the file, for reports of mistakes.
    struct Position: Hashable, Sendable {
        let place: Mistake.Place
        /// The path of the sentence, such as `words.de.limit_reached`.
        let path: String
    }

    let form: Form
    let position: Position

    /// Returns a mistake with this sentence's place in the file. `text` says what the catalogue found wrong.
    func makeMistake(_ text: String, suggestion: String? = nil) -> Mistake {
        Mistake(text, at: position.place, path: position.path, suggestion: suggestion)
    }
}

extension WordsEntry {
    private static let longest = 1000

    /// Reads the section `words`. The catalogue checks the names, plural forms and placeholders later.
    static func readSentences(_ value: Value) -> [String: [String: WordsEntry]] {
        var words: [String: [String: WordsEntry]] = [:]
        for language in value.readEntries("languages, such as en") {
            guard language.key.languageTag() != nil else { continue }
            for sentence in language.value.readEntries("sentences by their id") {
                guard let id = sentence.key.readName("sentence's id"), let form = form(sentence.value) else {
                    continue
                }
                words[language.name, default: [:]][id] = WordsEntry(
                    form: form,
                    position: Position(place: sentence.value.place, path: sentence.value.path))
            }
        }
        return words
    }

    private static func form(_ value: Value) -> Form? {
        guard case .map = value.node.content else { return sentence(value).map { .template($0) } }
        let entries = value.readEntries("")
        let forms = entries.compactMap { entry in sentence(entry.value).map { (entry.name, $0) } }
        guard forms.count == entries.count else { return nil }
        return .plural(Dictionary(forms, uniquingKeysWith: { first, _ in first }))
    }

    private static func sentence(_ value: Value) -> String? {
        guard let text = value.text("a sentence, or one for each plural form, such as one and other") else {
            return nil
        }
        guard text.count <= longest, !text.isEmpty else {
            value.complain("a sentence has 1 to \(longest) characters")
            return nil
        }
        return text
    }
}

extension Value {
    /// Reads a language as a BCP 47 tag of a common form, such as `en`, `de-AT` or `zh-Hant-TW`.
    func languageTag() -> String? {
        guard let text = text("a language, such as en") else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            part.utf8.allSatisfy { byte in
                (97...122).contains(byte)
                    || (index > 0 && ((48...57).contains(byte) || (65...90).contains(byte)))
            } && (index == 0 ? 2...3 : 2...8).contains(part.utf8.count)
        }
        guard isTag else {
            complain("\(Printable.quoted(text)) is not a language tag, such as en or de-AT")
            return nil
        }
        return text
    }
}

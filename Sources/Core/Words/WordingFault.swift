package struct WordingFault: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case unknownLanguage
        case unknownSentence
        case empty
        case brace
        case unknownPlaceholder(String)
        /// The template contains a placeholder that this sentence does not have.
        case foreignPlaceholder(Placeholder, allowed: [Placeholder])
        case unknownCategory(String, known: [PluralCategory])
        case missingCategory(PluralCategory)
        /// The wording has plural forms, but the sentence contains no number.
        case countsNothing
        case forbiddenWord(String)
    }

    package let language: String
    /// The sentence's name in the configuration. It can be a name that no sentence has. It is empty if the
    /// language is wrong.
    package let sentence: String
    package let reason: Reason

    package var description: String {
        switch reason {
        case .unknownLanguage: "'\(language)' is not a language tag such as en or de-AT"
        case .unknownSentence: "there is no sentence called '\(sentence)'"
        case .empty: "'\(sentence)' has no words"
        case .brace: "'\(sentence)' has a brace without its other half; {{ and }} write braces"
        case .unknownPlaceholder(let name): "'\(sentence)' names {\(name)}, which does not exist"
        case .foreignPlaceholder(let placeholder, let allowed):
            "'\(sentence)' has no {\(placeholder.rawValue)}; "
                + (allowed.isEmpty
                    ? "it takes no values"
                    : "it knows \(allowed.map { "{\($0.rawValue)}" }.joined(separator: ", "))")
        case .unknownCategory(let name, let known):
            "'\(name)' is not a plural form of '\(language)', which has "
                + known.map(\.rawValue).joined(separator: ", ")
        case .missingCategory(let category):
            "'\(sentence)' needs the plural form '\(category.rawValue)' in '\(language)'"
        case .countsNothing: "'\(sentence)' counts nothing, so it takes one template and no plural forms"
        case .forbiddenWord(let word): "'\(sentence)' says '\(word)', which reads like a machine's complaint"
        }
    }
}

/// Words that no text for users may contain, since they blame users or are jargon (docs/specification.md §5).
package enum Tone {
    package static let forbidden = [
        "failed to", "error", "exceeded", "quota", "fehler", "fehlgeschlagen", "überschritten", "kontingent",
    ]

    /// The first forbidden word in a text, ignoring case.
    package static func forbiddenWord(in text: String) -> String? {
        let lowered = text.lowercased()
        return forbidden.first { lowered.contains($0) }
    }
}

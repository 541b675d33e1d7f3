package import Limits

/// All sentences in all languages. The wordings in an operator's configuration replace the built-in ones.
package struct Catalogue: Sendable {
    /// The wordings in a configuration: for each language and sentence, a template or plural forms.
    package typealias Sources = [String: [String: Wording.Source]]

    /// The language that is used if a sentence has no wording in a more suitable one.
    package static let fallbackLanguage = "en"

    /// The built-in wordings: all sentences in English and German.
    package static let standard = Catalogue(
        wordings: ["en": wordings(of: english, in: "en"), "de": wordings(of: german, in: "de")])

    /// The wordings of each language. The keys are language tags in lower case.
    private var wordings: [String: [Sentence: Wording]]
    /// The names of plans: for each language tag, in lower case, a table from labels to translated labels.
    private var labels: [String: [String: String]] = [:]

    private init(wordings: [String: [Sentence: Wording]]) { self.wordings = wordings }

    /// The tags of all languages that have wordings, in lower case, sorted.
    package var languages: [String] { wordings.keys.sorted() }

    /// This catalogue, in which the wordings of `sources` replace its own. Invalid wordings are ignored.
    package func merging(_ sources: Sources) -> Catalogue {
        var merged = self
        for (language, sentences) in sources where Self.isLanguageTag(language) {
            for (name, source) in sentences {
                guard let sentence = Sentence(rawValue: name) else { continue }
                guard case .success(let wording) = Wording.read(source, for: sentence, in: language) else {
                    continue
                }
                merged.wordings[language.lowercased(), default: [:]][sentence] = wording
            }
        }
        return merged
    }

    /// This catalogue with the labels that the plans have in other languages.
    package func namingPlans(_ plans: some Sequence<Plan>) -> Catalogue {
        var named = self
        for plan in plans {
            for (language, label) in plan.labels {
                named.labels[language.lowercased(), default: [:]][plan.label] = label
            }
        }
        return named
    }

    /// A plan's label in a language, or in the nearest language for which the plan has one. If there is none,
    /// it is `label` itself.
    package func label(_ label: String, in language: String) -> String {
        Self.ancestors(of: language).lazy.compactMap { labels[$0]?[label] }.first ?? label
    }

    /// All mistakes in the wordings of a configuration for this catalogue, sorted by language and sentence.
    package func findFaults(about sources: Sources) -> [WordingFault] {
        var faults: [WordingFault] = []
        for (language, sentences) in sources.sorted(by: { $0.key < $1.key }) {
            guard Self.isLanguageTag(language) else {
                faults.append(WordingFault(language: language, sentence: "", reason: .unknownLanguage))
                continue
            }
            for (name, source) in sentences.sorted(by: { $0.key < $1.key }) {
                faults += Self.faults(about: source, name: name, in: language)
            }
        }
        return faults
    }

    private static func faults(about source: Wording.Source, name: String, in language: String)
        -> [WordingFault]
    {
        guard let sentence = Sentence(rawValue: name) else {
            return [WordingFault(language: language, sentence: name, reason: .unknownSentence)]
        }
        guard case .failure(let mistakes) = Wording.read(source, for: sentence, in: language) else {
            return []
        }
        return mistakes.reasons.map { WordingFault(language: language, sentence: name, reason: $0) }
    }

    /// The sentences that have no wording in the language, so that English is used. Wordings of `de` also
    /// count for `de-AT`. The result has the order of `Sentence`.
    package func findMissing(in language: String, having names: some Collection<String>) -> [Sentence] {
        Sentence.allCases.filter { sentence in
            !names.contains(sentence.rawValue)
                && !Self.ancestors(of: language).contains { wordings[$0]?[sentence] != nil }
        }
    }

    /// The English wording of a sentence, as a draft that a translator can change. If the sentence has a
    /// number, the draft has a template for each plural form of the language.
    package func makeDraft(of sentence: Sentence, in language: String) -> Wording.Source {
        let (wording, _) = findWording(of: sentence, in: Self.fallbackLanguage)
        let categories = PluralRule(language: language).categories
        let forms = categories.map { category in
            (category.rawValue, wording.findTemplate(for: category == .one ? .one : .other)?.source ?? "")
        }
        let isCounted = sentence.counted.map {
            wording.findTemplate(for: .other)?.placeholders.contains($0) ?? false
        }
        guard isCounted == true, categories.count > 1 else { return .template(forms.last?.1 ?? "") }
        return .forms(Dictionary(forms, uniquingKeysWith: { first, _ in first }))
    }

    /// The wording of a sentence in the nearest language that has one. For `de-AT`, the languages are
    /// `de-AT`, `de` and `en`.
    func findWording(of sentence: Sentence, in language: String) -> (wording: Wording, language: String) {
        for tag in Self.ancestors(of: language) + [Self.fallbackLanguage] {
            if let wording = wordings[tag]?[sentence] { return (wording, tag) }
        }
        preconditionFailure("English says every sentence")
    }

    /// A language, followed by more general ones: `de-at-1996`, `de-at`, `de`.
    private static func ancestors(of language: String) -> [String] {
        var tags: [String] = []
        var parts = language.lowercased().split(separator: "-")
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return tags
    }

    /// Whether a configuration can have wordings for this language tag, such as `fr` or `de-AT`.
    package static func isLanguage(_ tag: String) -> Bool { isLanguageTag(tag) }

    /// Whether the tag has the form of BCP 47: 2–3 letters, then subtags of 1–8 letters and digits.
    private static func isLanguageTag(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count) else { return false }
        guard first.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    private static func wordings(of sources: [Sentence: Wording.Source], in language: String) -> [Sentence:
        Wording]
    {
        precondition(sources.count == Sentence.allCases.count, "a sentence is missing in \(language)")
        return Dictionary(
            uniqueKeysWithValues: sources.map { sentence, source in
                switch Wording.read(source, for: sentence, in: language) {
                case .success(let wording): return (sentence, wording)
                case .failure(let mistakes):
                    preconditionFailure("\(sentence) in \(language): \(mistakes.reasons)")
                }
            })
    }
}

package import Limits

/// Every sentence in every language: the defaults, and the operator's own wordings in their place.
package struct Catalogue: Sendable {
    /// Wordings as a configuration has them: language → sentence → template or plural forms.
    package typealias Sources = [String: [String: Wording.Source]]

    /// The language of those whose own is not here.
    package static let fallbackLanguage = "en"

    /// English and German, complete.
    package static let standard = Catalogue(
        wordings: ["en": wordings(of: english, in: "en"), "de": wordings(of: german, in: "de")])

    /// The wordings by language tag in lower case.
    private var wordings: [String: [Sentence: Wording]]
    /// The plans' names, by language tag in lower case and by label.
    private var labels: [String: [String: String]] = [:]

    private init(wordings: [String: [Sentence: Wording]]) { self.wordings = wordings }

    /// The language tags, in lower case and in order.
    package var languages: [String] { wordings.keys.sorted() }

    /// This catalogue with `sources` in place of its own wordings. A wording with a mistake changes nothing.
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

    /// This catalogue with the labels that plans have in some languages.
    package func namingPlans(_ plans: some Sequence<Plan>) -> Catalogue {
        var named = self
        for plan in plans {
            for (language, label) in plan.labels {
                named.labels[language.lowercased(), default: [:]][plan.label] = label
            }
        }
        return named
    }

    /// A plan's label in a language, or in the nearest that has one; the label itself where none has.
    package func label(_ label: String, in language: String) -> String {
        Self.ancestors(of: language).lazy.compactMap { labels[$0]?[label] }.first ?? label
    }

    /// Everything that is wrong with wordings meant for this catalogue, in the order of languages and names.
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

    /// The sentences that a language lacks, for which English is used, in the order of `Sentence`. A language
    /// like `de-AT` lacks nothing that `de` has.
    package func findMissing(in language: String, having names: some Collection<String>) -> [Sentence] {
        Sentence.allCases.filter { sentence in
            !names.contains(sentence.rawValue)
                && !Self.ancestors(of: language).contains { wordings[$0]?[sentence] != nil }
        }
    }

    /// The English wording of a sentence, as a configuration would write it for a language: a template, or
    /// one for each of the language's plural forms.
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

    /// A sentence in a language, or in the nearest that has it: `de-AT`, `de`, `en`.
    func findWording(of sentence: Sentence, in language: String) -> (wording: Wording, language: String) {
        for tag in Self.ancestors(of: language) + [Self.fallbackLanguage] {
            if let wording = wordings[tag]?[sentence] { return (wording, tag) }
        }
        preconditionFailure("English says every sentence")
    }

    /// `de-at-1996`, `de-at`, `de`.
    private static func ancestors(of language: String) -> [String] {
        var tags: [String] = []
        var parts = language.lowercased().split(separator: "-")
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return tags
    }

    /// Whether a configuration may have wordings in it: `fr`, `de-AT`.
    package static func isLanguage(_ tag: String) -> Bool { isLanguageTag(tag) }

    /// BCP 47's outer shape: 2–3 letters, then subtags of 1–8 letters and digits.
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

extension Wording {
    struct Mistakes: Error { let reasons: [WordingFault.Reason] }

    /// Reads a wording from a configuration. If it has mistakes, the result contains all of them.
    static func read(_ source: Source, for sentence: Sentence, in language: String) -> Result<
        Wording, Mistakes
    > {
        let known = PluralRule(language: language).categories
        var reasons: [WordingFault.Reason] = []
        var forms: [PluralCategory: Template] = [:]
        for (category, text) in texts(of: source, for: sentence, known: known, &reasons) {
            do {
                let template = try Template(text)
                reasons += faults(about: template, for: sentence)
                forms[category] = template
            } catch {
                reasons.append(WordingFault.Reason(error))
            }
        }
        return reasons.isEmpty ? .success(Wording(forms: forms)) : .failure(Mistakes(reasons: reasons))
    }

    /// The templates of a wording by plural category. If the wording is a single template, it gets the
    /// category `other`.
    private static func texts(
        of source: Source, for sentence: Sentence, known: [PluralCategory],
        _ reasons: inout [WordingFault.Reason]
    ) -> [(PluralCategory, String)] {
        switch source {
        case .template(let text):
            if names(text, sentence.counted) {
                reasons += known.filter { $0 != .other && known.count > 1 }.map { .missingCategory($0) }
            }
            return [(.other, text)]
        case .forms(let forms):
            guard sentence.counted != nil else {
                reasons.append(.countsNothing)
                return []
            }
            for name in forms.keys.sorted() where !known.contains(where: { $0.rawValue == name }) {
                reasons.append(.unknownCategory(name, known: known))
            }
            reasons += known.filter { forms[$0.rawValue] == nil }.map { .missingCategory($0) }
            return known.compactMap { category in forms[category.rawValue].map { (category, $0) } }
        }
    }

    /// Whether a template contains the placeholder whose number decides between singular and plural.
    private static func names(_ text: String, _ counted: Placeholder?) -> Bool {
        guard let counted, let template = try? Template(text) else { return false }
        return template.placeholders.contains(counted)
    }

    private static func faults(about template: Template, for sentence: Sentence) -> [WordingFault.Reason] {
        let allowed = sentence.placeholders
        let foreign = template.placeholders.subtracting(allowed).sorted { $0.rawValue < $1.rawValue }
        var reasons: [WordingFault.Reason] = foreign.map {
            .foreignPlaceholder($0, allowed: allowed.sorted { $0.rawValue < $1.rawValue })
        }
        if let word = Tone.forbiddenWord(in: template.words) { reasons.append(.forbiddenWord(word)) }
        return reasons
    }
}

extension WordingFault.Reason {
    fileprivate init(_ mistake: Template.Mistake) {
        self =
            switch mistake {
            case .brace: .brace
            case .empty: .empty
            case .unknownPlaceholder(let name): .unknownPlaceholder(name)
            }
    }
}

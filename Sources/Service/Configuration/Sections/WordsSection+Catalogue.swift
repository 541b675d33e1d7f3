import Commands
import Words

extension Catalogue {
    /// The standard catalogue with the configuration's sentences over it. What it has against them is a
    /// mistake at the sentence's place, or at the language's where the sentence is missing.
    static func read(_ value: Value) -> Catalogue {
        let words = WordsEntry.sentences(value)
        let sources = words.mapValues { $0.mapValues(\.source) }
        for complaint in Catalogue.standard.complaints(about: sources) {
            if let entry = words[complaint.language]?[complaint.sentence] {
                value.reading.add(entry.mistake(complaint.description, suggestion: complaint.suggestion))
            } else {
                (value.entry(complaint.language) ?? value).complain(complaint.description)
            }
        }
        return Catalogue.standard.merging(sources)
    }
}

extension WordsEntry {
    fileprivate var source: Wording.Source {
        switch form {
        case .template(let text): .template(text)
        case .plural(let forms): .forms(forms)
        }
    }
}

extension WordingFault {
    fileprivate var suggestion: String? {
        guard case .unknownSentence = reason else { return nil }
        return NearestWord.of(sentence, in: Sentence.allCases.map(\.rawValue))
    }
}

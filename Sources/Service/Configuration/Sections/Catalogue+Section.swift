import Commands
import Words

extension Catalogue {
    /// Makes the catalogue, in which the configuration's sentences replace standard ones. A wrong sentence is
    /// reported as a mistake. A sentence that is missing in a language causes a warning.
    static func readCatalogue(_ value: Value) -> Catalogue {
        let words = WordsEntry.readSentences(value)
        let sources = words.mapValues { $0.mapValues(\.source) }
        for fault in Catalogue.standard.findFaults(about: sources) {
            if let entry = words[fault.language]?[fault.sentence] {
                value.reading.addMistake(entry.makeMistake(fault.description, suggestion: fault.suggestion))
            } else {
                (value.readEntry(fault.language) ?? value).complain(fault.description)
            }
        }
        for (language, sentences) in sources.sorted(by: { $0.key < $1.key }) {
            let missing = Catalogue.standard.findMissing(in: language, having: sentences.keys).count
            guard missing > 0 else { continue }
            let all = Sentence.allCases.count
            value.reading.addWarning(
                "words.\(language) says \(all - missing) of \(all) sentences, and English the other \(missing); "
                    + "usher words --template \(language) prints them all")
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

import Foundation
import Limits
import Usage

extension Catalogue {
    /// A phrase in a person's own language and time zone.
    ///
    /// Formatters are slow: keep the text by phrase, language and zone.
    ///
    /// - Parameters:
    ///   - language: a tag, as `LanguageChoice` gives it. What it lacks is said in the nearest language.
    ///   - timeZone: an IANA name; an unknown one counts as UTC.
    package func text(of phrase: Phrase, language: String, timeZone: String) -> String {
        let (wording, language) = wording(of: phrase.sentence, in: language)
        let count = phrase.sentence.counted.flatMap { phrase.number($0) } ?? 0
        guard let template = wording.template(for: PluralRule(language: language).category(count)) else {
            return ""
        }
        return template.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let placeholder): phrase.text(of: placeholder, language: language, timeZone: timeZone)
            }
        }.joined()
    }
}

extension Phrase {
    /// A value as people read it. A phrase that lacks it was built wrongly: its text has a gap, and the
    /// person still reads the rest.
    fileprivate func text(of placeholder: Placeholder, language: String, timeZone: String) -> String {
        switch placeholder {
        case .date: date.map { $0.day(language: language, timeZone: timeZone) } ?? ""
        case .model: model.map { ModelClassLine.capitalized($0.name) } ?? ""
        case .plans: plans.formatted(.list(type: .or).locale(Locale(identifier: language)))
        case .count, .used, .limit, .percent, .day, .days: number(placeholder).map(String.init) ?? ""
        }
    }
}

extension Moment {
    /// The day on which a moment falls: `December 1`, `1. Dezember`.
    fileprivate func day(language: String, timeZone: String) -> String {
        let zone = TimeZone(identifier: timeZone) ?? .gmt
        return date.formatted(
            Date.FormatStyle(
                locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
                timeZone: zone
            ).month(.wide).day())
    }

    /// Foundation's kind of time.
    var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

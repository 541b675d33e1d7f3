import Foundation
package import Limits
import Usage

extension Catalogue {
    /// The text of a phrase in a language and a time zone.
    ///
    /// Rendering is slow because of Foundation's formatters. Cache the text by phrase, language and zone.
    ///
    /// - Parameters:
    ///   - language: a language tag from `LanguageChoice`. If a sentence has no wording in this language, the
    ///     wording of the nearest language is used.
    ///   - timeZone: an IANA name. An unknown name counts as UTC.
    package func renderText(of phrase: Phrase, language: String, timeZone: String) -> String {
        pieces(of: phrase, language: language, timeZone: timeZone).map(\.text).joined()
    }

    /// The text of a phrase in three parts: the text before the count, the count, and the text after it. The
    /// result is nil if the wording does not contain the count exactly once.
    package func partsAroundCount(
        of phrase: Phrase, language: String, timeZone: String
    ) -> (before: String, count: String, after: String)? {
        let pieces = pieces(of: phrase, language: language, timeZone: timeZone)
        let places = pieces.indices.filter { pieces[$0].placeholder == .count }
        guard let place = places.first, places.count == 1 else { return nil }
        return (
            pieces[..<place].map(\.text).joined(), pieces[place].text,
            pieces[(place + 1)...].map(\.text).joined()
        )
    }

    private func pieces(of phrase: Phrase, language: String, timeZone: String)
        -> [(placeholder: Placeholder?, text: String)]
    {
        var phrase = phrase
        phrase.plans = phrase.plans.map { label($0, in: language) }
        let (wording, language) = findWording(of: phrase.sentence, in: language)
        let count = phrase.sentence.counted.flatMap { phrase.number($0) } ?? 0
        let template = wording.findTemplate(for: PluralRule(language: language).findCategory(count))
        return (template?.pieces ?? []).map { piece in
            switch piece {
            case .text(let text): (nil, text)
            case .value(let placeholder):
                (placeholder, phrase.text(of: placeholder, language: language, timeZone: timeZone))
            }
        }
    }
}

extension Phrase {
    /// The text of the phrase's value for a placeholder. If the phrase lacks this value, the text is empty,
    /// so that the user can still read the rest of the sentence.
    fileprivate func text(of placeholder: Placeholder, language: String, timeZone: String) -> String {
        switch placeholder {
        case .date: date.map { $0.day(language: language, timeZone: timeZone) } ?? ""
        case .price: price.map { Self.text(of: $0, language: language) } ?? ""
        case .model: model.map { ModelClassLine.capitalized($0.name) } ?? ""
        case .plans: plans.formatted(.list(type: .or).locale(Locale(identifier: language)))
        case .models: models.formatted(.list(type: .or).locale(Locale(identifier: language)))
        case .count, .used, .limit, .percent, .day, .days:
            number(placeholder).map { Self.renderText(of: $0, in: unit, language: language) } ?? ""
        }
    }

    /// A number in the format of a language: `640` messages, `14,963,200` tokens, or `$14.96` for money.
    package static func renderText(of number: Int, in unit: Unit?, language: String) -> String {
        let locale = Locale(identifier: language)
        return switch unit {
        case nil: String(number)
        case .tokens, .images, .audioSeconds, .characters: number.formatted(.number.locale(locale))
        case .microdollars: text(ofMicros: number, currency: "USD", locale)
        }
    }

    /// An amount of money in the format of a language, such as `$9.99`, `9,99 €` or `¥1,500`.
    private static func text(of money: Money, language: String) -> String {
        text(ofMicros: money.micros, currency: money.currency, Locale(identifier: language))
    }

    private static func text(ofMicros micros: Int, currency: String, _ locale: Locale) -> String {
        (Decimal(micros) / 1_000_000).formatted(.currency(code: currency).locale(locale))
    }
}

extension Meter {
    /// The unit in texts about a limit; nil for messages and calls, which the sentences name themselves.
    package var unit: Phrase.Unit? {
        switch self {
        case .messages, .calls: nil
        case .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens: .tokens
        case .cost: .microdollars
        case .images: .images
        case .audioSeconds: .audioSeconds
        case .characters: .characters
        }
    }
}

extension Moment {
    /// The day of a moment in the format of a language, such as `December 1` or `1. Dezember`.
    fileprivate func day(language: String, timeZone: String) -> String {
        let zone = TimeZone(identifier: timeZone) ?? .gmt
        return date.formatted(
            Date.FormatStyle(
                locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
                timeZone: zone
            ).month(.wide).day())
    }

    var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

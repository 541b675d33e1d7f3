import Dates
package import Limits

/// Rendered sentences, kept because Foundation's formatters take microseconds, which a refusal should not.
/// Bound to one loop; bounded in size.
package final class PhraseCache {
    private struct Key: Hashable {
        let phrase: Phrase
        let language: String
        let timeZone: String
    }

    private struct Stamp: Hashable {
        let moment: Moment
        let timeZone: String
    }

    package let catalogue: Catalogue
    private let capacity: Int
    private var texts: [Key: String] = [:]
    private var stamps: [Stamp: String] = [:]

    /// - Parameter capacity: texts kept at most; a full cache starts anew.
    package init(_ catalogue: Catalogue, capacity: Int = 4096) {
        self.catalogue = catalogue
        self.capacity = capacity
    }

    package func text(of phrase: Phrase, language: String, timeZone: String) -> String {
        let key = Key(phrase: phrase, language: language, timeZone: timeZone)
        if let known = texts[key] { return known }
        let text = catalogue.renderText(of: phrase, language: language, timeZone: timeZone)
        if texts.count >= capacity { texts.removeAll(keepingCapacity: true) }
        texts[key] = text
        return text
    }

    /// The moment in RFC 3339, to the second, with the offset that the zone has then:
    /// `2026-12-01T00:00:00+01:00`.
    package func formatTimestamp(_ moment: Moment, timeZone: String) -> String {
        let key = Stamp(moment: moment, timeZone: timeZone)
        if let known = stamps[key] { return known }
        let text = moment.timestamp(in: LocalTime(timeZone))
        if stamps.count >= capacity { stamps.removeAll(keepingCapacity: true) }
        stamps[key] = text
        return text
    }
}

import Dates
package import Limits

/// A bounded cache of texts. Foundation's formatters take microseconds to make a text, which is too long for
/// a refusal. The cache has no lock, since only one event loop uses it.
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

    /// - Parameter capacity: the largest number of texts in the cache. A full cache is emptied.
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

    /// The moment in RFC 3339, in whole seconds, with the offset that the time zone has at this moment:
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

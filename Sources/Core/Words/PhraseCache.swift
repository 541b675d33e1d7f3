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
        let text = catalogue.text(of: phrase, language: language, timeZone: timeZone)
        if texts.count >= capacity { texts.removeAll(keepingCapacity: true) }
        texts[key] = text
        return text
    }

    /// The moment in RFC 3339, to the second, with the offset that the zone has then:
    /// `2026-12-01T00:00:00+01:00`.
    package func timestamp(_ moment: Moment, timeZone: String) -> String {
        let key = Stamp(moment: moment, timeZone: timeZone)
        if let known = stamps[key] { return known }
        let text = moment.timestamp(in: LocalTime(timeZone))
        if stamps.count >= capacity { stamps.removeAll(keepingCapacity: true) }
        stamps[key] = text
        return text
    }
}

extension Moment {
    /// RFC 3339 with the zone's offset, to the second.
    package func timestamp(in clock: LocalTime) -> String {
        let offset = clock.offset(at: Int(seconds))
        let local = Int(seconds) + offset
        let date = CivilDate(dayNumber: Int((Double(local) / 86_400).rounded(.down)))
        let time = local - date.dayNumber * 86_400
        let day = "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
        let clock = "\(digits(time / 3600, 2)):\(digits(time / 60 % 60, 2)):\(digits(time % 60, 2))"
        return "\(day)T\(clock)\(zone(offset))"
    }

    private func zone(_ offset: Int) -> String {
        guard offset != 0 else { return "Z" }
        let minutes = abs(offset) / 60
        return "\(offset < 0 ? "-" : "+")\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
    }

    private func digits(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
}

package import Dates
import Foundation

/// The clock of one time zone. It computes the local day, hour and minute of a second since the epoch.
///
/// Only the zone's offsets are read from Foundation. This type computes the rest, since a period must be
/// exact on days of 23 and 25 hours, at skipped midnights and in repeated hours.
package struct LocalTime: Sendable {
    private let zone: TimeZone

    /// A clock for the first zone in `names` that this machine knows, or for UTC if it knows none.
    package init(_ names: String?...) {
        zone = names.lazy.compactMap { $0.flatMap(TimeZone.init(identifier:)) }.first ?? .gmt
    }

    package static func knowsZone(_ name: String) -> Bool { TimeZone(identifier: name) != nil }

    /// The zone's offset from UTC, in seconds, at a second since the epoch.
    package func utcOffset(at second: Int) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }

    /// The local day on which a second falls.
    ///
    /// A clock that is set back across midnight shows an hour of the old day again. The repeated hour counts
    /// as part of the new day, so that days never overlap.
    package func date(at second: Int) -> CivilDate {
        let day = (second + utcOffset(at: second)).flooredQuotient(86400)
        return CivilDate(dayNumber: start(ofDay: day + 1) <= second ? day + 1 : day)
    }

    /// The first second of a local day.
    package func start(of date: CivilDate) -> Int { start(ofDay: date.dayNumber) }

    private func start(ofDay day: Int) -> Int {
        let midnight = day * 86400
        let before = utcOffset(at: midnight - 129_600)
        let after = utcOffset(at: midnight + 129_600)
        guard before != after else { return midnight - before }
        let change = change(after: midnight - 129_600, notAfter: midnight + 129_600)
        if midnight - before < change { return midnight - before }
        return max(midnight - after, change)
    }

    /// The second at which the zone's offset changes. Between `low` and `high` it must change exactly once.
    private func change(after low: Int, notAfter high: Int) -> Int {
        let first = utcOffset(at: low)
        var (low, high) = (low, high)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if utcOffset(at: middle) == first { low = middle } else { high = middle }
        }
        return high
    }

    /// An hour or a minute as the clock of the time zone shows it.
    struct Tick {
        /// The local time at which the hour or minute begins, as seconds since 1970 on the local clock.
        let label: Int
        let start: Int
        let end: Int
        /// Whether the clock was set back and shows this local time for the second time.
        let isRepeated: Bool
    }

    /// The hour (`length` 3600) or minute (60) that contains a second. A change of the offset shortens it.
    func tick(of length: Int, at second: Int) -> Tick {
        let offset = utcOffset(at: second)
        let label = (second + offset).flooredQuotient(length) * length
        var start = label - offset
        var end = start + length
        if self.utcOffset(at: start) != offset { start = change(after: start, notAfter: second) }
        if self.utcOffset(at: end - 1) != offset { end = change(after: second, notAfter: end - 1) }
        return Tick(
            label: label, start: start, end: end, isRepeated: isRepeated(label, length, start, offset))
    }

    /// Whether the clock was set back in the last 3 hours, so that it shows the local time `label` again.
    private func isRepeated(_ label: Int, _ length: Int, _ start: Int, _ offset: Int) -> Bool {
        let earlier = self.utcOffset(at: start - 10800)
        guard earlier > offset else { return false }
        let change = change(after: start - 10800, notAfter: start)
        return label - earlier < change
    }
}

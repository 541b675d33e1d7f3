package import Dates
package import Limits
import Words

/// Writes moments as RFC 3339 in one time zone.
package struct ZonedTimestamp: Sendable {
    package let clock: LocalTime

    package init(zone: String) { clock = LocalTime(zone) }

    package init(_ clock: LocalTime) { self.clock = clock }

    package func formatMoment(_ moment: Moment) -> String { moment.timestamp(in: clock) }

    package func formatMoment(_ moment: Moment?) -> String? { moment.map { $0.timestamp(in: clock) } }

    /// Parses the months from the first to the last, including both. Returns nil if a text is no month, or if
    /// there are more than 13 months.
    package static func parseMonths(from: String, to: String) -> [CivilDate]? {
        guard let first = month(from), let last = month(to) else { return nil }
        var months: [CivilDate] = []
        var next = first
        while (next.year, next.month) <= (last.year, last.month) {
            guard months.count < 13 else { return nil }
            months.append(next)
            next = CivilDate(year: next.nextMonth.year, month: next.nextMonth.month, day: 1)
        }
        return months.isEmpty ? nil : months
    }

    /// The name of a month, such as `2026-11`.
    package static func monthName(of month: CivilDate) -> String {
        "\(month.year.padded(4))-\(month.month.padded(2))"
    }

    private static func month(_ text: String) -> CivilDate? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
            let year = Int(parts[0]), let month = Int(parts[1]), (2000...2099).contains(year),
            (1...12).contains(month)
        else { return nil }
        return CivilDate(year: year, month: month, day: 1)
    }
}

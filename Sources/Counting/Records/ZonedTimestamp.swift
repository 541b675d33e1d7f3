package import Limits
import Words

/// Writes moments as RFC 3339 in one time zone.
package struct ZonedTimestamp: Sendable {
    package let clock: LocalTime

    package init(zone: String) { clock = LocalTime(zone) }

    package func text(_ moment: Moment) -> String { moment.timestamp(in: clock) }

    package func text(_ moment: Moment?) -> String? { moment.map { $0.timestamp(in: clock) } }

    /// The months from one to another, both included; nil where they are no months, or more than a year.
    package static func months(from: String, to: String) -> [CivilDate]? {
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

    /// `2026-11`
    package static func name(of month: CivilDate) -> String {
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

extension Moment {
    /// A time as RFC 3339 writes it, its offset included: `2026-11-20T09:00:00+01:00`. Nil for anything else.
    package init?(rfc3339 text: String) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count, bytes[range].allSatisfy({ (48...57).contains($0) }) else {
                return nil
            }
            return bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 }
        }
        func sign(_ place: Int, _ letters: String) -> Bool {
            place < bytes.count && letters.utf8.contains(bytes[place])
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            sign(4, "-"), sign(7, "-"), sign(10, "Tt "), sign(13, ":"), sign(16, ":"),
            (1...12).contains(month), (1...CivilDate.length(ofMonth: month, year: year)).contains(day),
            hour < 24, minute < 60, second < 61
        else { return nil }
        var at = 19
        var milliseconds = 0
        if sign(at, ".") {
            at += 1
            var unit = 100
            while at < bytes.count, let digit = number(at..<at + 1) {
                milliseconds += digit * unit
                unit /= 10
                at += 1
            }
        }
        var offset = 0
        if sign(at, "Zz") {
            guard at + 1 == bytes.count else { return nil }
        } else {
            guard sign(at, "+-"), at + 6 == bytes.count, sign(at + 3, ":"),
                let hours = number(at + 1..<at + 3), let minutes = number(at + 4..<at + 6),
                hours < 24, minutes < 60
            else { return nil }
            offset = (hours * 3600 + minutes * 60) * (sign(at, "-") ? -1 : 1)
        }
        let days = CivilDate(year: year, month: month, day: day).dayNumber
        let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
        self.init(milliseconds: Int64(seconds) * 1000 + Int64(milliseconds))
    }
}

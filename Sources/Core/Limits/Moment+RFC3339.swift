import Dates

extension Moment {
    /// A time as RFC 3339 writes it, its offset included: `2026-11-20T09:00:00+01:00`. Nil for anything else.
    package init?(rfc3339 text: some StringProtocol) {
        guard let milliseconds = RFC3339.parseMilliseconds(text) else { return nil }
        self.init(milliseconds: milliseconds)
    }

    /// RFC 3339 in UTC, to the second: `2026-11-20T08:00:00Z`.
    package var timestamp: String { RFC3339.text(seconds: Int(seconds)) }

    /// RFC 3339 with the zone's offset, to the second.
    package func timestamp(in clock: LocalTime) -> String {
        RFC3339.text(seconds: Int(seconds), offset: clock.utcOffset(at: Int(seconds)))
    }
}

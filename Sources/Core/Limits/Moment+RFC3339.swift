import Dates

extension Moment {
    /// The moment of a time in RFC 3339, such as `2026-11-20T09:00:00+01:00`; nil for any other text.
    package init?(rfc3339 text: some StringProtocol) {
        guard let milliseconds = RFC3339.parseMilliseconds(text) else { return nil }
        self.init(milliseconds: milliseconds)
    }

    /// The moment in RFC 3339 in UTC, in whole seconds, such as `2026-11-20T08:00:00Z`.
    package var timestamp: String { RFC3339.text(seconds: Int(seconds)) }

    /// The moment in RFC 3339, in whole seconds, with the UTC offset of a time zone's clock.
    package func timestamp(in clock: LocalTime) -> String {
        RFC3339.text(seconds: Int(seconds), offset: clock.utcOffset(at: Int(seconds)))
    }
}

/// A point in time, in milliseconds since 1970-01-01T00:00:00Z without leap seconds.
///
/// It is clamped to the years 1 to 9999, which RFC 3339 can express. Sums and differences of moments from
/// imports, webhooks, tokens and Redis therefore never overflow.
///
/// The code of this module never reads a clock. It receives the present time as an argument.
package struct Moment: Hashable, Comparable, Sendable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) { self.milliseconds = min(max(milliseconds, Self.first), Self.last) }

    package init(seconds: Int64) {
        self.init(milliseconds: min(max(seconds, Self.first / 1000), Self.last / 1000 + 1) * 1000)
    }

    /// The bounds 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999Z.
    private static let first: Int64 = -62_135_596_800_000
    private static let last: Int64 = 253_402_300_799_999

    /// The whole seconds since 1970, rounded towards the past.
    package var seconds: Int64 { milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000 }

    package var isOnSecond: Bool { milliseconds % 1000 == 0 }

    package static let distantPast = Moment(milliseconds: 0)

    /// The last whole second that RFC 3339 can express: 9999-12-31T23:59:59Z.
    package static let distantFuture = Moment(milliseconds: 253_402_300_799_000)

    package static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

    package func advanced(bySeconds seconds: Int64) -> Moment {
        let span = min(max(seconds, -2 * (Self.last / 1000)), 2 * (Self.last / 1000))
        return Moment(milliseconds: milliseconds + span * 1000)
    }

    /// Whether a text is a moment in the form in which Redis stores it: milliseconds from 1970 to 9999.
    package static func isStored(_ text: some StringProtocol) -> Bool {
        Int64(text).map { (0...last).contains($0) } ?? false
    }
}

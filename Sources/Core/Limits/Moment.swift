/// A point in time: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// In this module time is always an argument: nothing here reads a clock.
package struct Moment: Hashable, Comparable, Sendable {
    package var milliseconds: Int64

    package init(milliseconds: Int64) { self.milliseconds = milliseconds }

    package init(seconds: Int64) { self.milliseconds = seconds * 1000 }

    /// Whole seconds since the epoch, rounded towards the past.
    package var seconds: Int64 { milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000 }

    package var isOnSecond: Bool { milliseconds % 1000 == 0 }

    package static let distantPast = Moment(milliseconds: 0)

    /// 9999-12-31T23:59:59Z, the last moment that RFC 3339 can write.
    package static let distantFuture = Moment(milliseconds: 253_402_300_799_000)

    package static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

    package func advanced(bySeconds seconds: Int64) -> Moment {
        Moment(milliseconds: milliseconds + seconds * 1000)
    }
}

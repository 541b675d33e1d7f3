import Dates
import Limits
import Testing

/// Tests the end of every month in two years (one is a leap year), in one time zone for each full hour from
/// UTC−11 to UTC+14.
@Suite struct `Around the world` {
    /// The POSIX name of a zone. Its sign is inverted: `Etc/GMT-5` is ahead of UTC.
    private static func name(_ hours: Int) -> String {
        hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    }

    private func midnight(_ date: CivilDate, _ hours: Int) -> Moment {
        Moment(seconds: Int64(date.dayNumber * 86_400 - hours * 3600))
    }

    private func before(_ moment: Moment) -> Moment { Moment(milliseconds: moment.milliseconds - 1) }

    @Test(arguments: -11...14) func `Months and days begin at local midnight`(hours: Int) {
        let clock = LocalTime(Self.name(hours))
        for year in 2027...2028 {
            for month in 1...12 {
                let last = CivilDate(
                    year: year, month: month, day: CivilDate.length(ofMonth: month, year: year))
                let reset = midnight(CivilDate(dayNumber: last.dayNumber + 1), hours)
                for window in [Window.day, .month] {
                    let ending = Period(of: window, at: before(reset), anchorDay: nil, in: clock)
                    let next = Period(of: window, at: reset, anchorDay: nil, in: clock)
                    #expect(ending.end == reset && next.start == reset && ending.key != next.key)
                }
            }
        }
    }

    @Test(arguments: -11...14, 29...31)
    func `Billing months reset on their day, clamped to short months`(hours: Int, anchor: Int) {
        let clock = LocalTime(Self.name(hours))
        for year in 2027...2028 {
            for month in 1...12 {
                let length = CivilDate.length(ofMonth: month, year: year)
                let day = CivilDate(year: year, month: month, day: min(anchor, length))
                let reset = midnight(day, hours)
                let ending = Period(of: .billingMonth, at: before(reset), anchorDay: anchor, in: clock)
                let next = Period(of: .billingMonth, at: reset, anchorDay: anchor, in: clock)
                #expect(ending.end == reset && next.start == reset && ending.key != next.key)
                #expect(clock.date(at: Int(next.start.seconds)) == day)
            }
        }
    }

    @Test(arguments: [
        // In Berlin, 29 March 2026 has 23 hours, and 25 October 2026 has 25 hours.
        ("Europe/Berlin", 29, "2026-03-29T12:00:00Z", "2026-03-28T23:00:00Z", "2026-04-28T22:00:00Z"),
        ("Europe/Berlin", 25, "2026-10-25T12:00:00Z", "2026-10-24T22:00:00Z", "2026-11-24T23:00:00Z"),
        ("Europe/Berlin", 30, "2026-03-30T12:00:00Z", "2026-03-29T22:00:00Z", "2026-04-29T22:00:00Z"),
        // In Havana, 8 March 2026 begins at one o'clock.
        ("America/Havana", 8, "2026-03-08T12:00:00Z", "2026-03-08T05:00:00Z", "2026-04-08T04:00:00Z"),
        // In Beirut, 29 March 2026 begins at one o'clock.
        ("Asia/Beirut", 29, "2026-03-29T12:00:00Z", "2026-03-28T22:00:00Z", "2026-04-28T21:00:00Z"),
    ]) func `An anchor in the night on which clocks change keeps its day`(
        zone: String, anchor: Int, moment: String, start: String, end: String
    ) {
        let period = period(.billingMonth, moment, zone: zone, anchor: anchor)
        #expect(text(period.start) == start && text(period.end) == end)
    }
}

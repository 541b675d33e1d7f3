import Foundation
import Limits
import Testing

@Suite struct ClockChangeTests {
    @Test(arguments: [
        ("Europe/Berlin", "2026-03-29T10:00:00Z", 23.0), ("Europe/Berlin", "2026-10-25T10:00:00Z", 25.0),
        ("America/New_York", "2026-03-08T16:00:00Z", 23.0),
        ("America/New_York", "2026-11-01T16:00:00Z", 25.0),
        ("Australia/Lord_Howe", "2026-04-05T02:00:00Z", 24.5),
        ("Australia/Lord_Howe", "2026-10-04T02:00:00Z", 23.5),
        ("America/Havana", "2026-03-08T16:00:00Z", 23.0), ("America/Havana", "2026-11-01T16:00:00Z", 25.0),
        ("Europe/Berlin", "2026-06-01T10:00:00Z", 24.0),
    ]) func `A day has as many hours as its clock shows`(zone: String, moment: String, hours: Double) {
        let day = period(.day, moment, zone: zone)
        #expect(Double(day.end.seconds - day.start.seconds) / 3600 == hours)
        #expect(day.name == String(moment.prefix(10)))
    }

    @Test func `A midnight that does not exist starts its day at the change`() {
        let day = period(.day, "2026-03-08T16:00:00Z", zone: "America/Havana")
        #expect(text(day.start) == "2026-03-08T05:00:00Z")
        #expect(text(day.end) == "2026-03-09T04:00:00Z")
    }

    @Test func `An hour that the clock shows twice is two hours with two counters`() {
        let first = period(.hour, "2026-10-25T00:30:00Z", zone: "Europe/Berlin")
        let second = period(.hour, "2026-10-25T01:30:00Z", zone: "Europe/Berlin")
        let third = period(.hour, "2026-10-25T02:30:00Z", zone: "Europe/Berlin")
        #expect([first.key, second.key, third.key] == ["h:26102502", "h:26102502b", "h:26102503"])
        #expect(first.end == second.start && second.end == third.start)
        #expect([first.key, second.key, third.key].sorted() == [first.key, second.key, third.key])
    }

    @Test func `A clock that moves by half an hour cuts its hours there`() {
        let first = period(.hour, "2026-04-04T14:30:00Z", zone: "Australia/Lord_Howe")
        let second = period(.hour, "2026-04-04T15:10:00Z", zone: "Australia/Lord_Howe")
        #expect([first.key, second.key] == ["h:26040501", "h:26040501b"])
        #expect(first.end == second.start)
        #expect(second.end.seconds - second.start.seconds == 1800)
        let minute = period(.minute, "2026-04-04T15:10:00Z", zone: "Australia/Lord_Howe")
        #expect(minute.key == "i:2604050140b")
    }

    @Test(arguments: [
        "Pacific/Pago_Pago", "America/New_York", "America/St_Johns", "America/Santiago", "UTC",
        "Europe/Berlin",
        "Africa/Cairo", "Africa/Casablanca", "Asia/Beirut", "Asia/Kolkata", "Asia/Kathmandu",
        "Australia/Lord_Howe",
        "Pacific/Chatham", "Pacific/Apia", "Pacific/Kiritimati",
    ]) func `Periods follow each other without gap or overlap, each under a name of its own`(zone: String) {
        let clock = LocalTime(zone)
        let until = at("2027-01-01T00:00:00Z")
        // A year has too many minutes for this test.
        for window in Window.ofCalendar where window != .minute {
            let anchor = window == .billingMonth ? 31 : nil
            var period = Period(of: window, at: at("2026-01-01T00:00:00Z"), anchorDay: anchor, in: clock)
            var keys: Set<String> = [period.key]
            while period.end < until {
                let last = Period(
                    of: window, at: Moment(milliseconds: period.end.milliseconds - 1), anchorDay: anchor,
                    in: clock)
                let next = Period(of: window, at: period.end, anchorDay: anchor, in: clock)
                #expect(last == period, "the last moment of \(period.key) in \(zone)")
                #expect(next.start == period.end, "after \(period.key) in \(zone)")
                #expect(keys.insert(next.key).inserted, "\(next.key) twice in \(zone)")
                guard next.end > period.end else {
                    Issue.record("\(next.key) does not end after \(period.key) in \(zone)")
                    return
                }
                period = next
            }
        }
    }

    @Test(arguments: [
        "Europe/Berlin", "America/Havana", "Asia/Kathmandu", "Pacific/Kiritimati", "Africa/Casablanca",
    ])
    func `Days and months agree with the system's calendar`(zone: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        for second in stride(from: Int64(1_767_225_600), to: 1_956_528_000, by: 377_777) {
            let date = Date(timeIntervalSince1970: Double(second))
            let month = try #require(calendar.dateInterval(of: .month, for: date))
            let ours = Period(of: .month, at: Moment(seconds: second), anchorDay: nil, in: LocalTime(zone))
            #expect(Double(ours.start.seconds) == month.start.timeIntervalSince1970, "\(second) in \(zone)")
            #expect(Double(ours.end.seconds) == month.end.timeIntervalSince1970, "\(second) in \(zone)")
            let day = Period(of: .day, at: Moment(seconds: second), anchorDay: nil, in: LocalTime(zone))
            #expect(
                Double(day.start.seconds) == calendar.startOfDay(for: date).timeIntervalSince1970, "\(second)"
            )
        }
    }
}

import Dates
import Foundation
import Limits
import Testing

@Suite struct PeriodTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let window: Window
        let moment: String
        var zone = "UTC"
        var anchor: Int?
        var weekday: Weekday?
        let key: String
        let name: String
        let start: String
        let end: String
        var testDescription: String { "\(key) at \(moment) in \(zone)" }
    }

    static let rows: [Row] = [
        Row(
            window: .minute, moment: "2026-11-20T08:05:59Z", key: "i:2611200805", name: "2026-11-20T08:05",
            start: "2026-11-20T08:05:00Z", end: "2026-11-20T08:06:00Z"),
        Row(
            window: .hour, moment: "2026-11-20T08:05:59Z", key: "h:26112008", name: "2026-11-20T08",
            start: "2026-11-20T08:00:00Z", end: "2026-11-20T09:00:00Z"),
        Row(
            window: .day, moment: "2026-11-20T23:59:59Z", key: "d:261120", name: "2026-11-20",
            start: "2026-11-20T00:00:00Z", end: "2026-11-21T00:00:00Z"),
        Row(
            window: .week, moment: "2026-11-22T23:59:59Z", key: "w:261116", name: "2026-11-16",
            start: "2026-11-16T00:00:00Z", end: "2026-11-23T00:00:00Z"),
        Row(
            window: .week, moment: "2027-01-01T08:00:00Z", zone: "Europe/Berlin", key: "w:261228",
            name: "2026-12-28", start: "2026-12-27T23:00:00Z", end: "2027-01-03T23:00:00Z"),
        Row(
            window: .billingWeek, moment: "2026-11-23T00:00:00Z", key: "k:261123", name: "2026-11-23",
            start: "2026-11-23T00:00:00Z", end: "2026-11-30T00:00:00Z"),
        Row(
            window: .billingWeek, moment: "2026-11-20T08:00:00Z", weekday: .saturday, key: "k:261114",
            name: "2026-11-14", start: "2026-11-14T00:00:00Z", end: "2026-11-21T00:00:00Z"),
        Row(
            window: .billingWeek, moment: "2026-11-21T00:00:00Z", weekday: .saturday, key: "k:261121",
            name: "2026-11-21", start: "2026-11-21T00:00:00Z", end: "2026-11-28T00:00:00Z"),
        Row(
            window: .month, moment: "2026-12-31T23:59:59Z", key: "m:2612", name: "2026-12",
            start: "2026-12-01T00:00:00Z", end: "2027-01-01T00:00:00Z"),
        Row(
            window: .billingMonth, moment: "2026-11-20T08:00:00Z", anchor: 15, key: "b:261115",
            name: "2026-11-15", start: "2026-11-15T00:00:00Z", end: "2026-12-15T00:00:00Z"),
        Row(
            window: .billingMonth, moment: "2027-01-14T23:59:59Z", anchor: 15, key: "b:261215",
            name: "2026-12-15", start: "2026-12-15T00:00:00Z", end: "2027-01-15T00:00:00Z"),
        Row(
            window: .billingMonth, moment: "2026-11-20T08:00:00Z", key: "b:261101", name: "2026-11-01",
            start: "2026-11-01T00:00:00Z", end: "2026-12-01T00:00:00Z"),
        Row(
            window: .hour, moment: "2026-11-20T08:05:00Z", zone: "Asia/Kolkata", key: "h:26112013",
            name: "2026-11-20T13", start: "2026-11-20T07:30:00Z", end: "2026-11-20T08:30:00Z"),
        Row(
            window: .day, moment: "2026-11-20T10:30:00Z", zone: "Pacific/Kiritimati", key: "d:261121",
            name: "2026-11-21", start: "2026-11-20T10:00:00Z", end: "2026-11-21T10:00:00Z"),
        Row(
            window: .day, moment: "2026-11-20T10:30:00Z", zone: "Pacific/Pago_Pago", key: "d:261119",
            name: "2026-11-19", start: "2026-11-19T11:00:00Z", end: "2026-11-20T11:00:00Z"),
        Row(
            window: .month, moment: "2026-11-30T23:00:00Z", zone: "Europe/Berlin", key: "m:2612",
            name: "2026-12", start: "2026-11-30T23:00:00Z", end: "2026-12-31T23:00:00Z"),
    ]

    @Test(arguments: rows) func `A window's period has its name, its start and its end`(row: Row) {
        let period = period(
            row.window, row.moment, zone: row.zone, anchor: row.anchor, weekday: row.weekday)
        #expect(period.key == row.key)
        #expect(period.name == row.name)
        #expect(text(period.start) == row.start)
        #expect(text(period.end) == row.end)
        #expect(period.resets)
    }

    @Test func `A lifetime and a rolling window are never reset`() {
        let trial = period(.lifetime("trial"), "2026-11-20T08:05:59Z")
        #expect((trial.key, trial.name) == ("t:trial", "trial"))
        let rolling = period(.rolling(seconds: 18000), "2026-11-20T08:05:59Z")
        #expect((rolling.key, rolling.name) == ("r18000", "PT18000S"))
        for period in [trial, rolling] {
            #expect(!period.resets)
            #expect((period.start, period.end) == (.distantPast, .distantFuture))
        }
    }

    @Test(arguments: 1...12, [2026, 2027, 2028])
    func `Every month ends with its last second`(month: Int, year: Int) {
        let length = CivilDate.length(ofMonth: month, year: year)
        let last = Moment(
            milliseconds: Int64(CivilDate(year: year, month: month, day: length).dayNumber + 1) * 86_400_000
                - 1)
        let ending = Period(of: .month, at: last, anchorDay: nil, in: LocalTime("UTC"))
        let next = Period(of: .month, at: ending.end, anchorDay: nil, in: LocalTime("UTC"))
        #expect(ending.end.milliseconds == last.milliseconds + 1)
        #expect(next.start == ending.end)
        #expect(next.key != ending.key)
        #expect(ending.name.hasSuffix(month < 10 ? "-0\(month)" : "-\(month)"))
    }

    @Test(arguments: [
        (29, ["260129", "260228", "260329", "260429", "260529"]),
        (30, ["260130", "260228", "260330", "260430", "260530"]),
        (31, ["260131", "260228", "260331", "260430", "260531"]),
    ]) func `An anchor of 29 to 31 is clamped for each month and never drifts`(anchor: Int, starts: [String])
    {
        var moment = at("2026-02-01T12:00:00Z")
        for start in starts {
            let period = Period(of: .billingMonth, at: moment, anchorDay: anchor, in: LocalTime("UTC"))
            #expect(period.key == "b:\(start)")
            moment = period.end
        }
    }

    @Test(arguments: [29, 30, 31]) func `An anchor of 29 to 31 meets the leap day`(anchor: Int) {
        let before = period(.billingMonth, "2028-02-28T23:59:59Z", anchor: anchor)
        #expect(before.key == "b:2801\(anchor)")
        #expect(text(before.end) == "2028-02-29T00:00:00Z")
        let after = period(.billingMonth, "2028-02-29T00:00:00Z", anchor: anchor)
        #expect(after.key == "b:280229")
        #expect(text(after.end) == "2028-03-\(anchor)T00:00:00Z")
    }

    @Test func `An unknown zone is replaced by the next name, and finally by UTC`() {
        #expect(LocalTime("Mars/Olympus", "Europe/Berlin").utcOffset(at: 1_796_083_200) == 3600)
        #expect(LocalTime(nil, "Mars/Olympus").utcOffset(at: 1_796_083_200) == 0)
        #expect(LocalTime.knowsZone("Asia/Kathmandu"))
        #expect(!LocalTime.knowsZone("Mars/Olympus"))
    }
}

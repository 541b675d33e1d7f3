import Limits
import Testing

@testable import Operations

@Suite struct `A time on the command line` {
    private static let now = Moment(seconds: 1_795_176_000)
    private static let berlin = LocalTime("Europe/Berlin")

    @Test(arguments: [
        ("now", "2026-11-20T12:00:00Z"), ("-15m", "2026-11-20T11:45:00Z"), ("+7d", "2026-11-27T12:00:00Z"),
        ("2026-11-20T09:00:00+01:00", "2026-11-20T08:00:00Z"),
        ("2026-11-20T09:00+01:00", "2026-11-20T08:00:00Z"),
        ("2026-11-20T09:00:00Z", "2026-11-20T09:00:00Z"),
        ("2026-11-20t09:00:00.25z", "2026-11-20T09:00:00Z"),
        ("2026-11-20T09:00:00-02:30", "2026-11-20T11:30:00Z"),
        ("2026-11-20", "2026-11-19T23:00:00Z"), ("2026-11-20T09:00", "2026-11-20T08:00:00Z"),
        ("2026-11-20 9:00", "2026-11-20T08:00:00Z"), ("yesterday 9:00", "2026-11-19T08:00:00Z"),
        ("Yesterday 9", "2026-11-19T08:00:00Z"), ("today", "2026-11-19T23:00:00Z"),
        ("tomorrow 00:30", "2026-11-20T23:30:00Z"), ("9:30", "2026-11-20T08:30:00Z"),
        ("today 9:30", "2026-11-20T08:30:00Z"),
        // In summer, Berlin is two hours ahead of UTC instead of one.
        ("2026-07-01T09:00", "2026-07-01T07:00:00Z"),
    ])
    func `A time on the command line is understood`(text: String, moment: String) {
        let found = TimePhrase.parseMoment(text, now: Self.now, in: Self.berlin)
        #expect(found?.timestamp == moment)
    }

    @Test(arguments: [
        "", "soon", "2026-13-01", "2026-02-30", "25:00", "9:75", "2026-11-20T", "-5", "+7y", "yesterday noon",
        "2026-11-20T09:00:00+1", "1 2 3",
    ])
    func `A malformed time on the command line is refused`(text: String) {
        #expect(TimePhrase.parseMoment(text, now: Self.now, in: Self.berlin) == nil)
    }
}

import Records
import Testing

@testable import Operations

struct `The text of an audit entry` {
    @Test(arguments: [
        ("m:2611:msg=160", "messages of 2026-11 = 160"),
        ("m:2611:msg:x=1", "messages of 2026-11, as a tester = 1"),
        ("d:261120:pro=7", "pro calls of 2026-11-20 = 7"),
        ("b:261115:tok=1200", "tokens of 2026-11-15 = 1,200"),
        ("h:26112008:in=3", "input tokens of 2026-11-20 08:00 = 3"),
        ("i:2611200815:out=3", "output tokens of 2026-11-20 08:15 = 3"),
        ("t:trial:msg=12", "messages of trial = 12"),
        ("r18000:usd=1", "micro-dollars of the last 5 h = 1"),
        ("messages=50@1798080602000", "messages = 50 until 2026-12-24T02:50:02Z"),
        ("cost=5@1798080602000", "cost = $0.000005 until 2026-12-24T02:50:02Z"),
        ("cost:=5000000", "cost = $5.00"),
        ("messages:=500@1798080602000", "messages = 500 until 2026-12-24T02:50:02Z"),
        ("messages=500", "messages = 500"), ("messages=", "messages = the plan's own"),
        ("plan= zone=", "plan removed, zone removed"),
        (
            "plan=premium status=active from=1794462740869 to=1797054740869",
            "plan = premium, status = active, from 2026-11-12T05:52:20Z, to 2026-12-12T05:52:20Z"
        ),
        ("m:2611:usd=1794462740869", "micro-dollars of 2026-11 = 1,794,462,740,869"), ("blocked", "blocked"),
        ("", ""), ("zone=Europe/Berlin", "zone = Europe/Berlin"), ("a:b=1", "a:b = 1"),
    ]) func `The text of an audit entry has no Redis field and no milliseconds`(what: String, text: String) {
        let writer = AuditText(clock: ZonedTimestamp(zone: "UTC"), moneyLimits: ["cost"])
        #expect(writer.describeChange(what) == text)
    }
}

struct `The times of a table` {
    @Test func `The times of a table are in one zone, in a summary's sentence too`() {
        typealias Member = Document.Member
        let told = Document.object([
            Member(name: "summary", value: .text("Refused once at 2026-11-25T14:02:50+01:00 by a limit.")),
            Member(name: "until", value: .text("2026-11-30T23:00:00Z")),
        ])
        #expect(
            told.shown(by: ZonedTimestamp(zone: "UTC"))
                == .object([
                    Member(name: "summary", value: .text("Refused once at 2026-11-25T13:02:50Z by a limit.")),
                    Member(name: "until", value: .text("2026-11-30T23:00:00Z")),
                ]))
    }
}

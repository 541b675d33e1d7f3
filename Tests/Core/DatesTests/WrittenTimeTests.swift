import Bytes
import Dates
import TestSupport
import Testing

@Suite struct `A time in RFC 3339` {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2026-11-20T12:00:00Z", 1_795_176_000_000),
            ("2026-11-20T12:00:00.5Z", 1_795_176_000_500), ("2026-11-20T12:00:00.123456Z", 1_795_176_000_123),
            ("2026-11-20t09:00:00.25z", 1_795_165_200_250), ("2026-11-20 12:00:00Z", 1_795_176_000_000),
            ("2026-11-20T13:00:00+01:00", 1_795_176_000_000),
            ("2026-11-20T09:00:00-05:30", 1_795_185_000_000),
            ("2028-02-29T00:00:00-11:00", 1_835_434_800_000),
            ("2016-12-31T23:59:60Z", 1_483_228_800_000), ("1969-12-31T23:59:59.5Z", -500),
        ])
    func `A time in RFC 3339 is read as milliseconds`(text: String, milliseconds: Int64) {
        #expect(RFC3339.parseMilliseconds(text) == milliseconds)
    }

    @Test(
        arguments: [
            "", "2026-11-20", "2026-11-20T12:00:00", "2026-11-20T09:00Z", "2026-13-20T12:00:00Z",
            "2026-00-20T12:00:00Z", "2026-11-00T12:00:00Z", "2027-02-29T12:00:00Z", "2026-11-20T24:00:00Z",
            "2026-11-20T12:60:00Z", "2026-11-20T12:00:61Z", "2026-11-20T12:00:00.Z", "2026-11-20T12:00:00+1",
            "2026-11-20T09:00:00+0100", "2026-11-20T09:00:00+25:00", "2026-11-20T09:00:00+01:60",
            "2026-11-20T09:00:00Z ", "2026-11-20 12:00:00Zx", "2026-11-20x12:00:00Z", "2026/11/20T12:00:00Z",
            "+026-11-20T12:00:00Z",
        ])
    func `A malformed time is refused`(text: String) { #expect(RFC3339.parseMilliseconds(text) == nil) }

    @Test(
        arguments: [
            (0, 0, "1970-01-01T00:00:00Z"), (-1, 0, "1969-12-31T23:59:59Z"),
            (1_795_176_000, 3600, "2026-11-20T13:00:00+01:00"),
            (1_795_176_000, -34_200, "2026-11-20T02:30:00-09:30"),
            (RFC3339.lastSecond, 0, "9999-12-31T23:59:59Z"), (-62_135_596_800, 0, "0001-01-01T00:00:00Z"),
        ])
    func `A time in RFC 3339 is written with its offset`(seconds: Int, offset: Int, text: String) {
        #expect(RFC3339.text(seconds: seconds, offset: offset) == text)
        #expect(RFC3339.parseMilliseconds(text) == Int64(seconds) * 1000)
    }

    @Test(arguments: [0, 951_782_400, 1_709_164_799, 1_795_176_059, RFC3339.lastSecond])
    func `A time in RFC 3339 is the same when written as bytes`(seconds: Int) {
        #expect(written { $0.append(rfc3339: seconds) } == RFC3339.text(seconds: seconds))
    }

    @Test func `A time written in RFC 3339 stays inside the calendar`() {
        #expect(written { $0.append(rfc3339: -1) } == "1970-01-01T00:00:00Z")
        #expect(written { $0.append(rfc3339: .max) } == "9999-12-31T23:59:59Z")
    }
}

@Suite struct `A time in HTTP` {
    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (1_709_164_799, "Wed, 28 Feb 2024 23:59:59 GMT"),
        (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
    func `A time in HTTP is written with its day of the week`(seconds: Int, date: String) {
        #expect(written { $0.append(httpDate: seconds) } == date)
    }
}

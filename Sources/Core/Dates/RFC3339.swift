package import Bytes

/// Times in the format of RFC 3339, such as `2026-11-20T09:00:00+01:00`.
package enum RFC3339 {
    /// The end of the year 9999, in seconds since 1970. RFC 3339 cannot express later times.
    package static let lastSecond = 253_402_300_799

    /// The milliseconds since 1970 of a time with an offset from UTC; nil if the text is no such time. Digits
    /// after the milliseconds are cut off. A leap second counts as the following second.
    package static func parseMilliseconds(_ text: some StringProtocol) -> Int64? {
        let bytes = Array(text.utf8)
        guard let second = localSecond(bytes) else { return nil }
        var at = 19
        var milliseconds = 0
        if has(".", bytes, at) {
            at += 1
            guard number(bytes, at..<at + 1) != nil else { return nil }
            var unit = 100
            while let digit = number(bytes, at..<at + 1) {
                milliseconds += digit * unit
                unit /= 10
                at += 1
            }
        }
        guard let offset = offset(bytes, at) else { return nil }
        return Int64(second - offset) * 1000 + Int64(milliseconds)
    }

    /// The time on a clock that is `offset` seconds ahead of UTC, such as `2026-12-01T00:00:00+01:00`.
    /// Fractions of a second are left out. An offset of 0 is written as `Z`.
    package static func text(seconds: Int, offset: Int = 0) -> String {
        let local = seconds + offset
        let day = local.flooredQuotient(86_400)
        let time = local - day * 86_400
        let clock = [time / 3600, time / 60 % 60, time % 60].map { $0.padded(2) }.joined(separator: ":")
        return "\(CivilDate(dayNumber: day).text)T\(clock)\(zone(offset))"
    }

    private static func zone(_ offset: Int) -> String {
        guard offset != 0 else { return "Z" }
        let minutes = abs(offset) / 60
        return "\(offset < 0 ? "-" : "+")\((minutes / 60).padded(2)):\((minutes % 60).padded(2))"
    }

    /// The first 19 bytes, such as `2026-11-20T09:00:00`, as seconds since 1970. The offset is not applied.
    private static func localSecond(_ bytes: [UInt8]) -> Int? {
        guard let year = number(bytes, 0..<4), let month = number(bytes, 5..<7),
            let day = number(bytes, 8..<10), let hour = number(bytes, 11..<13),
            let minute = number(bytes, 14..<16), let second = number(bytes, 17..<19), has("-", bytes, 4),
            has("-", bytes, 7), has("Tt ", bytes, 10), has(":", bytes, 13), has(":", bytes, 16),
            (1...12).contains(month), (1...CivilDate.length(ofMonth: month, year: year)).contains(day),
            hour < 24, minute < 60, second < 61
        else { return nil }
        let days = CivilDate(year: year, month: month, day: day).dayNumber
        return days * 86_400 + hour * 3600 + minute * 60 + second
    }

    /// Reads the offset from UTC at the end of the text, such as `Z` or `+01:00`. The result is in seconds.
    private static func offset(_ bytes: [UInt8], _ at: Int) -> Int? {
        if has("Zz", bytes, at) { return at + 1 == bytes.count ? 0 : nil }
        guard has("+-", bytes, at), at + 6 == bytes.count, has(":", bytes, at + 3),
            let hours = number(bytes, at + 1..<at + 3), let minutes = number(bytes, at + 4..<at + 6),
            hours < 24, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (has("-", bytes, at) ? -1 : 1)
    }

    private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.upperBound <= bytes.count, bytes[range].allSatisfy(ASCII.isDigit) else { return nil }
        return bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    private static func has(_ characters: String, _ bytes: [UInt8], _ at: Int) -> Bool {
        at < bytes.count && characters.utf8.contains(bytes[at])
    }
}

extension ByteBuffer {
    /// Appends a time in UTC, such as `1994-11-06T08:49:37Z`.
    ///
    /// - Parameter unixSeconds: seconds since 1970, from 0 to the end of the year 9999.
    package mutating func append(rfc3339 unixSeconds: Int) {
        let seconds = min(max(unixSeconds, 0), RFC3339.lastSecond)
        let (date, time) = (CivilDate(dayNumber: seconds / 86400), seconds % 86400)
        append(decimal: date.year, width: 4)
        append("-")
        append(decimal: date.month, width: 2)
        append("-")
        append(decimal: date.day, width: 2)
        append("T")
        append(decimal: time / 3600, width: 2)
        append(":")
        append(decimal: time / 60 % 60, width: 2)
        append(":")
        append(decimal: time % 60, width: 2)
        append("Z")
    }
}

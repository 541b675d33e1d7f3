package import Bytes

/// Times in HTTP's format, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
extension ByteBuffer {
    /// - Parameter unixSeconds: seconds since 1970, from 0 to the end of the year 9999.
    package mutating func append(httpDate unixSeconds: Int) {
        let seconds = min(max(unixSeconds, 0), RFC3339.lastSecond)
        let (days, time) = (seconds / 86400, seconds % 86400)
        let date = CivilDate(dayNumber: days)
        append(weekdays[(days + 4) % 7])
        append(", ")
        append(decimal: date.day, width: 2)
        append(months[date.month - 1])
        append(decimal: date.year, width: 4)
        append(ASCII.space)
        append(decimal: time / 3600, width: 2)
        append(UInt8(ascii: ":"))
        append(decimal: time / 60 % 60, width: 2)
        append(UInt8(ascii: ":"))
        append(decimal: time % 60, width: 2)
        append(" GMT")
    }
}

private let weekdays: [StaticString] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
private let months: [StaticString] = [
    " Jan ", " Feb ", " Mar ", " Apr ", " May ", " Jun ", " Jul ", " Aug ", " Sep ", " Oct ", " Nov ",
    " Dec ",
]

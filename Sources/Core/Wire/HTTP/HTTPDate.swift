/// The time of a message as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
extension ByteBuffer {
    /// - Parameter unixSeconds: seconds since 1970, 0 to the end of the year 9999.
    package mutating func append(httpDate unixSeconds: Int) {
        let seconds = min(max(unixSeconds, 0), 253_402_300_799)
        let (days, time) = (seconds / 86400, seconds % 86400)
        let date = CivilDate(daysSince1970: days)
        append(CivilDate.weekdays[(days + 4) % 7])
        append(", ")
        append(decimal: date.day, width: 2)
        append(CivilDate.months[date.month - 1])
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

extension ByteBuffer {
    /// The same moment as RFC 3339 writes it, in UTC: `1994-11-06T08:49:37Z`.
    ///
    /// - Parameter unixSeconds: seconds since 1970, 0 to the end of the year 9999.
    package mutating func append(rfc3339 unixSeconds: Int) {
        let seconds = min(max(unixSeconds, 0), 253_402_300_799)
        let (date, time) = (CivilDate(daysSince1970: seconds / 86400), seconds % 86400)
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

/// A day of the Gregorian calendar.
private struct CivilDate {
    let year: Int
    let month: Int
    let day: Int

    static let weekdays: [StaticString] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    static let months: [StaticString] = [
        " Jan ", " Feb ", " Mar ", " Apr ", " May ", " Jun ", " Jul ", " Aug ", " Sep ", " Oct ", " Nov ",
        " Dec ",
    ]

    /// Counts in eras of 400 years that begin on 1 March, so that the leap day is the last of its year.
    init(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}

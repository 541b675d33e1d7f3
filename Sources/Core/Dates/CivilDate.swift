/// A day of the proleptic Gregorian calendar.
package struct CivilDate: Hashable, Sendable {
    package let year: Int
    /// The month from 1 to 12.
    package let month: Int
    /// The day of the month from 1 to 31.
    package let day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The number of days since 1970-01-01. The computation begins each year on 1 March, so that a leap day
    /// is the last day of a year (H. Hinnant, "chrono-compatible low-level date algorithms").
    package var dayNumber: Int {
        let y = month <= 2 ? year - 1 : year
        let era = y.flooredQuotient(400)
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    package init(dayNumber: Int) {
        let shifted = dayNumber + 719_468
        let era = shifted.flooredQuotient(146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The date in the form `2026-11-20`.
    package var text: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }

    /// The date with this day of the month. If the month is shorter, it is the month's last day.
    package static func clampedDate(year: Int, month: Int, day: Int) -> CivilDate {
        CivilDate(year: year, month: month, day: min(max(day, 1), length(ofMonth: month, year: year)))
    }

    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    package var weekday: Weekday {
        // 1970-01-01 was a Thursday, three days after a Monday.
        let days = dayNumber + 3
        return Weekday(rawValue: days - days.flooredQuotient(7) * 7) ?? .monday
    }

    package var nextMonth: (year: Int, month: Int) { month == 12 ? (year + 1, 1) : (year, month + 1) }

    package var previousMonth: (year: Int, month: Int) { month == 1 ? (year - 1, 12) : (year, month - 1) }
}

package enum Weekday: Int, Hashable, Sendable, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The number of days, 0–6, from the last `other` to this weekday. It is 0 if both are the same weekday.
    package func days(after other: Weekday) -> Int { (rawValue - other.rawValue + 7) % 7 }
}

extension Int {
    /// The quotient rounded towards negative infinity. Times before 1970 are negative and need this.
    package func flooredQuotient(_ divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// The number in decimal digits, with leading zeros up to `width` digits.
    package func padded(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}

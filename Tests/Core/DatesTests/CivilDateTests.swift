import Dates
import Testing

@Suite struct CivilDateTests {
    @Test func `Every day from 1899 to 2110 follows the one before it`() {
        var expected = CivilDate(year: 1899, month: 1, day: 1)
        for number in expected.dayNumber...CivilDate(year: 2110, month: 12, day: 31).dayNumber {
            guard CivilDate(dayNumber: number) == expected, expected.dayNumber == number else {
                Issue.record("day \(number) is not \(expected)")
                return
            }
            let isLast = expected.day == CivilDate.length(ofMonth: expected.month, year: expected.year)
            expected =
                isLast
                ? CivilDate(year: expected.nextMonth.year, month: expected.nextMonth.month, day: 1)
                : CivilDate(year: expected.year, month: expected.month, day: expected.day + 1)
        }
    }

    @Test func `The epoch is day 0`() {
        #expect(CivilDate(year: 1970, month: 1, day: 1).dayNumber == 0)
        #expect(CivilDate(dayNumber: -1) == CivilDate(year: 1969, month: 12, day: 31))
    }

    @Test(arguments: [(2024, 29), (2025, 28), (2026, 28), (2028, 29), (2000, 29), (2100, 28)])
    func `February has its leap day by the Gregorian rule`(year: Int, length: Int) {
        #expect(CivilDate.length(ofMonth: 2, year: year) == length)
    }
}

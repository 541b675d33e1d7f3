import Limits

/// A month of the books, written as four digits: `2611` is November 2026. The key of the month's page
/// contains these digits.
package struct BookMonth: Hashable, Sendable {
    /// The four digits of the year and the month. The first digit is in the highest byte.
    let text: UInt32

    package init(year: Int, month: Int) {
        precondition((1...12).contains(month), "a year has twelve months")
        let digits = [year % 100 / 10, year % 10, month / 10, month % 10]
        text = digits.reduce(0) { $0 << 8 | UInt32($1 + 48) }
    }

    /// Parses a month from four digits such as `2611`; nil for any other number of bytes.
    init?(digits: some Collection<UInt8>) {
        guard digits.count == 4 else { return nil }
        text = digits.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Parses a month such as `2611`; nil if the text names no month.
    package init?(named text: String) {
        let number = Int(text)
        guard text.utf8.count == 4, text.utf8.allSatisfy({ (48...57).contains($0) }), let number,
            (1...12).contains(number % 100)
        else { return nil }
        self.init(year: 2000 + number / 100, month: number % 100)
    }

    package var name: String { String(decoding: digits, as: UTF8.self) }

    var digits: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: text >> (24 - 8 * $0)) } }
}

package struct BookDay: Hashable, Sendable {
    package let month: BookMonth
    /// The day of the month, 1–31.
    package let day: Int

    package init(month: BookMonth, day: Int) {
        self.month = month
        self.day = day
    }
}

/// The use of one user's messages to one model on one day.
package struct BookLine: Hashable, Sendable {
    /// The day of the month, 1–31.
    package let day: Int
    /// The model's name. Callers can invent names, so a page of the books has at most 16 lines for each day.
    /// The line `*` adds up the further models of the day. The prefix `sandbox:` marks the use of a test
    /// account, and `unanswered:` marks requests that were never answered. Further models with one of these
    /// prefixes are added up in `sandbox:*` and `unanswered:*`.
    package let model: String
    package var messages = 0
    package var inputTokens = 0
    package var outputTokens = 0
    package var cachedTokens = 0
    package var reasoningTokens = 0
    /// The cost in micro-dollars.
    package var cost = 0
    package var images = 0
    package var audioSeconds = 0
    package var characters = 0
    /// The number of requests for which a figure was guessed, since the upstream did not report it.
    package var estimated = 0
    /// The guessed part of the tokens and the cost.
    package var guessed = GuessedShare.nothing

    package init(day: Int, model: String) {
        self.day = day
        self.model = model
    }

    /// Adds another line's figures. A sum that would overflow becomes the largest number.
    package mutating func addLine(_ line: BookLine) {
        for figure in Self.figures {
            self[keyPath: figure] = self[keyPath: figure].addingSaturating(line[keyPath: figure])
        }
    }

    private static var figures: [WritableKeyPath<BookLine, Int>] {
        BookFigure.allCases.map(\.path) + [\BookLine.images, \BookLine.audioSeconds, \BookLine.characters]
    }

    /// Whether this line has the use of a test account, whose purchase brought no money.
    package var isSandbox: Bool { model.hasPrefix(Bill.sandboxMark) }

    /// Whether this line has the use of requests that were never answered. The provider perhaps bills them.
    package var isUnanswered: Bool { model.hasPrefix(Bill.unansweredMark) }

    /// The model's name without the prefix that marks the kind of use.
    package var plainModel: String {
        for mark in [Bill.sandboxMark, Bill.unansweredMark, "paid:"] where model.hasPrefix(mark) {
            return String(model.dropFirst(mark.count))
        }
        return model
    }
}

/// Finds the day of a moment in the time zone of the plans. The books have separate lines for each such day.
/// Each instance is bound to one loop.
struct BookCalendar {
    private let clock: LocalTime
    private var today: (span: Range<Moment>, day: BookDay)?

    init(timeZone: String) { clock = LocalTime(timeZone) }

    mutating func day(at moment: Moment) -> BookDay {
        if let today, today.span.contains(moment) { return today.day }
        let period = Period(of: .day, at: moment, anchorDay: nil, in: clock)
        // The key of a day is its code and six digits, such as `d:261120`. The first two bytes are left out.
        let digits = period.key.utf8.dropFirst(2)
        guard let month = BookMonth(digits: digits.prefix(4)), let number = Int(period.key.suffix(2)) else {
            preconditionFailure("a day's key is six digits")
        }
        let day = BookDay(month: month, day: number)
        today = (period.start..<period.end, day)
        return day
    }
}

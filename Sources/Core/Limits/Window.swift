/// The span of time over which a limit counts.
package enum Window: Hashable, Sendable {
    /// A clock minute, a clock hour, a calendar day, a week from Monday on (ISO 8601) or a calendar month, in
    /// the user's own time zone, or else in the plan table's.
    case minute, hour, day, week, month
    /// The subscriber's own week: it begins on the weekday on which their paid period began, a Monday where
    /// that is not known.
    case billingWeek
    /// The subscriber's own month: it begins on the anchor day, and the 29th–31st are clamped to the end of a
    /// short month without drifting (an anchor of 31 is the 28th in February and the 31st again in March).
    case billingMonth
    /// Any `seconds` in a row: no interval of that length ever holds more than the limit.
    case rolling(seconds: Int)
    /// The whole life of the account. The word, such as `trial`, is part of the counter's name, so that plans
    /// with the same word share a counter. It has no period after which it starts anew.
    case lifetime(String)

    /// The windows that begin and end by the calendar, the shortest first.
    package static let ofCalendar: [Window] = [
        .minute, .hour, .day, .week, .billingWeek, .month, .billingMonth,
    ]

    /// The one list of facts about each window, from which its period, name, length and sentences follow.
    package var facts: Facts {
        switch self {
        case .minute: Facts("minute", code: "i", seconds: 60, longest: 60, .pause, .clock(seconds: 60))
        case .hour: Facts("hour", code: "h", seconds: 3600, longest: 3600, .pause, .clock(seconds: 3600))
        // If the clocks are set back, a day has 25 hours, and longer windows have an hour more, too.
        case .day: Facts("day", code: "d", seconds: 86_400, longest: 90_000, .day, .day)
        case .week: Facts("week", code: "w", seconds: 604_800, longest: 608_400, .week, .week)
        case .billingWeek:
            Facts("billing_week", code: "k", seconds: 604_800, longest: 608_400, .week, .anchoredWeek)
        case .month: Facts("month", code: "m", seconds: 2_592_000, longest: 2_682_000, .month, .month)
        case .billingMonth:
            Facts("billing_month", code: "b", seconds: 2_592_000, longest: 2_682_000, .month, .anchoredMonth)
        case .rolling(let seconds): Facts("rolling", code: "r\(seconds)", seconds: seconds, .pause, .rolling)
        case .lifetime(let word): Facts(word, code: "t", seconds: nil, .lifetime, .lifetime)
        }
    }

    package struct Facts: Sendable {
        /// The window as refusals and the usage record name it: `billing_month`.
        package let name: String
        /// The first part of the counter's field name in Redis; a window of the calendar has one letter.
        package let code: String
        /// The window's length; a day's or a month's nominal one. nil for a lifetime.
        package let seconds: Int?
        /// Seconds that a period has at most, over changes of the clock too; nil if it has no periods.
        package let longest: Int?
        package let noun: Noun
        package let calendar: Calendar

        fileprivate init(
            _ name: String, code: String, seconds: Int?, longest: Int? = nil, _ noun: Noun,
            _ calendar: Calendar
        ) {
            (self.name, self.code, self.seconds, self.longest) = (name, code, seconds, longest)
            (self.noun, self.calendar) = (noun, calendar)
        }
    }

    /// People's word for the time in which the limit is used up: each has its own sentences.
    package enum Noun: Hashable, Sendable {
        /// Short spans and rolling ones have no name of their own: only the time to wait is said.
        case pause
        case day, week, month, lifetime
    }

    /// How the period around a moment is found.
    package enum Calendar: Hashable, Sendable {
        case clock(seconds: Int)
        case day, week, month
        /// Begin on a day of the subscriber's own.
        case anchoredWeek, anchoredMonth
        case rolling, lifetime

        /// The property of the subscriber that decides where their own periods begin.
        package enum Anchor: Hashable, Sendable { case weekday, day }

        /// Nil where all users' periods begin alike.
        package var anchor: Anchor? {
            switch self {
            case .anchoredWeek: .weekday
            case .anchoredMonth: .day
            case .clock, .day, .week, .month, .rolling, .lifetime: nil
            }
        }
    }

    /// The window as refusals and the usage record name it.
    package var name: String { facts.name }

    /// The window as a configuration names it: `billing month`. A rolling one says no length.
    package var plainName: String { String(name.map { $0 == "_" ? " " : $0 }) }

    /// The first part of the counter's field name in Redis.
    package var code: String { facts.code }

    /// The window is over within a day: nobody needs a warning of its end.
    package var isShorterThanADay: Bool { facts.seconds.map { $0 < 86_400 } ?? false }
}

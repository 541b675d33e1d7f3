/// The span of time over which a limit counts.
package enum Window: Hashable, Sendable {
    /// A clock minute, a clock hour, a calendar day, a week that begins on Monday (ISO 8601), or a calendar
    /// month. They begin and end in the user's time zone if it is known, else in that of the plan table.
    case minute, hour, day, week, month
    /// A week that begins on the weekday on which the user's paid period began; on Monday if that is unknown.
    case billingWeek
    /// A month that begins on the user's own day, such as the 31st (`Entitlement.anchorDay`). In a shorter
    /// month the period begins on the last day: on 28 February, and then on 31 March again.
    case billingMonth
    /// Any interval of this many seconds, whenever it begins. The limit holds in each such interval.
    case rolling(seconds: Int)
    /// The whole life of the user's account, without resets. The word, such as `trial`, is part of the
    /// counter's name, so that plans with the same word share a counter.
    case lifetime(String)

    /// The windows of the calendar, the shortest first.
    package static let ofCalendar: [Window] = [
        .minute, .hour, .day, .week, .billingWeek, .month, .billingMonth,
    ]

    /// The facts about each window, which decide its periods, name, length and sentences.
    package var facts: Facts {
        switch self {
        case .minute: Facts("minute", code: "i", seconds: 60, longest: 60, .pause, .clock(seconds: 60))
        case .hour: Facts("hour", code: "h", seconds: 3600, longest: 3600, .pause, .clock(seconds: 3600))
        // When clocks are set back, a day has 25 hours (90,000 s). Longer windows are an hour longer too.
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
        /// The window's name in refusals and in reports of a user's usage, such as `billing_month`.
        package let name: String
        /// The first part of the name of a counter's field in Redis. Windows of the calendar have one letter.
        package let code: String
        /// The window's length in seconds, without changes of the clock; nil for a lifetime.
        package let seconds: Int?
        /// The longest possible period in seconds, with changes of the clock; nil for a rolling window or a
        /// lifetime, which have no periods.
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

    /// The word for the window in texts for users. The texts have different sentences for each word.
    package enum Noun: Hashable, Sendable {
        /// Short and rolling windows have no word for users. Their sentences state only the time to wait.
        case pause
        case day, week, month, lifetime
    }

    /// The method by which the period that contains a moment is computed.
    package enum Calendar: Hashable, Sendable {
        case clock(seconds: Int)
        case day, week, month
        /// Periods that begin on the user's own weekday or day of the month.
        case anchoredWeek, anchoredMonth
        case rolling, lifetime

        /// The property of a user that decides when the user's periods begin.
        package enum Anchor: Hashable, Sendable { case weekday, day }

        /// The property of a user that decides when the window's periods begin. It is nil if they begin at
        /// the same time for all users.
        package var anchor: Anchor? {
            switch self {
            case .anchoredWeek: .weekday
            case .anchoredMonth: .day
            case .clock, .day, .week, .month, .rolling, .lifetime: nil
            }
        }
    }

    package var name: String { facts.name }

    /// The window's name in a configuration, such as `billing month`. A rolling window's length is left out.
    package var plainName: String { String(name.map { $0 == "_" ? " " : $0 }) }

    package var code: String { facts.code }

    /// Whether the window is shorter than a day. Users are not warned of limits with such a window.
    package var isShorterThanADay: Bool { facts.seconds.map { $0 < 86_400 } ?? false }
}

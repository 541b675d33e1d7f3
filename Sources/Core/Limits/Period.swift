package import Dates

/// One period of a window: the name of its counter, and the span of time in which this counter is used.
package struct Period: Hashable, Sendable {
    /// The beginning of the counter's field in Redis: `m:2611`, `d:261120`, `t:trial` or `r18000`. The rest
    /// of the field is a code for what is counted, such as `:msg`.
    package let key: String
    /// The period's name in answers and on screens: `2026-11`, `2026-11-20`, `2026-11-20T08`, `trial`,
    /// `PT18000S`.
    package let name: String
    package let start: Moment
    package let end: Moment
    /// Whether the counter is reset to 0 at `end`.
    package let resets: Bool

    /// The period of `window` that contains `moment`.
    ///
    /// - Parameters:
    ///   - anchorDay: 1–31, the day on which a billing month begins; nil counts as 1.
    ///   - weekday: the day on which a billing week begins; nil counts as Monday.
    package init(
        of window: Window, at moment: Moment, anchorDay: Int?, weekday: Weekday? = nil, in clock: LocalTime
    ) {
        let second = Int(moment.seconds)
        let facts = window.facts
        switch facts.calendar {
        case .clock(let seconds):
            let tick = clock.tick(of: seconds, at: second)
            self.init(tick: tick, code: facts.code, hasMinutes: seconds < 3600)
        case .day: self.init(dayAt: second, code: facts.code, clock)
        case .week: self.init(weekAt: second, code: facts.code, from: .monday, clock)
        case .anchoredWeek:
            self.init(weekAt: second, code: facts.code, from: weekday ?? .monday, clock)
        case .month: self.init(monthAt: second, code: facts.code, clock)
        case .anchoredMonth: self.init(monthAt: second, code: facts.code, anchorDay: anchorDay ?? 1, clock)
        case .rolling: self.init(key: facts.code, name: "PT\(facts.seconds ?? 0)S")
        case .lifetime: self.init(key: "\(facts.code):\(facts.name)", name: facts.name)
        }
    }

    private init(key: String, name: String) {
        (self.key, self.name) = (key, name)
        (start, end, resets) = (.distantPast, .distantFuture, false)
    }

    private init(key: String, name: String, from start: Int, to end: Int) {
        (self.key, self.name, resets) = (key, name, true)
        self.start = Moment(seconds: Int64(start))
        self.end = Moment(seconds: Int64(end))
    }

    private init(dayAt second: Int, code: String, _ clock: LocalTime) {
        let date = clock.date(at: second)
        let next = CivilDate(dayNumber: date.dayNumber + 1)
        self.init(
            key: "\(code):\(date.shortYear)\(date.month.padded(2))\(date.day.padded(2))", name: date.text,
            from: clock.start(of: date), to: clock.start(of: next))
    }

    private init(weekAt second: Int, code: String, from weekday: Weekday, _ clock: LocalTime) {
        let today = clock.date(at: second)
        let from = CivilDate(dayNumber: today.dayNumber - today.weekday.days(after: weekday))
        self.init(
            key: "\(code):\(from.shortYear)\(from.month.padded(2))\(from.day.padded(2))", name: from.text,
            from: clock.start(of: from), to: clock.start(of: CivilDate(dayNumber: from.dayNumber + 7)))
    }

    private init(monthAt second: Int, code: String, _ clock: LocalTime) {
        let date = clock.date(at: second)
        let next = date.nextMonth
        self.init(
            key: "\(code):\(date.shortYear)\(date.month.padded(2))",
            name: "\(date.year.padded(4))-\(date.month.padded(2))",
            from: clock.start(of: CivilDate(year: date.year, month: date.month, day: 1)),
            to: clock.start(of: CivilDate(year: next.year, month: next.month, day: 1)))
    }

    /// The period of a month that begins on the user's own day (`anchorDay`). In a month without such a day,
    /// it begins on the last day. Later months begin on the user's own day again.
    private init(monthAt second: Int, code: String, anchorDay: Int, _ clock: LocalTime) {
        let today = clock.date(at: second)
        var from = CivilDate.clampedDate(year: today.year, month: today.month, day: anchorDay)
        if today.day < from.day {
            from = .clampedDate(
                year: today.previousMonth.year, month: today.previousMonth.month, day: anchorDay)
        }
        let to = CivilDate.clampedDate(year: from.nextMonth.year, month: from.nextMonth.month, day: anchorDay)
        self.init(
            key: "\(code):\(from.shortYear)\(from.month.padded(2))\(from.day.padded(2))", name: from.text,
            from: clock.start(of: from), to: clock.start(of: to))
    }

    /// An hour's or a minute's period. If the clock shows an hour twice, the second hour has the suffix `b`.
    private init(tick: LocalTime.Tick, code: String, hasMinutes: Bool) {
        let day = tick.label.flooredQuotient(86400)
        let date = CivilDate(dayNumber: day)
        let ofDay = tick.label - day * 86400
        let (hour, minute) = ((ofDay / 3600).padded(2), (ofDay % 3600 / 60).padded(2))
        let digits = "\(date.shortYear)\(date.month.padded(2))\(date.day.padded(2))\(hour)"
        let mark = tick.isRepeated ? "b" : ""
        self.init(
            key: "\(code):\(digits)\(hasMinutes ? minute : "")\(mark)",
            name: "\(date.text)T\(hour)\(hasMinutes ? ":\(minute)" : "")", from: tick.start, to: tick.end)
    }
}

extension CivilDate {
    fileprivate var shortYear: String { (year % 100).padded(2) }

    fileprivate var text: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }
}

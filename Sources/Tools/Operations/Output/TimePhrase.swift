import Dates
import Limits

enum TimePhrase {
    private static let examples =
        "a time such as 9:00, 'yesterday 9:00', 2026-11-20T09:00, 2026-11-20T09:00+01:00"
    static let forms = examples + ", -15m or +7d"
    static let pastForms = examples + " or -15m"

    /// - Parameter clock: the time zone of times without an offset.
    static func parseMoment(_ text: String, now: Moment, in clock: LocalTime) -> Moment? {
        let text = text.trimming().lowercased()
        if text == "now" { return now }
        if let sign = text.first, sign == "-" || sign == "+" {
            guard let span = parseSpan(String(text.dropFirst())) else { return nil }
            return now.advanced(bySeconds: sign == "-" ? -span : span)
        }
        if let exact = exact(text) { return exact }
        let today = clock.date(at: Int(now.seconds))
        let parts = text.split(
            omittingEmptySubsequences: false,
            whereSeparator: { $0 == " " || $0 == "t" && text.first?.isNumber == true }
        )
        .map(String.init)
        guard let first = parts.first, parts.count <= 2 else { return nil }
        let day: CivilDate?
        switch first {
        case "today": day = today
        case "yesterday": day = CivilDate(dayNumber: today.dayNumber - 1)
        case "tomorrow": day = CivilDate(dayNumber: today.dayNumber + 1)
        case _ where first.contains(":") && parts.count == 1:
            return time(first).map { moment($0, on: today, clock) }
        default: day = parseDate(first)
        }
        guard let day else { return nil }
        guard parts.count == 2 else { return Moment(seconds: Int64(clock.start(of: day))) }
        return time(parts[1]).map { moment($0, on: day, clock) }
    }

    /// Reads a duration such as `15m`, `2h`, `7d` or `90s`, in seconds.
    static func parseSpan(_ text: String) -> Int64? {
        let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
        guard let unit = text.last.flatMap({ units[$0] }), let number = Int64(text.dropLast()),
            (0...1_000_000).contains(number)
        else { return nil }
        return number * unit
    }

    /// Reads a date such as `2026-11-20`. The result is nil if there is no such day.
    static func parseDate(_ text: String) -> CivilDate? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, let year = digits(parts[0]),
            let month = digits(parts[1]),
            let day = digits(parts[2]), (1...12).contains(month),
            (1...CivilDate.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Reads a time of RFC 3339 with its offset. Its seconds can be left out.
    private static func exact(_ text: String) -> Moment? {
        if let moment = Moment(rfc3339: text) { return moment }
        guard text.utf8.count > 16 else { return nil }
        return Moment(rfc3339: text.prefix(16) + ":00" + text.dropFirst(16))
    }

    /// Reads a time of day such as `9`, `9:00` or `09:00:30`. The result is in seconds.
    private static func time(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { digits($0) }
        guard (1...3).contains(parts.count), let hour = parts[0], (0...24).contains(hour) else { return nil }
        var seconds = hour * 3600
        for (part, unit) in zip(parts.dropFirst(), [60, 1]) {
            guard let part, (0...59).contains(part) else { return nil }
            seconds += part * unit
        }
        return seconds <= 86_400 ? seconds : nil
    }

    /// The moment of a time of day in the clock's zone. If the clocks skip that time (daylight saving), the
    /// result is later, for example 3:30 for 2:30.
    private static func moment(_ seconds: Int, on day: CivilDate, _ clock: LocalTime) -> Moment {
        let local = day.dayNumber * 86_400 + seconds
        let guess = local - clock.utcOffset(at: local)
        return Moment(seconds: Int64(local - clock.utcOffset(at: guess)))
    }

    private static func digits(_ text: Substring) -> Int? {
        text.isEmpty || !text.utf8.allSatisfy({ (48...57).contains($0) }) ? nil : Int(text)
    }
}

extension String {
    func trimming() -> String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

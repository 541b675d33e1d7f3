import Ledger
import Limits
import Records
import Terminal

/// Formats entries of the audit trail, and reservations, for people. Redis stores both with internal names of
/// counters and with times in milliseconds. JSON output contains these names and times unchanged.
struct AuditText {
    /// Formats times in the zone in which they are shown.
    let clock: ZonedTimestamp
    /// The names of limits that count money. Their amounts are stored in micro-dollars and shown in dollars.
    var moneyLimits: Set<String> = []

    /// Describes a change, for example `messages of 2026-11 = 160`, `messages = 50 until
    /// 2026-12-01T00:00:00Z`, or `plan = premium, from 2026-11-12T05:52:20Z`.
    func describeChange(_ what: String) -> String {
        what.split(separator: " ").map(part).joined(separator: ", ")
    }

    private func part(_ part: Substring) -> String {
        guard let sign = part.firstIndex(of: "=") else { return String(part) }
        // An override with an end is stored as `LIMIT:=AMOUNT@END`, so the colon is removed from the name.
        let name = part[..<sign].hasSuffix(":") ? part[..<sign].dropLast() : part[..<sign]
        let value = part[part.index(after: sign)...]
        if let end = value.lastIndex(of: "@"), let time = time(value[value.index(after: end)...]) {
            return "\(name) = \(amount(value[..<end], of: name)) until \(time)"
        }
        // The name of a counter contains a colon, and its value can have as many digits as a time. So only
        // the value of a name without a colon is read as a time.
        if !name.contains(":"), let time = time(value) { return "\(name) \(time)" }
        if value.isEmpty, RecordField(rawValue: String(name)) != nil { return "\(name) removed" }
        return "\(Self.counterName(name)) = \(amount(value, of: name))"
    }

    /// Formats an amount. An empty text means that an override was removed.
    private func amount(_ value: Substring, of limit: Substring) -> String {
        if value.isEmpty { return "the plan's own" }
        let isMoney = moneyLimits.contains(String(limit))
        return Int(value).map { isMoney ? Figure.money($0) : Digits.grouped($0) } ?? String(value)
    }

    /// Reads 13 digits as milliseconds since 1970 (a time after 2001). The result is nil for other texts.
    private func time(_ value: Substring) -> String? {
        guard value.count == 13, let milliseconds = Int64(value) else { return nil }
        return clock.formatMoment(Moment(milliseconds: milliseconds))
    }

    // MARK: Counters

    /// Formats the name of a counter in Redis: `m:2611:msg` becomes `messages of 2026-11`. Other names stay
    /// unchanged.
    static func counterName(_ field: Substring) -> String {
        var parts = field.split(separator: ":").map(String.init)
        guard parts.count >= 2 else { return String(field) }
        let isTester = parts.count > 2 && parts.last == "x"
        if isTester { parts.removeLast() }
        guard let meter = parts.popLast(), let period = period(parts) else { return String(field) }
        return "\(Meter(code: meter).nouns.many) \(period)\(isTester ? ", as a tester" : "")"
    }

    /// Formats a period such as `m:2611`, `d:261120`, `t:trial` or `r18000`. The result is nil for other
    /// texts.
    private static func period(_ parts: [String]) -> String? {
        if parts.count == 1, parts[0].first == "r", let seconds = Int(parts[0].dropFirst()) {
            return "of the last \(seconds % 3600 == 0 ? "\(seconds / 3600) h" : "\(seconds) s")"
        }
        guard parts.count == 2, parts[0].count == 1 else { return nil }
        if parts[0] == "t" { return "of \(parts[1])" }
        let digits = Array(parts[1].prefix { $0.isNumber })
        guard [4, 6, 8, 10].contains(digits.count) else { return nil }
        let pairs = stride(from: 0, to: digits.count, by: 2).map { String(digits[$0...($0 + 1)]) }
        let day = (["20" + pairs[0]] + pairs[1...].prefix(2)).joined(separator: "-")
        let time = pairs.dropFirst(3).joined(separator: ":")
        return "of \(day)" + (time.isEmpty ? "" : " \(time)\(pairs.count == 4 ? ":00" : "")")
    }
}

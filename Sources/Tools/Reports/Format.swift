import Dates
import Terminal

package enum Format {
    /// Formats nanoseconds with three digits and a unit: `86.5 µs`, `1.23 ms`, `12.0 s`.
    package static func time(_ nanoseconds: UInt64) -> String {
        let value = Double(nanoseconds)
        switch value {
        case ..<1000: return "\(nanoseconds) ns"
        case ..<999_500: return digits(value / 1000) + " µs"
        case ..<999_500_000: return digits(value / 1e6) + " ms"
        default: return digits(value / 1e9) + " s"
        }
    }

    /// Formats a number with three significant digits or more: `1.23`, `12.3`, `123`, `1,234`.
    package static func digits(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        if value == 0 { return "0" }
        switch abs(value) {
        case ..<9.995: return fixed(value, 2)
        case ..<99.95: return fixed(value, 1)
        default: return count(Int(value.rounded()))
        }
    }

    package static func fixed(_ value: Double, _ places: Int) -> String { Digits.fixed(value, places) }

    package static func count(_ number: Int) -> String { Digits.grouped(number) }

    /// Formats a round number for an axis: `10k`, `1M`, `1G`.
    package static func short(_ number: Double) -> String {
        for (unit, size) in [("G", 1e9), ("M", 1e6), ("k", 1e3)] where number >= size * 0.9999 {
            let parts = number / size
            return (abs(parts - parts.rounded()) < 0.001 ? "\(Int(parts.rounded()))" : fixed(parts, 1)) + unit
        }
        return digits(number)
    }

    package static func percent(_ share: Double) -> String { digits(share * 100) + " %" }

    /// Formats bytes as `1.5 MB`. Each unit is 1000 times the one before.
    package static func bytes(_ number: Double) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (number, 0)
        while value >= 999.5 && unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        return (unit == 0 ? count(Int(value)) : digits(value)) + " " + units[unit]
    }

    /// Formats a duration in seconds: `45 s`, `3 min 20 s`.
    package static func span(_ seconds: Double) -> String {
        if seconds < 60 {
            return seconds == seconds.rounded() ? "\(Int(seconds)) s" : fixed(seconds, 1) + " s"
        }
        let whole = Int(seconds.rounded())
        let rest = whole % 60
        return "\(whole / 60) min" + (rest > 0 ? " \(rest) s" : "")
    }

    package static func date(_ milliseconds: Int64) -> String {
        RFC3339.text(seconds: Int(milliseconds / 1000))
    }
}

import Glibc

/// A distribution from which a value is drawn at random: a time in seconds, or a number of chunks.
package enum Spread: Hashable, Sendable {
    case fixed(Double)
    /// All values between these two have the same probability.
    case uniform(Double, Double)
    /// The exponential distribution with this mean.
    case exponential(mean: Double)
    /// The log-normal distribution. Half of the values are below the median, and 1 % are above the 99th
    /// percentile. Response times of real services often have this distribution.
    case lognormal(median: Double, p99: Double)

    /// The 0.99 quantile of the normal distribution.
    private static let z99 = 2.326_347_874

    package func drawValue(_ random: inout some RandomNumberGenerator) -> Double {
        switch self {
        case .fixed(let value): return value
        case .uniform(let low, let high): return low + Self.drawShare(&random) * (high - low)
        case .exponential(let mean): return -log(1 - Self.drawShare(&random)) * mean
        case .lognormal(let median, let p99):
            let radius = (-2 * log(1 - Self.drawShare(&random))).squareRoot()
            let normal = radius * cos(2 * Double.pi * Self.drawShare(&random))
            return median * exp(log(max(p99 / median, 1)) / Self.z99 * normal)
        }
    }

    /// A random number that is at least 0 and less than 1.
    static func drawShare(_ random: inout some RandomNumberGenerator) -> Double {
        Double(random.next() >> 11) * 0x1p-53
    }

    /// Reads a text such as `20ms`, `10ms-50ms`, `exp:20ms` or `lognormal:200ms/2s`.
    /// - Parameter read: reads one value of 0 or more.
    package init?(_ text: String, _ read: (String) -> Double?) {
        func pair(_ text: Substring, _ separator: Character) -> (Double, Double)? {
            let halves = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
            guard halves.count == 2, let first = read(halves[0]), let second = read(halves[1]),
                first <= second
            else { return nil }
            return (first, second)
        }
        if text.hasPrefix("exp:"), let mean = read(String(text.dropFirst(4))) {
            self = .exponential(mean: mean)
        } else if text.hasPrefix("lognormal:"), let (median, p99) = pair(text.dropFirst(10), "/"), median > 0
        {
            self = .lognormal(median: median, p99: p99)
        } else if let (low, high) = pair(text[...], "-") {
            self = .uniform(low, high)
        } else if let value = read(text) {
            self = .fixed(value)
        } else {
            return nil
        }
    }
}

package import Bytes
import Glibc

/// Draws from Zipf's distribution, in which rank k has a share proportional to 1 / kˢ. So a few users send
/// most messages.
///
/// The method draws from a bounding integral and rejects some values (Hörmann and Derflinger,
/// "Rejection-inversion to generate variates from monotone discrete distributions", 1996). It needs no table,
/// even for a billion users.
package struct Zipf: Hashable, Sendable {
    private let count: Int
    private let exponent: Double
    private let first: Double
    private let last: Double
    private let shift: Double

    /// - Parameters:
    ///   - count: at least 1.
    ///   - exponent: above 0. The classic value is 1.
    package init(count: Int, exponent: Double) {
        precondition(count >= 1 && exponent > 0, "Zipf's distribution needs a rank and a positive exponent")
        self.count = count
        self.exponent = exponent
        first = Self.integral(1.5, exponent) - 1
        last = Self.integral(Double(count) + 0.5, exponent)
        shift = 2 - Self.inverse(Self.integral(2.5, exponent) - pow(2, -exponent), exponent)
    }

    /// A random rank. 0 is the most frequent rank, and every rank is less than `count`.
    package func drawRank(_ random: inout SplitMix64) -> Int {
        while true {
            let area = last + random.drawShare() * (first - last)
            let point = Self.inverse(area, exponent)
            let rank = min(max(point.rounded(), 1), Double(count))
            if rank - point <= shift { return Int(rank) - 1 }
            if area >= Self.integral(rank + 0.5, exponent) - pow(rank, -exponent) { return Int(rank) - 1 }
        }
    }

    /// The integral of x⁻ˢ, up to a constant.
    private static func integral(_ x: Double, _ exponent: Double) -> Double {
        let logarithm = log(x)
        return expm1Ratio((1 - exponent) * logarithm) * logarithm
    }

    private static func inverse(_ area: Double, _ exponent: Double) -> Double {
        let term = max(-1, area * (1 - exponent))
        return exp(log1pRatio(term) * area)
    }

    /// (eˣ − 1) / x. The result is exact even near 0.
    private static func expm1Ratio(_ x: Double) -> Double {
        abs(x) > 1e-8 ? expm1(x) / x : 1 + x / 2 * (1 + x / 3)
    }

    /// ln(1 + x) / x. The result is exact even near 0.
    private static func log1pRatio(_ x: Double) -> Double {
        abs(x) > 1e-8 ? log1p(x) / x : 1 - x / 2 + x * x / 3
    }
}

import Glibc

struct Scale {
    private let low: Double
    private let high: Double
    private let start: Double
    private let end: Double
    private let isLogarithmic: Bool

    /// - Parameters:
    ///   - values: the range of the axis. A range of a single value is widened.
    ///   - start: the position of the lowest value, in the picture's units.
    ///   - end: the position of the highest value.
    init(_ values: ClosedRange<Double>, from start: Double, to end: Double, isLogarithmic: Bool = false) {
        self.isLogarithmic = isLogarithmic
        self.start = start
        self.end = end
        let floor = isLogarithmic ? max(values.lowerBound, 1e-9) : values.lowerBound
        low = floor
        high = values.upperBound > floor ? values.upperBound : isLogarithmic ? floor * 10 : floor + 1
    }

    func place(_ value: Double) -> Double {
        let share =
            isLogarithmic
            ? log(min(max(value, low), high) / low) / log(high / low)
            : (min(max(value, low), high) - low) / (high - low)
        return start + share * (end - start)
    }

    /// Round values for the axis: about five on a linear axis, and 1–2–5 or powers of ten on a logarithmic
    /// one.
    var ticks: [Double] { isLogarithmic ? logarithmicTicks : linearTicks }

    private var linearTicks: [Double] {
        let raw = (high - low) / 5
        let power = pow(10, floor(log10(raw)))
        let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= raw } ?? raw
        var ticks: [Double] = []
        var tick = (low / step).rounded(.up) * step
        while tick <= high + step * 1e-9 {
            ticks.append(tick)
            tick += step
        }
        return ticks
    }

    private var logarithmicTicks: [Double] {
        let decades = log10(high / low)
        let steps: [Double] = decades > 2.5 ? [1] : decades > 1 ? [1, 3] : [1, 2, 5]
        var ticks: [Double] = []
        var power = pow(10, floor(log10(low)))
        while power <= high {
            ticks += steps.map { $0 * power }.filter { $0 >= low * 0.999 && $0 <= high * 1.001 }
            power *= 10
        }
        return ticks
    }
}

/// Sums and products of figures that come from outside: a caller's body, an upstream's usage, what Redis
/// holds. They stop at the ends of `Int` rather than trap, since a trap ends the process for everybody.
extension Int {
    package func addingSaturating(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        guard overflow else { return sum }
        return other < 0 ? .min : .max
    }

    package func multipliedSaturating(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        guard overflow else { return product }
        return (self < 0) == (other < 0) ? .max : .min
    }
}

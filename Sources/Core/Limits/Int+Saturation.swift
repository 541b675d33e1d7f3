/// Sums and products that stop at the ends of `Int`. Use them for figures from outside, such as those in a
/// caller's body, an upstream's usage or Redis. An ordinary sum that overflows would end the process.
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

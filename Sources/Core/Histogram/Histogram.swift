/// A histogram of whole numbers (as in HdrHistogram). Each power of two is divided into 128 bins, so that a
/// value read from the histogram is off by at most 0.4 %, whatever its size.
///
/// The caller chooses the unit. Usher records nanoseconds. Values above `limit` count as `limit`.
package struct Histogram: Hashable, Sendable {
    /// The exponent in 2⁷ = 128, which is the number of bins for each power of two.
    private static let precision = 7
    private static let binsPerOctave = 1 << precision
    /// The largest value: about 73 minutes in nanoseconds. Larger values are recorded as this one.
    package static let limit: UInt64 = 1 << 42 - 1

    private var counts: [UInt64]
    package private(set) var count: UInt64 = 0
    private var sum = 0.0
    private var least = UInt64.max
    private var most: UInt64 = 0

    package init() { counts = Array(repeating: 0, count: Self.index(of: Self.limit) + 1) }

    package var isEmpty: Bool { count == 0 }
    /// The smallest and the largest recorded values, which are exact; 0 if nothing was recorded.
    package var minimum: UInt64 { isEmpty ? 0 : least }
    package var maximum: UInt64 { most }
    /// The mean of the recorded values; 0 if there are none. It is exact if no value was above `limit`.
    package var mean: Double { isEmpty ? 0 : sum / Double(count) }
    package var total: Double { sum }

    package mutating func record(_ value: UInt64, times: UInt64 = 1) {
        let value = min(value, Self.limit)
        counts[Self.index(of: value)] &+= times
        count &+= times
        sum += Double(value) * Double(times)
        if value < least { least = value }
        if value > most { most = value }
    }

    package mutating func add(_ other: Histogram) {
        guard !other.isEmpty else { return }
        for index in Self.index(of: other.least)...Self.index(of: other.most) {
            counts[index] &+= other.counts[index]
        }
        count &+= other.count
        sum += other.sum
        least = min(least, other.least)
        most = max(most, other.most)
    }

    /// The values that were recorded after an earlier state of this histogram. The smallest and largest
    /// values of the result are the ends of bins, so they can be off by 0.8 %.
    package func since(_ earlier: Histogram) -> Histogram {
        var news = Histogram()
        guard count > earlier.count else { return news }
        for index in Self.index(of: least)...Self.index(of: most) {
            let more = counts[index] &- earlier.counts[index]
            guard more > 0 else { continue }
            news.counts[index] = more
            news.least = min(news.least, max(Self.lowest(of: index), least))
            news.most = min(Self.lowest(of: index + 1) - 1, most)
        }
        news.count = count - earlier.count
        news.sum = sum - earlier.sum
        return news
    }

    /// Removes all values and keeps the memory.
    package mutating func reset() {
        guard !isEmpty else { return }
        for index in Self.index(of: least)...Self.index(of: most) { counts[index] = 0 }
        (count, sum, least, most) = (0, 0, .max, 0)
    }

    /// The percentile of the recorded values by nearest rank, off by at most 0.4 %. A share of 0.99 gives the
    /// 99th percentile. The result is 0 if nothing was recorded.
    package func quantile(_ share: Double) -> UInt64 {
        guard !isEmpty else { return 0 }
        let rank = UInt64(max(1, min(Double(count), (share * Double(count)).rounded(.up))))
        if rank == count { return most }
        var seen: UInt64 = 0
        for index in Self.index(of: least)...Self.index(of: most) {
            seen += counts[index]
            if seen >= rank { return min(max(Self.middle(of: index), least), most) }
        }
        return most
    }

    /// The share of recorded values up to the end of the bin of `value`; 1 if nothing was recorded.
    package func share(atMost value: UInt64) -> Double {
        guard !isEmpty, value < most else { return 1 }
        guard value >= least else { return 0 }
        var seen: UInt64 = 0
        for index in Self.index(of: least)...Self.index(of: value) { seen += counts[index] }
        return Double(seen) / Double(count)
    }

    // MARK: Bins

    /// How many recorded values are in the range from `lower` to `upper`, with both ends included.
    package struct Bin: Hashable, Sendable {
        package let lower: UInt64
        package let upper: UInt64
        package let count: UInt64
    }

    /// The bins that contain recorded values, in ascending order.
    package var bins: [Bin] {
        guard !isEmpty else { return [] }
        return (Self.index(of: least)...Self.index(of: most)).compactMap { index in
            guard counts[index] > 0 else { return nil }
            return Bin(
                lower: Self.lowest(of: index), upper: Self.lowest(of: index + 1) - 1, count: counts[index])
        }
    }

    private static func index(of value: UInt64) -> Int {
        let octave = 63 - precision - (value | UInt64(binsPerOctave)).leadingZeroBitCount
        return octave << precision + Int(value >> UInt64(octave))
    }

    private static func lowest(of index: Int) -> UInt64 {
        guard index >= 2 * binsPerOctave else { return UInt64(index) }
        let octave = index >> precision - 1
        return UInt64(index - octave << precision) << UInt64(octave)
    }

    private static func middle(of index: Int) -> UInt64 {
        let lowest = lowest(of: index)
        return lowest + (Self.lowest(of: index + 1) - 1 - lowest) / 2
    }
}

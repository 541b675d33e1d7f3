/// One figure of a model that is learned from its callers. Each caller contributes one value (a *vote*), and
/// the figure is the median of these values. A single caller therefore cannot change it alone.
///
/// The figure before any vote (`prior`) counts as several values, so that no first caller decides alone.
struct MedianEstimator: Hashable, Sendable {
    private static let most = 15
    private var callers = [Int]()
    private var votes = [Int]()
    /// The index of the oldest caller's value, which the next new caller's value replaces.
    private var oldest = 0
    private let prior: Int
    private let weight: Int
    /// The number of callers whose values were counted before a restart. Their median is `prior`.
    private var known = 0
    /// The median of the callers' values, in which `prior` counts as `weight` values.
    private(set) var median: Int
    /// The middle one of the sorted values, or the two middle ones, whose mean is the median.
    private var middle: ClosedRange<Int>

    /// - Parameters:
    ///   - prior: the figure before any caller has contributed a value.
    ///   - weight: the number of values that `prior` counts as, from 1 to 5.
    init(prior: Int, weight: Int = 2) {
        precondition((1...5).contains(weight), "a prior counts as one to five votes")
        self.prior = prior
        self.weight = weight
        median = prior
        middle = prior...prior
    }

    /// The number of callers whose values are counted, 15 at most. After a restart it is the number from
    /// before the restart, until more callers have contributed.
    var count: Int { max(votes.count, known) }
    /// Whether a new caller's value replaces an older one.
    var isFull: Bool { count >= Self.most }

    mutating func vote(_ value: Int, by callerHash: Int) {
        if let place = callers.firstIndex(of: callerHash) {
            replace(place, by: value)
        } else if votes.count < Self.most {
            if votes.isEmpty { reserve() }
            callers.append(callerHash)
            votes.append(value)
            findMedian()
        } else {
            callers[oldest] = callerHash
            replace(oldest, by: value)
            oldest = (oldest + 1) % Self.most
        }
    }

    private mutating func replace(_ place: Int, by value: Int) {
        let former = votes[place]
        if former == value { return }
        votes[place] = value
        // A new value on the same side of the median as the caller's former one does not change the median.
        if max(former, value) < middle.lowerBound || min(former, value) > middle.upperBound { return }
        findMedian()
    }

    private mutating func reserve() {
        callers.reserveCapacity(Self.most)
        votes.reserveCapacity(Self.most)
    }

    private mutating func findMedian() {
        var sorted = InlineArray<20, Int>(repeating: prior)
        var count = weight
        for vote in votes {
            var place = count
            while place > 0, sorted[place - 1] > vote {
                sorted[place] = sorted[place - 1]
                place -= 1
            }
            sorted[place] = vote
            count += 1
        }
        middle = sorted[(count - 1) / 2]...sorted[count / 2]
        // If the number of values is even, the median is the mean of the two middle ones. Their sum cannot
        // overflow, since no value is near `Int.max`.
        median = (middle.lowerBound + middle.upperBound) / 2
    }
}

extension MedianEstimator {
    /// The figures that are stored across restarts: the median and the number of its callers.
    var shown: LearnedFigure { LearnedFigure(median: median, callers: count) }

    /// Makes an estimator from a figure that was stored before a restart. The figure counts as one value for
    /// each of its callers, but as five at most, so that it can follow a changed model.
    init(_ shown: LearnedFigure, otherwise prior: Int, in range: ClosedRange<Int>) {
        let callers = min(max(shown.callers, 0), Self.most)
        self.init(
            prior: callers == 0 ? prior : min(max(shown.median, range.lowerBound), range.upperBound),
            weight: min(max(callers, 2), 5))
        known = callers
    }

    /// Adds the values of another event loop's estimator that started with the same `prior`. If a caller has
    /// contributed to both, the other estimator's value replaces this one's.
    mutating func merge(_ other: MedianEstimator) {
        for (callerHash, vote) in zip(other.callers, other.votes) { self.vote(vote, by: callerHash) }
    }
}

/// The figures of the latest callers, in 64 slots by a hash of the caller. A new caller replaces at most one.
struct CallerTable<Shown: Hashable & Sendable>: Hashable, Sendable {
    private struct Place: Hashable, Sendable {
        var callerHash = 0
        var shown: Shown?
    }

    private var places: [Place] = []

    subscript(callerHash: Int) -> Shown? {
        get {
            if places.isEmpty { return nil }
            let place = places[Self.place(of: callerHash)]
            return place.callerHash == callerHash ? place.shown : nil
        }
        set {
            if places.isEmpty { places = Array(repeating: Place(), count: 64) }
            places[Self.place(of: callerHash)] = Place(callerHash: callerHash, shown: newValue)
        }
    }

    private static func place(of callerHash: Int) -> Int {
        Int((UInt64(bitPattern: Int64(callerHash)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}

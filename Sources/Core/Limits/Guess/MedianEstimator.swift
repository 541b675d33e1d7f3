/// A figure of a model that is learned from its callers. Each caller contributes one value (a *vote*), and
/// the figure is the median of these values. A single caller therefore has little influence.
///
/// `prior` is the figure that is used before any caller has contributed. It counts as several values, so that
/// the first caller does not decide alone.
struct MedianEstimator: Hashable, Sendable {
    private static let most = 15
    private var callers = [Int]()
    private var votes = [Int]()
    /// The index of the oldest value. The value of the next new caller replaces it.
    private var oldest = 0
    private let prior: Int
    private let weight: Int
    /// The number of callers who had contributed before a restart. The median of their values is `prior`.
    private var known = 0
    /// The median of the callers' values, in which `prior` counts as `weight` values.
    private(set) var median: Int
    /// The two middle values of all sorted values, whose mean is the median. If the number of values is odd,
    /// both are equal.
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

    /// The number of callers who have contributed, at most 15, and at least the number before a restart.
    var count: Int { max(votes.count, known) }
    /// Whether the value of a new caller replaces the value of an older one.
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
        // If the caller's old and new values are on the same side of the median, the median does not change.
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
        // The median is the mean of the two middle values. No value is near `Int.max`, so no sum overflows.
        median = (middle.lowerBound + middle.upperBound) / 2
    }
}

extension MedianEstimator {
    /// The figures that Redis stores, so that they survive a restart: the median and the number of callers.
    var shown: LearnedFigure { LearnedFigure(median: median, callers: count) }

    /// Makes an estimator from a figure that was stored before a restart. The figure counts as one value for
    /// each of its callers, but as five at most. New values can therefore soon correct the figure.
    init(_ shown: LearnedFigure, otherwise prior: Int, in range: ClosedRange<Int>) {
        let callers = min(max(shown.callers, 0), Self.most)
        self.init(
            prior: callers == 0 ? prior : min(max(shown.median, range.lowerBound), range.upperBound),
            weight: min(max(callers, 2), 5))
        known = callers
    }

    /// Adds the values of another event loop's estimator that started with the same `prior`. If a caller has
    /// contributed to both estimators, the value in `other` is used.
    mutating func merge(_ other: MedianEstimator) {
        for (callerHash, vote) in zip(other.callers, other.votes) { self.vote(vote, by: callerHash) }
    }
}

/// The figures of the latest callers. A hash of the caller chooses one of 64 slots. A new caller replaces at
/// most one other caller.
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

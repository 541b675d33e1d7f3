/// One figure of a model that is learned from its callers. Each caller contributes one value, the caller's
/// *vote*, and the figure is the median of all votes. A single caller therefore cannot change it alone.
///
/// The figure before any vote (`prior`) counts as some votes. Otherwise the first caller would decide alone.
struct MedianEstimator: Hashable, Sendable {
    private static let most = 15
    private var callers = [Int]()
    private var votes = [Int]()
    /// The index of the oldest caller's vote, which the vote of the next new caller replaces.
    private var oldest = 0
    private let prior: Int
    private let weight: Int
    /// The number of callers whose votes were counted before a restart. Their median is `prior`.
    private var known = 0
    /// The median of the callers' votes, in which `prior` counts as `weight` votes.
    private(set) var median: Int
    /// The middle one of the sorted votes, or the two middle ones, whose mean is the median.
    private var middle: ClosedRange<Int>

    /// - Parameters:
    ///   - prior: the figure before any caller has voted.
    ///   - weight: the number of votes that `prior` counts as, from 1 to 5.
    init(prior: Int, weight: Int = 2) {
        precondition((1...5).contains(weight), "a prior counts as one to five votes")
        self.prior = prior
        self.weight = weight
        median = prior
        middle = prior...prior
    }

    /// The number of callers whose votes are counted, 15 at most. After a restart it is the number from
    /// before the restart, until more callers have voted.
    var count: Int { max(votes.count, known) }
    /// Whether a new caller's vote replaces an older vote.
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
        // A vote that stays on the same side of the median does not change the median.
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
        // If the number of votes is even, the median is the mean of the two middle votes. Their sum cannot
        // overflow, since no vote is near `Int.max`.
        median = (middle.lowerBound + middle.upperBound) / 2
    }
}

extension MedianEstimator {
    /// The figures that are stored across restarts: the median and the number of its callers.
    var shown: LearnedFigure { LearnedFigure(median: median, callers: count) }

    /// Makes an estimator from a figure that was stored before a restart. The figure counts as many votes as
    /// it had callers, but five at most, so that it can follow a changed model.
    init(_ shown: LearnedFigure, otherwise prior: Int, in range: ClosedRange<Int>) {
        let callers = min(max(shown.callers, 0), Self.most)
        self.init(
            prior: callers == 0 ? prior : min(max(shown.median, range.lowerBound), range.upperBound),
            weight: min(max(callers, 2), 5))
        known = callers
    }

    /// Adds the votes of another event loop's estimator that started with the same `prior`. If a caller has
    /// voted in both, the vote of the other estimator replaces this one's.
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

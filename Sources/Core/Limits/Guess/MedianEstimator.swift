/// One figure of a model, learned from its callers: the median of one vote each, so that no caller moves it
/// alone, however many messages they send and whatever is in them.
///
/// The prior counts as a few votes, so that the first caller does not decide for the second either.
struct MedianEstimator: Hashable, Sendable {
    private static let most = 15
    private var callers = [Int]()
    private var votes = [Int]()
    /// The place of the oldest vote, which the next caller takes.
    private var oldest = 0
    private let prior: Int
    private let weight: Int
    /// Callers whose votes the prior stands for: those of before a restart.
    private var known = 0
    /// The median of all votes, the prior's included.
    private(set) var median: Int
    /// The one or two middle votes, whose mean is the median.
    private var middle: ClosedRange<Int>

    /// - Parameters:
    ///   - prior: what is believed without any vote.
    ///   - weight: how many votes the prior counts as, from 1 to 5.
    init(prior: Int, weight: Int = 2) {
        precondition((1...5).contains(weight), "a prior counts as one to five votes")
        self.prior = prior
        self.weight = weight
        median = prior
        middle = prior...prior
    }

    /// The callers who have voted, 15 at most. Those from before a restart stay only as long as they are the
    /// majority.
    var count: Int { max(votes.count, known) }
    /// Whether a further caller's vote takes the place of another's.
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
        // A vote that stays on its side of the median does not change it.
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
        // If the count is even, the median lies halfway between the two in the middle. Neither is near
        // Int.max.
        median = (middle.lowerBound + middle.upperBound) / 2
    }
}

extension MedianEstimator {
    /// The figures that outlive a restart: the median, and how many callers it is of.
    var shown: LearnedFigure { LearnedFigure(median: median, callers: count) }

    /// A pool that begins with the result of an earlier one, from before a restart. It weighs as many votes
    /// as that had, up to five, so that neither one caller moves it nor a model that has changed is believed
    /// for ever.
    init(_ shown: LearnedFigure, otherwise prior: Int, in range: ClosedRange<Int>) {
        let callers = min(max(shown.callers, 0), Self.most)
        self.init(
            prior: callers == 0 ? prior : min(max(shown.median, range.lowerBound), range.upperBound),
            weight: min(max(callers, 2), 5))
        known = callers
    }

    /// Takes the votes of a pool of another loop that began as this one did; of a caller who voted in both,
    /// the other's.
    mutating func merge(_ other: MedianEstimator) {
        for (callerHash, vote) in zip(other.callers, other.votes) { self.vote(vote, by: callerHash) }
    }
}

/// The figures of the latest callers, by a hash of the caller, in 64 slots: a new caller takes the place of
/// at most one other.
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

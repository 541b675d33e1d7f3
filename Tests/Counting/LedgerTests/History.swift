import Bytes

enum History {
    static func random(seed: UInt64, count: Int) -> [Operation] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in Operation.random(using: &random) }
    }

    /// Makes a random history that consists mostly of merges, several of them at the same time.
    static func randomMoves(seed: UInt64, count: Int) -> [Operation] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in Operation.randomMove(using: &random) }
    }

    /// Makes a random history in which the store sometimes loses its last messages.
    static func randomLosses(seed: UInt64, count: Int) -> [Operation] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in Operation.randomLoss(using: &random) }
    }

    /// Makes a history in which the store loses, for each user, the end of a message, two complete messages
    /// and an open message.
    static func losses(of users: [Int]) -> [Operation] {
        users.flatMap { user -> [Operation] in
            let shape = Operation.Shape(tokens: 1)
            return [
                .entitle(user: user, plan: 2, minutesAgo: 1, id: 2), .admit(user: user, shape),
                .lose(user: user, endings: 1, [shape, shape, shape, shape]), .advance(milliseconds: 4000),
                .settle(0, tokens: 2), .admit(user: user, .init(chosen: 1)), .settle(0, tokens: 1),
            ]
        }
    }

    /// Histories of merges that run at the same time, of users who have sent messages:
    /// - two users are merged into each other
    /// - merges form a chain or a ring
    /// - two users are merged into one, or one into two
    /// - a user is merged into one who is being erased
    static let meetings: [[Operation]] = [
        meeting([(0, 1), (1, 0)]), meeting([(0, 1), (1, 2)]), meeting([(0, 1), (1, 2), (2, 0)]),
        meeting([(0, 2), (1, 2)]), meeting([(0, 1), (0, 2)]), meeting([(0, 1)], erasing: 1),
    ]

    private static func meeting(_ moves: [(old: Int, new: Int)], erasing erased: Int? = nil) -> [Operation] {
        var history: [Operation] = (0..<3).flatMap { user -> [Operation] in
            [.admit(user: user, .init(tokens: 3)), .settle(0, tokens: user + 2)]
        }
        for _ in moves {
            history += moves.enumerated().map { .merge(user: $1.old, into: $1.new, id: $0) }
            for _ in 0..<7 {
                if let erased { history.append(.forget(user: erased)) }
                history += moves.indices.reversed().map { .moveOn($0) }
            }
        }
        return history + (0..<3).map { .admit(user: $0, .init()) }
    }

    /// Histories that random generation rarely makes. Each one detects a plausible mistake in a script.
    static let known: [[Operation]] = [
        // The same event arrives twice.
        [.entitle(user: 1, plan: 1, minutesAgo: 1, id: 2), .entitle(user: 1, plan: 1, minutesAgo: 1, id: 2)],
        // The first day of the billing month moves from 31 to 30 and then to 28. The third period thus begins
        // before the two that have counters already, and its counter must be kept.
        [
            .entitle(user: 1, plan: 1, minutesAgo: 3, id: 0), .admit(user: 1, .init()),
            .entitle(user: 1, plan: 1, minutesAgo: 2, id: 1), .admit(user: 1, .init()),
            .entitle(user: 1, plan: 1, minutesAgo: 1, id: 3), .admit(user: 1, .init()),
        ],
        // One request reaches the threshold of 80 %, and the next request that of 100 %. Only the first
        // request is refunded.
        [.entitle(user: 1, plan: 1, minutesAgo: 1, id: 2)]
            + (0..<3).flatMap { _ in
                [.admit(user: 1, .init()), .settle(0, tokens: nil), .advance(milliseconds: 20_000)]
            } + [
                .admit(user: 1, .init()), .advance(milliseconds: 20_000), .admit(user: 1, .init()),
                .refund(1),
                .advance(milliseconds: 20_000), .admit(user: 1, .init()),
            ],
        // A request reaches the threshold of 100 %. An operator then resets the counter and raises the limit.
        // Another request reaches the threshold again, and one of these two requests is refunded.
        [
            .admit(user: 1, .init()), .settle(0, tokens: nil), .admit(user: 1, .init()),
            .settle(0, tokens: nil),
            .admit(user: 1, .init()), .reset(user: 1, limit: 0, to: 2, id: 4),
            .grant(user: 1, id: 0, replaces: false),
            .admit(user: 1, .init()), .refund(1), .admit(user: 1, .init()),
        ],
        // The lease of a message ends, so its estimate is given back. The message is settled afterwards.
        [
            .admit(user: 0, .init(chosen: 0, tokens: 5, lease: 3000)), .advance(milliseconds: 4000),
            .admit(user: 0, .init()), .settle(1, tokens: 9), .settle(1, tokens: 9),
        ],
        // After the lease of the first attempt has ended, the same message id is sent again. Both attempts
        // are settled. Together they count as one message with the sum of their tokens.
        [
            .admit(user: 0, .init(chosen: 0, tokens: 5, lease: 3000)), .advance(milliseconds: 4000),
            .admit(user: 0, .init(chosen: 0, tokens: 3)), .settle(1, tokens: 9), .settle(0, tokens: 4),
            .settle(1, tokens: 9), .admit(user: 0, .init(chosen: 0)),
        ],
        [
            .admit(user: 1, .init(chosen: 0, tokens: 5, lease: 3000)), .advance(milliseconds: 4000),
            .admit(user: 1, .init(chosen: 0, tokens: 3)), .settle(0, tokens: 4), .settle(1, tokens: 9),
        ],
        // The second attempt of a message id is refunded, so the first attempt counts as the message.
        [
            .admit(user: 0, .init(chosen: 0, tokens: 5, lease: 3000)), .advance(milliseconds: 4000),
            .admit(user: 0, .init(chosen: 0, tokens: 3)), .refund(0), .settle(1, tokens: 9),
            .admit(user: 0, .init(chosen: 0)),
        ],
        // The refunded message used at least as many tokens as its burst was charged. Therefore the burst
        // gets nothing back.
        [
            .entitle(user: 1, plan: 1, minutesAgo: 1, id: 2), .admit(user: 1, .init(tokens: 7)),
            .refundWithTokens(0, tokens: 28), .admit(user: 1, .init(tokens: 7)),
        ],
        // The reply to the admission of a replay is lost, so the call is sent again. The script then finds
        // the replay open, and must report it as a replay again.
        [
            .admit(user: 0, .init(chosen: 0)), .settle(0, tokens: nil), .admit(user: 0, .init(chosen: 0)),
            .advance(milliseconds: 20), .admitAgain(0), .settle(0, tokens: nil),
        ],
        fullWindow, tooMuchAtOnce, clockInDoubt, clockTurnedBack, movingAnchor,
        // The edge failed after a renewal had reported use, so the reported use is charged when the lease
        // ends. A late settlement corrects this charge once, up or down.
        crashed(.settle(1, tokens: 9), tokens: 4), crashed(.settle(1, tokens: 2), tokens: 7),
        crashed(.settle(1, tokens: nil), tokens: 7), crashed(.refund(1), tokens: 7),
        crashed(.refundWithTokens(1, tokens: 3), tokens: 7),
        crashed(.refundWithTokens(1, tokens: 9), tokens: 0),
        crashed(.settle(1, tokens: 9), tokens: 4, id: nil), crashed(.refund(1), tokens: 4, id: nil),
        crashed(.admitAgain(1), tokens: 4), crashed(.admitAgain(1), tokens: 4, id: nil),
        crashed(.reset(user: 0, limit: 1, to: 1, id: 1), tokens: 9) + [.settle(1, tokens: 2)],
        // Tokens were used, but no useful answer came. The message is refunded before or after the end of its
        // lease, and its id can be used again.
        [
            .entitle(user: 1, plan: 1, minutesAgo: 1, id: 2), .admit(user: 1, .init(chosen: 0, tokens: 5)),
            .refundWithTokens(0, tokens: 9), .refundWithTokens(0, tokens: 9),
            .admit(user: 1, .init(chosen: 0, tokens: 5, lease: 3000)), .advance(milliseconds: 4000),
            .admit(user: 1, .init()), .refundWithTokens(1, tokens: 2), .admit(user: 1, .init(chosen: 0)),
        ],
    ]

    /// The edge fails after a renewal has reported `tokens`. After the lease has ended, the operation `then`
    /// follows.
    private static func crashed(_ then: Operation, tokens: Int, id: Int? = 2) -> [Operation] {
        [
            .admit(user: 0, .init(chosen: id, tokens: 5, lease: 3000)), .renew(0, tokens: 1),
            .renew(0, tokens: tokens), .renew(0), .advance(milliseconds: 61_000),
            .admit(user: 0, .init(tokens: 1)), .reclaim(user: 0), then, .settle(1, tokens: 6),
            .admit(user: 0, .init(chosen: id)), .settle(0, tokens: 5), .reclaim(user: 0),
        ]
    }

    /// A rolling window is full. A request waits until the oldest slice has expired, then for the next slice,
    /// then for a whole window.
    private static var fullWindow: [Operation] {
        var history: [Operation] = [.entitle(user: 1, plan: 1, minutesAgo: 1, id: 2)]
        for _ in 0..<5 {
            history += [.admit(user: 1, .init()), .settle(0, tokens: nil), .advance(milliseconds: 7000)]
        }
        for pause in [3000, 20_000, 5300, 5100, 5100, 30_000] {
            history += [.admit(user: 1, .init()), .advance(milliseconds: pause)]
        }
        history += [.reset(user: 1, limit: 3, to: 9, id: 5), .reset(user: 1, limit: 4, to: 9, id: 4)]
        for pause in [4000, 30_000, 40_000] {
            history += [.admit(user: 1, .init()), .advance(milliseconds: pause)]
        }
        return history
    }

    /// The server's clock repeatedly jumps ahead by days and back again. The real day's counter must be kept.
    private static var clockInDoubt: [Operation] {
        var history: [Operation] = [.entitle(user: 1, plan: 1, minutesAgo: 1, id: 2)]
        for days in [8, -8, 1, -1, 40, -40, 2, -2, 70, -70, 3, -3] {
            history += [.admit(user: 1, .init(isPro: true)), .settle(0, tokens: nil)]
            history += [.jump(days: days), .advance(milliseconds: 20_000)]
        }
        return history
    }

    /// The clock runs evenly for five days. It is then set back to days whose counters have been dropped.
    private static var clockTurnedBack: [Operation] {
        var history: [Operation] = [.entitle(user: 1, plan: 1, minutesAgo: 1, id: 2)]
        for hours in [1, 30, 30, 30, 30] {
            history += [.admit(user: 1, .init()), .settle(0, tokens: nil)]
            history += [.advance(milliseconds: hours * 3_600_000)]
        }
        for days in [3, -3, -2, 5, -5] {
            history += [.jump(days: days), .admit(user: 1, .init()), .settle(0, tokens: nil)]
            history += [.advance(milliseconds: 3_600_000)]
        }
        for _ in 0..<4 {
            history += [
                .advance(milliseconds: 86_400_000), .admit(user: 1, .init()), .settle(0, tokens: nil),
            ]
        }
        return history
    }

    /// The first day of the billing month changes repeatedly. The month that was counted first is not over,
    /// so its counter must be kept.
    private static var movingAnchor: [Operation] {
        var history: [Operation] = [.advance(milliseconds: 130 * 86_400_000)]
        for (minutesAgo, id) in [(3, 3), (2, 2), (1, 1), (0, 3)] {
            history += [.entitle(user: 1, plan: 1, minutesAgo: minutesAgo, id: id)]
            history += [.admit(user: 1, .init()), .settle(0, tokens: 9)]
        }
        return history
    }

    /// The requests exceed the burst and the cap on open messages. Both are in shadow, so no request is
    /// refused.
    private static var tooMuchAtOnce: [Operation] {
        var history: [Operation] = [.entitle(user: 1, plan: 2, minutesAgo: 1, id: 2)]
        for number in 0..<7 { history.append(.admit(user: 1, .init(chosen: number % 4, tokens: number))) }
        return history + [.refund(0), .refund(2)]
    }

    /// Shortens a history that fails, as long as it still fails. It removes halves of the history first, then
    /// smaller parts, and single steps at last.
    static func shrink(
        _ history: [Operation], _ fails: ([Operation]) async throws -> Bool
    ) async throws -> [Operation] {
        var history = history
        var width = history.count / 2
        while width > 0 {
            var start = 0
            while start < history.count {
                var shorter = history
                shorter.removeSubrange(start..<min(start + width, history.count))
                if try await fails(shorter) { history = shorter } else { start += width }
            }
            width /= 2
        }
        return history
    }
}

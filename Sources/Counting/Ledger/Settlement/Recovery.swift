package import Limits

/// An attempt that an edge remembers, and when the store admitted it, by the store's clock.
package struct RememberedAttempt: Hashable, Sendable {
    package let request: RequestID
    package let attempt: Int
    package let admitted: Moment

    package init(request: RequestID, attempt: Int, admitted: Moment) {
        (self.request, self.attempt, self.admitted) = (request, attempt, admitted)
    }
}

/// The state of an attempt in a store (`lua/recall.lua`).
package enum Recollection: Int, Sendable {
    /// The store has lost the attempt or never admitted it, and counts nothing for it.
    case never
    /// The attempt is open or was abandoned, so it can be settled.
    case open
    /// The attempt has ended, or the store cannot say. To report it again could count it twice.
    case unclear
}

/// A message that an edge remembers, to report it to a store that has lost data.
package enum RememberedMessage: Sendable {
    case open(AdmitCommand, admitted: Moment)
    case ended(Settlement)

    var user: UserKey {
        switch self {
        case .open(let command, _): command.user
        case .ended(let settlement): settlement.user
        }
    }

    /// The attempt of this message; nil if the store has not admitted it.
    var attempt: RememberedAttempt? {
        switch self {
        case .open(let command, let moment):
            RememberedAttempt(request: command.requestID, attempt: command.attempt, admitted: moment)
        case .ended(let settlement): settlement.admitted
        }
    }
}

/// How many messages were reported to a store again, by outcome.
package struct Recovery: Hashable, Sendable {
    /// The number of ended messages that were still open in the store and are settled now.
    package var settled = 0
    /// The number of ended messages that the store did not have and that now are counted as a whole.
    package var counted = 0
    /// The number of running messages that the store did not have and has admitted again.
    package var admitted = 0
    /// The number of running messages that were not admitted again. They are counted when they end.
    package var lost = 0

    package init() {}

    var sum: Int { settled + counted + admitted + lost }

    /// A sentence about the recovery for the log; nil if the store had every message.
    package var sentence: String? {
        guard sum > 0 else { return nil }
        var parts: [String] = []
        if settled > 0 { parts.append("\(settled) that had ended were open there, and are settled") }
        if counted > 0 { parts.append("\(counted) that had ended were not there, and are counted") }
        if admitted > 0 {
            parts.append("\(admitted) that are still running were not there, and are admitted again")
        }
        if lost > 0 {
            parts.append("\(lost) that are still running were not there, and are counted when they end")
        }
        return "Redis had lost messages that this edge remembers: \(parts.joined(separator: "; "))."
    }

    package static func += (left: inout Recovery, right: Recovery) {
        left.settled += right.settled
        left.counted += right.counted
        left.admitted += right.admitted
        left.lost += right.lost
    }
}

extension Ledger {
    /// The default for a ledger that cannot lose data: an attempt that is `unclear` is not reported again.
    package func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    {
        attempts.map { _ in .unclear }
    }

    /// Reports one user's messages to the store again, the oldest first. If the store already has a message,
    /// nothing changes, since each attempt counts once (L4).
    ///
    /// - Parameter isOpen: whether an attempt is still running. An attempt that has ended meanwhile is not
    ///   admitted again, since nothing would end the new reservation before its lease ends.
    package func recoverMessages(
        _ messages: [RememberedMessage], of user: UserKey, isOpen: (Int) -> Bool = { _ in true }
    ) async throws(LedgerError) -> Recovery {
        var recovery = Recovery()
        let known = messages.filter { $0.attempt != nil }
        guard !known.isEmpty else { return recovery }
        for (message, recollection) in zip(
            known, try await recallAttempts(known.compactMap(\.attempt), of: user))
        {
            switch (message, recollection) {
            case (.ended(let settlement), .open):
                if try await settle(settlement).isDone { recovery.settled += 1 }
            case (.ended(let settlement), .never):
                guard let whole = settlement.whole else { continue }
                if case .counted = try await settle(whole) { recovery.counted += 1 }
            case (.open(let command, _), .never):
                guard isOpen(command.attempt) else { continue }
                switch try await admit(AdmitCommand(withoutDeadline: command)) {
                case .admitted, .repeated, .openAlready: recovery.admitted += 1
                default: recovery.lost += 1
                }
            case (_, .unclear), (.open, .open): continue
            }
        }
        return recovery
    }
}

import Dates
package import Ledger
package import Limits
import Reactor

/// Claims check-ins for a push job that will send them. The job can repeat a claim with the same request id.
extension CheckIns {
    package typealias Claimed = (user: UserName, frequency: String)

    private var queue: Queue { .checkIns(tenant: tenant) }

    /// Claims the user's check-in of today, so that no other push job sends it.
    ///
    /// - Parameter request: an id that the push job chose. A repeated claim with this id succeeds again.
    package func claimCheckIn(_ user: UserName, request id: String = "") async throws(LedgerError) -> (
        claim: CheckInClaim, nextAt: Moment?
    ) {
        try await claim(user, by: id.isEmpty ? [] : Array("u:\(id)".utf8))
    }

    private func claim(_ user: UserName, by claimant: [UInt8]) async throws(LedgerError) -> (
        claim: CheckInClaim, nextAt: Moment?
    ) {
        let zone = try await records.subscriptions.readSubscription(of: user.key).record.timeZone
        let clock = LocalTime(zone, planTable.knownTimeZone)
        var now = Moment(milliseconds: loop.wallMilliseconds)
        // A claim fails if its day is not the day of Redis' clock. It is then repeated with that day.
        for _ in 0..<3 {
            let today = clock.date(at: Int(now.seconds))
            func start(_ day: Int) -> Moment {
                Moment(seconds: Int64(clock.start(of: CivilDate(dayNumber: day))))
            }
            let number = today.dayNumber
            let found = try await records.checkIns.claimCheckIn(
                user.key, day: number, from: start(number), to: start(number + 1), by: claimant)
            guard let claim = found.claim else {
                now = found.now
                continue
            }
            return (claim, await place(user, claim, start))
        }
        throw .unavailable
    }

    /// Schedules the user's next check-in after a claim. If that fails, the user is due once more today. The
    /// next claim then finds today's check-in claimed and schedules the user, so no check-in is lost.
    private func place(_ user: UserName, _ claim: CheckInClaim, _ start: (Int) -> Moment) async -> Moment? {
        switch claim {
        case .claimed(_, let next), .notDue(let next):
            try? await records.queues.putUser(user, in: queue, due: start(next))
            return start(next)
        case .unwanted:
            try? await records.queues.dropUser(user, from: queue)
            return nil
        }
    }

    // MARK: Many claims at once

    /// Claims the check-ins of the next due users, at most `count`. A repeat with the same request id gets
    /// the same users, except those who have turned check-ins off. If this call fails, it gives its claims
    /// back.
    package func claimNext(_ count: Int, request id: String) async throws(LedgerError) -> [Claimed] {
        // Users whom a stopped job or edge had claimed are missing in the queue. They are put back.
        for other in (try? await records.checkIns.staleBatches(in: queue)) ?? [] {
            try? await returnBatch(other)
        }
        var batch = try await records.checkIns.openBatch(id, in: queue)
        if batch.state == .returning {
            try await returnBatch(id)
            batch = try await records.checkIns.openBatch(id, in: queue)
        }
        if batch.state == .sealed { return try await claim(batch.people, by: batch.claimant) }
        do throws(LedgerError) {
            let claimed = try await fill(batch, to: count, id)
            if try await records.checkIns.sealBatch(id, in: queue) { return claimed }
            throw .unavailable
        } catch {
            // The claims are given back. If this fails, the next call does it.
            try? await returnBatch(id)
            throw error
        }
    }

    private func fill(_ batch: CheckInBatch, to count: Int, _ id: String) async throws(LedgerError)
        -> [Claimed]
    {
        var claimed = try await claim(batch.people, by: batch.claimant)
        var known = Set(batch.people)
        // Some users in the queue are not due after all. Others replace them, in at most four rounds.
        for _ in 0..<4 where claimed.count < count {
            let taken = try await records.checkIns.takeMore(count - claimed.count, for: id, from: queue)
            if taken.isEmpty { break }
            claimed += try await claim(taken.filter { known.insert($0).inserted }, by: batch.claimant)
        }
        return claimed
    }

    private func claim(_ people: [UserName], by claimant: [UInt8]) async throws(LedgerError) -> [Claimed] {
        var claimed: [Claimed] = []
        for user in people {
            if case .claimed(let frequency, _) = try await claim(user, by: claimant).claim {
                claimed.append((user, frequency))
            }
        }
        return claimed
    }

    /// Puts a batch's users back into the queue if no job received the batch. A failed call can be repeated.
    private func returnBatch(_ id: String) async throws(LedgerError) {
        guard try await records.checkIns.beginReturn(of: id, in: queue) else { return }
        let batch = try await records.checkIns.openBatch(id, in: queue)
        for user in batch.people {
            let isBack = try await records.checkIns.releaseCheckIn(user.key, by: batch.claimant)
            if isBack { try await records.queues.putUser(user, in: queue, due: nil) }
        }
        try await records.checkIns.endReturn(of: id, in: queue)
    }
}

package import Reactor
import Redis
import Synchronization

/// Sends the spool's entries to the ledger when the ledger answers again. The entries of each user keep their
/// order. A replay runs about once a second, and as soon as `Spool.replay` is called. Each instance is bound
/// to one loop.
///
/// An entry is removed after the ledger has acknowledged it. If the edge crashes before that, the entry is
/// sent again. The ledger recognises the repeated entry and changes nothing. `SettlementRemedy` decides about
/// an entry that the ledger did not accept, and `UnknownSettlement` about an entry whose reservation the
/// ledger does not know.
package final class Replay {
    /// The number of lists over which the entries of a page are spread. The lists are sent at the same time.
    /// All entries of a user are in one list, so they keep their order.
    private static let lanes = 16
    private static let pageSize = 512
    /// A run ends after this many failures if it has settled nothing so far, although Redis answers.
    private static let mostFailures = 64

    private let spool: Spool
    private let ledger: any Ledger
    private let grace: Grace?
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    private let settled: () -> Void
    private let job: PeriodicJob
    /// The number of messages in this run that passed under grace and are counted now.
    private var graced = 0
    /// The number of messages in `graced` that exceeded a limit.
    private var overspent = 0
    private var isFailing = false

    /// - Parameter settled: called after Redis accepted entries. Their users can perhaps send messages again.
    package init(
        _ spool: Spool, _ ledger: any Ledger, grace: Grace? = nil, on loop: EventLoop,
        settled: @escaping () -> Void = {}, log: @escaping @Sendable (String) -> Void
    ) {
        self.spool = spool
        self.grace = grace
        self.ledger = ledger
        self.loop = loop
        self.log = log
        self.settled = settled
        // The period varies around a second, so that the edges of one Redis do not all send at once.
        job = PeriodicJob(every: 700_000_000...1_300_000_000, on: loop)
        job.start { [weak self] in await self?.runOnce() }
        let bound = LoopBound(job, on: loop)
        spool.requestReplay = { bound.tell { $0.runNow() } }
    }

    package func stop() {
        spool.requestReplay = nil
        job.stop()
    }

    private func runOnce() async {
        if spool.hasWork(at: loop.now) { await run() }
    }

    /// Sends all waiting entries, and stops if all nodes are away. If one node is away, only the entries of
    /// its users stay in the spool.
    package func run() async {
        var away: Set<ObjectIdentifier> = []
        var (last, ended, counted, countedBefore, failed) = (0, 0, 0, 0, 0)
        while true {
            let page = await spool.readPage(after: last, most: Self.pageSize)
            guard let newest = page.last else { break }
            last = newest.number
            let now = loop.now
            let ready = page.filter { entry in
                !spool.isDelayed(entry, at: now) && (away.isEmpty || !away.contains(node(of: entry.user)))
            }
            let round = Round(ready, lanes: Self.lanes)
            await deliver(round)
            away.formUnion(round.away)
            await spool.removeEntries(round.done)
            if !round.done.isEmpty { settled() }
            await park(round)
            ended += round.done.count
            counted += round.counted
            countedBefore += round.countedBefore
            failed += round.failed
            if away.count >= ledger.nodeCount || ended == 0 && failed >= Self.mostFailures { break }
        }
        note(failed)
        if counted > 0 { log("Settlements from the spool that Redis has counted now: \(counted).") }
        if countedBefore > 0 {
            log("Settlements that had already been counted, only their reply was lost: \(countedBefore).")
        }
        if graced > 0 {
            log("Of these, passed while Redis was away: \(graced); past a limit: \(overspent).")
        }
        (graced, overspent) = (0, 0)
    }

    /// The server with the user's counters. A test's ledger has no servers, so the ledger itself is returned.
    private func node(of user: UserKey) -> ObjectIdentifier {
        ledger.findNode(of: user).map { ObjectIdentifier($0) } ?? ObjectIdentifier(ledger)
    }

    private func park(_ round: Round) async {
        let all = round.parked + round.lost.map { ($0, UnknownSettlement.reason) }
        guard !all.isEmpty else { return }
        await spool.parkEntries(all)
        let wait = "they wait for an operator: usherctl spool list."
        if !round.parked.isEmpty {
            log("Settlements that can never be counted as they are: \(round.parked.count); \(wait)")
        }
        if !round.lost.isEmpty {
            log("Settlements without a reservation in Redis, not counted: \(round.lost.count); \(wait)")
        }
    }

    /// Logs that entries failed, but only once as long as failures go on.
    private func note(_ failed: Int) {
        guard failed > 0 || spool.delayed == 0 else { return }
        guard (failed > 0) != isFailing else { return }
        isFailing = failed > 0
        if isFailing {
            log(
                "Redis answers \(failed) settlements with an error; they are tried again: usherctl spool list."
            )
        }
    }

    private func note(_ outcome: SettlementOutcome, of user: UserKey) {
        guard case .counted(let isPastLimit) = outcome else { return }
        graced += 1
        overspent += isPastLimit ? 1 : 0
        grace?.releaseMessage(user, isPastLimit: isPastLimit)
    }

    private final class Round {
        var lanes: [[SpoolEntry]]
        /// Entries that have been settled. They are deleted from the spool.
        var done: [SpoolEntry] = []
        /// The number of entries in `done` that this run has counted.
        var counted = 0
        /// The number of entries in `done` that Redis had counted before this run.
        var countedBefore = 0
        /// Entries whose reservation the ledger does not know, and whose use is counted nowhere.
        var lost: [SpoolEntry] = []
        var parked: [(entry: SpoolEntry, reason: String)] = []
        /// The number of entries that failed although Redis answered. They are tried again later.
        var failed = 0
        var running = 0
        var away: Set<ObjectIdentifier> = []
        let waiter = Waiter()

        init(_ page: [SpoolEntry], lanes count: Int) {
            lanes = Array(repeating: [], count: count)
            for entry in page {
                lanes[Int(UInt(bitPattern: entry.user.hashValue) % UInt(count))].append(entry)
            }
            lanes.removeAll { $0.isEmpty }
        }
    }

    private func deliver(_ round: Round) async {
        guard !round.lanes.isEmpty else { return }
        round.running = round.lanes.count
        for lane in round.lanes {
            loop.spawn(with: (self, round)) { replay, round in
                await replay.deliver(lane, round)
                round.running -= 1
                if round.running == 0 { round.waiter.wake() }
            }
        }
        await round.waiter.wait()
    }

    private func deliver(_ lane: [SpoolEntry], _ round: Round) async {
        for entry in lane where round.away.isEmpty || !round.away.contains(node(of: entry.user)) {
            guard let settlement = SpoolRecord.decodeSettlement(of: entry) else {
                let isDamaged = SpoolDamage(entry) != nil
                round.parked.append(
                    (entry, isDamaged ? SpoolDamage.reason : "this release cannot read the record"))
                continue
            }
            do throws(LedgerError) {
                let outcome = try await ledger.settle(settlement)
                note(outcome, of: settlement.user)
                if outcome == .unknown {
                    try await sort(entry, settlement, round)
                } else {
                    round.counted += 1
                    round.done.append(entry)
                }
            } catch {
                if error == .unknownOutcome { spool.noteSent(entry) }
                switch SettlementRemedy(error) {
                case .whenStoreReturns: round.away.insert(node(of: entry.user))
                case .later:
                    round.failed += 1
                    await spool.delayEntry(entry, error.settlementReason, at: loop.now)
                case .byOperator: round.parked.append((entry, error.settlementReason))
                }
            }
        }
    }

    private func sort(_ entry: SpoolEntry, _ settlement: Settlement, _ round: Round)
        async throws(LedgerError)
    {
        switch try await UnknownSettlement(settlement, wasSent: spool.wasSent(entry), ledger) {
        case .lost: round.lost.append(entry)
        case .nothingToCount: round.done.append(entry)
        case .neverAdmitted(let whole):
            _ = try await ledger.settle(whole)
            round.counted += 1
            round.done.append(entry)
        case .countedBefore:
            round.countedBefore += 1
            round.done.append(entry)
        }
    }
}

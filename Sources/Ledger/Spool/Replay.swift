package import Reactor
import Synchronization

/// Carries what waits in the spool to the ledger once it answers again, the entries of each user in their
/// order. Bound to one loop.
///
/// An entry is forgotten after its acknowledgement: a crash in between replays it, and the ledger, which
/// knows what it has settled, changes nothing the second time.
package final class Replay: Timed {
    /// Users that are replayed side by side.
    private static let lanes = 16
    private static let pageSize = 512

    private let spool: Spool
    private let ledger: any Ledger
    private let grace: Grace?
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    private lazy var timer = Timer(self)
    private var isStopped = false
    /// Entries carried since the start.
    package private(set) var carried = 0
    /// Of this run: messages that were let through while the store was away, and those past a limit.
    private var graced = 0
    private var overspent = 0

    package init(
        _ spool: Spool, _ ledger: any Ledger, grace: Grace? = nil, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.spool = spool
        self.grace = grace
        self.ledger = ledger
        self.loop = loop
        self.log = log
        rearm()
    }

    package func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    package func timePassed() {
        guard spool.count > 0 else { return rearm() }
        loop.spawn(with: self) { replay in
            await replay.run()
            replay.rearm()
        }
    }

    /// About a second later: many edges that lost one Redis don't come back in step.
    private func rearm() {
        guard !isStopped else { return }
        loop.arm(timer, at: loop.now + UInt64.random(in: 700_000_000...1_300_000_000))
    }

    /// Carries everything, until the ledger is away again.
    package func run() async {
        var last = 0
        var count = 0
        while true {
            let page = await spool.page(after: last, most: Self.pageSize)
            guard let newest = page.last else { break }
            last = newest.number
            let round = Round(page, lanes: Self.lanes)
            await carry(round)
            await spool.remove(round.done, refused: round.refused)
            count += round.done.count
            if !round.refused.isEmpty {
                log(
                    "Redis refused \(round.refused.count) settlements for good; the spool has set them aside."
                )
            }
            if round.isInterrupted { break }
        }
        carried += count
        if count > 0 { log("Redis has counted \(count) settlements that had waited in the spool.") }
        if graced > 0 {
            log(
                "\(graced) of them were let through while Redis was away; \(overspent) went past a limit."
            )
        }
        (graced, overspent) = (0, 0)
    }

    private func note(_ outcome: SettlementOutcome, of user: UserKey) {
        guard case .counted(let isOver) = outcome else { return }
        graced += 1
        overspent += isOver ? 1 : 0
        grace?.giveBack(user, isOver: isOver)
    }

    /// One page on its way: a user's entries share a lane, so that they stay in order.
    private final class Round {
        var lanes: [[SpoolEntry]]
        var done: [SpoolEntry] = []
        var refused: [SpoolEntry] = []
        var running = 0
        var isInterrupted = false
        let waiter = Waiter()

        init(_ page: [SpoolEntry], lanes count: Int) {
            lanes = Array(repeating: [], count: count)
            for entry in page {
                lanes[Int(UInt(bitPattern: entry.user.hashValue) % UInt(count))].append(entry)
            }
            lanes.removeAll { $0.isEmpty }
        }
    }

    private func carry(_ round: Round) async {
        round.running = round.lanes.count
        for lane in round.lanes {
            loop.spawn(with: (self, round)) { replay, round in
                await replay.carry(lane, round)
                round.running -= 1
                if round.running == 0 { round.waiter.wake() }
            }
        }
        await round.waiter.wait()
    }

    private func carry(_ lane: [SpoolEntry], _ round: Round) async {
        for entry in lane where !round.isInterrupted {
            guard let settlement = SpoolRecord.settlement(of: entry) else {
                round.refused.append(entry)
                continue
            }
            do throws(LedgerError) {
                note(try await ledger.settle(settlement), of: settlement.user)
                round.done.append(entry)
            } catch .faulty {
                // It would fail for ever, and hold up all that come after it.
                round.refused.append(entry)
            } catch {
                round.isInterrupted = true
            }
        }
    }
}

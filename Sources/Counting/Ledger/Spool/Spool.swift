import Reactor
import Synchronization

/// Settlements that Redis has not acknowledged, kept on the disk until it does (docs/guarantees.md, G8).
///
/// All loops of an edge share one. The file belongs to a thread of its own, so that a slow disk holds up no
/// loop. Entries that come at the same time are committed together.
package final class Spool: Sendable {
    /// The place of the spool's file, and the bound on its size.
    package struct Options: Sendable {
        package var path: String
        /// Bytes that the file may grow to.
        package var maxBytes = 64 << 20

        package init(path: String, maxBytes: Int = 64 << 20) {
            self.path = path
            self.maxBytes = maxBytes
        }
    }

    /// The state that every thread may read without asking the spool's own thread.
    struct Snapshot: Sendable {
        var fault: SpoolFault?
        /// Entries by user.
        var users: [UserKey: Int] = [:]
        /// Entries that were set aside and wait for an operator, those of earlier starts among them.
        var parked = 0
        /// Settlements that are damaged or missing, as far as no operator has dropped their note.
        var damaged = 0
        /// The delays by the entry's number: entries that failed for reasons of their own, and when they
        /// are tried again.
        var delays: [Int: SettlementDelay] = [:]
        /// The newest entry that was there when the file was opened. Of older ones it is not known whether
        /// they were sent.
        var newestOfEarlierStart = 0
        /// Numbers of entries that were sent, and whose answer got lost.
        var sent: Set<Int> = []
    }

    package let path: String
    private let loop: EventLoop
    let keeper: LoopBound<SpoolThread>
    let status: SpoolStatus
    private let startReplay = Mutex<(@Sendable () -> Void)?>(nil)

    /// Opens the file. One that cannot be used is tried again every second; meanwhile `fault` says why.
    package static func open(
        _ options: Options, log: @escaping @Sendable (String) -> Void
    ) async -> Spool {
        let loop = EventLoop(name: "usher-spool")
        loop.start()
        let status = SpoolStatus()
        let keeper = await loop.makeValue { SpoolThread(options, status, on: $0, log: log) }
        return Spool(options.path, loop, keeper, status)
    }

    private init(_ path: String, _ loop: EventLoop, _ keeper: LoopBound<SpoolThread>, _ status: SpoolStatus) {
        self.path = path
        self.loop = loop
        self.keeper = keeper
        self.status = status
    }

    /// Why settlements cannot be kept now; nil if all is well.
    package var fault: SpoolFault? { status.state.withLock { $0.fault } }

    /// Entries that wait for Redis.
    package var count: Int { status.count.load(ordering: .relaxed) }

    /// Entries that were set aside and wait for an operator.
    package var parked: Int { status.state.withLock { $0.parked } }
    /// Settlements that are damaged or missing: never counted, and reported until an operator drops their
    /// note.
    package var damaged: Int { status.state.withLock { $0.damaged } }
    /// Entries that Redis answers with an error of their own, and that are tried again at growing intervals.
    package var delayed: Int { status.state.withLock { $0.delays.count } }

    /// Called to have the entries sent to Redis at once; nil while no replay runs.
    var requestReplay: (@Sendable () -> Void)? {
        get { startReplay.withLock { $0 } }
        set { startReplay.withLock { $0 = newValue } }
    }

    /// Has what waits sent now, since Redis answers again, and not at the next run. From any thread.
    package func replay() {
        if count > 0 { requestReplay?() }
    }

    /// Whether something of this user waits, so that what follows must wait behind it.
    func holds(_ user: UserKey) -> Bool {
        guard count > 0 else { return false }
        return status.state.withLock { $0.users[user] != nil }
    }

    /// Keeps a settlement; true once it is on the disk.
    ///
    /// - Parameter wasSent: whether it was sent, and its answer got lost, so that Redis may have counted it.
    func append(_ settlement: Settlement, wasSent: Bool = false) async -> Bool {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .add(settlement.user, record: record), wasSent: wasSent) != nil
    }

    /// Keeps a provisional settlement: what a running request counts if this process is killed. Returns the
    /// number by which to amend it, once it is on the disk; nil if it could not be kept.
    func addProvisional(_ settlement: Settlement) async -> Int? {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .add(settlement.user, record: record), isProvisional: true)
    }

    /// Replaces a provisional settlement by the real use. Returns true once that is on the disk.
    func amendProvisional(_ name: Int, to settlement: Settlement) async -> Bool {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .amend(number: name, settlement.user, record: record)) != nil
    }

    /// Removes a provisional settlement, which need not be sent. If it cannot be removed from the disk,
    /// this process does not send it all the same.
    func removeProvisional(_ name: Int, of user: UserKey) async {
        _ = await take(user, .forget(number: name))
    }

    private func take(
        _ user: UserKey, _ work: SpoolWork, isProvisional: Bool = false, wasSent: Bool = false
    ) async -> Int? {
        await withCheckedContinuation { waiting in
            keeper.tell { $0.takeWork(user, work, isProvisional: isProvisional, wasSent: wasSent, waiting) }
        }
    }

    func readPage(after number: Int, most count: Int) async -> [SpoolEntry] {
        await keeper.ask { $0.readPage(after: number, most: count) }
    }

    /// Messages per user that were let through while Redis was away, and wait to be counted.
    func countGraced() async -> [UserKey: Int] {
        var graced: [UserKey: Int] = [:]
        var last = 0
        while true {
            let page = await readPage(after: last, most: 512)
            guard let newest = page.last else { return graced }
            last = newest.number
            for entry in page where SpoolRecord.decodeSettlement(of: entry)?.kind == .countedLater {
                graced[entry.user, default: 0] += 1
            }
        }
    }

    /// Forgets entries that Redis has acknowledged.
    func removeEntries(_ done: [SpoolEntry]) async {
        await keeper.ask { $0.removeEntries(done) }
    }

    /// Sets entries aside that Redis will not take until an operator has changed something, each with the
    /// reason.
    func parkEntries(_ entries: [(entry: SpoolEntry, reason: String)]) async {
        await keeper.ask { $0.parkEntries(entries) }
    }

    /// Closes the file. Entries stay for the next start.
    package func close() async {
        await keeper.ask { $0.closeFile() }
        await loop.end()
    }
}

/// The spool's state as other threads see it.
final class SpoolStatus: Sendable {
    let state = Mutex(Spool.Snapshot())
    /// The sum over all users, for those who only need to know whether there is anything.
    let count = Atomic<Int>(0)
}

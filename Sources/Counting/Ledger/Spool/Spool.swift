import Reactor
import Synchronization

/// Settlements that Redis has not acknowledged. They stay on the disk until Redis acknowledges them
/// (docs/guarantees.md, G8).
///
/// All loops of an edge share one spool. Only the spool's own thread uses the file, so a slow disk delays no
/// loop. Entries that arrive at the same time are committed together.
package final class Spool: Sendable {
    package struct Options: Sendable {
        package var path: String
        /// The largest size of the file, in bytes.
        package var maxBytes = 64 << 20

        package init(path: String, maxBytes: Int = 64 << 20) {
            self.path = path
            self.maxBytes = maxBytes
        }
    }

    /// The part of the spool's state that any thread can read directly.
    struct Snapshot: Sendable {
        var fault: SpoolFault?
        /// The number of waiting entries of each user.
        var users: [UserKey: Int] = [:]
        var parked = 0
        var damaged = 0
        /// For each entry that failed although Redis answered, its next try. The key is the entry's number.
        var delays: [Int: SettlementDelay] = [:]
        /// The number of the newest entry when the file was opened. The edge does not know whether it sent
        /// the entries up to this number before it restarted.
        var newestOfEarlierStart = 0
        /// The numbers of entries that were sent, but whose reply was lost.
        var sent: Set<Int> = []
    }

    package let path: String
    private let loop: EventLoop
    let keeper: LoopBound<SpoolThread>
    let status: SpoolStatus
    private let startReplay = Mutex<(@Sendable () -> Void)?>(nil)

    /// Opens the spool's file. If that fails, the spool tries again every second, and `fault` says why.
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

    /// Why the spool cannot keep settlements now; nil if it can.
    package var fault: SpoolFault? { status.state.withLock { $0.fault } }

    /// The number of entries that wait for Redis.
    package var count: Int { status.count.load(ordering: .relaxed) }

    /// The number of parked entries, which wait for an operator.
    package var parked: Int { status.state.withLock { $0.parked } }
    /// The number of damaged or missing settlements. They are never counted; an operator must drop them.
    package var damaged: Int { status.state.withLock { $0.damaged } }
    /// The number of entries that failed although Redis answered. They are tried again at growing intervals.
    package var delayed: Int { status.state.withLock { $0.delays.count } }

    /// The function that sends the entries to Redis at once; nil if no `Replay` exists.
    var requestReplay: (@Sendable () -> Void)? {
        get { startReplay.withLock { $0 } }
        set { startReplay.withLock { $0 = newValue } }
    }

    /// Sends the waiting entries now instead of at the next run. Call it from any thread when Redis answers.
    package func replay() {
        if count > 0 { requestReplay?() }
    }

    /// Whether an entry of this user waits. If so, the user's next settlements must wait behind it.
    func holds(_ user: UserKey) -> Bool {
        guard count > 0 else { return false }
        return status.state.withLock { $0.users[user] != nil }
    }

    /// Writes a settlement to the spool. Returns true once the settlement is on the disk.
    ///
    /// - Parameter wasSent: whether it was sent and the reply was lost, so that Redis has perhaps counted it.
    func append(_ settlement: Settlement, wasSent: Bool = false) async -> Bool {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .add(settlement.user, record: record), wasSent: wasSent) != nil
    }

    /// Writes a provisional settlement of a running request to the spool. It counts only if this process is
    /// killed. Returns the entry's number once the entry is on the disk; nil if that failed.
    func addProvisional(_ settlement: Settlement) async -> Int? {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .add(settlement.user, record: record), isProvisional: true)
    }

    /// Replaces a provisional settlement with the final one. Returns true once the new record is on the disk.
    func amendProvisional(_ name: Int, to settlement: Settlement) async -> Bool {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .amend(number: name, settlement.user, record: record)) != nil
    }

    /// Removes a provisional settlement. Even if the disk keeps it, this process does not send it.
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

    /// For each user, the number of messages that passed under grace and wait to be counted.
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

    func removeEntries(_ done: [SpoolEntry]) async {
        await keeper.ask { $0.removeEntries(done) }
    }

    /// Parks entries until an operator acts, each with the reason why Redis does not accept it.
    func parkEntries(_ entries: [(entry: SpoolEntry, reason: String)]) async {
        await keeper.ask { $0.parkEntries(entries) }
    }

    /// Closes the spool's file. Its entries stay for the next start.
    package func close() async {
        await keeper.ask { $0.closeFile() }
        await loop.end()
    }
}

/// The state of the spool that other threads can read.
final class SpoolStatus: Sendable {
    let state = Mutex(Spool.Snapshot())
    /// The number of waiting entries of all users. It can be read without a lock.
    let count = Atomic<Int>(0)
}

import Reactor
import Synchronization

/// Settlements that Redis has not acknowledged. They stay on the disk until it does (docs/guarantees.md,
/// G8).
///
/// All loops of an edge share one spool. The file is used only by the spool's own thread, so that a slow
/// disk holds up no loop. Entries that come at the same time are committed together.
package final class Spool: Sendable {
    /// The path and the largest size of the spool's file.
    package struct Options: Sendable {
        package var path: String
        /// The largest size of the file, in bytes.
        package var maxBytes = 64 << 20

        package init(path: String, maxBytes: Int = 64 << 20) {
            self.path = path
            self.maxBytes = maxBytes
        }
    }

    /// The state that any thread may read directly.
    struct Snapshot: Sendable {
        var fault: SpoolFault?
        /// The number of entries of each user.
        var users: [UserKey: Int] = [:]
        /// The number of entries that wait for an operator, with those of earlier starts.
        var parked = 0
        /// The number of settlements that are damaged or missing and that no operator has dropped.
        var damaged = 0
        /// The delays, by entry number, of entries that failed although Redis answered.
        var delays: [Int: SettlementDelay] = [:]
        /// The number of the newest entry when the file was opened. Whether entries up to this one were sent
        /// is unknown.
        var newestOfEarlierStart = 0
        /// The numbers of entries that were sent and whose reply was lost.
        var sent: Set<Int> = []
    }

    package let path: String
    private let loop: EventLoop
    let keeper: LoopBound<SpoolThread>
    let status: SpoolStatus
    private let startReplay = Mutex<(@Sendable () -> Void)?>(nil)

    /// Opens the file. If it cannot be used, it is tried again every second, and `fault` gives the reason.
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

    /// Why settlements cannot be kept now; nil if they can.
    package var fault: SpoolFault? { status.state.withLock { $0.fault } }

    /// The number of entries that wait for Redis.
    package var count: Int { status.count.load(ordering: .relaxed) }

    /// The number of entries that wait for an operator.
    package var parked: Int { status.state.withLock { $0.parked } }
    /// The number of settlements that are damaged or missing. They are never counted, and are reported until
    /// an operator drops them.
    package var damaged: Int { status.state.withLock { $0.damaged } }
    /// The number of entries that failed although Redis answered. They are tried again at growing intervals.
    package var delayed: Int { status.state.withLock { $0.delays.count } }

    /// Called to send the entries to Redis at once; nil while no replay exists.
    var requestReplay: (@Sendable () -> Void)? {
        get { startReplay.withLock { $0 } }
        set { startReplay.withLock { $0 = newValue } }
    }

    /// Sends the waiting entries now instead of at the next run, since Redis answers again. It may be called
    /// from any thread.
    package func replay() {
        if count > 0 { requestReplay?() }
    }

    /// Whether an entry of this user waits, so that the user's next settlements must wait behind it.
    func holds(_ user: UserKey) -> Bool {
        guard count > 0 else { return false }
        return status.state.withLock { $0.users[user] != nil }
    }

    /// Keeps a settlement. Returns true once it is on the disk.
    ///
    /// - Parameter wasSent: whether it was sent and its reply was lost, so that Redis may have counted it.
    func append(_ settlement: Settlement, wasSent: Bool = false) async -> Bool {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .add(settlement.user, record: record), wasSent: wasSent) != nil
    }

    /// Keeps a provisional settlement: the use that a running request counts if this process is killed.
    /// Returns the number by which to amend it, once it is on the disk; nil if it could not be kept.
    func addProvisional(_ settlement: Settlement) async -> Int? {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .add(settlement.user, record: record), isProvisional: true)
    }

    /// Replaces a provisional settlement with the real use. Returns true once that is on the disk.
    func amendProvisional(_ name: Int, to settlement: Settlement) async -> Bool {
        let record = SpoolRecord.encodeRecord(of: settlement)
        return await take(settlement.user, .amend(number: name, settlement.user, record: record)) != nil
    }

    /// Removes a provisional settlement, which need not be sent. If it cannot be removed from the disk, this
    /// process still does not send it.
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

    /// The number of each user's messages that passed under grace and wait to be counted.
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

    /// Parks entries that Redis will not accept until an operator has changed something, each with the
    /// reason.
    func parkEntries(_ entries: [(entry: SpoolEntry, reason: String)]) async {
        await keeper.ask { $0.parkEntries(entries) }
    }

    /// Closes the file. The entries stay for the next start.
    package func close() async {
        await keeper.ask { $0.closeFile() }
        await loop.end()
    }
}

/// The spool's state for other threads.
final class SpoolStatus: Sendable {
    let state = Mutex(Spool.Snapshot())
    /// The number of waiting entries of all users. It can be read without a lock.
    let count = Atomic<Int>(0)
}

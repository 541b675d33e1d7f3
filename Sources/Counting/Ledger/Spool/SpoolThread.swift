import Limits
import Reactor
import Synchronization

/// The thread that owns the spool's file. It commits the entries of one turn together. If the file cannot be
/// used, the thread tries every second whether it can be used again.
final class SpoolThread: Timed, Flushing {
    private struct Waiting {
        let user: UserKey
        let work: SpoolWork
        /// Whether the entry is sent only after it was amended with the final settlement.
        let isProvisional: Bool
        /// Whether the settlement was sent and its reply was lost. Redis has perhaps counted it.
        let wasSent: Bool
        let continuation: CheckedContinuation<Int?, Never>
    }

    private let options: Spool.Options
    private let status: SpoolStatus
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    private var file: SpoolFile?
    private var fault: SpoolFault?
    private var waiting: [Waiting] = []
    /// The numbers of entries whose requests are still running. The file has these entries in case this
    /// process is killed. An entry that need not be sent, but could not be removed yet, stays in this set.
    private var provisional: Set<Int> = []
    /// How many files were opened so far. An entry is named by its number and this count, since another file
    /// can have an entry with the same number.
    private var generation = 0
    private var isFlushDue = false
    private var isClosed = false
    private lazy var timer = Timer(self)

    init(
        _ options: Spool.Options, _ status: SpoolStatus, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.options = options
        self.status = status
        self.loop = loop
        self.log = log
        open()
    }

    // MARK: The file

    private func open() {
        do throws(SpoolFault) {
            let opened = try SpoolFile(path: options.path, maxBytes: options.maxBytes)
            let findings = try opened.check(at: Moment(milliseconds: loop.wallMilliseconds))
            let users = try opened.waitingUsers()
            let (parked, damaged) = try opened.parkedCount()
            let newest = try opened.newestNumber()
            file = opened
            generation += 1
            provisional = []
            let count = users.values.reduce(0, +)
            status.state.withLock { state in
                (state.users, state.parked, state.damaged) = (users, parked, damaged)
                state.delays = [:]
                (state.newestOfEarlierStart, state.sent) = (newest, [])
            }
            status.count.store(count, ordering: .relaxed)
            for finding in findings { log(finding) }
            if count > 0 { log("Settlements in the spool that Redis has not counted yet: \(count).") }
            if parked > 0 {
                log("Settlements that Redis did not accept: \(parked); see usherctl spool list.")
            }
            note(nil)
        } catch {
            note(error)
        }
    }

    /// Records whether the spool can be used, and logs a change. A fault is checked again a second later.
    private func note(_ found: SpoolFault?) {
        if let found {
            // A damaged or foreign file is closed and opened again, since an operator can have replaced it.
            if found == .torn || found == .unwritable { file = nil }
            if !isClosed { loop.arm(timer, at: loop.now + 1_000_000_000) }
        }
        guard found != fault else { return }
        fault = found
        status.state.withLock { $0.fault = found }
        log(found?.makeSentence(path: options.path) ?? "The spool \(options.path) can be used again.")
        guard found == .torn, case .counts(let counts) = SpoolCountsFile.readCounts(beside: options.path)
        else {
            return
        }
        log("The spool \(options.path) held \(counts.total) settlements when it was last written.")
    }

    func timePassed() {
        guard !isClosed else { return }
        guard let file else { return open() }
        do throws(SpoolFault) {
            try file.probe()
            note(nil)
        } catch {
            note(error)
        }
    }

    func closeFile() {
        isClosed = true
        loop.cancel(timer)
        flush()
        file = nil
    }

    // MARK: Entries

    /// - Parameter isProvisional: whether the entry is the provisional settlement of a running message. This
    ///   process sends it to Redis only after the final settlement has replaced it.
    func takeWork(
        _ user: UserKey, _ work: SpoolWork, isProvisional: Bool, wasSent: Bool,
        _ continuation: CheckedContinuation<Int?, Never>
    ) {
        waiting.append(
            Waiting(
                user: user, work: work, isProvisional: isProvisional, wasSent: wasSent,
                continuation: continuation))
        guard !isFlushDue else { return }
        isFlushDue = true
        loop.flushLater(self)
    }

    func flush() {
        isFlushDue = false
        let batch = waiting
        waiting.removeAll(keepingCapacity: true)
        let numbers = commit(batch)
        for (index, entry) in batch.enumerated() { entry.continuation.resume(returning: numbers?[index]) }
    }

    /// Commits changes. Returns the numbers by which their entries can be amended; nil if the commit failed.
    private func commit(_ batch: [Waiting]) -> [Int]? {
        guard let file, !isClosed || !batch.isEmpty else { return nil }
        let works = batch.map { inThisFile($0.work, of: $0.user) }
        let numbers: [Int]
        do throws(SpoolFault) {
            numbers = try file.applyWorks(works)
        } catch {
            note(error)
            return nil
        }
        note(nil)
        var ready: [UserKey] = []
        for (index, number) in numbers.enumerated() {
            switch works[index] {
            case .add where batch[index].isProvisional: provisional.insert(number)
            case .add: ready.append(batch[index].user)
            case .amend:
                provisional.remove(number)
                ready.append(batch[index].user)
            case .forget: provisional.remove(number)
            }
        }
        status.state.withLock { state in
            for user in ready { state.users[user, default: 0] += 1 }
            for (index, number) in numbers.enumerated() where batch[index].wasSent {
                state.sent.insert(number)
            }
        }
        status.count.add(ready.count, ordering: .relaxed)
        return numbers.map { generation << 40 | $0 }
    }

    /// Converts a change for the file that is open now. A change that amends an entry of an earlier file
    /// becomes one that adds the entry, because the open file perhaps lacks it.
    private func inThisFile(_ work: SpoolWork, of user: UserKey) -> SpoolWork {
        func number(_ name: Int) -> Int? { name >> 40 == generation ? name & (1 << 40 - 1) : nil }
        switch work {
        case .add: return work
        case .amend(let name, _, let record):
            return number(name).map { .amend(number: $0, user, record: record) } ?? .add(user, record: record)
        // If the entry to remove is in an earlier file, the number is 0. No entry has this number, so nothing
        // is removed.
        case .forget(let name): return .forget(number: number(name) ?? 0)
        }
    }

    /// The oldest entries after `number` that can be sent now.
    func readPage(after number: Int, most count: Int) -> [SpoolEntry] {
        guard let file else { return [] }
        var last = number
        do throws(SpoolFault) {
            while true {
                let page = try file.readPage(after: last, most: count)
                let ready = page.filter { !provisional.contains($0.number) }
                guard ready.isEmpty, let newest = page.last else { return ready }
                last = newest.number
            }
        } catch {
            note(error)
            return []
        }
    }

    /// Deletes settled entries. If that fails, they are sent again, which changes nothing in Redis.
    func removeEntries(_ done: [SpoolEntry]) {
        guard let file else { return }
        do throws(SpoolFault) {
            noteGone(try file.removeEntries(done))
        } catch {
            note(error)
        }
    }

    func delayEntry(_ entry: SpoolEntry, _ reason: String, at now: UInt64) {
        guard !findEntries([entry.number]).isEmpty else { return }
        status.state.withLock { state in
            state.delays[entry.number] = SettlementDelay(after: state.delays[entry.number], reason, at: now)
        }
    }

    /// - Parameter entries: the entries that were removed now, without those that an operator had dropped.
    private func noteGone(_ entries: [SpoolEntry]) {
        status.state.withLock { state in
            for entry in entries {
                let left = state.users[entry.user, default: 0] - 1
                state.users[entry.user] = left > 0 ? left : nil
                state.delays[entry.number] = nil
                state.sent.remove(entry.number)
            }
        }
        status.count.subtract(entries.count, ordering: .relaxed)
    }

    // MARK: Parked entries

    func parkEntries(_ entries: [(entry: SpoolEntry, reason: String)]) {
        guard let file else { return }
        do throws(SpoolFault) {
            noteGone(try file.parkEntries(entries, at: Moment(milliseconds: loop.wallMilliseconds)))
            noteParked(try file.parkedCount())
        } catch {
            note(error)
        }
    }

    func parkedEntries(most count: Int) -> [ParkedEntry] {
        guard let file else { return [] }
        do throws(SpoolFault) {
            return try file.parkedEntries(most: count)
        } catch {
            note(error)
            return []
        }
    }

    func retryEntries(_ numbers: [Int]?) -> Int? {
        guard let file else { return nil }
        do throws(SpoolFault) {
            let users = try file.unparkEntries(numbers)
            noteParked(try file.parkedCount())
            let delayed = status.state.withLock { state in
                for user in users { state.users[user, default: 0] += 1 }
                let chosen = state.delays.keys.filter { numbers?.contains($0) ?? true }
                for number in chosen { state.delays[number] = nil }
                return chosen.count
            }
            status.count.add(users.count, ordering: .relaxed)
            return users.count + delayed
        } catch {
            note(error)
            return nil
        }
    }

    func dropEntries(_ numbers: [Int]?) -> Int? {
        guard let file else { return nil }
        do throws(SpoolFault) {
            let delayed = status.state.withLock { state in
                state.delays.keys.filter { numbers?.contains($0) ?? true }
            }
            let entries = try file.findEntries(delayed)
            let count = try file.dropParked(numbers)
            noteParked(try file.parkedCount())
            let gone = try file.removeEntries(entries)
            noteGone(gone)
            // The delays of dropped entries are removed, too. Otherwise they would be reported for ever.
            status.state.withLock { state in for number in delayed { state.delays[number] = nil } }
            return count + gone.count
        } catch {
            note(error)
            return nil
        }
    }

    func findEntries(_ numbers: [Int]) -> [SpoolEntry] { (try? file?.findEntries(numbers)) ?? [] }

    private func noteParked(_ count: (all: Int, damaged: Int)) {
        status.state.withLock { ($0.parked, $0.damaged) = (count.all, count.damaged) }
    }
}

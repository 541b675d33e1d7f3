import Reactor
import Synchronization

/// The spool's file on the spool's own thread: commits what came in one turn together, and opens the file
/// again as soon as it can be used.
final class SpoolKeeper: Timed, Flushing {
    private struct Waiting {
        let user: UserKey
        let record: [UInt8]
        let continuation: CheckedContinuation<Bool, Never>
    }

    private let options: Spool.Options
    private let face: SpoolFace
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    private var file: SpoolFile?
    private var fault: SpoolFault?
    private var waiting: [Waiting] = []
    private var isFlushDue = false
    private var isClosed = false
    private lazy var timer = Timer(self)

    init(
        _ options: Spool.Options, _ face: SpoolFace, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.options = options
        self.face = face
        self.loop = loop
        self.log = log
        open()
    }

    // MARK: The file

    private func open() {
        do throws(SpoolFault) {
            let opened = try SpoolFile(path: options.path, maxBytes: options.maxBytes)
            let users = try opened.users()
            file = opened
            let count = users.values.reduce(0, +)
            face.state.withLock { $0.users = users }
            face.count.store(count, ordering: .relaxed)
            if count > 0 { log("The spool holds \(count) settlements that Redis has not counted yet.") }
            note(nil)
        } catch {
            note(error)
        }
    }

    /// Remembers whether the spool can be used, says what changed, and looks again in a second.
    private func note(_ found: SpoolFault?) {
        if let found {
            // A damaged or a foreign file is opened anew, wherever it stands by then.
            if found == .torn || found == .unwritable { file = nil }
            if !isClosed { loop.arm(timer, at: loop.now + 1_000_000_000) }
        }
        guard found != fault else { return }
        fault = found
        face.state.withLock { $0.fault = found }
        log(found?.sentence(path: options.path) ?? "The spool \(options.path) can be used again.")
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

    func close() {
        isClosed = true
        loop.cancel(timer)
        flush()
        file = nil
    }

    // MARK: Entries

    func take(_ user: UserKey, _ record: [UInt8], _ continuation: CheckedContinuation<Bool, Never>) {
        waiting.append(Waiting(user: user, record: record, continuation: continuation))
        guard !isFlushDue else { return }
        isFlushDue = true
        loop.flushLater(self)
    }

    func flush() {
        isFlushDue = false
        let batch = waiting
        waiting.removeAll(keepingCapacity: true)
        let isKept = commit(batch)
        for entry in batch { entry.continuation.resume(returning: isKept) }
    }

    private func commit(_ batch: [Waiting]) -> Bool {
        guard let file, !isClosed || !batch.isEmpty else { return false }
        do throws(SpoolFault) {
            try file.append(batch.map { ($0.user, $0.record) })
        } catch {
            note(error)
            return false
        }
        note(nil)
        face.state.withLock { state in
            for entry in batch { state.users[entry.user, default: 0] += 1 }
        }
        face.count.add(batch.count, ordering: .relaxed)
        return true
    }

    func page(after number: Int, most count: Int) -> [SpoolEntry] {
        guard let file else { return [] }
        do throws(SpoolFault) {
            return try file.page(after: number, most: count)
        } catch {
            note(error)
            return []
        }
    }

    /// What cannot be forgotten now is replayed again, which changes nothing.
    func remove(_ done: [SpoolEntry], refused: [SpoolEntry]) {
        guard let file else { return }
        do throws(SpoolFault) {
            try file.remove(done.map(\.number), refused: refused.map(\.number))
        } catch {
            return note(error)
        }
        face.state.withLock { state in
            state.refused += refused.count
            for entry in done + refused {
                let left = state.users[entry.user, default: 0] - 1
                state.users[entry.user] = left > 0 ? left : nil
            }
        }
        face.count.subtract(done.count + refused.count, ordering: .relaxed)
    }
}

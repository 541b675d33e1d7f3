package import Limits
package import Reactor
import Redis

/// Collects the refusals of one loop and writes them to the store, so that an operator can see later why a
/// user was refused. A refusal costs one look-up in a table. The client's answer does not wait for the store.
///
/// Refusals of the same user, cause and hour share one entry. A new entry is written within about a second,
/// and then at most once a minute. An entry that the store does not accept is kept and written later. If
/// there are `capacity` entries, refusals that need a new entry are not recorded.
package final class RefusalLog: Timed {
    /// Identifies an entry of the log. Two refusals with the same name share one entry.
    private struct Name: Hashable {
        let user: UserKey
        let hour: Int64
        let cause: RefusalEntry.Cause
        let version: Int
    }

    private final class Line {
        let user: UserKey
        /// The schedule of the entry's last refusal. If the next refusal has the same schedule and cause, the
        /// entry is found without building a `Name`.
        var schedule: Schedule
        var cause: Refusal.Cause
        let ends: Int64
        var note: RefusalEntry
        /// The time at which the entry was last written, in ms; nil if it was not written yet.
        var written: Int64?

        init(_ user: UserKey, _ note: RefusalEntry, _ schedule: Schedule, _ cause: Refusal.Cause) {
            self.user = user
            self.note = note
            self.schedule = schedule
            self.cause = cause
            ends = note.hour.milliseconds + RefusalLog.hour
        }

        func addRefusal(at now: Moment) {
            note.count += 1
            note.last = now
        }

        func holds(_ other: UserKey, _ account: Account, _ cause: Refusal.Cause, _ now: Int64) -> Bool {
            schedule === account.schedule && self.cause == cause && now < ends
                && now >= note.hour.milliseconds
                && account.snapshot.entitlement.version == note.version
                && user == other
        }
    }

    private static let hour: Int64 = 3_600_000
    private static let capacity = 8192
    /// The largest number of entries written in one round. `pause` is the shortest time in milliseconds
    /// between two writes of the same entry.
    private static let mostAtOnce = 1024
    private static let pause: Int64 = 60_000

    private let records: RefusalStore
    private let settings: String
    private let loop: EventLoop
    private var lines: [Name: Line] = [:]
    /// The entries that changed last. They are searched first, since a refused client often sends again.
    private var recent = UserTable<Line>()
    private var isFlushing = false
    private var isClosed = false
    private lazy var timer = Timer(self)
    private let log: (String) -> Void
    private var toldUntil: UInt64 = 0
    /// The number of refusals that were not recorded.
    package private(set) var dropped = 0

    /// - Parameters:
    ///   - settings: the digest of the configuration by which requests are refused.
    ///   - log: called with a sentence for the operator if some refusals could not be recorded.
    package init(
        _ records: RefusalStore, settings: String, on loop: EventLoop,
        log: @escaping (String) -> Void = { _ in }
    ) {
        self.log = log
        self.records = records
        self.settings = settings
        self.loop = loop
    }

    package func note(
        _ user: UserKey, _ refusal: Refusal, _ account: Account, _ modelClass: ModelClass?
    ) {
        let cause = refusal.decisive(in: account.schedule)
        let now = refusal.counts.now
        if let line = recent.firstValue(of: user, where: { $0.holds(user, account, cause, now.milliseconds) })
        {
            return line.addRefusal(at: now)
        }
        let rule = refusal.rule(cause, in: account.schedule)
        let name = Name(
            user: user, hour: now.milliseconds / Self.hour * Self.hour,
            cause: RefusalEntry.Cause(rule.reason, rule.name),
            version: account.snapshot.entitlement.version)
        if let known = lines[name] {
            known.addRefusal(at: now)
            (known.schedule, known.cause) = (account.schedule, cause)
            recent.keepValue(known, of: user) { $0 === known }
            return
        }
        guard lines.count < Self.capacity else { return drop() }
        let note = Self.note(name, refusal.counts.now, rule, account.schedule, modelClass, settings)
        let line = Line(user, note, account.schedule, cause)
        if lines.isEmpty && !isClosed { loop.arm(timer, at: loop.now + 1_000_000_000) }
        lines[name] = line
        recent.keepValue(line, of: user) { $0.user == user && $0.cause == cause }
    }

    /// Counts a refusal that is not recorded. At most once a minute, a log line reports such refusals.
    private func drop() {
        dropped += 1
        guard toldUntil <= loop.now else { return }
        toldUntil = loop.now + 60_000_000_000
        log(
            "More than \(Self.capacity) users were refused within a minute: further refusals are not "
                + "recorded, and usherctl user explain does not know them (\(dropped) so far). The limits "
                + "hold all the same.")
    }

    private static func note(
        _ name: Name, _ now: Moment, _ rule: Refusal.Rule, _ schedule: Schedule, _ modelClass: ModelClass?,
        _ settings: String
    ) -> RefusalEntry {
        RefusalEntry(
            hour: Moment(milliseconds: name.hour), cause: name.cause, version: name.version,
            settings: settings, first: now, last: now, count: 1, used: rule.used, amount: rule.amount,
            modelClass: modelClass?.name, plan: schedule.plan.id, isSandbox: schedule.isSandbox)
    }

    // MARK: Writing

    /// Whether entries are being written now, for example because `close` was called.
    package var isWriting: Bool { isFlushing }

    package func timePassed() { begin(all: false) }

    /// Stops the timer, and writes all entries that were not written yet.
    package func close() {
        isClosed = true
        loop.cancel(timer)
        begin(all: true)
    }

    private func begin(all: Bool) {
        guard !isFlushing, !lines.isEmpty else { return }
        isFlushing = true
        loop.spawn(with: self) { refusalLog in
            await refusalLog.flush(all: all)
            refusalLog.isFlushing = false
            if !refusalLog.isClosed && !refusalLog.lines.isEmpty {
                refusalLog.loop.arm(refusalLog.timer, at: refusalLog.loop.now + 1_000_000_000)
            }
        }
    }

    /// Writes the entries that are due. Forgets the entries that had no refusal in the last minute.
    private func flush(all: Bool) async {
        let now = loop.wallMilliseconds
        var left = Self.mostAtOnce
        var quiet: [Name] = []
        for (name, line) in lines {
            let isRested = line.written.map { now - $0 >= Self.pause } ?? true
            if line.note.count == 0 {
                if isRested { quiet.append(name) }
            } else if all || isRested, left > 0 {
                left -= 1
                let note = line.note
                line.note.count = 0
                do throws(LedgerError) {
                    try await records.note(note, of: line.user)
                    line.written = now
                } catch {
                    line.note.count += note.count
                    if error == .unavailable { break }
                }
            }
        }
        for name in quiet where lines[name]?.note.count == 0 {
            guard let line = lines.removeValue(forKey: name) else { continue }
            recent.removeValues(of: name.user) { $0 === line }
        }
    }
}

package struct RefusalStore {
    /// The number of days for which Redis keeps a user's refusal log after the last refusal (`lua/refusals`).
    package static let daysKept = 35

    let connection: RecordConnection

    /// Writes an entry into a user's refusal log, or adds it to the entry of the same hour and cause.
    package func note(_ note: RefusalEntry, of user: UserKey) async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "f")
        arguments.append(RefusalLogFormat.field(note))
        arguments.append(Int(note.first.milliseconds))
        arguments.append(Int(note.last.milliseconds))
        arguments.append(note.count)
        arguments.append(RefusalLogFormat.held(note))
        _ = try await connection.runScript(connection.scripts.refusalLog, keys: 1, arguments)
    }
}

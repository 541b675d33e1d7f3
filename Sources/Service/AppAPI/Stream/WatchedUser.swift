import Authentication
import Ledger
import Limits
import Problems
import Reactor

/// One user, and all streams that this user has open on this event loop.
final class WatchedUser {
    /// Identifies a watched user: the user's key, and the plan that their token names.
    struct Subject: Hashable {
        let key: UserKey
        let plan: String?

        init(_ caller: AuthenticatedCaller) { (key, plan) = (caller.key, caller.identity.plan) }
    }

    let subject: Subject
    /// The streams of this event loop. The reference keeps them alive during a call to Redis.
    private let streams: UsageStreams
    var screens: [UsageStream] = []
    /// The schedule of the account that the streams show.
    private var schedule: Schedule?
    /// The Redis fields on which the streams' content depends. It is nil if the fields change with time, as
    /// those of a rolling window do.
    private var view: FieldSnapshot.View?
    /// The values of the fields in `view` when the streams were last updated; nil if they are unknown.
    private var seen: FieldSnapshot?
    private var isLooking = false
    /// The time at which the account will next change without any message, such as at a trial's next day.
    private var due: Moment?
    /// The time of the user's next recheck (nanoseconds of the loop's clock), and the pause after it. The
    /// pauses grow, so that an open stream rarely asks the subscription service.
    private var nextRecheck: (at: UInt64, pause: UInt64)?
    private static let longestPause: UInt64 = 600_000_000_000

    init(_ subject: Subject, _ streams: UsageStreams) {
        self.subject = subject
        self.streams = streams
    }

    func sendComments() { for screen in screens { screen.sendComment() } }

    /// Begins to read the user's Redis fields. Returns false if they are being read or no stream is open.
    /// After true, the caller must call `noteSnapshot` or `refresh`.
    func beginLook() -> Bool {
        guard !isLooking, !screens.isEmpty else { return false }
        isLooking = true
        return true
    }

    /// The Redis fields to read; nil if they do not show every change, so that the account must be read.
    func makeView(at now: Moment) -> FieldSnapshot.View? {
        guard let schedule, schedule.validFrom <= now, now < schedule.validTo else { return nil }
        if let due, due <= now { return nil }
        return view
    }

    /// - Parameter snapshot: the values of the Redis fields; nil if Redis did not reply. They are then read
    ///   again later.
    func noteSnapshot(_ snapshot: FieldSnapshot?) {
        let isDoubtDue = nextRecheck.map { $0.at <= streams.loop.now } ?? false
        guard let snapshot, snapshot != seen || isDoubtDue || screens.contains(where: \.wantsMore) else {
            return isLooking = false
        }
        refresh(snapshot)
    }

    /// Starts a task that reads the account and updates the streams. Returns at once.
    func refresh(_ snapshot: FieldSnapshot?) {
        streams.loop.spawn(with: self) { user in
            await user.tell(after: snapshot)
            user.isLooking = false
        }
    }

    private func tell(after snapshot: FieldSnapshot?) async {
        do throws(LedgerError) {
            guard let screen = screens.first else { return }
            let view = try await screen.responder.readView(at: screen.caller, on: streams.loop)
            let account = view.account
            scheduleRecheck(view.mayBeOutdated)
            // As long as the user's purchases cannot be read, the streams show their last state.
            guard !view.isUnreadable else { return learn(account.schedule, snapshot) }
            let telling = StreamUpdate(account)
            try await telling.complete(for: screens, by: streams.records)
            for screen in screens { screen.showUpdate(telling) }
            due = account.nextChange
            learn(account.schedule, snapshot)
        } catch {
            // `seen` stays unchanged. The same change is therefore noticed again when Redis is back.
            return
        }
    }

    private func scheduleRecheck(_ mayBeOutdated: Bool) {
        guard mayBeOutdated else { return nextRecheck = nil }
        let now = streams.loop.now
        guard let last = nextRecheck else {
            return nextRecheck = (now + streams.pace.recheck, streams.pace.recheck)
        }
        guard last.at <= now else { return }
        let pause = min(last.pause * 2, Self.longestPause)
        nextRecheck = (now + pause, pause)
    }

    private func learn(_ current: Schedule, _ snapshot: FieldSnapshot?) {
        guard schedule != current else { return seen = snapshot }
        schedule = current
        // The new schedule perhaps depends on other Redis fields, whose values have not been read yet.
        seen = nil
        view = current.fields.map { FieldSnapshot.View($0, of: subject.key) }
    }
}

extension Account {
    /// The time at which the account will next change without any message; nil if there is none. These times
    /// are the end of the subscription, each day before it, the end of a pause, and a trial's next day. A
    /// trial's last 24 hours begin exactly one day before its end, so they need no time of their own.
    var nextChange: Moment? {
        let (user, now) = (entitlement, counts.now)
        var changes = [user.periodEnd, user.lapsesAt, user.pausedUntil]
        if let end = user.periodEnd, end > now {
            let days = (end.milliseconds - now.milliseconds - 1) / 86_400_000
            changes.append(end.advanced(bySeconds: -days * 86_400))
        }
        if user.trialEnd(under: schedule.plan) != nil, let start = user.periodStart, start <= now {
            let days = (now.seconds - start.seconds) / 86_400
            changes.append(start.advanced(bySeconds: (days + 1) * 86_400))
        }
        return changes.compactMap(\.self).filter { $0 > now }.min()
    }
}

extension Schedule {
    /// The Redis fields on which the shown account depends; nil if they change with time (rolling windows).
    fileprivate var fields: [String]? {
        var names = ["ev", "to", "lapses"]
        for entry in entries {
            if case .rolling = entry.limit.window { return nil }
            names.append(entry.field)
        }
        return names
    }
}

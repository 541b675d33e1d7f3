import Authentication
import Ledger
import Limits
import Problems
import Reactor

/// A user with open streams, and these streams.
final class WatchedUser {
    /// A user, and the plan in their token.
    struct Subject: Hashable {
        let key: UserKey
        let plan: String?

        init(_ caller: AuthenticatedCaller) { (key, plan) = (caller.key, caller.identity.plan) }
    }

    let subject: Subject
    /// The owner of all streams. This reference keeps it alive during a call to Redis, even after a reload.
    private let streams: UsageStreams
    var screens: [UsageStream] = []
    /// The schedule of the account that the streams show.
    private var schedule: Schedule?
    /// The Redis fields that affect what the streams show; nil if these fields change with time, as those of
    /// a rolling window do.
    private var view: FieldSnapshot.View?
    /// The values of these fields at the last update of the streams; nil if they are unknown.
    private var seen: FieldSnapshot?
    private var isLooking = false
    /// The time of the next change that only the passing of time causes, such as a trial's next day.
    private var due: Moment?
    /// When a record that is perhaps outdated is next checked (nanoseconds of the loop's clock), and the
    /// pause afterwards. The pauses grow, so that an open stream rarely asks the subscription service.
    private var nextRecheck: (at: UInt64, pause: UInt64)?
    private static let longestPause: UInt64 = 600_000_000_000

    init(_ subject: Subject, _ streams: UsageStreams) {
        self.subject = subject
        self.streams = streams
    }

    func sendComments() { for screen in screens { screen.sendComment() } }

    /// Begins to read the user's fields if that is due. If true, `noteSnapshot` or `refresh` must follow.
    func beginLook() -> Bool {
        guard !isLooking, !screens.isEmpty else { return false }
        isLooking = true
        return true
    }

    /// The Redis fields to read; nil if only the whole account shows whether anything has changed.
    func makeView(at now: Moment) -> FieldSnapshot.View? {
        guard let schedule, schedule.validFrom <= now, now < schedule.validTo else { return nil }
        if let due, due <= now { return nil }
        return view
    }

    /// - Parameter snapshot: the values of the fields; nil if Redis did not reply. They are then read later.
    func noteSnapshot(_ snapshot: FieldSnapshot?) {
        let isDoubtDue = nextRecheck.map { $0.at <= streams.loop.now } ?? false
        guard let snapshot, snapshot != seen || isDoubtDue || screens.contains(where: \.wantsMore) else {
            return isLooking = false
        }
        refresh(snapshot)
    }

    /// Starts to read the account and to update the streams. Returns at once.
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
            // The purchases cannot be read now. Until they can, the streams keep their state.
            guard !view.isUnreadable else { return learn(account.schedule, snapshot) }
            let telling = StreamUpdate(account)
            try await telling.complete(for: screens, by: streams.records)
            for screen in screens { screen.showUpdate(telling) }
            due = account.nextChange
            learn(account.schedule, snapshot)
        } catch {
            // `seen` is unchanged, so that the change is noticed again when Redis is back.
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
        // The new schedule perhaps has other fields. Their values are remembered at the next read.
        seen = nil
        view = current.fields.map { FieldSnapshot.View($0, of: subject.key) }
    }
}

extension Account {
    /// The time of the next change that only the passing of time causes; nil if there is none. Such times are
    /// the subscription's end and each day before it, the end of a pause, and a trial's next day. The last
    /// day before the end is also a trial's last 24 hours.
    var nextChange: Moment? {
        let (user, now) = (entitlement, counts.now)
        var changes = [user.periodEnd, user.lapsesAt, user.pausedUntil]
        if let end = user.periodEnd, end > now {
            let days = (end.milliseconds - now.milliseconds - 1) / 86_400_000
            changes.append(end.advanced(bySeconds: -days * 86_400))
        }
        if schedule.plan.kind == .trial, user.periodEnd != nil, let start = user.periodStart, start <= now {
            let days = (now.seconds - start.seconds) / 86_400
            changes.append(start.advanced(bySeconds: (days + 1) * 86_400))
        }
        return changes.compactMap(\.self).filter { $0 > now }.min()
    }
}

extension Schedule {
    /// The Redis fields that affect what is shown; nil if these fields change with time, as those of a
    /// rolling window do.
    fileprivate var fields: [String]? {
        var names = ["ev", "to", "lapses"]
        for entry in entries {
            if case .rolling = entry.limit.window { return nil }
            names.append(entry.field)
        }
        return names
    }
}

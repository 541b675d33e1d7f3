import Authentication
import Ledger
import Limits
import Problems
import Reactor

/// A user whom open streams show, and these streams.
final class WatchedUser {
    /// A user, and the plan that their token names.
    struct Subject: Hashable {
        let key: UserKey
        let plan: String?

        init(_ caller: AuthenticatedCaller) { (key, plan) = (caller.key, caller.identity.plan) }
    }

    let subject: Subject
    /// The owner of all streams. This reference keeps it alive during a wait for the store, even if another
    /// responder has taken over meanwhile.
    private let streams: UsageStreams
    var screens: [UsageStream] = []
    /// The schedule that the streams show.
    private var schedule: Schedule?
    /// The fields that affect what is shown; nil if the fields of a window change as time passes.
    private var view: FieldSnapshot.View?
    /// The values of the fields at the last update of the streams; nil if unknown.
    private var seen: FieldSnapshot?
    private var isLooking = false
    /// The next time at which the display changes by time alone.
    private var due: Moment?
    /// The next recheck of a record that may be outdated, in nanoseconds of the loop's clock, and the pause
    /// after it. The pauses grow, so that a stream that is left open asks the subscription service rarely.
    private var nextRecheck: (at: UInt64, pause: UInt64)?
    private static let longestPause: UInt64 = 600_000_000_000

    init(_ subject: Subject, _ streams: UsageStreams) {
        self.subject = subject
        self.streams = streams
    }

    func sendComments() { for screen in screens { screen.sendComment() } }

    /// Whether the user is to be read now. If true, `noteSnapshot` or `refresh` must follow.
    func beginLook() -> Bool {
        guard !isLooking, !screens.isEmpty else { return false }
        isLooking = true
        return true
    }

    /// The fields to read; nil if only the whole account shows whether anything has changed.
    func makeView(at now: Moment) -> FieldSnapshot.View? {
        guard let schedule, schedule.validFrom <= now, now < schedule.validTo else { return nil }
        if let due, due <= now { return nil }
        return view
    }

    /// - Parameter snapshot: the fields; nil if the store did not reply, and the next read tries again.
    func noteSnapshot(_ snapshot: FieldSnapshot?) {
        let isDoubtDue = nextRecheck.map { $0.at <= streams.loop.now } ?? false
        guard let snapshot, snapshot != seen || isDoubtDue || screens.contains(where: \.wantsMore) else {
            return isLooking = false
        }
        refresh(snapshot)
    }

    /// Starts to read the account and to update the streams, and returns at once.
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
            // Streams keep their state until the subscription service can say what was bought.
            guard !view.isUnreadable else { return learn(account.schedule, snapshot) }
            let telling = StreamUpdate(account)
            try await telling.complete(for: screens, by: streams.records)
            for screen in screens { screen.showUpdate(telling) }
            due = account.nextChange
            learn(account.schedule, snapshot)
        } catch {
            // `seen` is unchanged, because the change was not sent. It is read again when the store is back.
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
        // Another version may have other fields. Their values are learned at the next read.
        seen = nil
        view = current.fields.map { FieldSnapshot.View($0, of: subject.key) }
    }
}

extension Account {
    /// The next time at which the display changes by time alone; nil if it never does. These times are the
    /// subscription's end and each day before it, the end of a pause, and a trial's next day. The last day
    /// before the end is also a trial's last 24 hours.
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
    /// The fields that affect what is shown; nil if the fields of a window change as time passes.
    fileprivate var fields: [String]? {
        var names = ["ev", "to", "lapses"]
        for entry in entries {
            if case .rolling = entry.limit.window { return nil }
            names.append(entry.field)
        }
        return names
    }
}

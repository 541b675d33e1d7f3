import Authentication
import Ledger
import Limits
import Problems
import Reactor

/// A person whom open streams show, and those streams.
final class WatchedUser {
    /// A person, and the plan that their token names.
    struct Subject: Hashable {
        let key: UserKey
        let plan: String?

        init(_ caller: AuthenticatedCaller) { (key, plan) = (caller.key, caller.identity.plan) }
    }

    let subject: Subject
    /// The owner of all streams. This object keeps it alive while it waits for the store, even if another
    /// responder has taken over meanwhile.
    private let streams: UsageStreams
    var screens: [UsageStream] = []
    /// The schedule that the screens show.
    private var schedule: Schedule?
    /// The fields whose change is a change of what is shown; nil if a window's fields move with time.
    private var view: FieldSnapshot.View?
    /// The fields before the screens were last updated; nil if that is not known.
    private var seen: FieldSnapshot?
    private var isLooking = false
    /// When what is shown changes by time alone.
    private var due: Moment?
    /// When the subscription service is asked again about a record that may be wrong, in nanoseconds of the
    /// loop's clock, and how long to wait after that. The pauses grow, so that a screen that is left open
    /// costs few questions.
    private var nextRecheck: (at: UInt64, pause: UInt64)?
    private static let longestPause: UInt64 = 600_000_000_000

    init(_ subject: Subject, _ streams: UsageStreams) {
        self.subject = subject
        self.streams = streams
    }

    func sendComments() { for screen in screens { screen.sendComment() } }

    /// Whether the person is to be looked at now; `noteSnapshot` or `refresh` must follow.
    func beginLook() -> Bool {
        guard !isLooking, !screens.isEmpty else { return false }
        isLooking = true
        return true
    }

    /// The fields to read; nil where only the whole account shows whether anything changed.
    func makeView(at now: Moment) -> FieldSnapshot.View? {
        guard let schedule, schedule.validFrom <= now, now < schedule.validTo else { return nil }
        if let due, due <= now { return nil }
        return view
    }

    /// - Parameter snapshot: nil if the store gave no answer: it is asked again in a moment.
    func noteSnapshot(_ snapshot: FieldSnapshot?) {
        let isDoubtDue = nextRecheck.map { $0.at <= streams.loop.now } ?? false
        guard let snapshot, snapshot != seen || isDoubtDue || screens.contains(where: \.wantsMore) else {
            return isLooking = false
        }
        refresh(snapshot)
    }

    /// Updates the screens with the account of now, without waiting for the answer.
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
            // Screens keep what they show until somebody can say what was bought.
            guard !view.isUnreadable else { return learn(account.schedule, snapshot) }
            let telling = StreamUpdate(account)
            try await telling.complete(for: screens, by: streams.records)
            for screen in screens { screen.showUpdate(telling) }
            due = account.nextChange
            learn(account.schedule, snapshot)
        } catch {
            // `seen` stays as it is: the change counts as seen only once it was sent, so that it is read
            // again when the store is back.
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
        // Another version may mean other fields; what they hold is learned at the next look.
        seen = nil
        view = current.fields.map { FieldSnapshot.View($0, of: subject.key) }
    }
}

extension Account {
    /// When what is shown of the user changes next by time alone: the subscription's end and
    /// each day before it (a trial's last 24 hours are the last of these), the end of a pause, a trial's next
    /// day. nil for never.
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
    /// The fields whose change changes the screen; nil if a window's fields move with time.
    fileprivate var fields: [String]? {
        var names = ["ev", "to", "lapses"]
        for entry in entries {
            if case .rolling = entry.limit.window { return nil }
            names.append(entry.field)
        }
        return names
    }
}

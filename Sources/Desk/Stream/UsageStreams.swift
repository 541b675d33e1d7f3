import HTTP
import Ledger
import Limits
import Reactor
import Reception

/// How often an open screen is looked after, in nanoseconds.
package struct StreamPace: Sendable {
    /// Each person is looked at once in 16 of these.
    package var turn: UInt64 = 25_000_000
    /// Silence after which a comment shows that somebody is still there.
    package var heartbeat: UInt64 = 15_000_000_000
    /// Between two looks at the credential that a screen was opened with. That one was revoked is known after
    /// `Guests.keyLife` at most: both together stay under the 5 s of GUARANTEES, Security 3.
    package var proof: UInt64 = 1_000_000_000
    /// The life of a stream: apps come back, and say anew who they are.
    package var longest: UInt64 = 600_000_000_000

    package init() {}
}

/// The open screens of one loop, and the people whom they show (`GET /v1/usage/stream`).
///
/// Each person is looked at every 400 ms by a read of a few fields, and only a change is worth a full
/// account: a message costs nothing for it, whether somebody watches or not, and every change is seen from
/// whichever edge it was made. A screen holds no task.
final class UsageStreams: Timed {
    /// A person is looked at once in so many turns, each turn a share of all.
    private static let turns = 16
    /// Screens of one person on one loop.
    static let mostPerPerson = 16

    let admissions: Admissions
    let records: Records
    let loop: EventLoop
    let pace: StreamPace
    private var watches: [Watch.Subject: Watch] = [:]
    /// In the order in which they are looked at.
    private var round: [Watch] = []
    private var turn = 0
    private(set) var isDraining = false
    private lazy var timer = Timer(self)

    init(_ admissions: Admissions, _ records: Records, pace: StreamPace, on loop: EventLoop) {
        self.admissions = admissions
        self.records = records
        self.pace = pace
        self.loop = loop
    }

    /// Screens that are open now.
    var count: Int { round.reduce(0) { $0 + $1.screens.count } }

    /// Shows a person on one more screen; false where there are too many.
    func add(_ screen: Screen) -> Bool {
        guard !isDraining else { return false }
        let subject = Watch.Subject(screen.guest)
        if let watch = watches[subject] {
            guard watch.screens.count < Self.mostPerPerson else { return false }
            watch.screens.append(screen)
            return true
        }
        let watch = Watch(subject, self)
        watch.screens.append(screen)
        watches[subject] = watch
        if round.isEmpty { loop.arm(timer, at: loop.now + pace.turn) }
        round.append(watch)
        return true
    }

    func remove(_ screen: Screen) {
        let subject = Watch.Subject(screen.guest)
        guard let watch = watches[subject] else { return }
        watch.screens.removeAll { $0 === screen }
        guard watch.screens.isEmpty else { return }
        watches[subject] = nil
        round.removeAll { $0 === watch }
    }

    /// Has another desk look after the screens that may stay.
    func hand(over desk: Desk, _ streams: UsageStreams, mayStay: (Screen) -> Bool) {
        for watch in round {
            for screen in watch.screens where mayStay(screen) && streams.add(screen) {
                screen.move(to: desk, streams)
                watch.screens.removeAll { $0 === screen }
            }
        }
        round.removeAll(where: \.screens.isEmpty)
        watches = watches.filter { !$0.value.screens.isEmpty }
    }

    /// Ends every stream in good order: its app comes back to another edge, and goes on where it was.
    func drain() {
        isDraining = true
        loop.cancel(timer)
        for watch in round {
            for screen in watch.screens { screen.end() }
        }
    }

    func timePassed() {
        guard !round.isEmpty, !isDraining else { return }
        loop.arm(timer, at: loop.now + pace.turn)
        turn = (turn + 1) % Self.turns
        // A look may end a stream, and with it a watch: the round is gone through as it is now.
        for place in stride(from: turn, to: round.count, by: Self.turns) where place < round.count {
            round[place].look()
        }
    }
}

/// A person who is watched, and the screens that show them.
final class Watch {
    /// A person, and the plan that their token names.
    struct Subject: Hashable {
        let key: UserKey
        let plan: String?

        init(_ guest: Guest) { (key, plan) = (guest.key, guest.asker.plan) }
    }

    private let subject: Subject
    /// Kept while a look waits for an answer, even if another desk has taken over meanwhile.
    private let streams: UsageStreams
    var screens: [Screen] = []
    private var schedule: Schedule?
    /// What the record's fields said when they were looked at last.
    private var fields: [String] = []
    private var isLooking = false

    init(_ subject: Subject, _ streams: UsageStreams) {
        self.subject = subject
        self.streams = streams
    }

    /// Looks whether anything changed, without waiting for the answer.
    func look() {
        for screen in screens { screen.beat() }
        guard !isLooking else { return }
        isLooking = true
        streams.loop.spawn(with: self) { watch in
            await watch.compare()
            watch.isLooking = false
        }
    }

    private func compare() async {
        let now = Moment(milliseconds: streams.loop.wallMilliseconds)
        do throws(LedgerError) {
            if let schedule, schedule.validFrom <= now, now < schedule.validTo, let names = schedule.fields {
                let found = try await streams.records.fields(names, of: subject.key)
                if found == fields, !screens.contains(where: \.wantsMore) { return }
                fields = found
            }
            let account = try await streams.admissions.account(
                of: subject.key, plan: subject.plan, now: now)
            // Another version may mean other fields; they are learned at the next look.
            if schedule != account.schedule { fields = [] }
            schedule = account.schedule
            let telling = Telling(account)
            for screen in screens { await screen.show(telling) }
        } catch {
            // A store that is away is asked again in a moment.
            return
        }
    }
}

extension Schedule {
    /// The fields whose change is a change of what is shown; nil where a window's fields move with time.
    fileprivate var fields: [String]? {
        var names = ["ev", "to"]
        for entry in entries {
            if case .rolling = entry.limit.window { return nil }
            names.append(entry.field)
        }
        return names
    }
}

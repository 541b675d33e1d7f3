import Authentication
import HTTP
import Ledger
import Limits
import Reactor

/// The intervals of open usage streams, in nanoseconds.
package struct StreamPace: Sendable {
    /// The time between two slots of the round robin. It has 16 slots, so each user's figures are read every
    /// 400 ms. Reading a change takes two replies of Redis. A stream therefore shows a change within half a
    /// second, or within a second if a loop or Redis is late.
    package var interval: UInt64 = 25_000_000
    /// How long a stream is silent before it sends a comment, which shows that it still works.
    package var heartbeat: UInt64 = 15_000_000_000
    /// The time between two checks of a stream's credential. A check can accept a revoked key for 3 s
    /// (`keyLife`). The key's stream thus ends within 4 s (docs/guarantees.md, "Security", 3, allows 5 s).
    package var proof: UInt64 = 1_000_000_000
    /// The time until a record that is perhaps outdated is checked again, to find a missed renewal soon.
    package var recheck: UInt64 = 20_000_000_000
    /// How long a stream lasts at most. Then it ends, and the app reconnects and authenticates again.
    package var longest: UInt64 = 600_000_000_000

    package init() {}
}

/// The open streams of one event loop (`GET /v1/usage/stream`), and their users.
///
/// A few fields of each user are read every 400 ms, with one command for several users. The full account is
/// read only after a change. Messages therefore cause no work for streams, and a change is noticed no matter
/// which edge made it. An open stream needs no task.
final class UsageStreams: Timed {
    let admissions: Admissions
    let records: RecordStore
    let loop: EventLoop
    let pace: StreamPace
    private var watched: [WatchedUser.Subject: WatchedUser] = [:]
    private var roundRobin: RoundRobin<WatchedUser>
    private(set) var isDraining = false
    private lazy var timer = Timer(self)

    init(_ admissions: Admissions, _ records: RecordStore, pace: StreamPace, on loop: EventLoop) {
        self.admissions = admissions
        self.records = records
        self.pace = pace
        self.loop = loop
        roundRobin = RoundRobin(interval: pace.interval)
    }

    var count: Int { watched.values.reduce(0) { $0 + $1.screens.count } }

    /// Adds a stream of a user. Returns false if this edge is draining and opens no more streams.
    func addScreen(_ screen: UsageStream) -> Bool {
        guard !isDraining else { return false }
        let subject = WatchedUser.Subject(screen.caller)
        if let user = watched[subject] {
            user.screens.append(screen)
            return true
        }
        let user = WatchedUser(subject, self)
        user.screens.append(screen)
        watched[subject] = user
        roundRobin.add(user, at: loop.now)
        if roundRobin.count == 1 { loop.arm(timer, at: roundRobin.due) }
        return true
    }

    func removeScreen(_ screen: UsageStream) {
        let subject = WatchedUser.Subject(screen.caller)
        guard let user = watched[subject] else { return }
        user.screens.removeAll { $0 === screen }
        drop(user)
    }

    private func drop(_ user: WatchedUser) {
        guard user.screens.isEmpty else { return }
        watched[user.subject] = nil
        roundRobin.remove(user)
    }

    /// Hands the streams for which `mayStay` returns true to the responder that a reload has made.
    func hand(over responder: AppResponder, _ streams: UsageStreams, mayStay: (UsageStream) -> Bool) {
        for user in roundRobin.members {
            for screen in user.screens where mayStay(screen) && streams.addScreen(screen) {
                screen.move(to: responder, streams)
                user.screens.removeAll { $0 === screen }
            }
            drop(user)
        }
    }

    /// Ends every stream with a complete answer, so that its app reconnects to another edge.
    func drain() {
        isDraining = true
        loop.cancel(timer)
        for user in roundRobin.members {
            for screen in user.screens { screen.end() }
        }
    }

    func timePassed() {
        guard !roundRobin.isEmpty, !isDraining else { return }
        let due = roundRobin.takeDue(at: loop.now)
        loop.arm(timer, at: roundRobin.due)
        // `sendComments` can end streams. `beginLook` then leaves out a user who has no stream any more.
        for user in due { user.sendComments() }
        let ready = due.filter { $0.beginLook() }
        guard !ready.isEmpty else { return }
        loop.spawn(with: (self, ready)) { streams, ready in await streams.look(at: ready) }
    }

    /// Reads the Redis fields of the watched users with one command, and then changed accounts in parallel.
    private func look(at watched: [WatchedUser]) async {
        let now = Moment(milliseconds: loop.wallMilliseconds)
        var known: [WatchedUser] = []
        var views: [FieldSnapshot.View] = []
        for user in watched {
            guard let view = user.makeView(at: now) else {
                user.refresh(nil)
                continue
            }
            known.append(user)
            views.append(view)
        }
        guard !known.isEmpty else { return }
        for (user, snapshot) in zip(known, await records.subscriptions.readSnapshots(views)) {
            user.noteSnapshot(snapshot)
        }
    }
}

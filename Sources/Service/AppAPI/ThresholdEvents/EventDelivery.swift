package import HTTP
package import Ledger
import Limits
package import Reactor
import Subscriptions
import Usage
import Wire

/// The address of the team's server to which threshold events are sent.
package struct EventEndpoint: Sendable {
    package var origin: Origin
    package var authority: String
    /// The path and query of the team's address.
    package var target: String
    package var secret: String

    package init(origin: Origin, authority: String, target: String, secret: String) {
        self.origin = origin
        self.authority = authority
        self.target = target
        self.secret = secret
    }
}

/// Sends threshold events to the team's own server. Each event is signed. It is sent again if the server did
/// not accept it. Any number of edges share the work. An instance is bound to one event loop.
package final class EventDelivery {
    private let records: RecordStore
    private let address: EventEndpoint
    private let pool: UpstreamPool
    private let queue: Queue
    /// The users' check-in preferences; nil if events are sent regardless of the preferences.
    private let checkIns: CheckIns?
    /// The age at which an undelivered event is dropped, in seconds.
    private let giveUpAfter: Int64
    private let log: @Sendable (String) -> Void
    private let job: PeriodicJob
    /// The numbers of events since the start: delivered, delayed by a refusal of the server, and dropped
    /// because of their age. An event can be delayed several times.
    package private(set) var delivered = 0
    package private(set) var delayed = 0
    package private(set) var givenUp = 0

    private static let pause: UInt64 = 200_000_000
    /// `share` is the most events that are taken at once. For `lease` (ms), no other edge sends them.
    private static let share = 16
    private static let lease = 300_000
    /// The shortest and the longest pause before an event is sent again, in seconds.
    private static let rest: ClosedRange<Int64> = 5...3600

    package init(
        _ records: RecordStore, tenant: String, _ address: EventEndpoint, respecting checkIns: CheckIns?,
        giveUpAfter: Int64, on loop: EventLoop, log: @escaping @Sendable (String) -> Void
    ) {
        self.records = records
        self.address = address
        queue = .outbox(tenant: tenant, capacity: .max)
        pool = UpstreamPool(address.origin, on: loop)
        self.checkIns = checkIns
        self.giveUpAfter = giveUpAfter
        self.log = log
        job = PeriodicJob(every: Self.pause...Self.pause, on: loop)
    }

    package func start() { job.start { [weak self] in await self?.work() } }

    package func stop() {
        job.stop()
        pool.drain()
    }

    private func work() async {
        do throws(LedgerError) {
            let due = try await records.queues.takeMembers(Self.share, from: queue, lease: Self.lease)
            for member in due.members {
                guard !job.isStopped else { return }
                try await carry(member, now: due.now)
            }
        } catch {
            // The events that were taken from the queue become due again after their lease, so none is lost.
            return
        }
    }

    private func carry(_ member: [UInt8], now: Moment) async throws(LedgerError) {
        guard let event = ThresholdEvent(member: member), try await isWelcome(event.user) else {
            return try await records.queues.dropMember(member, from: queue)
        }
        if await isTaken(event) {
            delivered += 1
            return try await records.queues.dropMember(member, from: queue)
        }
        let age = max(now.seconds - event.created.seconds, 0)
        guard age < giveUpAfter else {
            givenUp += 1
            log("A threshold event was dropped: its receiver did not accept it in time.")
            return try await records.queues.dropMember(member, from: queue)
        }
        delayed += 1
        // The event is sent again after a pause as long as its age: 5 s, 10 s, 20 s … up to an hour.
        let rest = min(max(age, Self.rest.lowerBound), Self.rest.upperBound)
        try await records.queues.putMember(member, in: queue, due: now.advanced(bySeconds: rest))
    }

    /// Whether events about the user may be sent. If check-in preferences are respected, they decide.
    private func isWelcome(_ user: UserName) async throws(LedgerError) -> Bool {
        guard let checkIns else { return true }
        let record = try await records.checkIns.checkIn(.look, of: user.key)
        return checkIns.readPreferences(in: record)?.checkInsEnabled ?? false
    }

    private func isTaken(_ event: ThresholdEvent) async -> Bool {
        let now = Moment(milliseconds: pool.loop.wallMilliseconds)
        let signature = Signature.makeHeader(of: event.body, secret: address.secret, now: now)
        var request = FetchRequest(.post, target: Array(address.target.utf8))
        request.fields = Array("Content-Type: application/json\r\nUsher-Signature: \(signature)\r\n".utf8)
        request.body = event.body
        request.limit = 64 << 10
        do throws(UpstreamFailure) {
            let answer = try await pool.fetchAnswer(request, authority: Array(address.authority.utf8))
            return (200..<300).contains(answer.status)
        } catch {
            return false
        }
    }
}

/// The outcome of sending a threshold event, as metrics name it.
package enum ThresholdOutcome: String, Hashable, Sendable, CaseIterable {
    case delivered, delayed
    /// The queue was full, or Redis did not store the event.
    case dropped
    case givenUp = "given_up"
}

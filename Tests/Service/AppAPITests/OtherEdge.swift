import AppAPI
import Foundation
import Ledger
import Limits
import Reactor
import Redis
import Synchronization
import TestSupport
import Testing

/// Another edge on the same store, with its own thread. It shares only Redis with a responder.
final class OtherEdge: Sendable {
    private let loop = EventLoop(name: "other")
    private let store: RedisAddress
    private let planTable: PlanTable

    init(beside responder: LiveAppResponder) {
        store = responder.redis.nodes[0].address
        planTable = responder.responder.planTable
        loop.start()
    }

    deinit { loop.stop() }

    /// Counts one message of each user. It returns what `clock` read when each message was counted.
    func say(_ users: [String], clock: @escaping @Sendable () -> Int64) async throws -> [Int64] {
        let (store, planTable) = (store, planTable)
        return try await run(on: loop, within: 60) { loop in
            let redis = RedisRouter(store, on: loop, options: .patient)
            defer { redis.close() }
            let admissions = Admissions(
                ledger: RedisLedger(redis), planTable: planTable, monotonic: Clocks.monotonic)
            var moments: [Int64] = []
            for user in users {
                let now = Moment(milliseconds: Clocks.wallMilliseconds())
                let request = AdmissionRequest(user: UserName(id: user).key)
                let admission = try await admissions.admit(request, now: now)
                moments.append(clock())
                guard case .admitted(let reservation, _) = admission else { continue }
                _ = await admissions.settle(reservation.settlement(using: nil))
            }
            return moments
        }
    }
}

/// Open screens. One task for each screen reads what arrives.
final class OpenScreens {
    private var streams: [Stream] = []
    private var users: [Int] = []
    private var receivedAt: [Int64?] = []
    private let responder: LiveAppResponder

    init(_ responder: LiveAppResponder) { self.responder = responder }

    /// Gives each user a subscription, and opens `each` screens for each.
    func open(_ names: [String], each: Int) async throws {
        for name in names { try await responder.give("premium", user: name) }
        for (index, name) in names.enumerated() {
            for _ in 0..<each {
                streams.append(try await Stream.open(responder, user: name))
                users.append(index)
            }
        }
        for stream in streams { _ = try await stream.usage() }
    }

    /// The longest time on `clock` from a user's message, which another edge counts, to the user's last
    /// screen.
    func slowest(
        _ edge: OtherEdge, _ names: [String], count: Int, by clock: @escaping @Sendable () -> Int64
    ) async throws -> Int64 {
        receivedAt = streams.map { _ in nil }
        for (place, stream) in streams.enumerated() {
            responder.loop.spawn(with: (self, stream)) { screens, stream in
                guard (try? await stream.somethingComes()) != nil else { return }
                screens.receivedAt[place] = clock()
            }
        }
        let said = try await edge.say(names, clock: clock)
        guard await eventually(on: responder.loop, within: 30, { receivedAt.allSatisfy { $0 != nil } }) else {
            return .max
        }
        // The figures are parsed after the measurement, because parsing takes longer than the delivery.
        for stream in streams { #expect(try await stream.usage().contains(#""message_count":\#(count),"#)) }
        return zip(receivedAt, users).map { ($0 ?? .max) - said[$1] }.max() ?? .max
    }

    func leave() { for stream in streams { stream.close() } }
}

/// The monotonic clock, without the time in which one thread was ready but did not run. Other tests need the
/// processors, too.
struct OwnTime: Sendable {
    /// The kernel file whose second figure is the time that the thread was ready without running.
    private let path: String

    static func ofThisThread() -> OwnTime {
        let thread = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return OwnTime(path: "/proc/\(thread ?? "thread-self")/schedstat")
    }

    /// The time in nanoseconds. If the kernel does not report the waiting time, it is the plain clock. Other
    /// threads may read it, but two readings may then be in the wrong order.
    var now: Int64 {
        let figures = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
        return Int64(Clocks.monotonic()) - (figures.count > 1 ? Int64(figures[1]) ?? 0 : 0)
    }
}

/// Blocks a loop for this many nanoseconds in each of its turns, like other work of an edge.
final class LoopLoad: Timed, @unchecked Sendable {
    private let loop: EventLoop
    private let length: UInt64
    private lazy var timer = Timer(self)
    private var isOver = false
    private let begun = Atomic<Int64>(0)

    init(_ length: UInt64, on loop: EventLoop) {
        self.loop = loop
        self.length = length
    }

    /// The number of turns that the loop has begun. Any thread may read it.
    var turns: Int64 { begun.load(ordering: .relaxed) }

    func begin() { loop.arm(timer, at: loop.now) }

    func end() {
        isOver = true
        loop.cancel(timer)
    }

    func timePassed() {
        begun.add(1, ordering: .relaxed)
        let end = Clocks.monotonic() + length
        while Clocks.monotonic() < end {}
        if !isOver { loop.arm(timer, at: Clocks.monotonic()) }
    }
}

import AppAPI
import Foundation
import Ledger
import Limits
import Reactor
import Redis
import Synchronization
import TestSupport
import Testing

/// Another edge on the same Redis. It has its own thread, and shares nothing else with the edge under test.
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

    /// Counts one message of each user. Returns the time of each message by `clock`.
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

/// The open usage streams of many users, which we call screens. For each screen, one task reads the events.
final class OpenScreens {
    private var streams: [Stream] = []
    private var users: [Int] = []
    private var receivedAt: [Int64?] = []
    private let responder: LiveAppResponder

    init(_ responder: LiveAppResponder) { self.responder = responder }

    /// Gives each user a subscription, and opens this many screens for each user.
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

    /// Another edge counts a message of each user. The result is the longest time, by `clock`, from a message
    /// until all screens of its user were notified.
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
        // The figures are parsed after all times are taken, because parsing is slower than delivery.
        for stream in streams { #expect(try await stream.usage().contains(#""message_count":\#(count),"#)) }
        return zip(receivedAt, users).map { ($0 ?? .max) - said[$1] }.max() ?? .max
    }

    func leave() { for stream in streams { stream.close() } }
}

/// A monotonic clock that leaves out the time for which one thread waits for a processor. (Other tests use
/// the same processors.)
struct OwnTime: Sendable {
    /// The kernel file whose second figure is the time that the thread was ready without running.
    private let path: String

    static func ofThisThread() -> OwnTime {
        let thread = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return OwnTime(path: "/proc/\(thread ?? "thread-self")/schedstat")
    }

    /// The time in nanoseconds. If the kernel reports no waiting time, nothing is subtracted. Other threads
    /// can read the time, too, but a later reading can then be the smaller one.
    var now: Int64 {
        let figures = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
        return Int64(Clocks.monotonic()) - (figures.count > 1 ? Int64(figures[1]) ?? 0 : 0)
    }
}

/// Blocks an event loop for the same time in each of its turns, as other work of an edge would.
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

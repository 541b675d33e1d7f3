import Glibc
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests how soon messages pass again after Redis returns. The edge must not report that it is ready before
/// messages pass.
@Suite(.needsRedisServer, .serialized) struct `The store's return` {
    private final class Traffic {
        let client: RedisRouter
        let health = StoreHealth()
        let storeWatch: StoreWatch
        private let admissions: Admissions
        private let loop: EventLoop
        private var isRunning = true
        private var open = 0
        /// The beginning and the end of each failed message, in nanoseconds.
        private(set) var failures: [(begun: UInt64, ended: UInt64)] = []
        private(set) var passed = 0

        init(_ server: RedisServer, on loop: EventLoop) {
            self.loop = loop
            client = RedisRouter(RedisAddress(host: server.socketPath), on: loop)
            storeWatch = StoreWatch(client, health: StoreHealths(health), on: loop)
            admissions = Admissions(
                ledger: RedisLedger(client), planTable: Fixture.hundred("tokens", .totalTokens),
                bounds: AdmissionBounds(deadline: 150_000_000),
                store: storeWatch
            ) { loop.now }
            storeWatch.start()
        }

        func begin() {
            loop.spawn(with: self) { traffic in
                var count = 0
                while traffic.isRunning {
                    count += 1
                    // Like the gateway, the test regularly sends the settlements that Redis has not accepted.
                    if count % 100 == 0 { await traffic.admissions.flushSettlements() }
                    traffic.loop.spawn(with: traffic) { await $0.send() }
                    await traffic.loop.sleep(nanoseconds: 2_000_000)
                }
            }
        }

        private func send() async {
            open += 1
            defer { open -= 1 }
            let begun = Clocks.monotonic()
            do {
                let request = AdmissionRequest(user: UserKey(user: "ada"))
                let now = Moment(milliseconds: Clocks.wallMilliseconds())
                guard case .admitted(let reservation, _) = try await admissions.admit(request, now: now)
                else {
                    return
                }
                passed += 1
                _ = await admissions.settle(reservation.refund())
            } catch {
                failures.append((begun, Clocks.monotonic()))
            }
        }

        func end() async {
            isRunning = false
            _ = await eventually(on: loop) { open == 0 }
            storeWatch.stop()
            client.close()
        }

        /// Waits until messages are refused without a call to Redis, and for at least `span` nanoseconds.
        func isRefused(for span: UInt64) async throws {
            let start = Clocks.monotonic()
            let isOpen = await eventually(on: loop) {
                !storeWatch.isClosed && Clocks.monotonic() - start >= span
            }
            try #require(isOpen, "the store was not found to be away")
        }

        /// Waits until messages pass and the edge reports that it is ready. Returns the time of that moment.
        func isReady() async -> UInt64 {
            while !health.faults.isEmpty || !storeWatch.isClosed { await loop.sleep(nanoseconds: 200_000) }
            return Clocks.monotonic()
        }
    }

    private struct Outcome: Sendable {
        /// The milliseconds from the return of Redis to the last failure. The number is negative if the last
        /// failure was before the return.
        let last: Double
        let failures: Int
        /// The number of messages that began after the edge was ready and failed nevertheless.
        let afterReady: Int
        let openings: Int
    }

    /// - Parameter absence: takes Redis away and brings it back. Its result is the time of the return.
    private func outcome(
        _ absence: @escaping @Sendable (RedisServer, Traffic) async throws -> UInt64
    ) async throws -> Outcome {
        let server = try await RedisServer.start()
        return try await onLoop { loop in
            let traffic = Traffic(server, on: loop)
            traffic.begin()
            #expect(await eventually(on: loop) { traffic.passed > 20 })
            let back = try await absence(server, traffic)
            let ready = await traffic.isReady()
            let passed = traffic.passed
            #expect(await eventually(on: loop) { traffic.passed > passed + 100 })
            await traffic.end()
            let last = traffic.failures.map(\.ended).max() ?? 0
            return Outcome(
                last: (Double(last) - Double(back)) / 1e6, failures: traffic.failures.count,
                afterReady: traffic.failures.count { $0.begun > ready }, openings: traffic.storeWatch.openings
            )
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `The store's return after 0.3 s of silence lets messages pass within 200 ms`() async throws {
        try await check { server, traffic in
            server.signal(SIGSTOP)
            try await traffic.isRefused(for: 300_000_000)
            server.signal(SIGCONT)
            return Clocks.monotonic()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `The store's return after a kill and a second away lets messages pass within 200 ms`() async throws {
        try await check { server, traffic in
            server.kill9()
            try await traffic.isRefused(for: 1_000_000_000)
            try await server.launch()
            return Clocks.monotonic()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `The store's return is noticed within 200 ms even after twenty kills`() async throws {
        let server = try await RedisServer.start()
        let (spans, failures) = try await onLoop(within: 50) { loop in
            let traffic = Traffic(server, on: loop)
            traffic.begin()
            var spans: [Double] = []
            for _ in 0..<20 {
                let passed = traffic.passed
                #expect(await eventually(on: loop) { traffic.passed > passed + 20 })
                let failed = traffic.failures.count
                server.kill9()
                #expect(await eventually(on: loop) { traffic.failures.count > failed + 10 })
                try await server.launch()
                let back = Clocks.monotonic()
                _ = await traffic.isReady()
                spans.append(Double(Clocks.monotonic() - back) / 1e6)
            }
            await traffic.end()
            return (spans, traffic.failures.count)
        }
        #expect(failures > 200, "there were failures while it was killed")
        print("ready after each of twenty kills, ms:", spans.map { ($0 * 10).rounded() / 10 })
        // A busy machine makes some of the times longer. The shortest of the last five shows what the edge
        // needs.
        #expect(spans.suffix(5).min() ?? .infinity < 200, "\(spans)")
    }

    @Test(.timeLimit(.minutes(1)))
    func `A store is probed as soon as a connection is made, not at the next probe's time`() async throws {
        let server = try await RedisServer.start()
        try await onLoop(within: 50) { loop in
            let client = RedisRouter(RedisAddress(host: server.socketPath), on: loop)
            let storeWatch = StoreWatch(client, on: loop)
            storeWatch.start()
            defer {
                storeWatch.stop()
                client.close()
            }
            var isAsked: [Bool] = []
            let previous = client.nodes[0].connected
            client.nodes[0].connected = {
                previous?()
                isAsked.append(storeWatch.nodes[0].isProbing)
            }
            #expect(await eventually(on: loop) { storeWatch.probes > 0 && !storeWatch.nodes[0].isProbing })
            for round in 1...5 {
                server.kill9()
                let probes = storeWatch.probes
                #expect(
                    await eventually(on: loop) { storeWatch.probes > probes + 3 },
                    "no probes while the server is away")
                try await server.launch()
                #expect(
                    await eventually(on: loop) {
                        isAsked.count == round + 1 && !storeWatch.nodes[0].isProbing
                    })
            }
            #expect(!isAsked.contains(false), "\(isAsked)")
        }
    }

    @Test func `The store's return to accepting writes is probed for at least every 0.4 s`() async throws {
        let server = try await RedisServer.start()
        try await onLoop(within: 50) { loop in
            let owner = StoreTrouble.owner(of: server, on: loop)
            let client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
            let health = StoreHealth()
            let storeWatch = StoreWatch(client, health: StoreHealths(health), on: loop)
            storeWatch.start()
            defer {
                storeWatch.stop()
                owner.close()
                client.close()
            }
            #expect(await eventually(on: loop) { storeWatch.probes > 0 })
            let trouble = try #require(StoreTrouble.all.first { $0.fault == .tooFewReplicas })
            try await StoreTrouble.tell(owner, trouble.make)
            #expect(await eventually(on: loop) { !health.faults.isEmpty })
            let (start, probes) = (Clocks.monotonic(), storeWatch.probes)
            #expect(await eventually(on: loop, within: 30) { storeWatch.probes >= probes + 20 })
            // After a fault, probes are more frequent. At the usual pace, 20 probes would take 20 s.
            #expect(Clocks.monotonic() - start < 8_000_000_000)
            #expect(client.connects == 1)
            try await StoreTrouble.tell(owner, trouble.repair)
            #expect(await eventually(on: loop) { health.faults.isEmpty })
        }
    }

    private func check(
        _ absence: @escaping @Sendable (RedisServer, Traffic) async throws -> UInt64
    ) async throws {
        var outcomes: [Outcome] = []
        // A busy machine makes some of the times longer. The best of three tries shows what the edge needs.
        for _ in 0..<3 {
            let outcome = try await outcome(absence)
            outcomes.append(outcome)
            #expect(
                outcome.failures > 5 && outcome.openings >= 1,
                "there were failures while it was away: \(outcome)")
            if outcome.last < 200, outcome.afterReady == 0 { break }
        }
        print("last failure after the store's return, ms:", outcomes.map(\.last))
        #expect(outcomes.contains { $0.last < 200 && $0.afterReady == 0 }, "\(outcomes)")
    }
}

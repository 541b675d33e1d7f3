import Limits
import Reactor
import Redis
import TLS
import TestSupport
import Testing

@testable import Ledger

/// In these tests, Redis is 5 ms away in each direction, and the connection to it has small buffers.
@Suite(.needsRedisServer, .serialized) struct `The store on a link with 5 ms each way` {
    private static let users = 40
    private static let limit = 75
    private static let messages = 100
    /// The number of messages that are in progress at once. As soon as one has ended, another one begins.
    private static let callers = 200

    private static let planTable = PlanTable(
        plans: [
            Plan(
                id: "free", label: "", kind: .free,
                limits: [
                    Limit(name: "messages", meter: .messages, window: .lifetime("trial"), amount: limit)
                ],
                maxOpen: 1000)
        ], defaultPlan: "free")

    @Test(.timeLimit(.minutes(1)), arguments: Transport.possible.filter(\.isSimulatedLink))
    func `Over a slow link, each of many messages in flight counts once`(transport: Transport) async throws {
        try await withStore(transport) { bench, link async throws in
            await bench.run()
            #expect(bench.failures.isEmpty, "\(bench.failures)")
            #expect(bench.admitted == Self.users * Self.limit)
            #expect(bench.refused == Self.users * (Self.messages - Self.limit))
            #expect(try await bench.counted() == Array(repeating: Self.limit, count: Self.users))
            print(transport, bench.report)
            // A message needs two round trips of 10 ms. If messages were sent one after another, only 50 a
            // second would be possible.
            #expect(bench.throughput > 250)
            #expect(bench.connects == 1)
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: Transport.possible.filter(\.isSimulatedLink))
    func `If a link breaks, the store counts exactly what it admitted`(transport: Transport) async throws {
        try await withStore(transport) { bench, link async throws in
            bench.breaks = 3
            await bench.run { await link.resetAll() }
            #expect(bench.connects > 3 && !bench.failures.isEmpty, "connections broke in between")
            #expect(await bench.flush())
            let counted = try await bench.counted()
            #expect(counted == bench.settled, "counted and admitted messages differ")
        }
    }

    private final class Bench {
        private let loop: EventLoop
        private let client: RedisRouter
        private let storeWatch: StoreWatch
        private let ledger: RedisLedger
        private let admissions: Admissions
        private var next = 0
        private var running = 0
        private(set) var admitted = 0
        private(set) var refused = 0
        private(set) var settled = Array(repeating: 0, count: users)
        private(set) var failures: [LedgerError] = []
        private var spans: [UInt64] = []
        private var seconds = 0.0
        /// How often `disturb` is called while messages are sent.
        var breaks = 0

        init(_ client: RedisRouter, on loop: EventLoop) {
            self.loop = loop
            self.client = client
            storeWatch = StoreWatch(client, on: loop)
            ledger = RedisLedger(client)
            admissions = Admissions(ledger: ledger, planTable: planTable, store: storeWatch) { loop.now }
            storeWatch.start()
        }

        var connects: Int { client.connects }
        var throughput: Double { Double(spans.count) / seconds }

        var report: String {
            let sorted = spans.sorted().map { Double($0) / 1e6 }
            func part(_ share: Double) -> Double { sorted[Int(Double(sorted.count - 1) * share)] }
            return "\(Int(throughput)) messages/s, admission p50 \(part(0.5)) ms, p99 \(part(0.99)) ms"
        }

        func run(_ disturb: @escaping @Sendable () async -> Void = {}) async {
            _ = await eventually(on: loop) { client.isConnected }
            let start = Clocks.monotonic()
            let total = users * messages
            for _ in 0..<callers {
                running += 1
                loop.spawn(with: self) { bench in
                    while bench.next < total {
                        bench.next += 1
                        let number = bench.next
                        if bench.breaks > 0, number % (total / 4) == 0 {
                            bench.breaks -= 1
                            await disturb()
                        }
                        // Like a client, the test sends a refused message again after a pause.
                        while !(await bench.send(number % users)) {
                            await bench.loop.sleep(nanoseconds: 5_000_000)
                        }
                    }
                    bench.running -= 1
                }
            }
            _ = await eventually(on: loop, within: 40) { running == 0 }
            seconds = Double(Clocks.monotonic() - start) / 1e9
        }

        private func user(_ number: Int) -> UserKey { UserKey(user: "user-\(number)") }

        private func send(_ number: Int) async -> Bool {
            let begun = Clocks.monotonic()
            let request = AdmissionRequest(user: user(number))
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            do throws(LedgerError) {
                let admission = try await admissions.admit(request, now: now)
                spans.append(Clocks.monotonic() - begun)
                guard case .admitted(let reservation, _) = admission else {
                    refused += 1
                    return true
                }
                admitted += 1
                settled[number] += 1
                _ = await admissions.settle(reservation.settlement(using: nil))
                return true
            } catch {
                failures.append(error)
                return false
            }
        }

        /// Sends again the settlements that Redis has not acknowledged, as the gateway does.
        func flush() async -> Bool {
            await eventually(on: loop) {
                await admissions.flushSettlements()
                return admissions.pendingCount == 0
            }
        }

        func counted() async throws -> [Int] {
            var counted: [Int] = []
            for number in 0..<users {
                let stored = try await ledger.readUser(user(number))
                #expect(stored.openReservations.isEmpty, "a reservation is left open")
                counted.append(stored.counters["t:trial:msg"] ?? 0)
            }
            return counted
        }

        func close() {
            storeWatch.stop()
            client.close()
        }
    }

    private func withStore(
        _ transport: Transport, _ body: @escaping @Sendable (Bench, SimulatedLink) async throws -> Void
    ) async throws {
        var settings = LinkSettings.network
        settings.delayMilliseconds = 5
        var trust: TLSContext?
        var arguments: [String] = []
        let port = try freePort()
        if transport.isSecure {
            let files = try await SharedCertificates.files
            trust = try await SharedCertificates.client()
            arguments = [
                "--tls-port", "\(port)", "--tls-cert-file", files.server.chain, "--tls-key-file",
                files.server.key, "--tls-ca-cert-file", files.authority, "--tls-auth-clients", "no",
            ]
        }
        let server = try await RedisServer.start(arguments)
        let link = try await SimulatedLink.start(
            to: transport.isSecure ? .loopback(port: port) : .unix(server.socketPath), settings)
        let address = RedisAddress(host: "127.0.0.1", port: link.port, isEncrypted: transport.isSecure)
        let context = trust
        do {
            try await onLoop(within: 60) { loop in
                let client = RedisRouter(address, on: loop, tls: context, options: .patient)
                let bench = Bench(client, on: loop)
                defer { bench.close() }
                try await body(bench, link)
            }
        } catch {
            await link.stop()
            throw error
        }
        await link.stop()
    }
}

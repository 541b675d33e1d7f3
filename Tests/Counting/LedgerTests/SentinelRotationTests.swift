import Limits
import Reactor
import Redis
import TLS
import TestSupport
import Testing

@testable import Ledger

/// The TLS certificates of sentinels and servers are renewed while messages are counted.
@Suite(.needsRedisServer, .needsOpenSSL, .timeLimit(.minutes(3)))
struct `Counts behind sentinels whose certificates are renewed` {
    typealias Edge = `A store of several servers`.Edge

    private static let names = "DNS:localhost,IP:127.0.0.1"
    private static let strange = "the certificate of 127.0.0.1 is not signed by a trusted authority"

    /// The address of the sentinels' group, with the credentials of an edge.
    private static func address(of trio: SentinelTrio) async throws -> StoreAddress {
        for server in trio.servers {
            try await server.ask("ACL", "SETUSER", "edge", "on", ">secret", "~*", "+@all")
        }
        var address = trio.address
        (address.server.user, address.server.password) = ("edge", "secret")
        return address
    }

    /// Closes the connections of edges. Connections of sentinels stay open, because a sentinel without a
    /// connection would treat the server as down.
    private static func hangUp(_ server: RedisServer) async throws {
        try await server.ask("CLIENT", "KILL", "USER", "edge")
    }

    private static func withEdge(
        _ address: StoreAddress, trusting file: String,
        _ body: @escaping @Sendable (Edge, EventLoop) async throws -> Void
    ) async throws {
        let tls = try TLSContext.client(trusting: .file(file))
        try await onLoop(within: 90) { loop in
            let edge = Edge(address, on: loop, tls: tls, retryWithin: 10_000_000_000)
            defer { edge.close() }
            try await body(edge, loop)
        }
    }

    private final class Traffic {
        private let edge: Edge
        private(set) var sent = 0
        private(set) var failures: [LedgerError] = []
        private var isRunning = true
        private var isOver = false

        init(_ edge: Edge) {
            self.edge = edge
            edge.loop.spawn(with: self) { traffic in await traffic.run() }
        }

        private func run() async {
            while isRunning {
                do throws(LedgerError) {
                    let request = AdmissionRequest(user: Self.user(of: sent))
                    guard
                        case .admitted(let reservation, _) = try await edge.admissions.admit(
                            request, now: edge.now)
                    else { throw .faulty(script: "admit") }
                    sent += 1
                    // If a settlement is not acknowledged, the test sends it again at the end.
                    _ = await edge.admissions.settle(reservation.settlement(using: nil))
                } catch {
                    failures.append(error)
                    await edge.loop.sleep(nanoseconds: 20_000_000)
                }
            }
            isOver = true
        }

        static func user(of message: Int) -> UserKey { UserKey(user: "user \(message / 50)") }

        /// Waits until more than 20 further messages are admitted.
        func goesOn() async -> Bool {
            let before = sent
            return await eventually(on: edge.loop) { self.sent > before + 20 }
        }

        func end() async -> Bool {
            isRunning = false
            return await eventually(on: edge.loop) { self.isOver }
        }
    }

    @Test func `Each message is counted once while certificates change to a new authority`() async throws {
        let (before, after) = (try await Certificates(), try await Certificates())
        let shown = try ShownCertificate(try await before.issue(Self.names), trusting: [before, after])
        let trio = try await SentinelTrio.start(tls: shown.settings)
        let address = try await Self.address(of: trio)
        try await Self.withEdge(address, trusting: shown.trust) { edge, loop in
            #expect(await eventually(on: loop) { await edge.send(as: UserKey(user: "first")) == nil })
            let traffic = Traffic(edge)
            #expect(await traffic.goesOn())
            try shown.replace(with: try await after.issue(Self.names), trusting: [before, after])
            for server in trio.servers {
                try await shown.reread(by: server)
                try await Self.hangUp(server)
                #expect(await traffic.goesOn())
            }
            for sentinel in trio.sentinels {
                sentinel.kill9()
                try await sentinel.launch()
                #expect(await traffic.goesOn())
            }
            for server in trio.servers { try await Self.hangUp(server) }
            #expect(await traffic.goesOn())
            #expect(await traffic.end())
            await edge.admissions.flushSettlements()
            #expect(traffic.failures == [])
            #expect(edge.router.nodes[0].connects == 3)
            for first in stride(from: 0, to: traffic.sent, by: 50) {
                let stored = try await edge.ledger.readUser(Traffic.user(of: first))
                #expect(stored.openReservations.isEmpty, "nothing is left open")
                #expect(stored.counters["t:trial:msg"] == min(50, traffic.sent - first))
            }
        }
        // All servers have certificates of the new authority now, so edges no longer need to trust the old
        // one.
        try await Self.withEdge(address, trusting: after.authority) { edge, loop in
            #expect(await eventually(on: loop) { await edge.send(as: UserKey(user: "last")) == nil })
        }
        try await Self.withEdge(address, trusting: before.authority) { edge, loop in
            let place = "127.0.0.1:\(trio.sentinelPorts[0])"
            #expect(await Self.refusal(of: edge, on: loop) == "\(place): \(Self.strange)")
        }
    }

    /// Waits until the edge refuses the certificate of a server. Returns this server and the reason.
    private static func refusal(of edge: Edge, on loop: EventLoop) async -> String? {
        let isDenied = await eventually(on: loop) {
            await edge.send(as: UserKey(user: "nobody")) == .denied && edge.router.nodes[0].contact != nil
        }
        guard isDenied else { return "nobody was denied" }
        guard case .insecure(let place, let reason) = edge.router.nodes[0].contact else {
            return edge.router.nodes[0].contact.map { "\($0)" }
        }
        return "\(place): \(reason)"
    }

    @Test func `An impostor server or sentinel is never asked to count`() async throws {
        let (authority, stranger) = (try await Certificates(), try await Certificates())
        let right = try await authority.issue(Self.names)
        let both = [authority, stranger]
        let shown = try ShownCertificate(right, trusting: both)
        let trio = try await SentinelTrio.start(tls: shown.settings)
        let address = try await Self.address(of: trio)
        try await Self.withEdge(address, trusting: authority.authority) { edge, loop in
            func isServed() async -> Bool {
                await eventually(on: loop) { await edge.send(as: UserKey(user: "somebody")) == nil }
            }
            #expect(await isServed())
            // The name in the master's new certificate is not the one that edges expect.
            try shown.replace(with: try await authority.issue("DNS:other.test"), trusting: both)
            try await shown.reread(by: trio.servers[0])
            try await Self.hangUp(trio.servers[0])
            #expect(
                await Self.refusal(of: edge, on: loop)
                    == "127.0.0.1:\(trio.ports[0]): the certificate that 127.0.0.1 shows is for another name")
            try shown.replace(with: right, trusting: both)
            try await shown.reread(by: trio.servers[0])
            #expect(await isServed())
            // The sentinels' new certificates are from an authority that edges do not trust.
            try shown.replace(with: try await stranger.issue(Self.names), trusting: both)
            for sentinel in trio.sentinels {
                sentinel.kill9()
                try await sentinel.launch()
            }
            try await Self.hangUp(trio.servers[0])
            let place = "127.0.0.1:\(trio.sentinelPorts[0])"
            #expect(await Self.refusal(of: edge, on: loop) == "\(place): \(Self.strange)")
            try shown.replace(with: right, trusting: both)
            for sentinel in trio.sentinels {
                sentinel.kill9()
                try await sentinel.launch()
            }
            #expect(await isServed())
        }
    }
}

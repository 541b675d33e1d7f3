import Glibc
import Reactor
import Redis
import TLS
import TestSupport
import Testing

/// A cluster of two masters. Its operators change passwords or certificates, or remove a master.
@Suite(.needsRedisServer, .timeLimit(.minutes(2))) struct `A cluster that is changed while it serves` {
    /// Two keys: one of the first master, and one of the second.
    private static let keys: [String] = [0, 1].map { master in
        (0...).lazy.map { "{user \($0)}" }
            .first { RedisSlot(key: $0.utf8Span.span).number / 8192 == master } ?? ""
    }

    private static func withRouter(
        _ address: StoreAddress, tls: TLSContext? = nil, deadline: Int? = nil,
        _ body: @escaping @Sendable (RedisRouter, EventLoop) async throws -> Void
    ) async throws {
        var options = RedisNode.Options.patient
        options.deadline = deadline ?? options.deadline
        let chosen = options
        try await onLoop(within: 60) { loop in
            let router = RedisRouter(address, on: loop, tls: tls, options: chosen)
            defer { router.close() }
            await router.waitUntilKnown()
            try await body(router, loop)
        }
    }

    private static func count(_ key: String, on router: RedisRouter) async -> RedisError? {
        do throws(RedisError) {
            _ = try await router.sendCommand(words("INCR", key))
            return nil
        } catch {
            return error
        }
    }

    private static func tell(_ cluster: RedisCluster, _ words: String...) async throws {
        for node in cluster.nodes { try await node.server.ask(words) }
    }

    /// Closes all connections of a node except the one that sends this command.
    private static func hangUp(_ node: RedisCluster.Node) async throws {
        try await node.server.ask("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
    }

    @Test func `A cluster takes the old and the new password until the old is removed, server by server`()
        async throws
    {
        let cluster = try await RedisCluster.start(masters: 2)
        try await Self.tell(cluster, "ACL", "SETUSER", "edge", "on", ">old", "~*", "+@all")
        func address(_ password: String) -> StoreAddress {
            var address = cluster.address
            (address.server.user, address.server.password) = ("edge", password)
            return address
        }
        let (old, new) = (address("old"), address("new"))
        try await Self.withRouter(old) { before, loop in
            for key in Self.keys { #expect(await Self.count(key, on: before) == nil) }
            try await Self.tell(cluster, "ACL", "SETUSER", "edge", ">new")
            for node in cluster.nodes { try await Self.hangUp(node) }
            for key in Self.keys {
                #expect(await eventually(on: loop) { await Self.count(key, on: before) == nil })
            }
            try await Self.withRouter(new) { after, _ in
                for key in Self.keys { #expect(await Self.count(key, on: after) == nil) }
            }
            // An edge with the old password can no longer use this server. It must report why.
            try await cluster.nodes[1].server.ask("ACL", "SETUSER", "edge", "<old")
            try await Self.hangUp(cluster.nodes[1])
            #expect(
                await eventually(on: loop) {
                    await Self.count(Self.keys[1], on: before) == .denied(code: "WRONGPASS")
                })
            #expect(await Self.count(Self.keys[0], on: before) == nil)
            try await cluster.nodes[1].server.ask("ACL", "SETUSER", "edge", ">old")
            #expect(await eventually(on: loop) { await Self.count(Self.keys[1], on: before) == nil })
        }
    }

    @Test(.needsOpenSSL)
    func `New connections accept a renewed certificate, and none of a foreign authority`()
        async throws
    {
        let cluster = try await RedisCluster.start(masters: 2)
        let (authority, stranger) = (try await Certificates(), try await Certificates())
        let names = "DNS:localhost,IP:127.0.0.1"
        let ports = try FreePorts.takePorts(2)
        @Sendable func show(_ pair: Certificates.Pair, at index: Int) async throws {
            let server = cluster.nodes[index].server
            try await server.ask(
                "CONFIG", "SET", "tls-cert-file", pair.chain, "tls-key-file", pair.key, "tls-ca-cert-file",
                authority.authority, "tls-auth-clients", "no", "tls-port", "\(ports[index])")
        }
        let first = try await authority.issue(names)
        for index in 0..<2 { try await show(first, at: index) }
        // The nodes use plain connections among themselves and announce their plain ports. Edges use the TLS
        // ports.
        var address = cluster.address
        address.server.isEncrypted = true
        for (node, port) in zip(cluster.nodes, ports) {
            address.reachable[node.place] = RedisPlace(host: "127.0.0.1", port: port)
        }
        let trust = try TLSContext.client(trusting: .file(authority.authority))
        try await Self.withRouter(address, tls: trust) { router, loop in
            for key in Self.keys { #expect(await Self.count(key, on: router) == nil) }
            let second = try await authority.issue(names)
            for index in 0..<2 {
                try await show(second, at: index)
                try await Self.hangUp(cluster.nodes[index])
            }
            for key in Self.keys {
                #expect(await eventually(on: loop) { await Self.count(key, on: router) == nil })
            }
            #expect(router.nodes.allSatisfy { $0.connects == 2 })
            try await show(try await stranger.issue(names), at: 1)
            try await Self.hangUp(cluster.nodes[1])
            #expect(
                await eventually(on: loop) {
                    await Self.count(Self.keys[1], on: router) == .denied(code: "TLS")
                })
            #expect(await Self.count(Self.keys[0], on: router) == nil)
            try await show(second, at: 1)
            #expect(await eventually(on: loop) { await Self.count(Self.keys[1], on: router) == nil })
        }
    }

    private final class Wait {
        var isOver = false
        var error: RedisError?
    }

    @Test func `A cluster is waited for while it is down, within a call's time`() async throws {
        let cluster = try await RedisCluster.start(masters: 2)
        let key = Self.keys[0]
        let slot = "\(RedisSlot(key: key.utf8Span.span).number)"
        let server = cluster.nodes[0].server
        @Sendable func refusals() async -> Int {
            let text = (try? await server.ask("INFO", "errorstats").bytes) ?? []
            let line = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
                .first { $0.hasPrefix("errorstat_CLUSTERDOWN:count=") }
            return line.flatMap { Int($0.drop { $0 != "=" }.dropFirst()) } ?? 0
        }
        try await Self.withRouter(cluster.address) { router, loop in
            #expect(await Self.count(key, on: router) == nil)
            try await server.ask("CLUSTER", "DELSLOTS", slot)
            let wait = Wait()
            loop.spawn(with: (router, wait)) { router, wait in
                wait.error = await Self.count(key, on: router)
                wait.isOver = true
            }
            // The router repeats this call until the call's deadline, however often it is refused.
            #expect(await eventually(on: loop) { await refusals() > 110 })
            #expect(!wait.isOver, "it still waits")
            try await server.ask("CLUSTER", "ADDSLOTS", slot)
            #expect(await eventually(on: loop) { wait.isOver })
            #expect(wait.error == nil)
            #expect(try await router.sendCommand(words("GET", key)).text == "2", "it was counted once")
        }
        try await server.ask("CLUSTER", "DELSLOTS", slot)
        try await Self.withRouter(cluster.address, deadline: 2_000) { router, _ in
            let begun = Clocks.monotonic()
            #expect(await Self.count(key, on: router) == .unserved)
            let span = Clocks.monotonic() - begun
            #expect(span > 1_400_000_000, "it was tried for as long as an answer could still come")
            #expect(span < 1_900_000_000, "and no longer: the last try's answer would come too late")
            #expect(await Self.count(Self.keys[1], on: router) == nil)
        }
    }

    @Test func `A cluster goes on without a lost server, whose slots others are given`() async throws {
        let cluster = try await RedisCluster.start()
        let key = "{user lost}"
        let slot = RedisSlot(key: key.utf8Span.span).number
        let lost = try #require(await cluster.owner(of: slot))
        let left = [0, 1, 2].filter { $0 != lost }
        let range = (first: lost * 16_384 / 3, last: (lost + 1) * 16_384 / 3 - 1)
        try await Self.withRouter(cluster.address, deadline: 500) { router, loop in
            #expect(await eventually(on: loop) { await Self.count(key, on: router) == nil })
            #expect(router.nodes.count == 3)
            cluster.nodes[lost].server.kill9()
            #expect(await Self.count(key, on: router) != nil)
            for index in left {
                try await cluster.nodes[index].server.ask("CLUSTER", "FORGET", cluster.nodes[lost].id)
            }
            try await cluster.nodes[left[0]].server.ask(
                "CLUSTER", "ADDSLOTSRANGE", "\(range.first)", "\(range.last)")
            #expect(await eventually(on: loop, within: 30) { await Self.count(key, on: router) == nil })
            #expect(
                try await router.sendCommand(words("GET", key)).text == "1", "what it had is lost with it")
            #expect(await eventually(on: loop, within: 30) { router.nodes.count == 2 })
            // The node that reports the map first perhaps does not know the new owners of the lost server's
            // slots yet. So the test waits until the map is whole.
            let map = try #require(router.cluster)
            #expect(await eventually(on: loop, within: 30) { map.isWhole })
            #expect(router.isConnected)
        }
    }
}

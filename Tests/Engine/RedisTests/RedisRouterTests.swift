import Glibc
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `Two servers behind one router` {
    /// Each has half of the slots. `left` and `right` are keys of the one and of the other.
    private static let (left, right) = ("bar", "foo")

    private static func withRouter(
        _ options: RedisNode.Options = .patient,
        _ body: @escaping @Sendable (RedisRouter, [RedisServer], EventLoop) async throws -> Void
    ) async throws {
        let servers = [try await RedisServer.start(), try await RedisServer.start()]
        try await onLoop { loop in
            let router = RedisRouter(servers.map { RedisNode($0.address, on: loop, options: options) }) {
                $0.number < RedisSlot.count / 2 ? 0 : 1
            }
            defer { router.close() }
            try await body(router, servers, loop)
        }
    }

    private static func script(_ source: String, on router: RedisRouter) async throws -> RedisScript {
        let load = try await router.nodes[0].command(words("SCRIPT", "LOAD", source))
        try await router.forgetScripts()
        return RedisScript(name: "script", source: Array(source.utf8), sha1: load.bytes ?? [])
    }

    @Test func `have each key where its slot is`() async throws {
        try await Self.withRouter { router, _, _ in
            for key in [Self.left, Self.right] { _ = try await router.command(words("SET", key, key)) }
            var found: [[RedisReply]] = []
            for node in router.nodes {
                found.append([
                    try await node.command(words("GET", Self.left)),
                    try await node.command(words("GET", Self.right)),
                ])
            }
            #expect(found == [[.bytes(Array("bar".utf8)), .null], [.null, .bytes(Array("foo".utf8))]])
        }
    }

    @Test func `answer many commands in the order in which they were asked`() async throws {
        try await Self.withRouter { router, _, _ in
            let keys = (0..<40).map { "key \($0)" }
            let set = await router.commands(keys.map { words("SET", $0, $0) })
            #expect(set.allSatisfy { (try? $0.get()) != nil })
            let replies = await router.commands(keys.map { words("GET", $0) })
            #expect(replies.map { (try? $0.get())?.text } == keys)
            for node in router.nodes {
                let count = try await node.command(words("DBSIZE")).integer
                #expect(count ?? 0 > 5, "each has its share")
            }
        }
    }

    @Test func `learn a script each for itself`() async throws {
        try await Self.withRouter { router, _, _ in
            let script = try await Self.script("return KEYS[1]", on: router)
            func run(_ key: String) async throws -> String? {
                try await router.evaluate(script, keys: 1, words(key)).text
            }
            #expect(try await run(Self.left) == Self.left)
            #expect(router.nodes.map { $0.knows(script) } == [true, false])
            #expect(try await run(Self.right) == Self.right)
            #expect(router.nodes.map { $0.knows(script) } == [true, true])
            // One server forgets it; what the other knows stays.
            try await router.nodes[1].forgetScripts()
            #expect(try await run(Self.left) == Self.left)
            #expect(try await run(Self.right) == Self.right)
            var sources: [Bool] = []
            for (node, count) in zip(router.nodes, [1, 2]) {
                let stats = try await node.command(words("INFO", "commandstats")).text
                sources.append(stats?.contains("cmdstat_eval:calls=\(count),") == true)
            }
            #expect(sources == [true, true], "the source goes once to a server that has not got it")
        }
    }

    @Test func `do not share a death`() async throws {
        try await Self.withRouter { router, servers, loop in
            for key in [Self.left, Self.right] { _ = try await router.command(words("SET", key, key)) }
            servers[1].kill9()
            #expect(await eventually(on: loop) { !router.nodes[1].isConnected })
            for _ in 0..<20 {
                #expect(try await router.command(words("GET", Self.left)).text == Self.left)
                await #expect(throws: RedisError.self) { try await router.command(words("GET", Self.right)) }
            }
            #expect(router.nodes[0].connects == 1 && router.nodes[0].contact == nil)
            #expect(router.nodes[1].contact != nil && !router.isConnected)
            let replies = await router.commands([words("GET", Self.right), words("GET", Self.left)])
            #expect(replies.map { (try? $0.get())?.text } == [nil, Self.left])
            try await servers[1].launch()
            #expect(await eventually(on: loop) { router.isConnected })
            #expect(try await router.command(words("EXISTS", Self.right)).integer == 0)
        }
    }

    @Test func `do not share a pipeline`() async throws {
        var options = RedisNode.Options.patient
        options.pendingLimit = 3
        try await Self.withRouter(options) { router, servers, loop in
            for key in [Self.left, Self.right] { _ = try await router.command(words("SET", key, key)) }
            servers[1].signal(SIGSTOP)
            defer { servers[1].signal(SIGCONT) }
            let calls = Calls()
            for _ in 0..<5 {
                loop.spawn(with: (router, calls)) { router, calls in
                    do throws(RedisError) {
                        _ = try await router.command(words("GET", Self.right))
                        calls.answered += 1
                    } catch {
                        calls.refused += error == .overloaded ? 1 : 0
                    }
                }
            }
            #expect(await eventually(on: loop) { calls.refused == 2 }, "the other three wait")
            #expect(try await router.command(words("GET", Self.left)).text == Self.left)
            #expect(calls.answered == 0)
            servers[1].signal(SIGCONT)
            #expect(await eventually(on: loop) { calls.answered == 3 })
        }
    }

    private final class Calls {
        var answered = 0
        var refused = 0
    }
}

@Suite(.needsRedisServer) struct `A single server behind a router` {
    @Test func `is found without a look at any slot`() async throws {
        let server = try await RedisServer.start()
        let path = server.address
        try await onLoop { loop in
            let router = RedisRouter(path, on: loop, options: .patient)
            defer { router.close() }
            func slot() -> RedisSlot {
                Issue.record("a slot was asked for")
                return RedisSlot(key: [UInt8]().span)
            }
            // Outside of `#expect`, which evaluates a call's arguments itself.
            let (node, place) = (router.node(of: slot()), router.place(of: slot()))
            let isTogether = router.hasTogether(slot(), slot())
            #expect(node === router.nodes[0] && place == 0 && isTogether)
            // Not even a command that names no key.
            let reply = try await router.command(words("PING"))
            #expect(reply.text == "PONG")
        }
    }
}

import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A Redis client` {
    @Test func `A Redis client answers a thousand concurrent calls each with its own reply`() async throws {
        let server = try await RedisServer.start()
        let wrong = try await withClient(of: server.address) { client, loop in
            await wrongReplies(of: client, on: loop, calls: 1000)
        }
        #expect(wrong == 0)
    }

    @Test func `A Redis client carries any bytes both ways`() async throws {
        let server = try await RedisServer.start()
        let bytes =
            (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) } + Array("\r\n$5\r\n".utf8)
        let answers = try await withClient(of: server.address) { client, _ in
            var set = words("SET", "")
            set.append(bytes)
            let stored = try await client.sendCommand(set)
            return [stored, try await client.sendCommand(words("GET", ""))]
        }
        #expect(answers == [.status(Array("OK".utf8)), .bytes(bytes)])
    }

    @Test func `A Redis client reads every kind of reply`() async throws {
        let server = try await RedisServer.start()
        let script =
            "return {1, -2, 'x', {}, {3, {4, {5}}}, false, redis.status_reply('S'), {err='E boo'}, ''}"
        let reply = try await withClient(of: server.address) { client, _ in
            try await client.sendCommand(words("EVAL", script, "0"))
        }
        let five = RedisReply.array([.integer(5)])
        let nested = RedisReply.array([.integer(3), .array([.integer(4), five])])
        #expect(
            reply.array == [
                .integer(1), .integer(-2), .bytes(Array("x".utf8)), .array([]), nested, .null,
                .status(Array("S".utf8)), .error(Array("E boo".utf8)), .bytes([]),
            ])
    }

    @Test(arguments: [0, 7, -1, 1_234_567_890, Int.max, Int.min])
    func `A Redis client writes numbers in decimal`(number: Int) async throws {
        let server = try await RedisServer.start()
        let reply = try await withClient(of: server.address) { client, _ in
            var echo = words("ECHO")
            echo.append(number)
            return try await client.sendCommand(echo)
        }
        #expect(reply.text == String(number))
    }

    @Test func `A Redis client sends a script's source when the server does not know it`() async throws {
        let server = try await RedisServer.start()
        let digest = "8ef6d8e0a0e9fcc61cb25d8c71f8d6d12c8ee4a2"
        let replies = try await withClient(of: server.address) { client, _ in
            let source = "return {KEYS[1], ARGV[1]}"
            let load = try await client.sendCommand(words("SCRIPT", "LOAD", source))
            let script = RedisScript(
                name: "pair", source: Array(source.utf8), sha1: load.bytes ?? Array(digest.utf8))
            var replies: [RedisReply] = []
            for _ in 0..<2 {
                try await client.forgetScripts()
                replies.append(try await client.evaluate(script, keys: 1, words("k", "v")))
            }
            replies.append(try await client.evaluate(script, keys: 1, words("k", "v")))
            let stats = try await client.sendCommand(words("INFO", "commandstats"))
            #expect(stats.text?.contains("cmdstat_eval:calls=2") == true)
            #expect(stats.text?.contains("cmdstat_evalsha:calls=3") == true)
            return replies
        }
        #expect(replies == Array(repeating: .array([.bytes([107]), .bytes([118])]), count: 3))
    }

    @Test func `A Redis client reports the line at which a script failed`() async throws {
        let server = try await RedisServer.start()
        let error = try await withClient(of: server.address) { client, _ in
            await client.failure(of: words("EVAL", "local a = 1\n\nreturn a + nil", "0"))
        }
        #expect(error == .scriptFailure(code: "ERR", line: 3))
    }

    @Test func `A script's source is sent once, however many calls find that it is missing`() async throws {
        let server = try await RedisServer.start()
        let (answered, evaluations) = try await withClient(of: server.address) { client, loop in
            let source = "return ARGV[1]"
            let load = try await client.sendCommand(words("SCRIPT", "LOAD", source))
            let script = RedisScript(name: "echo", source: Array(source.utf8), sha1: load.bytes ?? [])
            let counts = AnswerCounts()
            for round in 1...2 {
                try await client.forgetScripts()
                for _ in 0..<100 {
                    loop.spawn(with: (client, counts)) { client, counts in
                        let reply = try? await client.evaluate(script, keys: 0, words("x"))
                        counts.done += reply?.text == "x" ? 1 : 0
                        if counts.done == 100 * round { counts.waiter.wake() }
                    }
                }
                await counts.waiter.wait()
            }
            let stats = try await client.sendCommand(words("INFO", "commandstats"))
            return (counts.done, stats.text?.contains("cmdstat_eval:calls=2,") == true)
        }
        #expect(answered == 200)
        #expect(evaluations, "sent once for each time that the server forgot it")
    }

    @Test func `A Redis client selects the database before its first call`() async throws {
        let server = try await RedisServer.start()
        var second = server.address
        second.database = 2
        let first = server.address
        let values = try await withClient(of: second) { client, loop in
            _ = try await client.sendCommand(words("SET", "k", "two"))
            let other = RedisNode(first, on: loop, options: .patient)
            defer { other.close() }
            return [
                try await client.sendCommand(words("GET", "k")),
                try await other.sendCommand(words("GET", "k")),
            ]
        }
        #expect(values == [.bytes(Array("two".utf8)), .null])
    }

    @Test func `A Redis client is denied a database that does not exist`() async throws {
        let server = try await RedisServer.start()
        var address = server.address
        address.database = 99
        let error = try await withClient(of: address) { client, _ in
            await client.failure(of: words("SET", "k", "v"))
        }
        #expect(error == .denied(code: "SELECT"))
    }

    @Test func `A Redis client refuses calls beyond its limit of pending ones, and no others`() async throws {
        let server = try await RedisServer.start()
        var options = RedisNode.Options.patient
        options.pendingLimit = 10
        let wrong = try await withClient(of: server.address, options) { client, loop in
            [
                await wrongReplies(of: client, on: loop, calls: 10),
                await wrongReplies(of: client, on: loop, calls: 25),
            ]
        }
        #expect(wrong == [0, 15])
    }
}

@Suite(.needsRedisServer) struct `Signing in` {
    @Test(arguments: [
        (nil as String?, "open"), ("edge", "sesame"),
    ])
    func `Signing in works with the right password`(user: String?, password: String) async throws {
        let server = try await RedisServer.start([
            "--requirepass", "open", "--user", "edge", "on", ">sesame", "~*", "+@all",
        ])
        var address = server.address
        address.user = user
        address.password = password
        let reply = try await withClient(of: address) { client, _ in
            try await client.sendCommand(words("ACL", "WHOAMI"))
        }
        #expect(reply.text == user ?? "default")
    }

    @Test(arguments: [
        (nil as String?, "wrong" as String?, "WRONGPASS"), ("edge", "open", "WRONGPASS"),
        (nil, nil, "NOAUTH"),
    ])
    func `Signing in is denied with a wrong password, at once and every time`(
        user: String?, password: String?, code: String
    ) async throws {
        let server = try await RedisServer.start([
            "--requirepass", "open", "--user", "edge", "on", ">sesame", "~*", "+@all",
        ])
        var address = server.address
        address.user = user
        address.password = password
        let errors = try await withClient(of: address) { client, _ in
            [await client.failure(of: words("INCR", "k")), await client.failure(of: words("INCR", "k"))]
        }
        #expect(errors == [.denied(code: code), .denied(code: code)])
    }

    @Test func `A signed-in user is denied a command that the user has no right to`() async throws {
        let server = try await RedisServer.start([
            "--user", "edge", "on", ">sesame", "~us:*", "-@all", "+get",
        ])
        var address = server.address
        address.user = "edge"
        address.password = "sesame"
        let errors = try await withClient(of: address) { client, _ in
            [
                await client.failure(of: words("GET", "us:1")),
                await client.failure(of: words("SET", "us:1", "x")),
            ]
        }
        #expect(errors == [nil, .denied(code: "NOPERM")])
    }
}

/// Makes many calls at once. Returns how many did not get their own reply.
func wrongReplies(of client: RedisNode, on loop: EventLoop, calls: Int) async -> Int {
    let counts = AnswerCounts()
    for number in 0..<calls {
        loop.spawn(with: (client, counts)) { client, counts in
            var arguments = words("ECHO")
            arguments.append(number)
            let reply = try? await client.sendCommand(arguments)
            counts.done += 1
            if reply?.text != String(number) { counts.wrong += 1 }
            if counts.done == calls { counts.waiter.wake() }
        }
    }
    await counts.waiter.wait()
    return counts.wrong
}

private final class AnswerCounts {
    var done = 0
    var wrong = 0
    let waiter = Waiter()
}

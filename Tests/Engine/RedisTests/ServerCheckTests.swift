import TestSupport
import Testing

@testable import Redis

@Suite(.needsRedisServer) struct `The check of a server` {
    private func check(_ arguments: [String], user: String? = nil) async throws -> ServerCheck {
        let server = try await RedisServer.start(arguments)
        var address = server.address
        address.user = user
        address.password = user
        return try await withClient(of: address) { client, _ in try await ServerCheck.checkNode(client) }
    }

    @Test func `The check of a server finds no problem with a server that evicts nothing`() async throws {
        let check = try await check(["--appendonly", "yes"])
        #expect(check.problems.isEmpty)
        #expect(check.notes.isEmpty)
        #expect(check.version?.first?.isNumber == true)
    }

    @Test(arguments: ["allkeys-lru", "volatile-ttl"])
    func `The check of a server reports one that may evict counts`(policy: String) async throws {
        let check = try await check(["--maxmemory-policy", policy])
        try #require(check.problems.count == 1)
        #expect(check.problems[0].contains(policy))
        #expect(check.problems[0].contains("noeviction"))
    }

    @Test func `The check of a server notes that counts are lost without an append-only file`() async throws {
        let check = try await check([])
        #expect(check.problems.isEmpty && check.notes.count == 1, "\(check.notes)")
        #expect(check.notes.first?.contains("appendonly yes") == true, "\(check.notes)")
    }

    /// Some hosts and proxies refuse the command INFO. The check of such a server must report that it could
    /// not check.
    @Test func `The check of a server notes that INFO is refused, in the server's words`() async throws {
        let check = try await check(["--rename-command", "INFO", ""])
        #expect(check.problems.isEmpty)
        try #require(check.notes.count == 1)
        #expect(check.notes[0].contains("ERR unknown command 'INFO'"), "\(check.notes)")
    }

    @Test func `The check of a server notes that it has no right to ask for INFO`() async throws {
        let check = try await check(
            ["--user", "edge", "on", ">edge", "~us:*", "-@all", "+ping"], user: "edge")
        #expect(check.problems.isEmpty)
        #expect(check.version == nil)
        try #require(check.notes.count == 1)
        #expect(check.notes[0].contains("INFO"))
    }
}

@Suite struct `The verdict on a version` {
    @Test(arguments: [
        ("6.2.0", true), ("6.2", true), ("7.0.15", true), ("10.0.1", true), ("6.0.16", false),
        ("5.0.14", false),
    ])
    func `The verdict on a Redis version requires at least 6.2`(version: String, isFit: Bool) {
        var check = ServerCheck()
        check.judgeVersion(["redis_version": Substring(version)])
        #expect(check.problems.isEmpty == isFit)
        #expect(check.version == version)
    }
}

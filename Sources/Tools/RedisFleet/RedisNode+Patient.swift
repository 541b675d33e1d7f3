package import Redis

extension RedisNode.Options {
    /// Options for tests that are not about deadlines. A busy machine cannot make these tests fail.
    package static var patient: RedisNode.Options {
        var options = RedisNode.Options()
        options.deadline = 10_000
        options.connectDeadline = 10_000
        return options
    }
}

extension RedisNode {
    /// Removes the server's scripts, as a restart does. This object still treats them as loaded.
    package func forgetScripts() async throws {
        var flush = RedisArguments()
        flush.append("SCRIPT" as StaticString)
        flush.append("FLUSH" as StaticString)
        _ = try await sendCommand(flush)
    }
}

extension RedisRouter {
    package func forgetScripts() async throws {
        for node in nodes { try await node.forgetScripts() }
    }
}

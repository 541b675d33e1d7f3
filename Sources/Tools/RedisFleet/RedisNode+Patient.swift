package import Redis

extension RedisNode.Options {
    /// Options for tests that are not about deadlines. A busy machine must not make them fail.
    package static var patient: RedisNode.Options {
        var options = RedisNode.Options()
        options.deadline = 10_000
        options.connectDeadline = 10_000
        return options
    }
}

extension RedisNode {
    /// Makes the server forget every script, as after a restart. The node still takes them for known.
    package func forgetScripts() async throws {
        var flush = RedisArguments()
        flush.append("SCRIPT" as StaticString)
        flush.append("FLUSH" as StaticString)
        _ = try await sendCommand(flush)
    }
}

extension RedisRouter {
    /// Makes every server forget every script.
    package func forgetScripts() async throws {
        for node in nodes { try await node.forgetScripts() }
    }
}

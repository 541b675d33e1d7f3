package import Redis

extension RedisNode.Options {
    /// For tests that are not about deadlines: a busy machine must not fail them.
    package static var patient: RedisNode.Options {
        var options = RedisNode.Options()
        options.deadline = 10_000
        options.connectDeadline = 10_000
        return options
    }
}

extension RedisNode {
    /// Lets the server forget every script, as one does that was started anew; the node still believes that
    /// it knows them.
    package func forgetScripts() async throws {
        var flush = RedisArguments()
        flush.append("SCRIPT" as StaticString)
        flush.append("FLUSH" as StaticString)
        _ = try await sendCommand(flush)
    }
}

extension RedisRouter {
    /// Lets every server forget every script.
    package func forgetScripts() async throws {
        for node in nodes { try await node.forgetScripts() }
    }
}

package import Redis

extension RedisClient.Options {
    /// For tests that are not about deadlines: a busy machine must not fail them.
    package static var patient: RedisClient.Options {
        var options = RedisClient.Options()
        options.deadline = 10_000
        options.connectDeadline = 10_000
        return options
    }
}

extension RedisClient {
    /// Lets the server forget every script, as one does that was started anew; the client still believes
    /// that it knows them.
    package func forgetScripts() async throws {
        var flush = RedisArguments()
        flush.append("SCRIPT" as StaticString)
        flush.append("FLUSH" as StaticString)
        _ = try await command(flush)
    }
}

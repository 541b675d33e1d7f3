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

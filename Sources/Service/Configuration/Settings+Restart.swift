extension Settings {
    /// The keys whose values differ from those of a running edge and can't change while it runs: its sockets,
    /// its threads, its files and its Redis are there already.
    package func keysThatWantRestart(since running: Settings) -> [String] {
        var keys: [String] = []
        func compare<Part: Equatable>(_ key: String, _ part: (Settings) -> Part) {
            if part(self) != part(running) { keys.append(key) }
        }
        compare("listen", \.listen)
        compare("admin_listen", \.adminListen)
        compare("probe_listen", \.probeListen)
        compare("loops", \.loops)
        compare("data_dir", \.dataDirectory)
        compare("tls") { $0.tls == nil }
        compare("admin.tls") { $0.admin.tls == nil }
        compare("redis.url", \.redis.server)
        compare("redis.user", \.redis.user)
        compare("redis.password", \.redis.password)
        compare("redis.database", \.redis.database)
        compare("redis.sentinel_user", \.redis.sentinelUser)
        compare("redis.sentinel_password", \.redis.sentinelPassword)
        compare("redis.reachable_as", \.redis.reachableAs)
        compare("redis.ca_file", \.redis.caFile)
        compare("redis.deadline", \.redis.deadline)
        compare("redis.idempotency_span", \.redis.idempotencySpan)
        compare("redis.failure", \.redis.failure)
        compare("redis.grace_messages", \.redis.graceMessages)
        compare("redis.when_emptied", \.redis.whenEmptied)
        compare("spool", \.spool)
        compare("log", \.log)
        compare("traces", \.traces)
        return keys
    }
}

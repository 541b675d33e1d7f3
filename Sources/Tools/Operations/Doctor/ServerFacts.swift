import Redis

/// What INFO reports about a server, and whether the server is fit to count.
struct ServerFacts {
    private let fields: [String: String]

    init(_ fields: [String: String]) { self.fields = fields }

    static func readFacts(_ node: RedisNode) async throws(RedisError) -> ServerFacts {
        // INFO is called without names of sections, because versions before 7.0 do not accept several names.
        let text = String(decoding: try await node.ask("INFO").bytes ?? [], as: UTF8.self)
        var fields: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
        }
        return ServerFacts(fields)
    }

    /// - Parameter version: the version that the server reports, or nil if it reports none.
    func collectFindings(version: String?) -> [Finding] {
        [self.version(version), eviction, memory, persistence, role].compactMap { $0 }
    }

    private func version(_ version: String?) -> Finding {
        guard let version else {
            return .skipped(
                "version", "the server does not report its version; it must behave like Redis 6.2 or newer")
        }
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        if numbers.lexicographicallyPrecedes([6, 2]) {
            return .bad("version", "Redis \(version)", "use Redis 6.2 or newer")
        }
        return .fine("version", software ?? "Redis \(version)")
    }

    subscript(_ field: String) -> String? { fields[field] }

    /// The server's name and version. Valkey also reports a version of Redis with which it is compatible.
    var software: String? {
        fields["valkey_version"].map { "Valkey \($0)" } ?? fields["redis_version"].map { "Redis \($0)" }
    }

    private var eviction: Finding? {
        guard let policy = fields["maxmemory_policy"] else { return nil }
        if policy == "noeviction" { return .fine("eviction", "noeviction: no count is evicted") }
        return .bad(
            "eviction", "\(policy): Redis evicts counts when its memory is full",
            "CONFIG SET maxmemory-policy noeviction, and write it into redis.conf")
    }

    private var memory: Finding? {
        guard let used = Int(fields["used_memory"] ?? "") else { return nil }
        guard let most = Int(fields["maxmemory"] ?? ""), most > 0 else {
            let total = Int(fields["total_system_memory"] ?? "") ?? 0
            let share = total > 0 ? ", \(Figure.shareText(used, of: total)) of the machine's" : ""
            return .fine("memory", "\(Figure.bytes(used)) used\(share)")
        }
        let text = "\(Figure.bytes(used)) of \(Figure.bytes(most)) used"
        if used * 10 < most * 8 { return .fine("memory", text) }
        return .warning(
            "memory", text, "raise maxmemory: a full Redis refuses writes, and then edges refuse messages")
    }

    private var persistence: Finding? {
        guard let appendOnly = fields["aof_enabled"] else { return nil }
        if let status = fields["aof_last_write_status"], status != "ok" {
            return .bad(
                "persistence", "the last write of the append-only file failed",
                "free the disk; see Redis' log")
        }
        if appendOnly == "1" {
            return .fine("persistence", "append-only file: a crash of the machine loses about a second")
        }
        if fields["rdb_last_bgsave_status"] == "err" {
            return .bad(
                "persistence", "the last snapshot failed, and there is no append-only file", "see Redis' log")
        }
        return .warning(
            "persistence", "no append-only file: a crash loses all counts since the last snapshot",
            "CONFIG SET appendonly yes, and write it into redis.conf")
    }

    private var role: Finding? {
        guard let role = fields["role"], role != "master" else { return nil }
        return .bad("role", "this server is a replica and takes no writes", "point edges at its master")
    }
}

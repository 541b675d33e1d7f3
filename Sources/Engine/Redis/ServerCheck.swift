/// Checks whether a server is fit to count: when an edge starts, on each connection, and once a minute.
package struct ServerCheck: Equatable, Sendable {
    /// Why a server is unfit to count.
    package enum Flaw: Equatable, Sendable {
        /// The server is older than 6.2. The value is the version that it reports.
        case version(String)
        /// The server can evict keys when its memory is full. The value is its `maxmemory-policy`.
        case evicting(policy: String)
    }

    /// The version that the server reports, such as "7.0.15". It is nil if the Redis user may not read it.
    package private(set) var version: String?
    /// If there are any flaws, an edge must not start. An edge that is already running must refuse messages.
    package private(set) var flaws: [Flaw] = []
    package var problems: [String] { flaws.map(\.description) }
    /// Sentences about checks that could not be made, and about risks that are no flaws.
    package private(set) var notes: [String] = []

    /// Checks the server. Throws if the server does not reply. If the server or a proxy refuses INFO, this is
    /// only noted, because messages can still be counted.
    package static func checkNode(_ node: RedisNode) async throws(RedisError) -> ServerCheck {
        var check = ServerCheck()
        do {
            check.judgeVersion(try await information("server", node))
            check.judgeMemory(try await information("memory", node))
            check.judgePersistence(try await information("persistence", node))
        } catch .denied(code: "NOPERM") {
            check.notes.append(
                "This Redis user may not call INFO, so the version (6.2 or newer) and the eviction policy (noeviction) "
                    + "could not be checked.")
        } catch .scriptFailure(let code, _) {
            check.notes.append(
                "INFO is refused (\(code)), so the version (6.2 or newer) and the eviction policy (noeviction) could "
                    + "not be checked.")
        }
        return check
    }

    private static func information(
        _ section: StaticString, _ node: RedisNode
    ) async throws(RedisError) -> [Substring: Substring] {
        var arguments = RedisArguments()
        arguments.append("INFO" as StaticString)
        arguments.append(section)
        let reply = try await node.sendCommand(arguments)
        return fields(String(decoding: reply.bytes ?? [], as: UTF8.self))
    }

    /// Reads the fields of a reply to INFO or CLUSTER INFO. A loop asks each node of a cluster every ten
    /// seconds. Lines are split by bytes, because a split by characters took a fifth of an idle loop's time.
    static func fields(_ text: String) -> [Substring: Substring] {
        var found: [Substring: Substring] = [:]
        for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") })
        {
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            if parts.count == 2 { found[Substring(parts[0])] = Substring(parts[1]) }
        }
        return found
    }

    mutating func judgeVersion(_ fields: [Substring: Substring]) {
        guard let told = fields["redis_version"] else {
            return notes.append(
                "The server does not report its version; it must behave like Redis 6.2 or newer.")
        }
        version = String(told)
        let numbers = told.split(separator: ".").compactMap { Int($0) }
        if numbers.lexicographicallyPrecedes([6, 2]) {
            flaws.append(.version(String(told)))
        }
    }

    mutating func judgeMemory(_ fields: [Substring: Substring]) {
        guard let policy = fields["maxmemory_policy"] else {
            return notes.append("The server does not report its eviction policy; it must be noeviction.")
        }
        if policy != "noeviction" { flaws.append(.evicting(policy: String(policy))) }
    }

    mutating func judgePersistence(_ fields: [Substring: Substring]) {
        guard fields["aof_enabled"] == "0" else { return }
        notes.append(
            "This Redis keeps no append-only file: when it stops, everything counted since its last "
                + "snapshot is lost. What to do: CONFIG SET appendonly yes, and write it into redis.conf.")
    }
}

extension ServerCheck.Flaw: CustomStringConvertible {
    package var description: String {
        switch self {
        case .version(let told): "This is Redis \(told), but version 6.2 or newer is needed."
        case .evicting(let policy):
            "This Redis may throw counts away when its memory is full (maxmemory-policy is \(policy)). "
                + "Set maxmemory-policy to noeviction."
        }
    }
}

/// Whether a server is fit to keep counts, asked once at start.
package struct ServerCheck: Equatable, Sendable {
    /// As the server tells it, "7.0.15"; nil when it may not be asked.
    package private(set) var version: String?
    /// What makes the server unfit: a sentence each. With one of these the edge must not start.
    package private(set) var problems: [String] = []
    /// What could not be checked.
    package private(set) var notes: [String] = []

    /// Asks the server. Throws when it does not answer; a denied INFO becomes a note.
    package static func run(_ client: RedisClient) async throws(RedisError) -> ServerCheck {
        var check = ServerCheck()
        do {
            check.judgeVersion(try await information("server", client))
            check.judgeMemory(try await information("memory", client))
        } catch .denied(code: "NOPERM") {
            check.notes.append(
                "This Redis user may not call INFO, so the version (6.2 or newer) and the eviction policy (noeviction) "
                    + "could not be checked.")
        }
        return check
    }

    private static func information(
        _ section: StaticString, _ client: RedisClient
    ) async throws(RedisError) -> [Substring: Substring] {
        var arguments = RedisArguments()
        arguments.append("INFO" as StaticString)
        arguments.append(section)
        let reply = try await client.command(arguments)
        return fields(String(decoding: reply.bytes ?? [], as: UTF8.self))
    }

    private static func fields(_ text: String) -> [Substring: Substring] {
        var found: [Substring: Substring] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { found[parts[0]] = parts[1] }
        }
        return found
    }

    mutating func judgeVersion(_ fields: [Substring: Substring]) {
        guard let told = fields["redis_version"] else {
            return notes.append(
                "The server does not tell its version; it must behave like Redis 6.2 or newer.")
        }
        version = String(told)
        let numbers = told.split(separator: ".").compactMap { Int($0) }
        if numbers.lexicographicallyPrecedes([6, 2]) {
            problems.append("This is Redis \(told), but version 6.2 or newer is needed.")
        }
    }

    mutating func judgeMemory(_ fields: [Substring: Substring]) {
        guard let policy = fields["maxmemory_policy"] else {
            return notes.append("The server does not tell its eviction policy; it must be noeviction.")
        }
        if policy != "noeviction" {
            problems.append(
                "This Redis may throw counts away when its memory is full (maxmemory-policy is \(policy)). "
                    + "Set maxmemory-policy to noeviction.")
        }
    }
}

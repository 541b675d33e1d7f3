package import Limits
import Redis

// The records that operators read and change besides counters. None of it is on the path of a message.
extension RecordStore {
    /// Writes parts of what a user has as an event of its own, which wins over every one before it.
    ///
    /// - Parameters:
    ///   - parts: pairs of a part's name (`plan`, `status`, `from`, `to`, `anchor`, `zone`) and its value, ''
    ///     to take it away. Others stay.
    ///   - last: the time of the newest event that is known.
    /// - Returns: not applied where the act's id was applied before, or nothing is different.
    package func entitle(
        _ user: UserKey, _ parts: [(name: String, value: String)], after last: Moment?, _ act: OperatorAct
    ) async throws(LedgerError) -> ChangeResult {
        let known = try await subscription(of: user, event: act.id)
        guard !known.knowsEvent else { return ChangeResult(applied: false, version: known.record.version) }
        let time = max(known.now.milliseconds, (last?.milliseconds ?? 0) + 1)
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "sae")
        arguments.append(Int(time))
        for text in [act.id, act.actor, act.reason] { arguments.append(text) }
        for part in parts {
            arguments.append(part.name)
            arguments.append(part.value)
        }
        let items = try await run(scripts.entitle, keys: 3, arguments).array?.compactMap(\.integer) ?? []
        guard items.count == 2 else { throw .faulty(script: scripts.entitle.name) }
        return ChangeResult(applied: items[0] == 1, version: items[1])
    }

    /// The events that were applied to a user lately, the newest first.
    package func events(of user: UserKey) async throws(LedgerError) -> [(id: String, at: Moment)] {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(user.key("e"))
        for word in ["0", "-1", "WITHSCORES"] as [StaticString] { arguments.append(word) }
        let items = try await command(arguments, "events").array?.compactMap(\.text) ?? []
        return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
            Int(score: items[index + 1]).map { (items[index], Moment(milliseconds: Int64($0))) }
        }
    }

    /// The operators' own trail, the newest first.
    package func operatorTrail() async throws(LedgerError) -> [StoredUser.AuditEntry] {
        var arguments = RedisArguments()
        arguments.append("XREVRANGE" as StaticString)
        arguments.append(Self.common.key("a"))
        for word in ["+", "-", "COUNT", "200"] as [StaticString] { arguments.append(word) }
        return StoredUserFormat.auditEntries(try await command(arguments, "audit").array ?? [])
    }

    // MARK: The history of configurations

    /// Configurations that are remembered.
    private static let mostSettings = 100

    /// Notes a configuration that is in force from now on, where it is not known yet.
    ///
    /// - Parameter plans: its plans as a JSON list.
    package func note(settings digest: String, defaultPlan: String, plans: [UInt8], at now: Moment)
        async throws(LedgerError)
    {
        guard try await settings(of: digest) == nil else { return }
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(Self.common.key("c"))
        arguments.append(digest)
        arguments.append(Array("\(now.milliseconds);\(defaultPlan);".utf8) + plans)
        _ = try await command(arguments, "settings")
        try await dropOldSettings()
    }

    /// A configuration as it was noted; nil where it is not known.
    package func settings(of digest: String) async throws(LedgerError) -> (
        firstSeen: Moment, defaultPlan: String, plans: [UInt8]
    )? {
        var arguments = RedisArguments()
        arguments.append("HGET" as StaticString)
        arguments.append(Self.common.key("c"))
        arguments.append(digest)
        guard let value = try await command(arguments, "settings").bytes else { return nil }
        let parts = value.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let seen = Int64(String(decoding: parts[0], as: UTF8.self)) else {
            return nil
        }
        return (Moment(milliseconds: seen), String(decoding: parts[1], as: UTF8.self), Array(parts[2]))
    }

    private func dropOldSettings() async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append("HGETALL" as StaticString)
        arguments.append(Self.common.key("c"))
        let items = try await command(arguments, "settings").array ?? []
        var seen: [(at: Int64, digest: [UInt8])] = []
        for index in stride(from: 0, to: items.count - 1, by: 2) {
            let time = items[index + 1].text?.prefix { $0 != ";" }
            if let digest = items[index].bytes { seen.append((time.flatMap { Int64($0) } ?? 0, digest)) }
        }
        guard seen.count > Self.mostSettings else { return }
        var drop = RedisArguments()
        drop.append("HDEL" as StaticString)
        drop.append(Self.common.key("c"))
        let old = seen.sorted { $0.at < $1.at }.prefix(seen.count - Self.mostSettings)
        for one in old { drop.append(one.digest) }
        _ = try await command(drop, "settings")
    }
}

import Bytes
import Cryptography
import Limits
import Redis

/// The operators' settings for all users, and the audit trail of acts that concern no user.
package struct OperatorStore {
    let connection: RecordConnection

    /// The field of the kill switch for all apps. No app can have this name.
    private static let everybody = "*"

    package func readSwitches() async throws(LedgerError) -> [SwitchSetting] {
        try await connection.commonFields("k", "switches").compactMap { Self.setting($0.name, $0.value) }
            .sorted { ($0.app ?? "") < ($1.app ?? "") }
    }

    /// The name under which the operators' audit trail records that a kill switch was set.
    package static func action(ofSwitch isOn: Bool) -> String { isOn ? "stop" : "go_on" }

    /// Sets a kill switch. Returns false if this act was done before.
    package func set(switch app: String?, to isOn: Bool, _ act: OperatorAct) async throws(LedgerError)
        -> Bool
    {
        var arguments = RedisArguments()
        arguments.append(RecordConnection.common.stem, each: "ak")
        append(act, Self.action(ofSwitch: isOn), what: app ?? "", to: &arguments)
        arguments.append(app ?? Self.everybody)
        arguments.append(isOn ? 1 : 0)
        return try await connection.runScript(connection.scripts.audit, keys: 2, arguments).integer == 1
    }

    /// Adds an act to the operators' audit trail. Returns false if the trail already has the act.
    package func recordAct(_ action: String, _ what: String, _ act: OperatorAct) async throws(LedgerError)
        -> Bool
    {
        var arguments = RedisArguments()
        arguments.append(RecordConnection.common.stem, each: "a")
        append(act, action, what: what, to: &arguments)
        return try await connection.runScript(connection.scripts.audit, keys: 1, arguments).integer == 1
    }

    private func append(
        _ act: OperatorAct, _ action: String, what: String, to arguments: inout RedisArguments
    ) {
        for text in [act.id, act.actor, act.reason, action, what] { arguments.append(text) }
    }

    /// Parses a stored kill switch: `1;<since in ms>;<bytes of the actor>;<actor><reason>`.
    private static func setting(_ name: String, _ value: String) -> SwitchSetting? {
        let parts = value.split(separator: ";", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let since = Int64(parts[1]), let length = Int(parts[2]),
            length >= 0, length <= parts[3].utf8.count
        else { return nil }
        let actor = parts[3].utf8.prefix(length)
        return SwitchSetting(
            app: name == everybody ? nil : name, isOn: parts[0] == "1", since: Moment(milliseconds: since),
            actor: String(Substring(actor)), reason: String(Substring(parts[3].utf8.dropFirst(length))))
    }

    /// The operators' own audit trail, the newest entry first.
    package func operatorTrail() async throws(LedgerError) -> [StoredUser.AuditEntry] {
        var arguments = RedisArguments()
        arguments.append("XREVRANGE" as StaticString)
        arguments.append(RecordConnection.common.key("a"))
        for word in ["+", "-", "COUNT", "200"] as [StaticString] { arguments.append(word) }
        return StoredUserFormat.auditEntries(try await connection.sendCommand(arguments, "audit").array ?? [])
    }

    /// Records that a user was erased, in an audit trail for such acts. The entry has a hash in place of the
    /// user's name. `isNew` is false for a repeated act.
    package func recordAct(forgotten user: UserName, _ act: OperatorAct) async throws(LedgerError) -> (
        isNew: Bool, hash: String
    ) {
        let digest = Digest.sha256(Array(user.key.stemText.utf8))
        let hash = "h:" + Hexadecimal.text(digest.prefix(16))
        var arguments = RedisArguments()
        arguments.append(Self.forgotten.stem, each: "a")
        for text in [act.id, act.actor, act.reason, "forget", hash] { arguments.append(text) }
        return (
            try await connection.runScript(connection.scripts.audit, keys: 1, arguments).integer == 1, hash
        )
    }

    private static let forgotten = UserKey(stem: Array("us:{forgotten}:".utf8))
}

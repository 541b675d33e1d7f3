package import Limits
import Redis
import Synchronization

/// Whether an app's spending is stopped. One object for all loops of an edge.
package final class KillSwitch: Sendable {
    private let flag = Atomic(false)

    package var isOn: Bool { flag.load(ordering: .relaxed) }

    fileprivate func set(_ isOn: Bool) { flag.store(isOn, ordering: .relaxed) }
}

/// The kill switches of an edge's apps, as they were last read from Redis, where they are kept for all edges.
///
/// While Redis is away they stay as they are.
package final class KillSwitches: Sendable {
    private let switches = Mutex<[String: KillSwitch]>([:])
    private let last = Mutex<[SwitchSetting]>([])

    package init() {}

    /// The switch of one app. It is also on while the switch of all apps is.
    package subscript(tenant: String) -> KillSwitch {
        let made = switches.withLock { switches in
            let known = switches[tenant] ?? KillSwitch()
            switches[tenant] = known
            return known
        }
        made.set(Self.isOn(tenant, last.withLock { $0 }))
        return made
    }

    /// Whether any of them is on.
    package var isAnyOn: Bool { switches.withLock { $0.values.contains(where: \.isOn) } }

    package func take(_ settings: [SwitchSetting]) {
        last.withLock { $0 = settings }
        switches.withLock { switches in
            for (tenant, one) in switches { one.set(Self.isOn(tenant, settings)) }
        }
    }

    private static func isOn(_ tenant: String, _ settings: [SwitchSetting]) -> Bool {
        settings.contains { $0.isOn && ($0.app == nil || $0.app == tenant) }
    }
}

/// A kill switch as it was set last.
package struct SwitchSetting: Hashable, Sendable {
    /// Nil for the switch of all apps.
    package let app: String?
    package let isOn: Bool
    package let since: Moment
    package let actor: String
    package let reason: String
}

extension RecordStore {
    /// Keys that belong to no user: the operators' audit trail, the switches, and the record of erased users.
    static let common = UserKey(stem: Array("us:{config}:".utf8))
    /// The field of the switch of all apps: no app has this name.
    private static let everybody = "*"

    /// The switches that were ever set.
    package func switches() async throws(LedgerError) -> [SwitchSetting] {
        try await commonFields("k", "switches").compactMap { Self.setting($0.name, $0.value) }
            .sorted { ($0.app ?? "") < ($1.app ?? "") }
    }

    /// The fields of a hash that belongs to no user; those that are no text are left out.
    ///
    /// - Parameters:
    ///   - kind: the letter that names the hash.
    ///   - purpose: what is read, for an error.
    func commonFields(_ kind: Unicode.Scalar, _ purpose: String) async throws(LedgerError)
        -> [(name: String, value: String)]
    {
        var arguments = RedisArguments()
        arguments.append("HGETALL" as StaticString)
        arguments.append(Self.common.key(kind))
        let items = try await command(arguments, purpose).array ?? []
        return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
            guard let name = items[index].text, let value = items[index + 1].text else { return nil }
            return (name, value)
        }
    }

    /// The name of the act in the operators' trail.
    package static func action(ofSwitch isOn: Bool) -> String { isOn ? "stop" : "go_on" }

    /// Sets a switch; false where this act was done before.
    package func set(switch app: String?, to isOn: Bool, _ act: OperatorAct) async throws(LedgerError)
        -> Bool
    {
        var arguments = RedisArguments()
        arguments.append(Self.common.stem, each: "ak")
        append(act, Self.action(ofSwitch: isOn), what: app ?? "", to: &arguments)
        arguments.append(app ?? Self.everybody)
        arguments.append(isOn ? 1 : 0)
        return try await run(scripts.audit, keys: 2, arguments).integer == 1
    }

    /// Keeps in the operators' trail what belongs to no user; false where this act was done before.
    package func tell(_ action: String, _ what: String, _ act: OperatorAct) async throws(LedgerError) -> Bool
    {
        var arguments = RedisArguments()
        arguments.append(Self.common.stem, each: "a")
        append(act, action, what: what, to: &arguments)
        return try await run(scripts.audit, keys: 1, arguments).integer == 1
    }

    private func append(
        _ act: OperatorAct, _ action: String, what: String, to arguments: inout RedisArguments
    ) {
        for text in [act.id, act.actor, act.reason, action, what] { arguments.append(text) }
    }

    /// `1;<since in ms>;<bytes of the actor>;<actor><reason>`
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
}

extension RedisReply {
    /// A bulk string as text; what is not UTF-8 is replaced.
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}

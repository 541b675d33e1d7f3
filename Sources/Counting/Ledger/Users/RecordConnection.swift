import Limits
import Redis

/// The connection to Redis for the stores of users' records. Each instance is bound to one loop.
package final class RecordConnection {
    let runner: any ScriptRunner
    let scripts: ScriptSet
    /// Called after a user's entitlement was written to Redis.
    package var noted: (() -> Void)?

    /// The prefix of keys that belong to no user: the operators' audit trail, kill switches, configurations.
    static let common = UserKey(stem: Array("us:{config}:".utf8))

    init(_ runner: any ScriptRunner, _ scripts: ScriptSet) {
        self.runner = runner
        self.scripts = scripts
    }

    func sendCommand(_ arguments: RedisArguments, _ name: String) async throws(LedgerError) -> RedisReply {
        try await LedgerError.naming(name) { () async throws(RedisError) in
            try await runner.sendCommand(arguments)
        }
    }

    func runScript(_ script: RedisScript, keys: Int, _ arguments: RedisArguments) async throws(LedgerError)
        -> RedisReply
    {
        try await LedgerError.naming(script.name) { () async throws(RedisError) in
            try await runner.evaluate(script, keys: keys, arguments, due: nil)
        }
    }

    func lookUpUser(_ user: UserKey, event: String, _ names: [String]) async throws(LedgerError) -> (
        values: [String], knowsEvent: Bool, now: Moment
    ) {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "se")
        arguments.append(event)
        for name in names { arguments.append(name) }
        let reply = try await runScript(scripts.look, keys: 2, arguments).array ?? []
        let values = reply.dropFirst(2).compactMap(\.bytes)
        guard values.count == names.count, let now = reply.first?.integer, let known = reply[1].integer else {
            throw .faulty(script: scripts.look.name)
        }
        return (
            values.map { String(decoding: $0, as: UTF8.self) }, known == 1, Moment(milliseconds: Int64(now))
        )
    }

    /// Reads the text fields of a hash that belongs to no user.
    ///
    /// - Parameters:
    ///   - kind: the letter with which the hash's key ends.
    ///   - purpose: the name that errors give to the call.
    func commonFields(_ kind: Unicode.Scalar, _ purpose: String) async throws(LedgerError)
        -> [(name: String, value: String)]
    {
        try await commonItems(kind, purpose).compactMap { name, value in
            guard let name = name.text, let value = value.text else { return nil }
            return (name, value)
        }
    }

    /// Reads all fields of a hash that belongs to no user, including those that are not text.
    func commonItems(_ kind: Unicode.Scalar, _ purpose: String) async throws(LedgerError)
        -> [(name: RedisReply, value: RedisReply)]
    {
        var arguments = RedisArguments()
        arguments.append("HGETALL" as StaticString)
        arguments.append(Self.common.key(kind))
        let items = try await sendCommand(arguments, purpose).array ?? []
        return stride(from: 0, to: items.count - 1, by: 2).map { (items[$0], items[$0 + 1]) }
    }
}

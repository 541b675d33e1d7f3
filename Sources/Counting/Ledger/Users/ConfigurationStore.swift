package import Limits
import Redis

package struct ConfigurationStore {
    let connection: RecordConnection

    /// The largest number of configurations that are kept.
    private static let mostSettings = 100

    /// Records a configuration that applies from now on, unless it is recorded already.
    ///
    /// - Parameter plans: the configuration's plans as a JSON list.
    package func note(settings digest: String, defaultPlan: String, plans: [UInt8], at now: Moment)
        async throws(LedgerError)
    {
        guard try await readSettings(of: digest) == nil else { return }
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(RecordConnection.common.key("c"))
        arguments.append(digest)
        arguments.append(Array("\(now.milliseconds);\(defaultPlan);".utf8) + plans)
        _ = try await connection.sendCommand(arguments, "settings")
        try await dropOldSettings()
    }

    /// Reads a recorded configuration; nil if it was never recorded.
    package func readSettings(of digest: String) async throws(LedgerError) -> (
        firstSeen: Moment, defaultPlan: String, plans: [UInt8]
    )? {
        var arguments = RedisArguments()
        arguments.append("HGET" as StaticString)
        arguments.append(RecordConnection.common.key("c"))
        arguments.append(digest)
        guard let value = try await connection.sendCommand(arguments, "settings").bytes else { return nil }
        let parts = value.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let seen = Int64(String(decoding: parts[0], as: UTF8.self)) else {
            return nil
        }
        return (Moment(milliseconds: seen), String(decoding: parts[1], as: UTF8.self), Array(parts[2]))
    }

    private func dropOldSettings() async throws(LedgerError) {
        let seen = try await connection.commonItems("c", "settings").compactMap { digest, value in
            let time = value.text?.prefix { $0 != ";" }
            return digest.bytes.map { (at: time.flatMap { Int64($0) } ?? 0, digest: $0) }
        }
        guard seen.count > Self.mostSettings else { return }
        var drop = RedisArguments()
        drop.append("HDEL" as StaticString)
        drop.append(RecordConnection.common.key("c"))
        let old = seen.sorted { $0.at < $1.at }.prefix(seen.count - Self.mostSettings)
        for one in old { drop.append(one.digest) }
        _ = try await connection.sendCommand(drop, "settings")
    }
}

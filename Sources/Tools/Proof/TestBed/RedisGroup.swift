import Bytes
import Redis
import RedisFleet

/// Several Redis servers that together are the store of a scenario.
enum RedisGroup: Sendable {
    /// Three masters with one replica each.
    case cluster
    /// One master with a replica, and three sentinels.
    case sentinel

    /// After how many milliseconds servers treat a master as lost. The delays of a busy machine are shorter.
    static let patience = 2_000
    static let masters = 3
    /// The address of a cluster's first master, and that of the other servers. A firewall can separate these
    /// two addresses, while the edges still reach both.
    static let hosts = ["127.0.0.2", "127.0.0.3"]

    /// The slot of all keys of a user.
    static func slot(of user: String) -> UInt16 {
        let tag = Base64URL.encode([0] + Array(user.utf8))
        return RedisSlot(tag: tag.utf8Span.span).number
    }

    /// The index of the master that has this slot when the scenario begins.
    static func master(of slot: UInt16) -> Int {
        (0..<masters).first { Int(slot) < ($0 + 1) * Int(RedisSlot.count) / masters } ?? masters - 1
    }

    /// A prefix with which the first user of a load (`LoadDriver.userName`) has a slot of this master.
    static func prefix(_ start: String, at master: Int) throws(ProofError) -> String {
        for number in 0..<200 {
            let prefix = "\(start)\(number)-"
            if Self.master(of: slot(of: LoadDriver(prefix, seed: 0).userName(0))) == master { return prefix }
        }
        throw ProofError("none of 200 names is in a slot of master \(master)")
    }
}

extension RedisCluster {
    /// The address of the cluster for the flag `--redis`.
    var url: String {
        "redis+cluster://" + nodes.prefix(masters).map { "\($0.place)" }.joined(separator: ",")
    }

    /// Moves a slot with all its keys. Returns whether that succeeded.
    func hasMoved(_ slot: UInt16, from source: Int, to target: Int) async -> Bool {
        (try? await move(slot, from: source, to: target)) != nil
    }
}

extension SentinelTrio {
    /// The address of the sentinels' group for the flag `--redis`.
    var url: String {
        "redis+sentinel://" + sentinelPorts.map { "127.0.0.1:\($0)" }.joined(separator: ",") + "/" + Self.name
    }
}

/// The least that a Redis user must be allowed, so that edges and `usherctl` can work: the one place for it.
///
/// A test compares it with what `lua/` and the clients call, another takes each right away.
package enum RedisRights {
    /// The beginning of all of Usher's keys.
    package static let keys = "us:*"

    /// The commands that clients send.
    static let clients: Set<String> = [
        "eval", "evalsha", "exists", "hdel", "hget", "hgetall", "hincrby", "hmget", "hset", "info",
        "pexpireat", "ping", "scan", "set", "time", "xadd", "xrevrange", "zadd", "zrem",
        "zremrangebyrank", "zrevrange", "zscore",
    ]

    /// The commands that scripts call.
    static let scripts: Set<String> = [
        "exists", "hdel", "hget", "hgetall", "hincrby", "hkeys", "hlen", "hmget", "hset",
        "pexpire",
        "pexpireat",
        "time", "unlink",
        "xadd", "xrevrange", "zadd", "zcard", "zincrby", "zrangebyscore", "zrem", "zremrangebyrank",
        "zremrangebyscore", "zrevrange", "zscore",
    ]

    /// Further commands that are needed to follow a cluster, and to ask a master that sentinels name
    /// whether it is one.
    package static let cluster = ["asking", "cluster|getkeysinslot", "cluster|info", "cluster|slots"]
    package static let sentinel = ["role"]

    /// Every command, in alphabetical order.
    package static var commands: [String] { clients.union(scripts).sorted() }

    /// The part of a user's rule that follows its name and password.
    ///
    /// - Parameters:
    ///   - database: whether a database other than 0 is chosen.
    ///   - more: `cluster` or `sentinel`, where the store is one.
    package static func accessRule(database: Bool = false, more: [String] = []) -> String {
        let commands = (commands + (database ? ["select"] : []) + more).map { "+\($0)" }
        return (["resetkeys", "resetchannels", "~\(keys)", "-@all"] + commands).joined(separator: " ")
    }
}

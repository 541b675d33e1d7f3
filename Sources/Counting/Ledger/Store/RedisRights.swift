/// Exactly the rights that the Redis user of edges and `usherctl` needs. No other list repeats them.
///
/// One test compares this list with the commands that `lua/` and the clients call. Another test takes the
/// rights of the scripts away one by one, and the probe must name each missing right.
package enum RedisRights {
    /// The prefix of all of Usher's keys.
    package static let keys = "us:*"

    static let clients: Set<String> = [
        "eval", "evalsha", "exists", "hdel", "hget", "hgetall", "hincrby", "hmget", "hset", "info",
        "pexpireat", "ping", "scan", "set", "time", "xadd", "xrevrange", "zadd", "zrem",
        "zremrangebyrank", "zrevrange", "zscore",
    ]

    static let scripts: Set<String> = [
        "exists", "hdel", "hget", "hgetall", "hincrby", "hkeys", "hlen", "hmget", "hset",
        "pexpire",
        "pexpireat",
        "time", "unlink",
        "xadd", "xrevrange", "zadd", "zcard", "zincrby", "zrangebyscore", "zrem", "zremrangebyrank",
        "zremrangebyscore", "zrevrange", "zscore",
    ]

    /// The further commands that an edge needs to follow a cluster.
    package static let cluster = ["asking", "cluster|getkeysinslot", "cluster|info", "cluster|slots"]
    /// The further command that an edge needs if sentinels name the master. It returns a server's role.
    package static let sentinel = ["role"]

    package static var commands: [String] { clients.union(scripts).sorted() }

    /// The rights of a Redis user as an ACL rule, without the user's name and password.
    ///
    /// - Parameters:
    ///   - database: whether a database other than 0 is selected.
    ///   - more: `cluster` or `sentinel`, for a store of that kind.
    package static func accessRule(database: Bool = false, more: [String] = []) -> String {
        let commands = (commands + (database ? ["select"] : []) + more).map { "+\($0)" }
        return (["resetkeys", "resetchannels", "~\(keys)", "-@all"] + commands).joined(separator: " ")
    }
}

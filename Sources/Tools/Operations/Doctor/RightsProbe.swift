import Ledger
import Redis

/// Harmless calls, one for each permission that edges need. If the permission is granted, the call fails for
/// another reason or changes nothing.
enum RightsProbe {
    /// A key that belongs to no user, because a user's tag contains no colon.
    private static let key = "us:{doctor:}:x"

    static func makeCalls(of commands: [String]) -> [(command: String, words: [String])] {
        commands.compactMap { command in calls[command].map { (command, $0) } }
    }

    private static let calls: [String: [String]] = [
        "asking": ["ASKING"], "cluster|getkeysinslot": ["CLUSTER", "GETKEYSINSLOT", "0", "1"],
        "cluster|info": ["CLUSTER", "INFO"], "cluster|slots": ["CLUSTER", "SLOTS"], "del": ["DEL", key],
        "eval": ["EVAL", "return 1", "0"],
        "evalsha": ["EVALSHA", String(repeating: "0", count: 40), "0"], "exists": ["EXISTS", key],
        "hdel": ["HDEL", key, "f"], "hget": ["HGET", key, "f"],
        "hgetall": ["HGETALL", key],
        // The argument is not a number, which Redis notices only after it has checked the permission. So the
        // call writes nothing.
        "hincrby": ["HINCRBY", key, "f", "no-number"], "hkeys": ["HKEYS", key], "hlen": ["HLEN", key],
        "hmget": ["HMGET", key, "f"], "hscan": ["HSCAN", key, "0"],
        // The field `g` has no value, which Redis notices only after it has checked the permission. So the
        // call writes nothing.
        "hset": ["HSET", key, "f", "v", "g"], "info": ["INFO", "server"],
        "pexpire": ["PEXPIRE", key, "1"], "pexpireat": ["PEXPIREAT", key, "1"], "ping": ["PING"],
        "rename": ["RENAME", key, key], "role": ["ROLE"],
        "scan": ["SCAN", "0", "MATCH", key, "COUNT", "1"],
        "select": ["SELECT", "0"], "set": ["SET", key, "v", "NO-OPTION"], "time": ["TIME"],
        "type": ["TYPE", key], "unlink": ["UNLINK", key],
        "xadd": ["XADD", key, "NOMKSTREAM", "*", "f", "v"], "xlen": ["XLEN", key],
        "xrange": ["XRANGE", key, "-", "+"], "xrevrange": ["XREVRANGE", key, "+", "-", "COUNT", "1"],
        "zadd": ["ZADD", key, "XX", "1", "m"], "zcard": ["ZCARD", key],
        "zincrby": ["ZINCRBY", key, "no-number", "m"], "zrange": ["ZRANGE", key, "0", "0"],
        "zrangebyscore": ["ZRANGEBYSCORE", key, "-inf", "0"], "zrem": ["ZREM", key, "m"],
        "zremrangebyrank": ["ZREMRANGEBYRANK", key, "0", "0"],
        "zremrangebyscore": ["ZREMRANGEBYSCORE", key, "-inf", "0"],
        "zrevrange": ["ZREVRANGE", key, "0", "0"], "zscan": ["ZSCAN", key, "0"],
        "zscore": ["ZSCORE", key, "m"],
    ]

    /// The commands that have no probe. A test checks that there are none.
    static var unknown: [String] {
        (RedisRights.commands + RedisRights.cluster + RedisRights.sentinel).filter { calls[$0] == nil }
    }

    static func isDenied(_ words: [String], _ node: RedisNode) async -> Bool {
        do throws(RedisError) {
            _ = try await node.ask(words)
            return false
        } catch {
            if case .denied(code: "NOPERM") = error { return true }
            return false
        }
    }
}

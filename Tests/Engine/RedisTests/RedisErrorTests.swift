import Testing

@testable import Redis

@Suite struct `An error reply from Redis` {
    @Test(arguments: [
        ("LOADING Redis is loading the dataset in memory", RedisError.loading),
        ("MASTERDOWN Link with MASTER is down", .loading), ("CLUSTERDOWN The cluster is down", .loading),
        ("CLUSTERDOWN Hash slot not served", .unserved),
        ("TRYAGAIN Multiple keys request during rehashing of slot", .moving),
        ("ERR max number of clients reached", .loading),
        ("READONLY You can't write against a read only replica.", .readOnly),
        ("BUSY Redis is busy running a script.", .busy),
        ("MISCONF Redis is configured to save RDB snapshots", .misconfigured(code: "MISCONF")),
        ("NOREPLICAS Not enough good replicas to write.", .misconfigured(code: "NOREPLICAS")),
        ("OOM command not allowed when used memory > 'maxmemory'.", .misconfigured(code: "OOM")),
        ("NOAUTH Authentication required.", .denied(code: "NOAUTH")),
        ("WRONGPASS invalid username-password pair", .denied(code: "WRONGPASS")),
        ("NOPERM this user has no permissions", .denied(code: "NOPERM")),
        ("MOVED 3999 127.0.0.1:6381", .moved(to: RedisPlace(host: "127.0.0.1", port: 6381))),
        ("ASK 3999 127.0.0.1:6381", .ask(at: RedisPlace(host: "127.0.0.1", port: 6381))),
        ("MOVED 3999 ::1:6381", .moved(to: RedisPlace(host: "::1", port: 6381))),
        // A node that does not know its own host name sends an empty one. The empty name stands for the node
        // that sent this reply.
        ("MOVED 3999 :6381", .moved(to: RedisPlace(host: "", port: 6381))),
        ("MOVED 3999", .scriptFailure(code: "MOVED", line: nil)),
        ("MOVED 3999 h:0", .scriptFailure(code: "MOVED", line: nil)),
        (
            "CROSSSLOT Keys in request don't hash to the same slot",
            .scriptFailure(code: "CROSSSLOT", line: nil)
        ),
        ("WRONGTYPE Operation against a key", .scriptFailure(code: "WRONGTYPE", line: nil)),
        ("ERR user_script:12: attempt to compare nil", .scriptFailure(code: "ERR", line: 12)),
        (
            "ERR Error running script (call to f_a): @user_script:7: user_script:7: x",
            .scriptFailure(code: "ERR", line: 7)
        ),
        (
            "ERR Error running script (call to f_a): @user_script: 3: -READONLY You can't write", .readOnly
        ),
        ("", .scriptFailure(code: "", line: nil)),
        // The server's own words are kept if they contain no argument of the command.
        (
            "ERR max daily request limit exceeded. Limit: 10000, Usage: 10000.",
            .scriptFailure(code: "ERR max daily request limit exceeded.", line: nil)
        ),
        (
            "ERR unknown command 'evalsha', with args beginning with: '0a1b' '1' 'u:{ann}'",
            .scriptFailure(code: "ERR unknown command 'evalsha'", line: nil)
        ),
        ("ERR no such key u:{ann}", .scriptFailure(code: "ERR no such key", line: nil)),
    ])
    func `An error reply from Redis becomes the RedisError of its code`(answer: String, error: RedisError) {
        #expect(RedisError(answer: Array(answer.utf8)) == error)
    }

    @Test func `An error made from a Redis reply does not repeat the command's arguments`() {
        let error = RedisError(
            answer: Array("ERR unknown command 'get', with args beginning with: 'hush'".utf8))
        #expect(!"\(error)".contains("hush"))
    }
}

import Ledger
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `A restore that fails half-way in Redis` {
    private func allow(_ rule: StaticString, _ admin: LiveAdmin) async throws {
        var arguments = RedisArguments()
        for word in ["ACL", "SETUSER", "default", rule] as [StaticString] { arguments.append(word) }
        let node = try #require(admin.redis.nodes.first)
        _ = try await node.command(arguments)
    }

    @Test(arguments: ["-xadd", "-pexpireat"] as [StaticString])
    func `is reported as written in part, and writes the rest when repeated`(denied: StaticString)
        async throws
    {
        try await withAdmin { admin in
            try await admin.give("premium")
            #expect(try await admin.say(3) == 3)
            let whole = try await admin.ask("GET", "/admin/v1/backup")
            let record = try #require(whole.text.firstMatch(of: /"users":\[(.*)\],"next_cursor"/)?.1)
            #expect(try await admin.change("users/ann", by: "DELETE").status == 200)

            func restore(_ id: String, _ more: String = "") async throws -> Answer {
                try await admin.change("restore", #""request_id": "\#(id)"\#(more), "record": \#(record)"#)
            }
            try await allow(denied, admin)
            let cut = try await restore("r-1")
            let text = cut["detail"] ?? ""
            #expect(cut.status == 503 && text.contains("written in part"), "\(cut.text)")
            #expect(text.contains("under the request id r-1"), "\(text)")
            #expect(try await admin.get("users/ann")["restoring"] == "r-1")
            let partial = try await admin.ask("GET", "/admin/v1/backup").text
            #expect(partial.contains(#""partial":true"#), "\(partial)")
            // Another restore is refused, and a part is no backup.
            let other = try await restore("r-2")
            #expect(
                other.status == 409 && other["detail"]?.contains("request id r-1") == true, "\(other.text)")
            let part = try #require(partial.firstMatch(of: /"users":\[(.*)\],"next_cursor"/)?.1)
            let odd = try await admin.change(
                "restore", #""request_id": "r-3", "existing": "replace", "record": \#(part)"#)
            #expect(odd.status == 400 && odd["detail"]?.contains("written in part") == true, "\(odd.text)")

            try await allow("+@all", admin)
            let done = try await restore("r-1")
            #expect(done.status == 200 && done["applied"] == "1", "\(done.text)")
            let ann = try await admin.get("users/ann")
            #expect(ann["restoring"] == nil && ann["limits.0.used"] == "3" && ann["plan.id"] == "premium")
            #expect(try await restore("r-1")["outcome"] == "already")
        }
    }
}

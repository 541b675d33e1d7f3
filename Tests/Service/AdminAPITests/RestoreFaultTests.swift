import Foundation
import Ledger
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `A restore that fails half-way in Redis` {
    private func allow(_ rule: StaticString, _ admin: LiveAdmin) async throws {
        var arguments = RedisArguments()
        for word in ["ACL", "SETUSER", "default", rule] as [StaticString] { arguments.append(word) }
        let node = try #require(admin.redis.nodes.first)
        _ = try await node.sendCommand(arguments)
    }

    @Test(arguments: ["-xadd", "-pexpireat"] as [StaticString])
    func `A restore that fails half-way is reported as partial; a repeat completes it`(denied: StaticString)
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
            // Another restore of the user is refused while this one is incomplete. The user's record in a new
            // backup is incomplete, too, so it cannot be restored either.
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

@Suite(.needsRedisServer, .needsPythonPackages) struct `A restore of the largest record` {
    /// A record with sixteen lines of books a day for twenty months, and with the longest lists that a backup
    /// may have.
    private static var record: String {
        let books = (0..<9_990).map { number in
            let (month, line) = (number / 500, number % 500)
            return "{\"month\":\"\(27 + month / 12)\(month % 12 < 9 ? "0" : "")\(month % 12 + 1)\","
                + "\"day\":\(1 + line / 18),\"model\":\"m\(line % 18)\",\"messages\":1,\"input_tokens\":5}"
        }
        let trail = (0..<9_990).map { number in
            "{\"place\":\"\(1_763_719_203_000 + number)-0\",\"deed\":\"grant\",\"request_id\":\"r\(number)\","
                + "\"actor\":\"a\",\"reason\":\"\",\"what\":\"w\"}"
        }
        let events = (0..<9_990).map { "{\"id\":\"e\($0)\",\"at\":1763719203000}" }
        let counters = (0..<1_000).map { "\"m:\($0):msg\":1" }
        func list(_ items: [String]) -> String { items.joined(separator: ",") }
        return "{\"user_id\":\"ada\",\"books\":[\(list(books))],\"trail\":[\(list(trail))],"
            + "\"events\":[\(list(events))],\"counters\":{\(list(counters))}}"
    }

    /// The processor time, in seconds, of the Redis thread that executes commands. It does not depend on
    /// other programs.
    private static func processorTime(_ admin: LiveAdmin) async throws -> Double {
        var arguments = RedisArguments()
        for word in ["INFO", "CPU"] as [StaticString] { arguments.append(word) }
        let reply = try await admin.redis.nodes.first?.sendCommand(arguments)
        let text = String(decoding: try #require(reply?.bytes), as: UTF8.self)
        return text.matches(of: /used_cpu_(?:user|sys)_main_thread:([0-9.]+)/)
            .compactMap { Double($0.1) }.reduce(0, +)
    }

    @Test func `A restore of the largest record keeps Redis busy for a fifth of a second`() async throws {
        try await withAdmin { admin in
            let before = try await Self.processorTime(admin)
            let done = try await admin.change(
                "restore", "\"request_id\": \"r-1\", \"record\": \(Self.record)")
            #expect(done.status == 200, "\(done.text.prefix(300))")
            let spent = try await Self.processorTime(admin) - before
            #expect(spent > 0.001 && spent < 0.2, "\(spent) s")
        }
    }
}

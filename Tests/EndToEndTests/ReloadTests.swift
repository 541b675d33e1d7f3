import Foundation
import Glibc
import Reactor
import Synchronization
import TestSupport
import Testing

extension EndToEnd {
    /// After SIGHUP, the edge reads its configuration again while it serves (docs/guarantees.md, G13).
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(5)))
    struct ReloadTests {
        @Test
        func `A changed plan decides from the next request on`() async throws {
            try await withReloadable(Configuration.monthly(2)) { edge, upstream, files in
                for _ in 0..<2 { #expect(try await edge.web.say("ann").status == 200) }
                #expect(try await edge.web.say("ann").status == 429)
                try files.write(Configuration.monthly(3), to: "edge.yaml")
                try await edge.reloads(1)
                #expect(try await edge.web.say("ann").status == 200)
                #expect(try await edge.web.say("ann").status == 429)
                #expect(try await edge.used(by: "ann") == 3)
                // The log names the digest of each configuration, so there must be two.
                let digests = edge.program.stderr.matches(of: /onfiguration ([0-9a-f]{16})/).map(\.1)
                #expect(Set(digests).count == 2)
            }
        }

        @Test
        func `A bad file keeps the old configuration, and every mistake is reported`() async throws {
            try await withReloadable(Configuration.monthly(1)) { edge, upstream, files in
                let bad = Configuration.monthly(2)
                    .replacing("per: month", with: "per: fortnight").replacing("loops: 1", with: "lops: 1")
                try files.write(bad, to: "edge.yaml")
                edge.program.signal(SIGHUP)
                try await until("the refusal") { edge.program.stderr.contains("stays in force") }
                #expect(edge.program.stderr.contains(/edge\.yaml:6:\d+: plans\.premium\.limits/))
                #expect(edge.program.stderr.contains(/edge\.yaml:\d+:\d+: .*lops.*did you mean loops/))
                #expect(try await edge.web.say("ann").status == 200)
                #expect(try await edge.web.say("ann").status == 429)
                try FileManager.default.removeItem(atPath: files.file("edge.yaml"))
                edge.program.signal(SIGHUP)
                try await until("another refusal") { edge.program.stderr.contains("the file is not there") }
                #expect(try await edge.web.say("ben").status == 200)
            }
        }

        @Test
        func `A change that needs a restart is named, and nothing else is applied either`() async throws {
            try await withReloadable(Configuration.monthly(1)) { edge, upstream, files in
                let more = "spool: { max_size: 65MiB }"
                let moved = Configuration.monthly(5, more, deadline: "4s").replacing(
                    "loops: 1", with: "loops: 2")
                try files.write(moved, to: "edge.yaml")
                edge.program.signal(SIGHUP)
                try await until("the refusal") { edge.program.stderr.contains("stays in force") }
                for key in ["loops", "redis.deadline", "spool"] {
                    #expect(edge.program.stderr.contains(" \(key): changes only with a restart"))
                }
                #expect(try await edge.web.say("ann").status == 200)
                #expect(try await edge.web.say("ann").status == 429)
            }
        }

        @Test
        func `A token that is revoked ends the streams that it opened, and no others`() async throws {
            @Sendable func configuration(_ tokens: String...) -> String {
                let list = tokens.map { "{ name: \($0), scope: read, token: { file: \($0).token } }" }
                return Configuration.monthly(1, "admin: { tokens: [\(list.joined(separator: ", "))] }")
            }
            try await withReloadable(Configuration.monthly(1)) { edge, upstream, files in
                for name in ["ann", "ben"] {
                    try files.write(String(repeating: name, count: 10), to: "\(name).token")
                }
                try files.write(configuration("ann", "ben"), to: "edge.yaml")
                try await edge.reloads(1)
                try await run(on: ChildProcessLoop.loop, within: 60) { loop in
                    let address = SocketAddress.loopback(port: edge.adminPort)
                    func open(_ name: String) async throws -> Peer {
                        let stream = try await Peer.connect(to: address, on: loop)
                        try await stream.send(
                            "GET /admin/v1/stats/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                                + "Authorization: Bearer \(String(repeating: name, count: 10))\r\n\r\n")
                        _ = try await stream.read(through: "event: stats")
                        return stream
                    }
                    let (ann, ben) = (try await open("ann"), try await open("ben"))
                    try files.write(configuration("ben"), to: "edge.yaml")
                    try await edge.reloads(2)
                    _ = try await ann.readToEnd()
                    // Ben's stream must stay open. Up to two of the next four events can be from before the
                    // reload, so at least two are new.
                    for _ in 0..<4 { _ = try await ben.read(through: "event: stats") }
                    ann.close()
                    ben.close()
                }
            }
        }

        @Test
        func `Fifty reloads under load drop nothing`() async throws {
            try await withReloadable(Configuration.monthly(100_000)) { edge, upstream, files in
                try await run(on: ChildProcessLoop.loop, within: 280) { loop in
                    let address = SocketAddress.loopback(port: edge.port)
                    var streams: [Peer] = []
                    for number in 0..<20 {
                        let stream = try await Peer.connect(to: address, on: loop)
                        try await stream.send(Self.message("s\(number)", model: "gate", stream: true))
                        _ = try await stream.read(through: "Well")
                        streams.append(stream)
                    }
                    let screen = try await Peer.connect(to: address, on: loop)
                    try await screen.send(
                        "GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: ann\r\n\r\n")
                    _ = try await screen.read(through: #""message_count":0,"#)
                    let load = Load()
                    for number in 0..<4 {
                        Task(executorPreference: loop) {
                            await load.run(TestClient(port: edge.port, on: loop), as: "u\(number)")
                        }
                    }
                    for round in 1...50 {
                        try files.write(Configuration.monthly(100_000 + round), to: "edge.yaml")
                        try await edge.reloads(round)
                    }
                    load.ends.store(true, ordering: .relaxed)
                    let isDone = await eventually(on: loop, within: 30) {
                        load.running.load(ordering: .relaxed) == 0
                    }
                    #expect(isDone && load.answers.withLock { $0.count } > 50)
                    #expect(load.answers.withLock { Set($0) } == ["200"], "a request was dropped")
                    try await upstream.openGate()
                    for stream in streams {
                        let rest = try await stream.read(through: "0\r\n\r\n")
                        #expect(rest.contains("data: [DONE]"), "a stream was cut")
                        stream.close()
                    }
                    // The usage stream must stay open during fifty reloads.
                    let client = TestClient(port: edge.port, on: loop)
                    let words = Web.words(model: "any")
                    _ = try await client.ask(
                        "POST", "/v1/chat/completions", ["x-user-id": "ann"], body: words)
                    let event = try await screen.read(through: #""message_count":1,"#)
                    #expect(event.contains("event: usage") && !event.contains("0\r\n\r\n"))
                    client.leave()
                    screen.close()
                }
                let counted = try await edge.used(by: "u0")
                #expect(counted > 0)
                #expect(try await edge.used(by: "s0") == 1)
            }
        }

        @Test
        func `An operator reloads it, and is told what has changed or what is wrong`() async throws {
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(1), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:9"]
            try await withEdge(arguments) { edge, folder in
                let token = folder.read("data/admin.token") ?? ""
                func apply(_ query: String = "") async throws -> Answer {
                    let fields = [
                        "authorization": "Bearer \(token.trimmingCharacters(in: .newlines))",
                        "content-type": "application/json",
                    ]
                    return try await Web(port: edge.adminPort).ask(
                        "POST", "/admin/v1/settings/apply\(query)", fields, body: #"{"reason": "a test"}"#)
                }
                try files.write(Configuration.monthly(7), to: "edge.yaml")
                #expect(try await apply("?dry_run=true")["changes.0"]?.contains("1 -> 7") == true)
                #expect(try await edge.limit(of: "ann") == 1)
                let done = try await apply()
                #expect(done["applied"] == "1" && done["digest"] != done["before"])
                #expect(try await edge.limit(of: "ann") == 7)
                try files.write("plans: {}\nlisen: 1", to: "edge.yaml")
                let refused = try await apply()
                #expect(refused.status == 422 && refused["code"] == "invalid_settings")
                #expect(refused.text.contains(#""line":2"#) && refused.text.contains("listen"))
                #expect(try await edge.limit(of: "ann") == 7)
            }
        }

        @Test(.needsOpenSSL, .needsCurl, .ownCertificates)
        func `Certificates are reloaded`() async throws {
            let (old, new) = (try await Certificates(), try await Certificates())
            let (first, second) = (try await old.issue("IP:127.0.0.1"), try await new.issue("IP:127.0.0.1"))
            let files = try TemporaryFolder()
            func put(_ pair: Certificates.Pair) throws {
                try files.write(TemporaryFolder.content(of: pair.chain) ?? "", to: "chain.pem")
                try files.write(TemporaryFolder.content(of: pair.key) ?? "", to: "key.pem")
            }
            try put(first)
            let tls = "tls: { certificate: chain.pem, key: key.pem }"
            try files.write(Configuration.monthly(9, tls), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:9"]
            try await withEdge(arguments) { edge, _ in
                func trusts(_ authority: Certificates) async throws -> Bool {
                    let curl = ["curl", "-s", "--cacert", authority.authority, "-H", "x-user-id: ann"]
                    return try await Program.run(curl + ["https://127.0.0.1:\(edge.port)/v1/usage"]).exitCode
                        == 0
                }
                #expect(try await trusts(old))
                try put(second)
                try await edge.reloads(1)
                #expect(try await trusts(new))
                #expect(try await !trusts(old))
            }
        }

        private static func message(_ user: String, model: String, stream: Bool) -> String {
            let body = Web.words(model: model, stream: stream)
            return "POST /v1/chat/completions HTTP/1.1\r\nHost: a\r\nx-user-id: \(user)\r\n"
                + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        }
    }
}

/// Clients that send one message after another, each on a kept-alive connection.
private final class Load: Sendable {
    let ends = Atomic(false)
    let running = Atomic(0)
    /// The status of each answer, or the reason why there was no answer.
    let answers = Mutex<[String]>([])

    func run(_ client: TestClient, as user: String) async {
        running.add(1, ordering: .relaxed)
        let fields = ["x-user-id": user, "content-type": "application/json"]
        while !ends.load(ordering: .relaxed) {
            let outcome: String
            do {
                let body = Web.words(model: "any")
                outcome =
                    "\(try await client.ask("POST", "/v1/chat/completions", fields, body: body).status)"
            } catch {
                outcome = "\(error)"
            }
            answers.withLock { $0.append(outcome) }
        }
        client.leave()
        running.subtract(1, ordering: .relaxed)
    }
}

extension Edge {
    fileprivate func limit(of user: String) async throws -> Int {
        let answer = try await web.patiently("GET", "/v1/usage", ["x-user-id": user])
        return try answer.decoded(UsageDocument.self).limit
    }

    /// Makes the edge read its configuration again, and waits until the log shows `count` such changes.
    fileprivate func reloads(_ count: Int) async throws {
        program.signal(SIGHUP)
        try await until("reload \(count)") {
            self.program.stderr.matches(of: /Configuration [0-9a-f]+ of \S+ is in force\./).count == count
        }
    }
}

/// Calls `body` with an edge. The test can replace its configuration, `edge.yaml` in the folder.
private func withReloadable(
    _ configuration: String, _ body: (Edge, Upstream, TemporaryFolder) async throws -> Void
) async throws {
    let upstream = try await Upstream.start()
    let files = try TemporaryFolder()
    try files.write(configuration, to: "edge.yaml")
    try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) { edge, _ in
        try await body(edge, upstream, files)
    }
    try await upstream.stop()
}

import Foundation
import Glibc
import HTTP
import Reactor
import Redis
import TestSupport
import Testing
import Wire

extension EndToEnd {
    /// Checks what is charged if the upstream reports no usage.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct GuessTests {
        private static let configuration = """
            plans:
              premium:
                label: Premium
                kind: subscription
                limits:
                  - { count: total_tokens, per: month, amount: 100000 }
            default_plan: premium
            identity:
              - trusted_header: x-user-id
                from: [127.0.0.0/8]
            loops: 2
            redis: { deadline: 5s }
            \(ListenerTLS.section)
            """

        private static let fields = ["content-type": "application/json", "x-user-id": "eve"]

        private static func words(_ text: String) -> String {
            #"{"model":"dense","stream":true,"stream_options":{"include_usage":true},"#
                + #""messages":[{"role":"user","content":"\#(text)"}]}"#
        }

        /// The user eve reads 40 words of an answer and then closes the connection.
        private static func hangUp(_ edge: Edge) async throws {
            let port = edge.port
            try await onLoop { loop in
                let client = TestClient(port: port, on: loop)
                let stream = try await client.open(
                    "POST", "/v1/chat/completions", fields, body: words("wait"))
                #expect(stream.head.status == 200)
                stream.releaseHead()
                #expect(await stream.receiveBody(until: "word39"))
                stream.finish(isWhole: false)
                client.leave()
            }
        }

        /// The tokens in eve's monthly counter after all reservations have ended.
        private static func charged(_ redis: RedisServer) async throws -> Int {
            let path = redis.socketPath
            return try await soon("the end of Eve's stream") {
                try await onLoop { loop in
                    let client = RedisRouter(RedisAddress(host: path), on: loop, options: .patient)
                    defer { client.close() }
                    func items(_ command: String, _ key: String) async throws -> [RedisReply] {
                        var arguments = RedisArguments()
                        arguments.append(command)
                        // `AGV2ZQ` is base64url of a byte 0 and the user id `eve`. The byte is the length of
                        // the app's name, which is empty.
                        arguments.append("us:{AGV2ZQ}:\(key)")
                        return try await client.sendCommand(arguments).array ?? []
                    }
                    guard try await items("HGETALL", "r").isEmpty else { return nil }
                    let pairs = try await items("HGETALL", "s")
                    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
                        let name = String(decoding: pairs[index].bytes ?? [], as: UTF8.self)
                        guard name.hasPrefix("m:"), name.hasSuffix(":tok") else { continue }
                        return Int(String(decoding: pairs[index + 1].bytes ?? [], as: UTF8.self))
                    }
                    return nil
                }
            }
        }

        private static func isShown(by ctl: Ctl) async throws {
            let books = try #require(try await ctl.json("user", "show", "eve")["books"] as? [String: Any])
            let totals = try #require(books["totals"] as? [String: Any])
            let (input, output) = (totals["input_tokens"] as? Int, totals["output_tokens"] as? Int)
            #expect(totals["guessed_input_tokens"] as? Int == input && input ?? 0 > 0)
            #expect(totals["guessed_output_tokens"] as? Int == output && output ?? 0 > 0)
            let text = try await ctl("user", "show", "eve").output
            #expect(text.contains("of these guessed: \(input ?? 0) in, \(output ?? 0) out, "), "\(text)")
        }

        @Test(arguments: [SIGTERM, SIGKILL])
        func `A restarted edge guesses by what it has learnt before`(signal: Int32) async throws {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Self.configuration, to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let edge = try await Edge.start(arguments, in: folder, redis: .server(redis))
            for user in ["ann", "bob", "cid", "dee"] {
                var fields = Self.fields
                fields["x-user-id"] = user
                for _ in 0..<2 {
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions", fields, body: Self.words("Hello!"))
                    #expect(answer.status == 200 && answer.text.contains("word79"))
                }
            }
            if signal == SIGKILL {
                try await until("what was learnt to be written") {
                    FileManager.default.fileExists(atPath: folder.file("data/learnt.models"))
                }
            }
            edge.program.signal(signal)
            let exitCode = try await edge.program.end()
            if signal == SIGTERM { #expect(exitCode == 0) }

            let next = try await Edge.start(arguments, in: folder, redis: .server(redis))
            try await Self.hangUp(next)
            let ratio = Double(try await Self.charged(redis)) / Double(300 + 40 * 5)
            #expect((0.95...1.10).contains(ratio), "\(ratio)")
            #expect(!next.program.stderr.contains("learnt.models"), "nothing is wrong with the file")
            try await Self.isShown(by: Ctl(edge: next, folder: folder))
            try await next.stop()
            try await upstream.stop()
        }

        /// A request that reserves 100 output tokens in addition to its prompt.
        private static let bounded =
            #"{"model":"dense","stream":true,"max_tokens":100,"messages":[{"role":"user","content":"wait"}]}"#

        /// The model bills 300 tokens more than the prompt contains. After the first answer, every loop must
        /// also reserve these 300 tokens, because the kernel assigns connections to loops at random.
        @Test func `A burst after a model's first answer reserves by what that has shown, on each loop`()
            async throws
        {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            // The first answer is charged 700 tokens. Each following request reserves about 400, so the limit
            // of 4750 has room for ten more.
            try folder.write(
                Self.configuration.replacing("amount: 100000", with: "amount: 4750"), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let edge = try await Edge.start(arguments, in: folder, redis: .server(redis))
            let first = try await edge.web.patiently(
                "POST", "/v1/chat/completions", Self.fields, body: Self.words("Hello!"))
            #expect(first.status == 200)
            #expect(try await Self.charged(redis) == 700)
            let port = edge.port
            let statuses = try await onLoop { loop in
                let client = TestClient(port: port, on: loop)
                var (streams, statuses): ([UpstreamConnection], [Int]) = ([], [])
                for _ in 0..<30 {
                    let stream = try await client.open(
                        "POST", "/v1/chat/completions", Self.fields, body: Self.bounded)
                    statuses.append(stream.head.status)
                    streams.append(stream)
                }
                for stream in streams {
                    stream.releaseHead()
                    stream.finish(isWhole: false)
                }
                client.leave()
                return statuses
            }
            #expect(statuses.count { $0 == 200 } == 10, "\(statuses)")
            try await edge.stop()
            try await upstream.stop()
        }

        @Test func `A damaged file of learnt models is reported once, ignored and written anew`() async throws
        {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Self.configuration, to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            try FileManager.default.createDirectory(
                atPath: folder.file("data"), withIntermediateDirectories: true)
            try folder.write("usherlm\u{1}" + String(repeating: "x", count: 300), to: "data/learnt.models")
            let edge = try await Edge.start(arguments, in: folder, redis: .server(redis))
            for user in ["ann", "bob", "cid"] {
                var fields = Self.fields
                fields["x-user-id"] = user
                let answer = try await edge.web.patiently(
                    "POST", "/v1/chat/completions", fields, body: Self.words("Hello!"))
                #expect(answer.status == 200)
            }
            try await edge.stop()
            let stderr = edge.program.stderr
            #expect(stderr.components(separatedBy: "cannot be read from").count == 2, "\(stderr)")
            #expect(stderr.contains("learnt.models: it is damaged. Guesses start anew"))

            let next = try await Edge.start(arguments, in: folder, redis: .server(redis))
            try await Self.hangUp(next)
            let ratio = Double(try await Self.charged(redis)) / Double(300 + 40 * 5)
            #expect((0.95...1.10).contains(ratio), "\(ratio)")
            try await next.stop()
            #expect(!next.program.stderr.contains("learnt.models"))
            try await upstream.stop()
        }
    }
}

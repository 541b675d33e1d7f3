import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// While Redis is away, settlements wait in the spool. They must survive the end of the edge.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct SpoolTests {
        @Test
        func `Use while Redis was away is counted, even if the edge is killed as well`() async throws {
            let redis = try await RedisServer.start(["--appendonly", "yes", "--appendfsync", "always"])
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800, deadline: "150ms"), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let store = Store.server(redis)
            let edge = try await Edge.start(arguments, in: folder, redis: store)
            let running = Task { try await edge.web.say("ann", model: "gate", stream: true) }
            try await until("the message to be on its way") { try await upstream.seen().total == 1 }
            redis.kill9()
            try await upstream.openGate()
            #expect(try await running.value.status == 200, "an answer is never cut for the store")
            // This metric rises only after the settlement was written to disk.
            try await until("the settlement on the disk") {
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                return metrics.contains("\nusher_spool_depth 1\n")
            }
            edge.program.signal(SIGKILL)
            _ = try await edge.program.end()
            try await redis.launch()
            let next = try await Edge.start(arguments, in: folder, redis: store)
            try await until("the settlement to be counted") {
                next.program.stderr.contains("Settlements from the spool that Redis has counted now: 1.")
            }
            #expect(try await next.used(by: "ann") == 1)
            try await next.stop()
            try await upstream.stop()
        }

        @Test
        func `Messages admitted while Redis was away are counted, even if the edge is killed`()
            async throws
        {
            let redis = try await RedisServer.start(["--appendonly", "yes", "--appendfsync", "always"])
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800, deadline: "2s", grace: 2), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let store = Store.server(redis)
            let edge = try await Edge.start(arguments, in: folder, redis: store)
            #expect(try await edge.web.say("ann").status == 200)
            redis.kill9()
            let running = Task { try? await edge.web.say("ann", model: "gate", stream: true) }
            try await until("the message to be on its way") { try await upstream.seen().total == 2 }
            edge.program.signal(SIGKILL)
            _ = try await edge.program.end()
            _ = await running.value
            try await upstream.openGate()
            // The next edge starts while Redis is still away. The grace is two messages. The first edge has
            // let one pass, so the next edge lets only one more pass.
            let next = try await Edge.start(arguments, in: folder, redis: store)
            var statuses: [Int] = []
            for _ in 0..<3 {
                let answer = try await next.web.ask(
                    "POST", "/v1/chat/completions", ["x-user-id": "ann"], body: Web.words(model: "any"))
                statuses.append(answer.status)
            }
            #expect(statuses == [200, 503, 503])
            try await redis.launch()
            try await until("both to be counted") {
                next.program.stderr.contains("passed while Redis was away: 2; past a limit: 0.")
            }
            #expect(try await next.used(by: "ann") == 3)
            try await next.stop()
            try await upstream.stop()
        }

        @Test
        func `Settlements that Redis refuses for good are listed, retried and dropped by usherctl`()
            async throws
        {
            let redis = try await RedisServer.start()
            let configuration = Configuration.monthly(800)
            try await withEdge(configuration: configuration, redis: .server(redis)) {
                edge, upstream, folder in
                let ctl = Ctl(edge: edge, folder: folder)
                let running = ["ann", "ben"].map { user in
                    Task { try await edge.web.say(user, model: "gate", stream: true).status }
                }
                try await until("the messages to be on their way") { try await upstream.seen().total == 2 }
                for tag in Self.tags {
                    try await redis.tell("RENAME us:{\(tag)}:r us:{\(tag)}:aside", "SET us:{\(tag)}:r x")
                }
                try await upstream.openGate()
                for message in running { #expect(try await message.value == 200) }
                try await until("both to be set aside") { try await ctl.json("spool", "list").parked == 2 }
                let list = try await ctl("spool", "list")
                #expect(
                    list.exitCode == 1 && list.output.contains("WRONGTYPE"), "\(list.output)\(list.stderr)")
                let doctor = try await ctl("doctor")
                #expect(
                    doctor.exitCode == 1
                        && doctor.output.contains("so their use is not counted: 2"), "\(doctor.output)")
                let (ann, ben) = (try await ctl.number(of: "ann"), try await ctl.number(of: "ben"))
                for tag in Self.tags { try await redis.tell("RENAME us:{\(tag)}:aside us:{\(tag)}:r") }

                #expect(try await ctl("spool", "retry", ann).exitCode == 64, "a reason is needed")
                let retried = try await ctl("spool", "retry", ann, "--reason", "mended")
                #expect(retried.exitCode == 0, "\(retried.stderr)")
                try await until("the settlement") {
                    try await redis.tell("HLEN us:{\(Self.tags[0])}:r").hasPrefix("0")
                }
                #expect(try await edge.used(by: "ann") == 1)
                #expect(
                    try await ctl("spool", "drop", ben, "--reason", "lost").exitCode == 64, "not confirmed")
                let dropped = try await ctl("spool", "drop", ben, "--reason", "lost", "--yes")
                #expect(dropped.exitCode == 0, "\(dropped.stderr)")
                let left = try await ctl("spool", "list")
                #expect(left.exitCode == 0, "\(left.output)\(left.stderr)")
                #expect(try await ctl.json("spool", "list").parked == 0)
                let open = try await redis.tell("HLEN us:{\(Self.tags[1])}:r")
                #expect(open.hasPrefix("1"), "the dropped settlement's reservation is not open: \(open)")
                #expect(!(try await ctl("doctor").output.contains("that Redis did not accept")))
            }
        }

        /// The hash tags in the Redis keys of the users ann and ben.
        private static let tags = ["AGFubg", "AGJlbg"]
    }
}

extension RedisServer {
    @discardableResult
    fileprivate func tell(_ commands: String...) async throws -> String {
        var output = ""
        for command in commands {
            let line = ["redis-cli", "-e", "-s", socketPath] + command.split(separator: " ").map(String.init)
            let completed = try await Program.run(line)
            #expect(completed.exitCode == 0, "\(command): \(completed.output)\(completed.stderr)")
            output += completed.output
        }
        return output
    }
}

extension Ctl {
    /// The number under which `usherctl spool` lists a user's settlement.
    fileprivate func number(of user: String) async throws -> String {
        let list = try await json("spool", "list")["settlements"] as? [[String: Any]]
        let own = try #require(list?.first { $0["user_id"] as? String == user })
        return "\(try #require(own["number"] as? Int))"
    }
}

extension [String: Any] {
    fileprivate var parked: Int? { self["parked"] as? Int }
}

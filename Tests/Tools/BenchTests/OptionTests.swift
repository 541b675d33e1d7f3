import Load
import Reactor
import Reports
import TestSupport
import Testing

@testable import Bench
@testable import Commands

@Suite struct `The command line of usher-bench` {
    private func options(_ words: String...) throws -> RunOptions {
        let invocation = try BenchCommand.declaration.parseArguments(["run"] + words, environment: [:])
        return try RunOptions(invocation, random: 7)
    }

    @Test func `The command line of usher-bench has defaults that only need a URL`() throws {
        let options = try options("http://127.0.0.1:8080")
        #expect(options.load.pace == .closed(connections: RateCurve(level: 32, seconds: 10)))
        #expect(options.load.connections == 32)
        #expect(options.load.users.count == 10_000)
        #expect(options.load.fields == [FieldTemplate(line: "x-user-id: {user}")])
        #expect(options.load.seed == 7)
        #expect(options.facts.map(\.name) == ["target", "pace", "mix", "users", "seed"])
    }

    @Test func `The command line of usher-bench describes open loops, mixes, users and chances`() throws {
        let options = try options(
            "http://a", "--rate", "2k/s", "--arrivals", "poisson", "--connections", "64", "--duration", "4s",
            "--dialect", "openai=3,anthropic=1", "--stream", "50%", "--model", "a,b", "--body",
            "1KB=9,16KB=1",
            "--draw", "zipf:1.2", "--users", "1M", "--hang-up", "5%", "--repeat", "10%", "--loops", "2",
            "--seed",
            "3", "--threshold", "p99<20ms", "--threshold", "errors<1%", "--header", "a: {user}", "--header",
            "b: c",
            "--warm-up", "1s")
        #expect(options.load.pace == .open(rate: RateCurve(level: 2000, seconds: 4), .poisson))
        #expect(options.load.connections == 64)
        #expect(options.load.mix.values.count == 16)
        #expect(abs(options.load.mix.entries.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
        #expect(options.load.users.draw == .zipf(exponent: 1.2))
        #expect(options.load.hangUps == 0.05 && options.load.repeats == 0.1)
        #expect(options.load.fields.count == 2)
        #expect(options.thresholds.count == 2)
    }

    @Test func `The command line of usher-bench reads stages`() throws {
        let open = try options("http://a", "--rate", "10", "--stages", "10s:100,5s:0")
        #expect(
            open.load.pace
                == .open(
                    rate: RateCurve(
                        from: 10,
                        stages: [
                            RateCurve.Stage(seconds: 10, level: 100), RateCurve.Stage(seconds: 5, level: 0),
                        ]),
                    .even))
        let closed = try options("http://a", "--stages", "10s:100")
        #expect(!closed.load.pace.isOpen)
        #expect(closed.load.connections == 100)
    }

    @Test(arguments: [("W1", 32, false), ("W1p", 64, true), ("W2", 32, false), ("W3", 500, false)])
    func `The command line of usher-bench knows the workloads by name, and other flags override them`(
        name: String, connections: Int, isOpen: Bool
    ) throws {
        let options = try options("http://a", "--workload", name, "--users", "50")
        #expect(options.load.connections == connections)
        #expect(options.load.pace.isOpen == isOpen)
        #expect(options.load.users.count == 50)
        #expect(options.preludes == (name == "W2" ? 3 : 0))
        #expect(options.load.mix.values.allSatisfy { $0.isStreamed == (name == "W3") })
    }

    @Test(arguments: [
        ["http://a", "--rate", "fast"], ["http://a", "--duration", "10"], ["http://a", "--stages", "10s"],
        ["http://a", "--stages", "10s:0"], ["http://a", "--connections", "0"],
        ["http://a", "--dialect", "latin"],
        ["http://a", "--stream", "200%"], ["http://a", "--body", "1XB"], ["http://a", "--draw", "zipf:0"],
        ["http://a", "--users", "0"], ["http://a", "--user-prefix", "a b"],
        ["http://a", "--header", "nothing"],
        ["http://a", "--threshold", "p99"], ["http://a", "--loops", "65"], ["http://a", "--seed", "-1"],
        ["http://a", "--warm-up", "10s"], ["http://a", "--source", "here"], ["http://a", "--watch", "x"],
        ["http://a", "--users-file", "/nowhere/at/all"], ["http://a", "--arrivals", "even"], ["a:80"],
        ["https://a", "--trust", "/nowhere/at/all"], ["http://a", "--repeat", "x"],
        ["http://a", "--interval", "1ms"],
    ])
    func `usher-bench reports a mistake by its flag, and never repeats a value`(words: [String]) throws {
        let invocation = try BenchCommand.declaration.parseArguments(["run"] + words, environment: [:])
        let mistake = #expect(throws: ArgumentMistake.self) { try RunOptions(invocation, random: 1) }
        let text = try #require(mistake?.description)
        let flag = words.first { $0.hasPrefix("--") } ?? "URL"
        #expect(text.contains(flag), "\(text)")
        #expect(!text.contains("/nowhere"))
    }

    @Test func `The command line of usher-bench reads users from a file`() throws {
        let folder = try TemporaryFolder()
        try folder.write("ann\nbob\r\n\ncyn\n", to: "users")
        let options = try options("http://a", "--users-file", folder.file("users"))
        #expect(options.load.users.names == .listed(["ann", "bob", "cyn"].map { Array($0.utf8) }))
    }

    @Test func `usher-bench uses more addresses of this machine when one has too few ports`() throws {
        let options = try options("http://127.0.0.1:1", "--connections", "50000")
        #expect(
            options.load.sources == [
                .v4(0x7F00_0001, port: 0), .v4(0x7F00_0002, port: 0), .v4(0x7F00_0003, port: 0),
            ])
        #expect(try self.options("http://127.0.0.1:1").load.sources == [])
    }
}

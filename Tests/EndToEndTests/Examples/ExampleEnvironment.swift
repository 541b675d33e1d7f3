import Foundation
import TestSupport
import Testing

/// The environment for the examples of one document: a demonstration edge, a folder, and programs in PATH.
struct ExampleEnvironment {
    let edge: Edge
    /// The folder of the edge. `data` in it contains the token for operators.
    let home: TemporaryFolder
    /// The working directory of the examples' commands.
    let folder: TemporaryFolder
    private let programs: TemporaryFolder

    /// Only examples that begin with these programs are run, because these do not change the machine.
    static let commands: Set<String> = ["curl", "usher", "usherctl", "usher-bench"]

    init(_ edge: Edge, _ home: TemporaryFolder) async throws {
        self.edge = edge
        self.home = home
        folder = try TemporaryFolder()
        programs = try Places.programs()
        let pair = try await SharedCertificates.files
        for name in ["chain.pem", "admin.pem", "ca.pem"] { try copy(pair.server.chain, to: name) }
        for name in ["key.pem", "admin.key"] { try copy(pair.server.key, to: name) }
        try copy(Places.inTree("presets/coach.yaml"), to: "my.yaml")
        let preset = folder.read("my.yaml") ?? ""
        try folder.write(preset.replacing("amount: 800", with: "amount: 900"), to: "new.yaml")
        try await shell("usherctl user entitle ann --plan premium --reason 'examples'")
    }

    private func copy(_ path: String, to name: String) throws {
        try folder.write(try #require(TemporaryFolder.content(of: path)), to: name)
    }

    private func placed(_ text: String) -> String {
        text.replacing("http://127.0.0.1:8080", with: "http://127.0.0.1:\(edge.port)")
            .replacing("http://127.0.0.1:9090", with: "http://127.0.0.1:\(edge.adminPort)")
    }

    private var environment: [String: String] {
        [
            "PATH": "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
            "USHER_ADMIN": "http://127.0.0.1:\(edge.adminPort)",
            "USHER_ADMIN_TOKEN_FILE": home.file("data/admin.token"),
        ]
    }

    @discardableResult
    func shell(_ text: String) async throws -> String {
        try await run(["bash", "-euo", "pipefail", "-c", "cd '\(folder.path)'\n" + placed(text)])
    }

    func python(_ text: String) async throws -> String {
        try folder.write(placed(text), to: "example.py")
        return try await run([try await Python.withOfficialClients, "-B", folder.file("example.py")])
    }

    private func run(_ line: [String]) async throws -> String {
        let program = try await Program.run(line, environment: environment, within: 60)
        #expect(program.exitCode == 0, "\(program.output)\(program.stderr)")
        return program.output
    }

    /// Checks a configuration. A complete one is stored as `my.yaml`. A part of one is checked inside of a
    /// small complete configuration.
    func check(configuration text: String) async throws {
        let isWhole = text.contains("\nplans:") && text.contains("\ndefault_plan:")
        if isWhole { try folder.write(text, to: "my.yaml") }
        let keys = Set(text.split(separator: "\n").compactMap { $0.firstMatch(of: /^([a-z_]+):/)?.1 })
        let rest = keys.contains("tenants") ? [] : Self.base.filter { !keys.contains($0.key[...]) }
        let whole = isWhole ? text : text + rest.map { "\($0.key): \($0.value)\n" }.joined()
        try folder.write(whole, to: "part.yaml")
        let program = try await Program.run([Places.usher, "check", folder.file("part.yaml")])
        #expect(program.exitCode == 0, "\(program.stderr)")
    }

    private static let base: [(key: String, value: String)] = [
        ("time_zone", "UTC"),
        (
            "plans",
            """
            { none: { kind: free, limits: [] }, trial: { kind: trial, limits: [] }, \
            premium: { kind: subscription, limits: [{ count: messages, per: month, amount: 800 }] } }
            """
        ),
        ("default_plan", "none"), ("identity", "[{ api_keys: true }]"),
    ]
}

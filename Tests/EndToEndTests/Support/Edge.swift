import Foundation
import Glibc
import TestSupport
import Testing

/// The real program with its real Redis child, in a data directory of its own.
final class Edge: Sendable {
    let program: Program
    let port: UInt16
    let adminPort: UInt16

    var web: Web { Web(port: port) }
    var url: String { "http://127.0.0.1:\(port)" }

    /// Starts it and waits until it serves.
    ///
    /// - Parameter shell: what a shell does before it becomes the edge, such as setting a limit.
    static func start(
        _ arguments: [String], in folder: TemporaryFolder, redis: String? = nil,
        environment: [String: String] = [:], shell: String? = nil
    ) async throws -> Edge {
        let shell = shell.map { ["bash", "-c", "\($0); exec \"$0\" \"$@\""] } ?? []
        let store = ["--data-dir", folder.file("data")] + (redis.map { ["--redis", $0] } ?? [])
        let program = try await Program.start(
            shell + [Places.usher, "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"] + store
                + arguments,
            environment: environment)
        let ports = try await soon("usher's listening line") {
            if let code = program.exitCode {
                throw NeverCame(description: "usher ended with \(code): \(program.talk)")
            }
            return program.talk.firstMatch(of: /listening on \S+:(\d+), operators on \S+:(\d+) \(/).map {
                (UInt16($0.1) ?? 0, UInt16($0.2) ?? 0)
            }
        }
        return Edge(program, ports)
    }

    private init(_ program: Program, _ ports: (UInt16, UInt16)) {
        self.program = program
        (port, adminPort) = ports
    }

    /// Asks it to end and waits until it did.
    @discardableResult
    func stop() async throws -> Int32 {
        program.signal(SIGTERM)
        return try await program.end()
    }

    /// The user's messages in the running period.
    func used(by user: String) async throws -> Int {
        let answer = try await web.patiently("GET", "/v1/usage", ["x-user-id": user])
        return try answer.decoded(UsageDocument.self).used
    }

    /// The embedded Redis; nil between two lives.
    var redis: Int32? {
        let children = try? String(
            contentsOfFile: "/proc/\(program.id)/task/\(program.id)/children", encoding: .utf8)
        return children?.split(separator: " ").compactMap { Int32($0) }.first
    }
}

/// Runs a test with an edge on a fresh data directory; then the edge must end well and leave no process.
func withEdge(
    _ arguments: [String], redis: String? = nil, environment: [String: String] = [:], shell: String? = nil,
    _ body: (Edge, TemporaryFolder) async throws -> Void
) async throws {
    let folder = try TemporaryFolder()
    let edge = try await Edge.start(
        arguments, in: folder, redis: redis, environment: environment, shell: shell)
    do {
        try await body(edge, folder)
    } catch {
        edge.program.signal(SIGKILL)
        _ = try? await edge.program.end()
        throw error
    }
    let exitCode = try await edge.stop()
    #expect(exitCode == 0, "\(edge.program.talk)")
    #expect(Processes.naming(folder.path) == [], "processes are left")
}

/// A configuration whose users may send so many messages in a month. Where a test does not look at the
/// limiter's deadline it is long: other tests may keep the machine busy.
enum Configuration {
    /// - Parameter grace: messages that pass while Redis is away; nil: none.
    static func monthly(
        _ amount: Int, _ more: String = "", deadline: String = "5s", grace: Int? = nil
    ) -> String {
        let failure = grace.map { ", failure: grace, grace_messages: \($0)" } ?? ""
        return """
            plans:
              premium:
                label: Premium
                kind: subscription
                limits:
                  - { count: messages, per: month, amount: \(amount) }
            default_plan: premium
            identity:
              - trusted_header: x-user-id
                from: [127.0.0.0/8]
            loops: 1
            redis: { deadline: \(deadline)\(failure) }
            \(more)
            """
    }
}

/// Runs a test with an edge of a configuration and a scripted upstream.
func withEdge(
    configuration: String, shell: String? = nil,
    _ body: (Edge, Upstream, TemporaryFolder) async throws -> Void
) async throws {
    let upstream = try await Upstream.start()
    let files = try TemporaryFolder()
    try files.write(configuration, to: "edge.yaml")
    let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
    try await withEdge(arguments, shell: shell) { edge, folder in
        try await body(edge, upstream, folder)
    }
    try await upstream.stop()
}

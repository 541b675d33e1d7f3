import Foundation
import TestSupport
import Testing

struct Ctl: Sendable {
    let edge: Edge
    let folder: TemporaryFolder

    var place: [String] {
        ["--admin", "http://127.0.0.1:\(edge.adminPort)", "--data-dir", folder.file("data")]
    }

    @discardableResult
    func callAsFunction(_ words: String..., environment: [String: String] = [:]) async throws -> Program {
        try await Program.run([Places.usherctl] + words + place, environment: environment)
    }

    func json(_ words: String...) async throws -> [String: Any] {
        let program = try await Program.run([Places.usherctl] + words + ["--output", "json"] + place)
        let object = try? JSONSerialization.jsonObject(with: Data(program.output.utf8))
        return try #require(object as? [String: Any], "\(words): \(program.output)\(program.stderr)")
    }

    /// The cursor of the second page, if each page has one user.
    func firstCursor() async throws -> String {
        let token = folder.read("data/admin.token")?.trimmingCharacters(in: .newlines) ?? ""
        let answer = try await Web(port: edge.adminPort).ask(
            "GET", "/admin/v1/users?limit=1", ["authorization": "Bearer \(token)"])
        return try #require(answer["next_cursor"])
    }

    func makeUsers(_ count: Int) async throws {
        let lines = (0..<count).map { "user-\($0),premium,active,\($0 % 50)" }
        try folder.write(
            "user_id,plan,status,used:messages\n" + lines.joined(separator: "\n") + "\n", to: "users.csv")
        let done = try await Program.run(
            [Places.usherctl, "import", folder.file("users.csv"), "--reason", "a test"] + place, within: 120)
        #expect(done.exitCode == 0, "\(done.stderr)")
    }
}

func withCtl(
    _ arguments: [String] = ["--preset", "coach", "--demo"], _ body: (Ctl) async throws -> Void
) async throws {
    try await withEdge(arguments) { edge, folder in try await body(Ctl(edge: edge, folder: folder)) }
}

import Foundation
import TestSupport
import Testing

/// Tests the files for Docker Compose: with one edge, with Redis Sentinel, and with a Redis Cluster.
@Suite(.needs(program: "docker-compose"), .timeLimit(.minutes(4)))
struct ComposeTests {
    @Test func `Compose accepts each file, and the edge starts with the arguments in it`()
        async throws
    {
        let check = Checkout.root.appending(path: "Tests/PackagingTests/Compose/check.py").path
        let run = try await ProgramRun.of(["python3", "-B", check, ProgramRun.built("usher")])
        #expect(run.exitCode == 0 && run.text.isEmpty, "\(run.text)\(run.stderr)")
    }
}

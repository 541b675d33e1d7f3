import Desk
import HTTP
import Limits
import Reactor
import Reception
import Settings
import TestSupport
import Testing
import Words

@Suite("The admin listener")
struct AdminDeskTests {
    /// What the tests turn on and off. It stays on its loop.
    private final class Parts: @unchecked Sendable {
        var hasRedis = true
        var isDraining = false
        var spool: String?
        var asked = 0
    }

    private func withAdmin<Result: Sendable>(
        _ parts: Parts, _ body: @escaping @Sendable (Visitor, EventLoop) async throws -> Result
    ) async throws -> Result {
        try await onLoop { loop in
            let book = try Settings.preset(.coach, environment: [:]).book
            let health = Health(
                redisAnswers: {
                    parts.asked += 1
                    return parts.hasRedis
                }, isDraining: { parts.isDraining }, spoolFault: { parts.spool })
            let voice = Voice(.standard, book: book, language: "en", upgradeURL: nil)
            return try await serving(AdminDesk(health, voice: voice), on: loop) { try await body($0, loop) }
        }
    }

    @Test(
        "ready is who can count and is not leaving; alive is who answers",
        arguments: [
            (true, nil, false, 200, #"{"status":"ready","redis":"up","spool":"ok","draining":false}"#),
            (false, nil, false, 503, #"{"status":"not_ready","redis":"down","spool":"ok","draining":false}"#),
            (true, nil, true, 503, #"{"status":"not_ready","redis":"up","spool":"ok","draining":true}"#),
            (false, nil, true, 503, #"{"status":"not_ready","redis":"down","spool":"ok","draining":true}"#),
            (
                true, "full", false, 503,
                #"{"status":"not_ready","redis":"up","spool":"full","draining":false}"#
            ),
        ])
    func readiness(_ redis: Bool, _ spool: String?, _ draining: Bool, _ status: Int, _ text: String)
        async throws
    {
        let parts = Parts()
        (parts.hasRedis, parts.spool, parts.isDraining) = (redis, spool, draining)
        let (live, ready) = try await withAdmin(parts) { visitor, _ in
            (try await visitor.ask("GET", "/livez"), try await visitor.ask("GET", "/readyz"))
        }
        #expect(live.status == 200 && live.text == #"{"status":"live"}"#)
        #expect(ready.status == status && ready.text == text)
        #expect(ready.fields["cache-control"] == "no-store")
    }

    @Test("Redis is asked once a second, and again at once where it did not answer")
    func memory() async throws {
        let parts = Parts()
        let asked = try await withAdmin(parts) { visitor, loop in
            parts.hasRedis = false
            for _ in 0..<2 { _ = try await visitor.ask("GET", "/readyz") }
            var counts = [parts.asked]
            parts.hasRedis = true
            for _ in 0..<3 { _ = try await visitor.ask("GET", "/readyz") }
            counts.append(parts.asked)
            let asksAgain = await eventually(on: loop) {
                _ = try? await visitor.ask("GET", "/readyz")
                return parts.asked > 3
            }
            return (counts, asksAgain)
        }
        #expect(asked.0 == [2, 3])
        #expect(asked.1)
    }

    @Test(
        "everything else is not there",
        arguments: [
            ("GET", "/metrics", 404), ("POST", "/livez", 405), ("GET", "/v1/usage", 404),
        ])
    func others(_ method: String, _ target: String, _ status: Int) async throws {
        let answer = try await withAdmin(Parts()) { visitor, _ in try await visitor.ask(method, target) }
        #expect(answer.status == status)
    }
}

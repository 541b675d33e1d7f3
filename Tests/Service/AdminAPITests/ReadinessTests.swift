import Reactor
import TestSupport
import Testing

@Suite("The admin listener", .needsRedisServer)
struct ReadinessTests {
    @Test(
        "an edge is ready if it can count and does not drain, and alive if it answers",
        arguments: [
            (nil, nil, false, 200, #"{"status":"ready","redis":"up","spool":"ok","draining":false}"#),
            (
                "memory_full", nil, false, 503,
                #"{"status":"not_ready","redis":"down","redis_fault":"memory_full","spool":"ok","draining":false}"#
            ),
            (nil, nil, true, 503, #"{"status":"not_ready","redis":"up","spool":"ok","draining":true}"#),
            (
                "late", nil, true, 503,
                #"{"status":"not_ready","redis":"down","redis_fault":"late","spool":"ok","draining":true}"#
            ),
            (
                nil, "full", false, 503,
                #"{"status":"not_ready","redis":"up","spool":"full","draining":false}"#
            ),
        ])
    func readiness(_ redis: String?, _ spool: String?, _ draining: Bool, _ status: Int, _ text: String)
        async throws
    {
        let (live, ready) = try await withAdmin { admin in
            (admin.health.redisFault, admin.health.spool, admin.health.isDraining) = (redis, spool, draining)
            return (
                try await admin.ask("GET", "/livez", scope: nil),
                try await admin.ask("GET", "/readyz", scope: nil)
            )
        }
        #expect(live.status == 200 && live.text == #"{"status":"live"}"#)
        #expect(ready.status == status && ready.text == text)
        #expect(ready.fields["cache-control"] == "no-store")
    }

    @Test("an edge that is starting can count, and is not ready before it takes messages")
    func starting() async throws {
        let ready = try await withAdmin { admin in
            admin.health.isServing = false
            return try await admin.ask("GET", "/readyz", scope: nil)
        }
        #expect(ready.status == 503 && ready.text.contains(#""status":"not_ready""#))
    }

    @Test("a cluster with a part away is reported with that part, and the edge is ready")
    func part() async throws {
        let ready = try await withAdmin { admin in
            admin.health.redisAway = [("10.0.0.5:6379", "refused")]
            return try await admin.ask("GET", "/readyz", scope: nil)
        }
        let away = #""redis":"partly","redis_away":[{"place":"10.0.0.5:6379","fault":"refused"}]"#
        #expect(ready.status == 200 && ready.text.contains(away), "\(ready.text)")
    }

    @Test("damaged settlements are reported, and the edge is ready")
    func damage() async throws {
        let ready = try await withAdmin { admin in
            admin.health.damaged = 2
            return try await admin.ask("GET", "/readyz", scope: nil)
        }
        #expect(ready.status == 200 && ready.text.contains(#""spool":"damaged""#))
    }

    @Test(
        "everything else is not there",
        arguments: [
            ("GET", "/v1/usage", 404), ("POST", "/livez", 405), ("POST", "/nowhere", 404),
            ("DELETE", "/openapi.json", 405), ("GET", "/admin/v1/nowhere", 404), ("GET", "/admin/v1", 404),
            ("POST", "/admin/v1/users/ann", 405), ("GET", "/admin/v1/users/ann/grants", 405),
            ("GET", "/admin/v1/users//books", 404),
        ])
    func others(_ method: String, _ target: String, _ status: Int) async throws {
        try await withAdmin { admin async throws in
            #expect(try await admin.ask(method, target).status == status)
        }
    }

    @Test("the document is served as it stands, and loads nothing from elsewhere")
    func document() async throws {
        try await withAdmin { admin in
            for path in ["/openapi-app.json", "/openapi.json"] {
                let answer = try await admin.ask("GET", path, scope: nil)
                #expect(answer.status == 200 && answer.text.contains("\"openapi\": \"3.1.0\""))
            }
            let answer = try await admin.ask("GET", "/openapi.json", scope: nil)
            #expect(answer.fields["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
            let head = try await admin.ask("HEAD", "/openapi.json", scope: nil)
            #expect(head.status == 200 && head.body.isEmpty)
        }
    }
}

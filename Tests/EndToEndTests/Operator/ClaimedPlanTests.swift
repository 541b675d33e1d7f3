import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Tests how operators see a plan that a token names.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct ClaimedPlanTests {
        private static var configuration: String {
            """
            plans:
              free: { kind: free, limits: [{ count: messages, per: day, amount: 0 }] }
              premium: { kind: subscription, limits: [{ count: messages, per: month, amount: 700 }] }
            default_plan: free
            identity:
              - jwt:
                  issuer: "https://id.example/"
                  audience: coach
                  algorithms: [HS256]
                  claims: { plan: plan }
                  secret: { file: secret }
            redis: { deadline: 5s }
            \(ListenerTLS.section)
            """
        }
        private static let secret = String(repeating: "a secret ", count: 5)

        private static func token(plan: String) async throws -> String {
            let program = """
                import base64, hashlib, hmac, json, sys, time
                b64 = lambda data: base64.urlsafe_b64encode(data).rstrip(b"=")
                claims = {"sub": "ann", "iss": "https://id.example/", "aud": "coach", "exp": int(time.time()) + 300}
                claims["plan"] = sys.argv[2]
                text = b64(b'{"alg":"HS256","typ":"JWT"}') + b"." + b64(json.dumps(claims).encode())
                print((text + b"." + b64(hmac.digest(sys.argv[1].encode(), text, "sha256"))).decode())
                """
            return try await Program.run(["python3", "-c", program, secret, plan]).output
                .trimmingCharacters(in: .newlines)
        }

        @Test
        func `A claimed plan appears in user show and explain, and follows the token`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.secret, to: "secret")
            try files.write(Self.configuration, to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            try await withEdge(arguments) { edge, folder in
                let ctl = Ctl(edge: edge, folder: folder)
                for (plan, status, shown) in [
                    ("premium", 200, " premium ("), ("free", 403, " free ("),
                ] {
                    let fields = [
                        "authorization": "Bearer \(try await Self.token(plan: plan))",
                        "content-type": "application/json",
                    ]
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions", fields, body: Web.words(model: "any"))
                    #expect(answer.status == status, "\(answer.text)")
                    try await until("the plan \(plan) shows") {
                        try await ctl("user", "show", "ann").output.contains(shown)
                    }
                    let page = try await ctl("user", "show", "ann")
                    #expect(page.output.contains(/named by +their token or key/), "\(page.output)")
                    let why = try await ctl("user", "explain", "ann")
                    #expect(why.exitCode == (status == 200 ? 0 : 1), "\(why.output)")
                    #expect(why.output.contains(shown) && why.output.contains("named by"), "\(why.output)")
                }
            }
            try await upstream.stop()
        }
    }
}

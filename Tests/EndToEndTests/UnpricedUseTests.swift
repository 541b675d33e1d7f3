import TestSupport
import Testing

extension EndToEnd {
    /// `usher check` must warn of use without a price. A metric and `usherctl doctor` must report it.
    @Suite(.needsRedisServer, .timeLimit(.minutes(1)))
    struct UnpricedUseTests {
        private static let configuration = """
            plans: { all: { kind: subscription, limits: [{ count: messages, per: day, amount: 9 }] } }
            default_plan: all
            prices: [{ model: "gpt-*", input: 1, output: 10 }]
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            redis: { deadline: 5s }
            \(ListenerTLS.section)
            """

        @Test func `What has no price is reported by usher check, a metric and doctor`() async throws {
            try await withEdge(configuration: Self.configuration) { edge, _, folder in
                let files = try TemporaryFolder()
                try files.write(Self.configuration, to: "edge.yaml")
                let check = try await Program.run([Places.usher, "check", files.file("edge.yaml")])
                #expect(check.exitCode == 0, "\(check.stderr)")
                #expect(check.output.contains("  no row names the other models\n"), "\(check.output)")
                #expect(check.output.contains("tiers.priority") && check.output.contains("tools.web_search"))
                let fields = ["x-user-id": "ann", "content-type": "application/json"]
                let answer = try await edge.web.patiently(
                    "POST", "/v1/chat/completions", fields, body: Web.words(model: "unheard-of"))
                #expect(answer.status == 200, "\(answer.text)")
                let line = #"usher_unpriced_answers_total{model="other",kind="model"} 1"#
                _ = try await soon("the metric") {
                    try await Web(port: edge.adminPort).ask("GET", "/metrics").text.contains(line)
                        ? line : nil
                }
                let doctor = try await Ctl(edge: edge, folder: folder)("doctor")
                #expect(
                    doctor.output.contains("charged at the dearest known price: other (model, 1)"),
                    "\(doctor.output)")
            }
        }
    }
}

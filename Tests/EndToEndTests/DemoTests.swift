import Reactor
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Runs `usher --preset coach --demo` and follows the instructions that it prints.
    @Suite(.needsRedisServer, .timeLimit(.minutes(1)))
    struct DemoTests {
        @Test(.needsCurl)
        func `The three printed lines work as pasted`() async throws {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, _ in
                let output = try await soon("the printed lines") {
                    edge.program.output.contains("An OpenAI client") ? edge.program.output : nil
                }
                let lines = output.split(separator: "\n").filter { $0.contains("  curl ") }
                try #require(lines.count == 3)
                let answers = try await Self.paste(lines)
                #expect(answers[0].hasSuffix("\n200"))
                #expect(answers[0].contains(#""object":"chat.completion""#))
                #expect(answers[1].hasSuffix("data: [DONE]\n\n\n200"))
                #expect(answers[1].split(separator: "\n\n").count > 10)
                #expect(answers[2].hasSuffix("\n403"))
                #expect(answers[2].contains(#""message":"\#(Self.trialIsOver)""#))
            }
        }

        /// Follows docs/tokens.md, "Prices": a plan that limits cost can be tried without a provider.
        @Test(.needsCurl)
        func `An own configuration is tried without a provider, by the lines that its start prints`()
            async throws
        {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                plans:
                  metered: { label: Metered, kind: free, limits: [{ count: cost, per: month, amount: $15 }] }
                default_plan: metered
                prices: [{ model: "*", input: 15, output: 75 }]
                identity: [{ trusted_header: x-person, from: [127.0.0.0/8] }]
                """, to: "my.yaml")
            try await withCtl(["--config", folder.file("my.yaml"), "--demo"]) { ctl in
                let program = ctl.edge.program
                try await until("the printed lines") { program.output.contains("Subscriptions:") }
                #expect(!program.output.contains("demo-") && !program.output.contains("refusal"))
                let lines = program.output.split(separator: "\n").filter { $0.contains("  curl ") }
                try #require(lines.count == 2)
                for answer in try await Self.paste(lines) { #expect(answer.hasSuffix("\n200"), "\(answer)") }
                try await until("the cost") {
                    let shown = try await ctl("user", "show", "ann").output
                    return shown.contains(/cost +\S+ +\$0\.00\d+ +\$15\.000000/)
                }
                let granted = try await ctl("user", "grant", "ann", "cost", "$5", "--reason", "a test")
                #expect(granted.output.hasPrefix("cost = $5.00 until "), "\(granted.output)")
            }
        }

        /// The sentence for a user whose trial is used up and is not followed by a subscription.
        private static let trialIsOver = "You've used your trial sessions — ready to continue?"

        private static func paste(_ lines: [Substring]) async throws -> [String] {
            var answers: [String] = []
            for line in lines {
                // On a busy machine Redis can be too late. The edge then answers 503 and counts nothing, so
                // the message is sent again.
                let answer = try await soon("an answer of the limiter") {
                    let shell = try await Program.run(["bash", "-c", line + #" -w '\n%{http_code}'"#])
                    #expect(shell.exitCode == 0, "\(shell.stderr)")
                    return shell.output.hasSuffix("\n503") ? nil : shell.output
                }
                answers.append(answer)
            }
            return answers
        }

        @Test
        func `The printed page's address names a demo user, as its script asks`() async throws {
            for preset in ["coach", "pages"] {
                try await withEdge(["--preset", preset, "--demo"]) { edge, _ in
                    try await until("the printed lines") { edge.program.output.contains("Subscriptions:") }
                    let address = try #require(
                        edge.program.output.firstMatch(of: /browser: \w+:\/\/[^\/]+(\/usage)#token=(\S+)\n/))
                    #expect(try await edge.web.patiently("GET", String(address.1)).status == 200)
                    // If the address has a token after `#`, web/usage/page.js sends it in this header.
                    let usage = try await edge.web.patiently(
                        "GET", "/v1/usage", ["authorization": "Bearer \(address.2)"])
                    #expect(usage.status == 200)
                }
            }
        }

        @Test(
            arguments: [
                ("", "Subscriptions: off. Set REVENUECAT_API_KEY in the environment"),
                ("sk_test", "Subscriptions: on. GET http"),
            ])
        func `The start says what a key of the subscription service switches on`(
            key: String, words: String
        ) async throws {
            let environment = key.isEmpty ? [:] : ["REVENUECAT_API_KEY": key]
            try await withEdge(["--preset", "coach", "--demo"], environment: environment) { edge, _ in
                try await until("the printed lines") { edge.program.output.contains(words) }
            }
        }

        @Test
        func `The four users of coach have the figures that are announced`() async throws {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, _ in
                for (user, used, limit) in [
                    ("demo-trial", 12, 100), ("demo-premium", 160, 800), ("demo-almost", 799, 800),
                    ("demo-expired", 0, 0),
                ] {
                    let answer = try await edge.web.patiently("GET", "/v1/usage", ["x-user-id": user])
                    let usage = try answer.decoded(UsageDocument.self)
                    #expect((usage.used, usage.limit) == (used, limit), "\(user)")
                }
            }
        }

        @Test
        func `demo-expired has not cancelled, and is nowhere asked to come back`() async throws {
            try await withCtl { ctl in
                let web = ctl.edge.web
                let user = ["x-user-id": "demo-expired"]
                let usage = try await web.patiently("GET", "/v1/usage", user)
                let bought = try await web.patiently("GET", "/v1/subscription", user)
                for (place, shown) in [("usage", usage), ("subscription", bought)] {
                    #expect(shown["gate.reason"] == "trial_expired", "\(place)")
                    #expect(shown["gate.sentence"] == Self.trialIsOver, "\(place)")
                }
                #expect(bought["sentence"] == Self.trialIsOver)
                #expect(usage["subscription_sentence"] == Self.trialIsOver)
                let refused = try await web.say("demo-expired").problem()
                #expect(refused.gate == "trial_expired" && refused.message == Self.trialIsOver)
                let explained = try await ctl("user", "explain", "demo-expired")
                #expect(explained.exitCode == 1 && explained.output.contains(Self.trialIsOver))
                try await run(on: ChildProcessLoop.loop, within: 60) { [port = ctl.edge.port] loop in
                    let screen = try await Peer.connect(to: .loopback(port: port), on: loop, timeout: 30)
                    defer { screen.close() }
                    try await screen.send(
                        "GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: demo-expired\r\n\r\n")
                    _ = try await screen.read(through: "event: subscription\n")
                    let subscription = try await screen.read(through: "\n\n")
                    _ = try await screen.read(through: "event: usage\n")
                    let usage = try await screen.read(through: "\n\n")
                    for event in [subscription, usage] {
                        #expect(event.contains(Self.trialIsOver) && !event.contains("come back"), "\(event)")
                    }
                }
            }
        }

        @Test
        func `The last message of demo-almost is answered and the next one is not`() async throws {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, _ in
                let last = try await edge.web.say("demo-almost")
                #expect(last.status == 200)
                #expect(last.fields["usher-notice"]?.hasPrefix("%\"") == true)
                let next = try await edge.web.say("demo-almost")
                #expect(next.status == 429)
                #expect(
                    try next.problem().message.hasPrefix("We've had a lot of great conversations this month!")
                )
                #expect(next.fields["x-should-retry"] == "false")
            }
        }

        @Test(arguments: [
            ("demo-free", "free", 19, 20, 0, 0), ("demo-pro", "pro", 12, 100, 41, 50),
            ("demo-business", "business", 40, 500, 100, 100),
        ])
        func `The users of pages read their tier`(
            user: String, tier: String, standard: Int, standardLimit: Int, pro: Int, proLimit: Int
        ) async throws {
            try await withEdge(["--preset", "pages", "--demo"]) { edge, _ in
                let answer = try await edge.web.patiently(
                    "GET", "/api/subscriptions/usage", ["x-user-id": user])
                #expect(answer.text == Self.tiers(tier, standard, standardLimit, pro, proLimit))
            }
        }

        @Test
        func `A fresh user of pages has the free tier, to the byte`() async throws {
            try await withEdge(["--preset", "pages", "--demo"]) { edge, _ in
                let answer = try await edge.web.patiently(
                    "GET", "/api/subscriptions/usage", ["x-user-id": "fresh"])
                #expect(answer.status == 200)
                #expect(answer.text == Self.tiers("free", 0, 20, 0, 0))
                #expect(try await edge.web.say("fresh").status == 200)
                let closed = try await edge.web.say("fresh", model: "glm-4.6")
                #expect(closed.status == 403)
                let after = try await edge.web.patiently(
                    "GET", "/api/subscriptions/usage", ["x-user-id": "fresh"])
                #expect(after.text == Self.tiers("free", 1, 20, 0, 0))
            }
        }

        private static func tiers(_ tier: String, _ standard: Int, _ limit: Int, _ pro: Int, _ proLimit: Int)
            -> String
        {
            #"{"subscriptionTier":"\#(tier)","#
                + #""standard":{"current":\#(standard),"limit":\#(limit),"remaining":\#(limit - standard)},"#
                + #""pro":{"current":\#(pro),"limit":\#(proLimit),"remaining":\#(proLimit - pro)}}"#
        }
    }
}

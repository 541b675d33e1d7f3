import Foundation
import TestSupport
import Testing
import UsherKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor func withAccount(
    _ user: String, preset: String = "coach",
    _ body: @MainActor @Sendable (AccountModel, Ctl) async throws -> Void
) async throws {
    try await withPatientDemo(preset) { edge, folder in
        let client = UsherClient(
            baseURL: try #require(URL(string: "http://127.0.0.1:\(edge.port)")),
            credential: .header("x-user-id", user), language: "en")
        try await body(AccountModel(client: client), Ctl(edge: edge, folder: folder))
    }
}

extension Ctl {
    /// Sets how many messages the user has used in the current period.
    func use(_ user: String, _ count: Int) async throws {
        try folder.write("user_id,used:messages\n\(user),\(count)\n", to: "used.csv")
        let done = try await self("import", folder.file("used.csv"), "--reason", "a test")
        #expect(done.exitCode == 0, "\(done.output)\(done.stderr)")
    }

    /// Imports a user with a plan and a number of used messages.
    func put(_ user: String, _ plan: String, used: Int, days: ClosedRange<Int> = -1...2)
        async throws
    {
        func stamp(_ days: Int) -> String {
            Date(timeIntervalSinceNow: Double(days) * 86_400 - 60).formatted(.iso8601)
        }
        try folder.write(
            """
            user_id,plan,status,period_start,period_end,used:messages
            \(user),\(plan),active,\(stamp(days.lowerBound)),\(stamp(days.upperBound)),\(used)

            """, to: "kit.csv")
        let done = try await self("import", folder.file("kit.csv"), "--reason", "a test")
        #expect(done.exitCode == 0, "\(done.output)\(done.stderr)")
    }
}

extension EndToEndClients {
    /// Tests UsherKit's models with a real edge (docs/specification.md §2 to §6).
    @Suite(.timeLimit(.minutes(2))) @MainActor struct KitTests {
        private struct Row {
            let used: Int
            let display: DisplayState
            let level: DisplayLevel
            let sentence: String?
            let tone: UsageTone
        }

        @Test
        func `A subscriber is shown nothing, then a hint, then what is left, then when it refreshes`()
            async throws
        {
            try await withAccount("ann") { account, ctl in
                for row in [
                    Row(used: 0, display: .hidden, level: .silent, sentence: nil, tone: .calm),
                    Row(used: 639, display: .hidden, level: .silent, sentence: nil, tone: .calm),
                    Row(
                        used: 640, display: .compact(messagesRemaining: 160, tier: .gentle), level: .gentle,
                        sentence: "You have 160 conversations left this month", tone: .warm),
                    Row(
                        used: 759, display: .compact(messagesRemaining: 41, tier: .gentle), level: .gentle,
                        sentence: "You have 41 conversations left this month", tone: .warm),
                    Row(
                        used: 760, display: .compact(messagesRemaining: 40, tier: .prominent),
                        level: .prominent, sentence: "Almost there — 40 messages left until ", tone: .warm),
                    Row(
                        used: 799, display: .compact(messagesRemaining: 1, tier: .prominent),
                        level: .prominent, sentence: "Almost there — 1 message left until ", tone: .warm),
                ] {
                    try await ctl.put("ann", "premium", used: row.used, days: -1...60)
                    await account.refresh()
                    let usage = account.usage
                    #expect(usage.phase == .ready && usage.display == row.display && usage.level == row.level)
                    #expect(usage.tone == row.tone && usage.canSend && !account.paywall.isShown)
                    #expect((usage.sentence == nil) == (row.sentence == nil))
                    #expect(usage.sentence?.hasPrefix(row.sentence ?? "") ?? true, "\(usage.sentence ?? "")")
                    #expect(usage.banner?.sentence == usage.sentence)
                    #expect(usage.settingsRow == "\(row.used) of 800 messages used")
                    #expect(usage.spoken == "\(row.used) of 800 messages used this month")
                    #expect(usage.detail?.planLabel == "Premium" && usage.detail?.remaining == 800 - row.used)
                    #expect(abs(usage.progress - Double(row.used) / 800) < 0.001)
                    #expect(usage.detail?.dateSentence?.hasPrefix("Your usage refreshes on ") == true)
                    #expect(!account.trial.isTrial && account.trial.sentence == nil)
                }
                // The app counts the last message at once, and the edge counts it later.
                account.usage.messageSent()
                #expect(!account.usage.canSend && account.paywall.isShown && account.usage.tone == .full)
                #expect(account.paywall.sentence?.hasPrefix("We've had a lot of great conversations") == true)
                let counted = account.paywall.sentence
                #expect(try await ctl.edge.web.say("ann").status == 200)
                await account.usage.refresh()
                #expect(account.paywall.sentence == counted, "the server says what the app had said")
                #expect(account.usage.settingsRow == "800 of 800 messages used")
                guard case .blocked(let date?) = account.usage.display else {
                    Issue.record("\(account.usage.display)")
                    return
                }
                #expect(account.paywall.gate == .messagesExhausted(nextBillingDate: date))
                #expect(account.paywall.opensAt == date && date > .now)
            }
        }

        @Test func `A trial at every count that changes something, and its last day`() async throws {
            try await withAccount("ann") { account, ctl in
                let (usage, trial) = (account.usage, account.trial)
                for used in [0, 12, 89, 90, 99] {
                    try await ctl.put("ann", "trial", used: used)
                    await account.refresh()
                    let left = 100 - used
                    let noun = left == 1 ? "conversation" : "conversations"
                    #expect(usage.display == .trial(messagesRemaining: left, totalLimit: 100))
                    #expect(trial.isTrial && trial.day == 2 && trial.days == 3 && !trial.isLastDay)
                    #expect(trial.messagesRemaining == left && trial.hasFewMessages == (left <= 10))
                    #expect(trial.sentence == "Day 2 of 3 — \(left) \(noun) left")
                    #expect(usage.sentence == "\(left) of 100 trial messages remaining")
                    #expect(usage.isEmphasised == (left <= 10))
                    #expect(usage.detail?.planLabel == "Trial — Day 2 of 3")
                    #expect(usage.detail?.trialEndsAt == trial.endsAt && usage.detail?.resetsAt == nil)
                    #expect(usage.banner?.kind == .trial)
                }
                try await ctl.put("ann", "trial", used: 99, days: -2...1)
                await account.refresh()
                #expect(trial.isLastDay && usage.isEmphasised)
                #expect(trial.sentence?.hasPrefix("Last day of your trial") == true)
                try await ctl.put("ann", "trial", used: 100)
                await account.refresh()
                #expect(!usage.canSend && usage.level == .blocked)
                #expect(account.paywall.sentence?.hasPrefix("You've been making great progress!") == true)
                #expect(account.paywall.opensAt == trial.endsAt)
            }
        }

        @Test func `A missing record, and an ended one, show no meter and a way to continue`() async throws {
            try await withAccount("demo-expired") { account, ctl in
                await account.refresh()
                #expect(account.usage.display == .hidden && !account.usage.canSend)
                #expect(account.paywall.gate == .trialExpired)
                #expect(account.paywall.sentence == "You've used your trial sessions — ready to continue?")
                #expect(account.subscription.status == .expired && account.subscription.label == "Expired")
                #expect(account.paywall.actions.contains { $0.action == .subscribe && $0.label != nil })
                // If the app sends a message despite the paywall, the refusal has the same sentence.
                let answer = try await ctl.edge.web.say("demo-expired")
                let response = try #require(
                    HTTPURLResponse(
                        url: URL(filePath: "/"), statusCode: answer.status, httpVersion: nil,
                        headerFields: answer.fields))
                let refusal = try #require(UsherRefusal(response: response, body: Data(answer.body)))
                #expect(refusal.sentence == account.paywall.sentence && refusal.gate == .trialExpired)
                #expect(refusal.status == 403 && refusal.actions.contains(.subscribe))
            }
            try await withAccount("nobody") { account, _ in
                await account.refresh()
                #expect(account.usage.display == .hidden && account.usage.banner == nil)
                #expect(account.subscription.status == .free && account.subscription.label == "Free")
                #expect(account.paywall.isShown)
            }
        }

        @Test func `An open screen shows what another device and an operator do`() async throws {
            try await withAccount("ann") { account, ctl in
                try await ctl.put("ann", "premium", used: 638, days: -1...60)
                let following = Task { await account.follow() }
                defer { following.cancel() }
                try await soonOnMain("the first report") { account.isLive && account.usage.report != nil }
                #expect(account.usage.display == .hidden)
                for _ in 0..<2 { #expect(try await ctl.edge.web.say("ann").status == 200) }
                try await soonOnMain("160 left") {
                    account.usage.sentence == "You have 160 conversations left this month"
                }
                #expect(account.threshold?.percent == 80)
                #expect(account.usage.report?.ahead.count == 3, "the stream has the forecast, too")
                let blocked = try await ctl("user", "block", "ann", "--reason", "a test")
                #expect(blocked.exitCode == 0, "\(blocked.stderr)")
                try await soonOnMain("the block") { account.paywall.gate == .blocked }
                #expect(account.subscription.report?.gate?.reason == .blocked)
                #expect(!account.usage.canSend)
                following.cancel()
                await following.value
                #expect(!account.isLive)
            }
        }

        @Test func `Classes of models by line, toggled by a tap`() async throws {
            try await withAccount("demo-pro", preset: "pages") { account, _ in
                let model = account.modelClass
                #expect(model.text == "Loading...")
                await account.refresh()
                #expect(
                    model.lines == ["Standard: 12/100", "Pro AI: 41/50"] && model.text == "Standard: 12/100")
                model.toggle()
                #expect(model.text == "Pro AI: 41/50")
                model.toggle()
                #expect(model.text == "Standard: 12/100")
                model.isOtherProvider = true
                #expect(model.text == "AI: 12/100")
            }
        }
    }
}

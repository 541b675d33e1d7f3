import Configuration
import Limits
import TestSupport
import Testing

@Suite("The usage answer")
struct UsageTests {
    @Test("the complete answer, with every member")
    func whole() async throws {
        let answer = try await Case.premium(640).ask()
        #expect(answer.status == 200)
        #expect(answer.fields["content-type"] == "application/json")
        #expect(answer.fields["cache-control"] == "no-store")
        #expect(answer.fields["ratelimit"] == "\"messages\";r=160;t=907200")
        let sentence = "You have 160 conversations left this month"
        let spoken = "640 of 800 messages used this month"
        #expect(
            answer.text == """
                {"user_id":"anna","billing_period":"2026-11","message_count":640,"limit":800,\
                "updated_at":"2026-11-20T12:00:00Z","read_at":"2026-11-20T12:00:00.000Z",\
                "messages_remaining":160,"usage_percentage":80,\
                "is_at_limit":false,"plan":{"id":"premium","label":"Premium","kind":"subscription"},\
                "trial":null,"limits":[{"name":"messages","meter":"messages","model_class":null,"used":640,\
                "reserved":0,"limit":800,"remaining":160,"usage_percentage":80,"is_at_limit":false,"period":"2026-11",\
                "window":"month","enforcement":"hard","resets_at":"2026-12-01T00:00:00Z","level":"gentle",\
                "sentence":"\(sentence)","spoken":"\(spoken)"}],\
                "display":{"state":"compact","limit":"messages","level":"gentle","tone":"warm","messages_remaining":160,\
                "tier":"gentle","total_limit":null,"reset_date":null},"sentence":"\(sentence)",\
                "emphasised":false,"emphasis":null,"spoken":"\(spoken)",\
                "settings_row":"640 of 800 messages used","lines":[],"classes":[],\
                "other_line":null,"banner":{"kind":"usage","sentence":"\(sentence)","emphasised":false,\
                "emphasis":null},\
                "offline_sentence":"You're offline right now — I'll be here when you're back.",\
                "detail":{"used":640,"limit":800,"remaining":160,"unit":"messages","used_text":"640",\
                "remaining_text":"160","resets_at":"2026-12-01T00:00:00Z",\
                "trial_ends_at":null,"turn_sentence":"Your usage refreshes on December 1",\
                "plan_label":"Premium",\
                "progress":0.800,"level":"gentle","tone":"warm","manage_url":null},"can_send":true,"gate":null,\
                "actions":[{"action":"manage","label":"Manage subscription","url":null,"call":null,\
                "unopened_sentence":"I couldn't open subscription management. Try again from your device \
                Settings."}],"subscription_sentence":null,"trial_record":null,"ahead":[],"ahead_by_class":{}}
                """)
    }

    @Test(
        "a paid user is shown nothing, then a hint, then what is left, then when it refreshes",
        arguments: [
            (0, "hidden", "silent", "null", "null", "null"),
            (160, "hidden", "silent", "null", "null", "null"),
            (639, "hidden", "silent", "null", "null", "null"),
            (640, "compact", "gentle", "160", "You have 160 conversations left this month", "null"),
            (759, "compact", "gentle", "41", "You have 41 conversations left this month", "null"),
            (760, "compact", "prominent", "40", "Almost there — 40 messages left until December 1", "null"),
            (799, "compact", "prominent", "1", "Almost there — 1 message left until December 1", "null"),
            (
                800, "blocked", "blocked", "null",
                "We've had a lot of great conversations this month! "
                    + "Your next session refreshes on December 1.",
                "2026-12-01T00:00:00Z"
            ),
        ])
    func paid(
        _ used: Int, _ state: String, _ level: String, _ left: String, _ sentence: String, _ reset: String
    ) async throws {
        let answer = try await Case.premium(used).ask()
        #expect(answer["display.state"] == state)
        #expect(answer["display.level"] == level)
        #expect(answer["display.messages_remaining"] == left)
        #expect(answer["sentence"] == sentence)
        #expect(answer["display.reset_date"] == reset)
        #expect(answer["messages_remaining"] == "\(800 - used)")
        #expect(answer["spoken"] == "\(used) of 800 messages used this month")
    }

    @Test(
        "a trial is always shown, its last ten with emphasis",
        arguments: [
            (0, "100 of 100 trial messages remaining", "0", "Day 2 of 3 — 100 conversations left"),
            (12, "88 of 100 trial messages remaining", "0", "Day 2 of 3 — 88 conversations left"),
            (89, "11 of 100 trial messages remaining", "0", "Day 2 of 3 — 11 conversations left"),
            (90, "10 of 100 trial messages remaining", "1", "Day 2 of 3 — 10 conversations left"),
            (99, "1 of 100 trial messages remaining", "1", "Day 2 of 3 — 1 conversation left"),
        ])
    func trial(_ used: Int, _ sentence: String, _ emphasised: String, _ banner: String) async throws {
        let answer = try await Case.trial(used).ask()
        #expect(answer["billing_period"] == "trial")
        #expect(answer["display.state"] == "trial")
        #expect(answer["display.total_limit"] == "100")
        #expect(answer["display.messages_remaining"] == "\(100 - used)")
        #expect(answer["sentence"] == sentence)
        #expect(answer["emphasised"] == emphasised)
        #expect(answer["trial.banner"] == banner)
        #expect(answer["trial.ends_at"] == "2026-11-22T12:00:00Z")
        #expect(answer["trial.follows_sentence"] == "Your subscription begins on November 22")
        // Near the limit the tone is amber (`attention`), and only then is the count bold.
        let isEmphasised = emphasised == "1"
        #expect(answer["display.tone"] == (isEmphasised ? "attention" : "calm"))
        #expect(answer["detail.tone"] == answer["display.tone"])
        #expect((answer["emphasis.1"] == "\(100 - used)") == isEmphasised)
        #expect((answer["banner.emphasis.0"] == "Day 2 of 3 — ") == isEmphasised)
        #expect(answer["limits.0.resets_at"] == "null")
        #expect(answer["spoken"] == "\(used) of 100 trial messages used, day 2 of 3")
    }

    @Test(
        "a used-up trial says what comes next",
        arguments: [
            (
                "active",
                "You've been making great progress! Your message limit refreshes when "
                    + "your monthly subscription begins on November 22.", "2026-11-22T12:00:00Z"
            ),
            ("cancelled", "You've used your trial sessions — ready to continue?", "null"),
        ])
    func trialUsedUp(_ status: String, _ sentence: String, _ reset: String) async throws {
        var user = Case.trial(100)
        user.status = status
        let answer = try await user.ask()
        #expect(answer["display.state"] == "blocked")
        #expect(answer["display.reset_date"] == reset)
        #expect(answer["sentence"] == sentence)
        #expect(answer["is_at_limit"] == "1")
    }

    @Test(
        "a month that is no longer paid for refreshes nothing",
        arguments: [
            ("active", 3, "2026-12-01T00:00:00Z"), ("cancelled", 3, "null"),
            ("cancelled", 20, "2026-12-01T00:00:00Z"),
        ]
            as [(String, Int64, String)])
    func lastMonth(_ status: String, _ days: Int64, _ reset: String) async throws {
        var user = Case.premium(800)
        (user.status, user.period) = (status, -27..<days)
        let answer = try await user.ask()
        #expect(answer["detail.resets_at"] == reset)
        #expect((answer["detail.turn_sentence"] == "null") == (reset == "null"))
        #expect(answer["gate.next_billing_date"] == reset)
    }

    @Test(
        "a user without a plan sees no meter",
        arguments: [
            Case(), Case(plan: "trial", status: "expired", period: -10..<(-7)),
            Case(plan: "premium", status: "free"),
        ])
    func none(_ user: Case) async throws {
        let answer = try await user.ask()
        #expect(answer["plan.id"] == "none")
        #expect(answer["message_count"] == "0" && answer["limit"] == "0")
        #expect(answer["usage_percentage"] == "0" && answer["is_at_limit"] == "1")
        #expect(answer["display.state"] == "hidden")
        // The app shows no line about the usage here, so that users do not read "0 of 0". The sentence of the
        // gate tells them why they cannot send.
        #expect(answer["sentence"] == "null" && answer["can_send"] == "0")
        #expect(answer["gate.sentence"].map { $0 != "null" } == true)
        #expect(answer["settings_row"] == "null" && answer["spoken"] == "null")
        #expect(answer["banner"] == "null" && answer["trial"] == "null")
    }

    @Test("German users read German, and dates are those of their own zone")
    func german() async throws {
        var user = Case.premium(790)
        user.zone = "Europe/Berlin"
        let answer = try await user.ask("/v1/usage", ["Accept-Language": "de-AT,en;q=0.5"])
        #expect(answer["limits.0.resets_at"] == "2026-12-01T00:00:00+01:00")
        #expect(answer["sentence"] == "Gleich ist es so weit — noch 10 Nachrichten bis zum 1. Dezember")
        #expect(answer["settings_row"] == "790 von 800 Nachrichten genutzt")
    }

    @Test("a plan with several limits shows the one that is closest to used up")
    func several() async throws {
        let user = Case(preset: .pages, plan: "pro", used: ["standard": 12, "pro": 48])
        let answer = try await user.ask()
        #expect(answer["billing_period"] == "2026-11-20")
        #expect(answer["message_count"] == "12" && answer["limit"] == "100")
        #expect(answer["limits.1.name"] == "pro" && answer["limits.1.model_class"] == "pro")
        #expect(answer["limits.1.meter"] == "calls" && answer["limits.1.window"] == "day")
        #expect(answer["display.limit"] == "pro" && answer["display.messages_remaining"] == "2")
        #expect(answer["sentence"] == "Almost there — 2 Pro messages left until November 21")
        #expect(answer["limits.0.sentence"] == "null")
        #expect(answer.text.contains(#""lines":["Standard: 12/100","Pro AI: 48/50"]"#))
    }

    @Test("a used-up class of models is shown in its own place only")
    func oneClass() async throws {
        let user = Case(preset: .pages, plan: "pro", used: ["standard": 12, "pro": 50])
        let answer = try await user.ask()
        #expect(answer["display.limit"] == "standard" && answer["display.state"] == "hidden")
        #expect(answer["sentence"] == "null")
        #expect(answer["limits.1.level"] == "blocked")
        #expect(
            answer["limits.1.sentence"]
                == "We've had great Pro conversations today! They refresh on November 21.")
    }

    @Test("an answer to HEAD has the length and no body")
    func head() async throws {
        let whole = try await Case.premium(160).ask()
        let head = try await Case.premium(160).ask("/v1/usage", method: "HEAD")
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head.fields["content-length"] == "\(whole.body.count)")
    }
}

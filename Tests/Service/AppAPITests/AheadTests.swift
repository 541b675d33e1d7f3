import Configuration
import TestSupport
import Testing

/// Tests `GET /v1/usage?ahead=N`, which reports the figures after N more messages. An app shows these figures
/// while a message is on its way.
@Suite("The forecast for the next messages")
struct AheadTests {
    @Test("is in the catalogue's words, for each message with its own count")
    func words() async throws {
        let answer = try await Case.premium(758).ask("/v1/usage?ahead=3")
        #expect(answer["message_count"] == "758")
        #expect(answer["sentence"] == "You have 42 conversations left this month")
        #expect(answer["ahead.0.sentence"] == "You have 41 conversations left this month")
        #expect(answer["ahead.1.sentence"] == "Almost there — 40 messages left until December 1")
        #expect(answer["ahead.1.display.tier"] == "prominent")
        #expect(answer["ahead.2.message_count"] == "761")
        #expect(answer["ahead.3.message_count"] == nil)
        #expect(answer["ahead.0.ahead"] == nil)
    }

    @Test("shows the end before it is reached")
    func last() async throws {
        let answer = try await Case.trial(99).ask("/v1/usage?ahead=1")
        #expect(answer["can_send"] == "1" && answer["gate"] == "null")
        #expect(answer["ahead.0.can_send"] == "0")
        #expect(answer["ahead.0.gate.reason"] == "messages_exhausted")
        #expect(answer["ahead.0.display.state"] == "blocked")
        #expect(answer["ahead.0.banner.sentence"] == answer["ahead.0.gate.sentence"])
    }

    @Test func `The forecast never passes a limit, nor counts messages that would be refused`() async throws {
        let last = try await Case.premium(799).ask("/v1/usage?ahead=3")
        for place in 0..<3 { #expect(last["ahead.\(place).settings_row"] == "800 of 800 messages used") }
        let none = try await Case().ask("/v1/usage?ahead=1")
        #expect(none["ahead.0.message_count"] == "0" && none["ahead.0.settings_row"] == "null")
    }

    @Test func `The forecast counts calls of the class whose model is asked for`() async throws {
        let user = Case(preset: .pages, plan: "pro", used: ["standard": 99, "pro": 48])
        let answer = try await user.ask("/v1/usage?ahead=3")
        #expect(answer["ahead.0.lines.0"] == "Standard: 100/100")
        #expect(
            answer["ahead.2.lines.0"] == "Standard: 100/100" && answer["ahead.2.lines.1"] == "Pro AI: 48/50")
        #expect(answer["ahead_by_class.pro.0.lines.0"] == "Standard: 99/100")
        #expect(answer["ahead_by_class.pro.0.lines.1"] == "Pro AI: 49/50")
        #expect(answer["ahead_by_class.pro.2.lines.1"] == "Pro AI: 50/50")
        #expect(answer["ahead_by_class.pro.2.classes.1.is_used_up"] == "1")
    }

    @Test("is bounded, and empty if no number is asked for")
    func bounds() async throws {
        let many = try await Case.premium(0).ask("/v1/usage?ahead=1000000000")
        #expect(many["ahead.9.message_count"] == "10" && many["ahead.10.message_count"] == nil)
        for query in ["", "?ahead=", "?ahead=-1", "?ahead=x", "?behind=3", "?ahead=99999999999999999999"] {
            #expect(try await Case.premium(0).ask("/v1/usage\(query)").text.contains(#""ahead":[]"#))
        }
        let second = try await Case.premium(0).ask("/v1/usage?x=1&ahead=1")
        #expect(second["ahead.0.message_count"] == "1" && second["ahead.1.message_count"] == nil)
    }
}

import TestSupport
import Testing

/// Tests `sandbox: separate`: a tester's purchase gives a plan whose use is counted separately.
@Suite(.needsRedisServer) struct `A tester` {
    @Test func `A tester uses up nothing of a plan that was paid for before or is paid later`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", phase: "intro")
            #expect(try await responder.say(30) == 30)
            try await responder.give("trial", phase: "intro", isSandbox: true)
            #expect(try await responder.say(101) == 100)
            var usage = try await responder.ask("GET", "/v1/usage")
            #expect(usage["message_count"] == "100" && usage["can_send"] == "0")
            try await responder.give("trial", phase: "intro")
            usage = try await responder.ask("GET", "/v1/usage")
            #expect(usage["message_count"] == "30" && usage["can_send"] == "1")
            #expect(try await responder.say(71) == 70)
        }
    }

    @Test func `A tester's trial record is shown in the tester's plan, not in a paid one`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", phase: "intro", isSandbox: true)
            #expect(try await responder.say(3) == 3)
            try await responder.give("premium", phase: "normal", isSandbox: true)
            #expect(try await responder.ask("GET", "/v1/usage")["trial_record.message_count"] == "3")
            try await responder.give("premium", phase: "normal")
            #expect(try await responder.ask("GET", "/v1/usage")["trial_record"] == "null")
        }
    }

    @Test func `A tester sees that the purchase moved no money`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("premium", isSandbox: true)
            #expect(try await responder.ask("GET", "/v1/subscription")["is_sandbox"] == "1")
            try await responder.give("premium")
            #expect(try await responder.ask("GET", "/v1/subscription")["is_sandbox"] == "0")
        }
    }
}

import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Follows a subscription from the first purchase on, with a stand-in for RevenueCat.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct SubscriptionTests {
        @Test
        func `A trial is bought, used up, and goes on as a subscription whose webhook was lost`() async throws
        {
            try await withRevenueCat { edge, revenueCat, _ in
                #expect(try await edge.web.say("ann").status == 403)
                revenueCat.sells("ann", "intro", for: 8)
                #expect(try await edge.hears("INITIAL_PURCHASE", of: "ann") == 200)
                for _ in 0..<5 { #expect(try await edge.web.say("ann").status == 200) }
                let refused = try await edge.web.say("ann")
                #expect(refused.status == 429)
                #expect(try refused.problem().gate == "messages_exhausted")
                // No webhook reports the next purchase, so the edge must ask RevenueCat (the stand-in).
                revenueCat.sells("ann", "normal", for: 3600)
                try await until("the end of the trial", within: 30) {
                    try await edge.web.say("ann").status == 200
                }
                #expect(try await edge.used(by: "ann") == 1)
                for _ in 0..<4 { #expect(try await edge.web.say("ann").status == 200) }
                #expect(try await edge.web.say("ann").status == 429)
            }
        }

        @Test
        func `An expired user may read, may not send, and is told why`() async throws {
            try await withRevenueCat { edge, revenueCat, _ in
                for (user, phase, gate, words) in [
                    (
                        "ann", "intro", "trial_expired",
                        "You've used your trial sessions — ready to continue?"
                    ),
                    ("ben", "normal", "cancelled", "Ready to come back?"),
                ] {
                    revenueCat.sells(user, phase, for: 3600)
                    #expect(try await edge.hears("INITIAL_PURCHASE", of: user) == 200)
                    #expect(try await edge.web.say(user).status == 200)
                    revenueCat.sells(user, phase, for: -60)
                    #expect(try await edge.hears("EXPIRATION", of: user) == 200)
                    let refused = try await edge.web.say(user)
                    #expect(refused.status == 403)
                    #expect(try refused.problem().gate == gate)
                    #expect(try refused.problem().message == words)
                    let history = try await edge.web.ask("GET", "/api/history/1", ["x-user-id": user])
                    #expect(history.status != 403 && history.status != 429)
                    let answer = try await edge.web.patiently("GET", "/v1/subscription", ["x-user-id": user])
                    #expect(answer.text.contains(#""status":"expired","label":"Expired""#))
                }
            }
        }

        @Test
        func `A subscription goes on while the store is away, and the reconciler finds what it missed`()
            async throws
        {
            try await withRevenueCat { edge, revenueCat, _ in
                let ends = Date(timeIntervalSinceNow: 2)
                revenueCat.sells("ann", "normal", for: 2)
                #expect(try await edge.hears("INITIAL_PURCHASE", of: "ann") == 200)
                revenueCat.store.fail(.status(500))
                try await until("the end of the paid time") {
                    let isOver = Date() > ends
                    let answer = try await edge.web.patiently("GET", "/v1/subscription", ["x-user-id": "ann"])
                    #expect(answer.text.contains(#""can_send":true"#), "the user may not send")
                    #expect(
                        answer.text.contains(#""status":"active""#), "an end that the store never reported")
                    return isOver
                }
                #expect(
                    try await edge.web.say("ann").status == 200, "refused while the store could not be asked")
                revenueCat.store.fail(.none)
                revenueCat.sells("ann", "normal", for: 3600)
                revenueCat.sells("ben", "normal", for: 3600)
                revenueCat.store.fail(.status(500))
                #expect(try await edge.hears("INITIAL_PURCHASE", of: "ben") == 200)
                revenueCat.store.fail(.none)
                #expect(
                    try await edge.web.ask("POST", "/v1/subscription/restore", ["x-user-id": "ben"]).text
                        .contains(#""restored":true"#))
            }
        }
    }
}

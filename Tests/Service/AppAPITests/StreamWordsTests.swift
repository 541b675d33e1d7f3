import Foundation
import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

/// Checks the sentences and dates of a usage stream, and the time of a counter's last change.
@Suite(.needsRedisServer) struct `An app's screen` {
    private static let day = 86_400.0

    @Test func `A screen is told when the last 24 hours begin, even without a message`() async throws {
        try await withLiveResponder(within: 180) { responder async throws in
            // The stream must be open before the trial's last 24 hours begin. `lead` is the time until then,
            // in seconds. A slow machine needs a longer `lead`.
            for lead in [3.0, 12, 40] {
                let user = "ann\(Int(lead))"
                try await responder.give(
                    "trial", from: -2, to: 1 + lead / Self.day, phase: "intro", user: user)
                let stream = try await Stream.open(responder, user: user, timeout: 90)
                let before = try await stream.usage()
                guard before.contains(#""emphasised":false"#) else {
                    stream.close()
                    continue
                }
                let words = "Last day of your trial — want to keep going?"
                var (isToldOfUsage, isToldOfSubscription) = (false, false)
                while !isToldOfUsage || !isToldOfSubscription {
                    let event = try await stream.next()
                    let isLastDay = event.text.contains(words)
                    if event.type == "usage" {
                        #expect(event.text.contains(#""emphasised":true"#) == isLastDay)
                        isToldOfUsage = isLastDay || isToldOfUsage
                    } else if event.type == "subscription" {
                        #expect(event.text.contains(#""days_remaining":1"#) == isLastDay)
                        isToldOfSubscription = isLastDay || isToldOfSubscription
                    }
                }
                stream.close()
                return
            }
            Issue.record("no stream was open in time")
        }
    }

    @Test func `A screen is told that one day less remains, even if nothing else changes`() async throws {
        try await withLiveResponder(within: 180) { responder async throws in
            for lead in [3.0, 12, 40] {
                let user = "dan\(Int(lead))"
                try await responder.give("premium", to: 5 + lead / Self.day, phase: "normal", user: user)
                let stream = try await Stream.open(responder, user: user, timeout: 90)
                var event = try await stream.next()
                while event.type != "subscription" { event = try await stream.next() }
                guard event.text.contains(#""days_remaining":6"#) else {
                    stream.close()
                    continue
                }
                repeat { event = try await stream.next() } while event.type != "subscription"
                #expect(event.text.contains(#""days_remaining":5"#))
                stream.close()
                return
            }
            Issue.record("no stream was open in time")
        }
    }

    @Test func `A screen is told of the end when it comes, in both events`() async throws {
        try await withLiveResponder(within: 180) { responder async throws in
            for lead in [3.0, 12, 40] {
                let user = "ben\(Int(lead))"
                try await responder.give(
                    "premium", status: "cancelled", to: lead / Self.day, phase: "normal", user: user)
                let stream = try await Stream.open(responder, user: user, timeout: 90)
                guard try await stream.usage().contains(#""can_send":true"#) else {
                    stream.close()
                    continue
                }
                var (isToldOfUsage, isToldOfSubscription) = (false, false)
                while !isToldOfUsage || !isToldOfSubscription {
                    let event = try await stream.next()
                    let isOver = event.text.contains(#""can_send":false,"gate":{"reason":"cancelled""#)
                    if event.type == "usage" { isToldOfUsage = isOver || isToldOfUsage }
                    if event.type == "subscription" { isToldOfSubscription = isOver || isToldOfSubscription }
                }
                stream.close()
                return
            }
            Issue.record("no stream was open in time")
        }
    }

    @Test func `A screen shows when a count last changed, not when it was read`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("premium")
            func changed() async throws -> Int {
                let answer = try await responder.ask("GET", "/v1/usage")
                let date = try Date(try #require(answer["updated_at"]), strategy: .iso8601)
                return Int(date.timeIntervalSince1970)
            }
            let before = Int(responder.now.seconds)
            try await responder.say()
            let first = try await changed()
            #expect(first >= before && first <= Int(responder.now.seconds))
            // More than a second has passed, and the reported time of the last change is still the same.
            _ = await responder.loop.waits { Int(responder.now.seconds) > first + 1 }
            #expect(try await changed() == first)
            // A purchase changes no counter, so the time of the last change stays the same.
            try await responder.give("premium", status: "cancelled")
            #expect(try await changed() == first)
            try await responder.say()
            #expect(try await changed() > first)
        }
    }

    @Test func `A screen reads the trial's record after the switch to monthly`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", to: 2, phase: "intro")
            #expect(try await responder.say(12) == 12)
            #expect(
                try await responder.ask("GET", "/v1/usage")["trial_record"] == "null",
                "it is the record itself")
            try await responder.give("premium", phase: "normal")
            try await responder.say(2)
            let usage = try await responder.ask("GET", "/v1/usage")
            #expect(usage["message_count"] == "2" && usage["limit"] == "800")
            #expect(usage["trial_record.billing_period"] == "trial")
            #expect(usage["trial_record.message_count"] == "12" && usage["trial_record.limit"] == "100")
            #expect(usage["trial_record.messages_remaining"] == "88")
            #expect(usage["trial_record.user_id"] == "ann")
            #expect(try await responder.ask("GET", "/v1/usage", user: "cleo")["trial_record"] == "null")
        }
    }

    @Test func `A screen gets a link or a call with each action`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("premium", status: "cancelled", user: "cat")
            let usage = try await responder.ask("GET", "/v1/usage", user: "cat")
            #expect(usage["actions.0.action"] == "resubscribe" && usage["actions.0.label"] == "Resubscribe")
            #expect(usage["actions.0.url"] == "https://example.com/manage")
            #expect(
                usage["actions.1.action"] == "manage" && usage["actions.1.label"] == "Manage subscription")
            #expect(usage["actions.1.url"] == "https://example.com/manage")
            #expect(
                usage["actions.1.unopened_sentence"]
                    == "I couldn't open subscription management. Try again from your device Settings.")
            let fresh = try await responder.ask("GET", "/v1/subscription", ["accept-language": "de"])
            #expect(fresh["actions.0.action"] == "subscribe" && fresh["actions.0.label"] == "Abo abschließen")
            #expect(fresh["actions.1.action"] == "restore" && fresh["actions.1.url"] == "null")
            #expect(fresh["actions.1.call.method"] == "POST")
            let path = try #require(fresh["actions.1.call.path"])
            #expect(try await responder.ask("POST", path).status == 200)
        }
    }

    @Test func `A screen gets the link to the store that manages the purchase`() async throws {
        try await withLiveResponder { responder async throws in
            var record = SubscriptionRecord()
            (record.plan, record.status) = ("premium", "active")
            record.managementURL = "https://apps.apple.com/account/subscriptions"
            let news = SubscriptionNews(
                at: responder.now, id: "1", actor: "test", reason: "test", record: record)
            _ = try await responder.records.subscriptions.noteNews(news, of: UserName(id: "ann").key)
            for path in ["/v1/usage", "/v1/subscription"] {
                let answer = try await responder.ask("GET", path)
                #expect(answer["actions.0.action"] == "manage")
                #expect(answer["actions.0.url"] == "https://apps.apple.com/account/subscriptions")
            }
        }
    }

    @Test func `A screen gets the catalogue's words for what it says by itself`() async throws {
        try await withLiveResponder { responder async throws in
            let english = try await responder.ask("GET", "/v1/words")
            #expect(english["language"] == "en")
            #expect(english["words.offline"] == "You're offline right now — I'll be here when you're back.")
            #expect(english["words.come_back"] == "Ready to come back?")
            #expect(english["words.month_used_up"] == nil, "it names a date, which only an answer knows")
            let german = try await responder.ask("GET", "/v1/words", ["accept-language": "de"])
            #expect(german["words.action_manage"] == "Abo verwalten")
        }
    }

    @Test(arguments: [
        (
            "PUT", "/v1/check-ins/preferences", #"{"frequency": "weekly"}"#,
            "I couldn't save your check-in settings"
        ),
        ("GET", "/v1/check-ins/preferences", "", "I couldn't load your check-in settings"),
        ("POST", "/v1/sessions/current/background", "", "I couldn't take a note of our session"),
        ("GET", "/v1/subscription", "", "I couldn't load your subscription details"),
        ("GET", "/v1/usage", "", "I couldn't check your usage right now — please try again"),
        ("POST", "/v1/subscription/restore", "", "I couldn't load your subscription details"),
    ])
    func `A screen is told what could not be done, and nothing else`(
        method: String, path: String, body: String, words: String
    ) async throws {
        try await withLiveResponder { responder async throws in
            responder.redis.close()
            let answer = try await responder.ask(method, path, body: body.isEmpty ? nil : body)
            #expect(answer.status == 503)
            #expect(answer["title"]?.hasPrefix(words) == true, "\(answer.text)")
        }
    }

    @Test(arguments: [
        ("Bearer wrong", "{}", 401, "I couldn't tell who sent this event."),
        ("Bearer hook", "{", 400, "I couldn't read this event"),
        (
            "Bearer hook",
            #"{"event": {"type": "RENEWAL", "id": "1", "app_user_id": "ann", "event_timestamp_ms": 1}}"#, 503,
            "I couldn't keep this event just now"
        ),
    ])
    func `A service whose event is refused gets a text of its own, not that of a screen`(
        secret: String, body: String, status: Int, words: String
    ) async throws {
        try await withLiveResponder { responder async throws in
            responder.redis.close()
            let answer = try await responder.ask(
                "POST", "/webhooks/revenuecat", ["authorization": secret], body: body)
            #expect(answer.status == status && answer["title"]?.hasPrefix(words) == true, "\(answer.text)")
        }
    }
}

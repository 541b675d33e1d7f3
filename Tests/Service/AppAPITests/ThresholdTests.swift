import Authentication
import Bytes
import Foundation
import HTTP
import Ledger
import Limits
import Problems
import Reactor
import Redis
import Subscriptions
import Synchronization
import TestSupport
import Testing
import Wire
import Words

@testable import AppAPI

/// Each threshold event is signed and occurs once in a period. The edge sends it until it is accepted, but
/// not endlessly.
@Suite(.needsRedisServer) struct `A threshold event` {
    @Test func `A threshold event is sent once for 80, 95 and 100 percent each, signed`() async throws {
        try await withLiveResponder { responder async throws in
            let team = Team()
            try await responder.give("trial", phase: "intro")
            try await serving(team, on: responder.loop) { client in
                let delivery = responder.delivery(to: client.port)
                delivery.start()
                defer { delivery.stop() }
                let outbox = responder.outbox()
                for _ in 0..<101 { try await responder.sayAndTell(outbox) }
                #expect(await eventually(on: responder.loop) { team.taken.count == 3 })
                #expect(team.taken.compactMap { $0.number("percent") } == [80, 95, 100])
                #expect(team.taken.compactMap { $0.number("used") } == [80, 95, 100])
                let first = try #require(team.taken.first)
                // The configuration replaces the sentence of the first two events, but not of the last.
                #expect(
                    team.taken.prefix(2).compactMap { $0.text("sentence") } == ["20 to go", "5 to go"])
                #expect(
                    team.taken.last?.text("sentence")?.hasPrefix("You've been making great progress!") == true
                )
                #expect(first.text("user_id") == "ann" && first.text("type") == "usage.threshold")
                #expect(first.text("plan") == "trial" && first.text("period") == "trial")
                for event in team.taken {
                    #expect(
                        Signature.isGood(
                            event.signature, of: Array(event.body.utf8), secrets: ["shh"],
                            now: responder.now))
                }
                #expect(Set(team.taken.compactMap { $0.text("id") }).count == 3)
                let sent = try JSONSerialization.jsonObject(with: Data(first.body.utf8)) as? [String: Any]
                #expect(try Set(sent?.keys.map(\.self) ?? []) == Self.described())
            }
        }
    }

    /// The members of a threshold event that web/openapi-app.json describes.
    private static func described() throws -> Set<String> {
        let data = try Data(contentsOf: Checkout.root.appending(path: "web/openapi-app.json"))
        var part = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        for step in ["components", "schemas", "ThresholdEvent", "properties"] {
            part = part?[step] as? [String: Any]
        }
        return Set(try #require(part).keys)
    }

    @Test func `A threshold event is sent again until it is accepted`() async throws {
        try await withLiveResponder { responder async throws in
            let team = Team(refusing: 1)
            try await responder.give("trial", phase: "intro")
            try await serving(team, on: responder.loop) { client in
                let delivery = responder.delivery(to: client.port)
                delivery.start()
                defer { delivery.stop() }
                let outbox = responder.outbox()
                for _ in 0..<80 { try await responder.sayAndTell(outbox) }
                #expect(await eventually(on: responder.loop) { team.tries == 1 })
                // The edge waits 5 s between two tries. `hurry` makes the next try due at once.
                #expect(
                    await eventually(on: responder.loop) {
                        if team.tries == 1 { try? await responder.hurry() }
                        return team.taken.count == 1
                    })
                #expect(team.tries == 2)
            }
        }
    }

    @Test(arguments: [("", 0), ("false", 0), ("true", 1)])
    func `A threshold event respects check-in preferences if so configured`(said: String, sent: Int)
        async throws
    {
        try await withLiveResponder { responder async throws in
            let team = Team()
            try await responder.give("trial", phase: "intro")
            if !said.isEmpty {
                _ = try await responder.ask(
                    "PUT", "/v1/check-ins/preferences", body: #"{"check_ins_enabled": \#(said)}"#)
            }
            try await serving(team, on: responder.loop) { client in
                let outbox = responder.outbox()
                for _ in 0..<80 { try await responder.sayAndTell(outbox) }
                #expect(await eventually(on: responder.loop) { (try? await responder.waiting()) == 1 })
                let delivery = responder.delivery(to: client.port, respecting: responder.checkIns)
                delivery.start()
                defer { delivery.stop() }
                #expect(await eventually(on: responder.loop) { (try? await responder.waiting()) == 0 })
                #expect(team.taken.count == sent)
            }
        }
    }

    @Test func `Threshold events are queued up to a bound, and only for configured levels`() async throws {
        try await withLiveResponder { responder async throws in
            let outbox = responder.outbox(capacity: 2, levels: [80, 100])
            for index in 0..<4 {
                try await responder.give("trial", phase: "intro", user: "u\(index)")
                for _ in 0..<80 { try await responder.sayAndTell(outbox, user: "u\(index)") }
            }
            for _ in 0..<19 { try await responder.sayAndTell(outbox, user: "u0") }
            #expect(await eventually(on: responder.loop) { (try? await responder.waiting()) == 2 })
        }
    }

    @Test func `A threshold event is the same after it was queued`() throws {
        let user = UserName(tenant: "acme", id: Array("line\nbreak {1} é".utf8))
        let event = try #require(
            ThresholdEvent(member: Array("1795176000000 4 17\nacme".utf8) + user.id + Array("{}".utf8)))
        #expect(event.user == user && event.created == noon && event.body == Array("{}".utf8))
        #expect(ThresholdEvent(member: event.member)?.user == user)
        for bad in ["", "x", "1 2\n", "1 2 3\nab", "1 -2 3\nabc", "a b c\n"] {
            #expect(ThresholdEvent(member: Array(bad.utf8)) == nil)
        }
    }
}

/// The server to which the edge sends threshold events. It refuses some events before it accepts them.
private final class Team: TaskResponder, @unchecked Sendable {
    struct Delivered {
        let signature: String
        let body: String

        private var members: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
        }

        func number(_ name: String) -> Int? { members[name] as? Int }
        func text(_ name: String) -> String? { members[name] as? String }
    }

    private(set) var taken: [Delivered] = []
    private(set) var tries = 0
    private let refusing: Int

    init(refusing: Int = 0) { self.refusing = refusing }

    func respond(to call: ServerCall) async {
        guard (try? await call.readBody(limit: 1 << 16)) != nil else { return call.breakOff() }
        tries += 1
        var signature = ""
        for index in 0..<call.head.fields.count {
            let field = call.head.fields[index]
            let name = String(decoding: call.bytes(field.name), as: UTF8.self).lowercased()
            if name == "usher-signature" {
                signature = String(decoding: call.bytes(field.value), as: UTF8.self)
            }
        }
        guard tries > refusing else { return call.respond(status: 503, type: "text/plain", body: "later") }
        let body = String(decoding: call.bytes(FieldRange(call.body)), as: UTF8.self)
        taken.append(Delivered(signature: signature, body: body))
        call.respond(status: 200, type: "text/plain", body: "thanks")
    }
}

extension LiveAppResponder {
    fileprivate func delivery(to port: UInt16, respecting checkIns: CheckIns? = nil) -> EventDelivery {
        let origin = Origin(host: "127.0.0.1", port: port, security: nil)
        let address = EventEndpoint(origin: origin, authority: "localhost", target: "/hook", secret: "shh")
        return EventDelivery(
            records, tenant: "", address, respecting: checkIns, giveUpAfter: 86_400, on: loop, log: { _ in })
    }

    fileprivate func outbox(capacity: Int = 100, levels: Set<Int> = [80, 95, 100]) -> ThresholdOutbox {
        ThresholdOutbox(
            records, tenant: "", capacity: capacity, levels: levels,
            words: ThresholdWords(
                Catalogue.standard.merging([
                    "en": ["trial_used_up": "All yours is used.", "trial_remaining": "{count} to go"]
                ]), language: "en", planTable: responder.planTable),
            on: loop, log: { _ in })
    }

    /// Counts a message, and puts its threshold event into the outbox as the gateway does.
    fileprivate func sayAndTell(_ outbox: ThresholdOutbox, user: String = "ann") async throws {
        let name = UserName(id: user)
        let request = AdmissionRequest(user: name.key)
        guard case .admitted(let reservation, let account) = try await admissions.admit(request, now: now)
        else { return }
        outbox.thresholdReached(
            AuthenticatedCaller(id: name.id, identity: CallerIdentity(key: name.key, plan: nil)), tenant: "",
            account, account.reachedByMessage)
        _ = await admissions.settle(reservation.settlement(using: nil))
    }

    fileprivate func waiting() async throws -> Int {
        try await queue("ZCARD", []).integer ?? -1
    }

    /// Makes all events in the outbox due now.
    fileprivate func hurry() async throws {
        let members = try await queue("ZRANGE", ["0", "-1"]).array?.compactMap(\.bytes) ?? []
        for member in members {
            try await records.queues.putMember(member, in: .outbox(tenant: "", capacity: 100), due: nil)
        }
    }

    private func queue(_ command: String, _ more: [String]) async throws -> RedisReply {
        var arguments = RedisArguments()
        for word in [command, "us:outbox"] + more { arguments.append(word) }
        return try await redis.sendCommand(arguments)
    }
}

import Foundation
import Testing

@testable import UsherKit

/// Tests what an app counts by itself, and when the server's figure replaces it. EndToEndTests/Kit tests this
/// with a real edge.
@MainActor struct `The usage model` {
    private let model = UsageModel(
        client: UsherClient(baseURL: URL(filePath: "/"), credential: .bearer("unused")))

    /// A report of a user who has used `count` of 10 messages. The report was read `second` seconds after
    /// midnight.
    private func report(_ count: Int, at second: Int, period: String = "2026-11", ahead: Int = 3) throws
        -> UsageReport
    {
        func figures(_ count: Int) -> String {
            """
            "user_id":"ann","billing_period":"\(period)","message_count":\(count),"limit":10,\
            "updated_at":"2026-11-24T00:00:00Z","read_at":"2026-11-24T00:00:\(second < 10 ? "0" : "")\(second).000Z",\
            "messages_remaining":\(10 - count),"usage_percentage":\(count * 10),"is_at_limit":false,\
            "plan":{"id":"premium","label":"Premium","kind":"subscription"},"trial":null,"limits":[],\
            "display":{"state":"hidden","level":"silent"},"sentence":"\(count) said","emphasised":false,\
            "settings_row":"\(count) of 10","lines":[],"offline_sentence":"Away.",\
            "detail":{"level":"silent"},"can_send":\(count < 10),\
            "gate":\(count < 10 ? "null" : #"{"reason":"messages_exhausted","sentence":"Later."}"#),"actions":[]
            """
        }
        let next = (1...max(ahead, 1)).prefix(ahead).map { "{\(figures(min(10, count + $0)))}" }
        let text = "{\(figures(count)),\"ahead\":[\(next.joined(separator: ","))]}"
        return try ReportDecoder.decode(UsageReport.self, from: Data(text.utf8))
    }

    @Test func `The usage model counts its own message at once, in the server's words`() throws {
        model.take(try report(4, at: 1))
        model.messageSent()
        #expect(model.sentence == "5 said" && model.settingsRow == "5 of 10")
        model.messageSent()
        #expect(model.sentence == "6 said")
    }

    @Test func `The usage model takes over the server's figure, and counts nothing twice`() throws {
        model.take(try report(4, at: 1))
        model.messageSent()
        model.messageSent()
        model.take(try report(5, at: 2))
        #expect(model.sentence == "6 said", "one of two was counted")
        model.take(try report(6, at: 3))
        #expect(model.sentence == "6 said")
        model.take(try report(8, at: 4))
        #expect(model.sentence == "8 said", "another device sends, too")
    }

    @Test func `The usage model is not set back by an answer that is older than another one`() throws {
        model.take(try report(7, at: 5))
        model.take(try report(4, at: 1))
        #expect(model.sentence == "7 said")
    }

    @Test func `The usage model takes over an operator's reset and a new period`() throws {
        model.take(try report(9, at: 1))
        model.messageSent()
        model.take(try report(0, at: 2, period: "2026-12"))
        #expect(model.sentence == "0 said")
        model.messageSent()
        model.take(try report(0, at: 3, period: "2026-12"), isFinal: true)
        #expect(model.sentence == "0 said", "requested after the message, which was not counted")
    }

    @Test func `The usage model no longer counts a message that had no answer`() throws {
        model.take(try report(4, at: 1))
        model.messageSent()
        model.messageFailed()
        model.messageFailed()
        #expect(model.sentence == "4 said")
    }

    @Test func `The usage model disallows sending after the last message, and after a refusal`() throws {
        model.take(try report(9, at: 1))
        #expect(model.canSend)
        model.messageSent()
        #expect(!model.canSend && PaywallModel(usage: model).sentence == "Later.")
        model.messageFailed()
        let body = Data(#"{"error":{"message":"No.","code":"blocked","gate":"blocked"}}"#.utf8)
        model.messageRefused(try #require(UsherRefusal(status: 403, body: body) { _ in nil }))
        #expect(!model.canSend && PaywallModel(usage: model).gate == .blocked)
        model.take(try report(9, at: 2))
        #expect(model.canSend, "sending is allowed again when the server says so")
    }

    @Test func `The usage model shows that it is offline before everything else`() throws {
        #expect(model.banner == nil)
        model.setOffline(true)
        #expect(model.banner == BannerReport(kind: .offline, sentence: KitWords(languages: ["en"])[.offline]))
        model.setOffline(false)
        #expect(model.phase == .loading && model.banner == nil)
        model.take(try report(4, at: 1))
        model.take(.offline)
        #expect(model.banner?.sentence == "Away." && model.sentence == "4 said", "the figures stay")
        model.setOffline(false)
        #expect(model.phase == .ready)
    }

    @Test(arguments: [
        (["de-AT", "en"], "Täglich"), (["fr", "de"], "Täglich"), (["fr"], "Daily"), ([], "Daily"),
        (["en-GB", "de"], "Daily"),
    ]) func `The usage model speaks the first language that it knows`(languages: [String], text: String) {
        #expect(KitWords(languages: languages)[.daily] == text)
    }

    @Test func `The usage model counts a message to another class of models at once in that class`() throws {
        let report = try report(4, at: 1)
        var members = try #require(
            JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any])
        let next = try JSONEncoder().encode(UsageReport.sample(used: 700))
        members["ahead_by_class"] = ["pro": [try JSONSerialization.jsonObject(with: next)]]
        let kept = try JSONSerialization.data(withJSONObject: members)
        model.take(try JSONDecoder().decode(UsageReport.self, from: kept))
        model.messageSent(modelClass: "pro")
        #expect(model.shown?.messageCount == 700)
        model.messageSent(modelClass: "unheard")
        #expect(model.shown?.messageCount == 6, "a class without figures counts as the default one")
    }
}

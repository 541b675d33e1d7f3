import Foundation
import Testing

@testable import UsherKit

struct `A refusal` {
    private static let details =
        #""limit":100,"used":100,"limit_kind":"trial","resets_at":"2026-11-27T01:00:00+01:00","#
        + #""gate":"messages_exhausted","actions":["subscribe","fly"],"upgrade_url":"https://example.com/more""#

    @Test(arguments: [
        #"{"error":{"message":"Soon.","type":"insufficient_quota","param":null,"code":"used_up",\#(details)}}"#,
        #"{"type":"error","error":{"type":"rate_limit_error","message":"Soon.","code":"used_up",\#(details)},"request_id":"r"}"#,
        #"{"error":{"code":429,"message":"Soon.","status":"RESOURCE_EXHAUSTED","reason":"used_up",\#(details)}}"#,
        #"{"type":"about:blank","status":429,"title":"Soon.","code":"used_up",\#(details)}"#,
    ]) func `A refusal is the same in every dialect`(body: String) throws {
        let fields = ["Retry-After": "3600", "X-Request-Id": "r"]
        let refusal = try #require(UsherRefusal(status: 429, body: Data(body.utf8)) { fields[$0] })
        #expect(refusal.sentence == "Soon." && refusal.code == "used_up")
        #expect(refusal.limit == 100 && refusal.used == 100 && refusal.limitKind == "trial")
        let opens = Date(timeIntervalSince1970: 1_795_737_600)
        #expect(refusal.resetsAt == opens)
        #expect(refusal.gate == .messagesExhausted(nextBillingDate: opens))
        #expect(refusal.actions == [.subscribe], "an action of a later version is left out")
        #expect(refusal.upgradeURL?.absoluteString == "https://example.com/more")
        #expect(refusal.retryAfter == 3600 && refusal.requestID == "r")
    }

    @Test(arguments: [
        (200, #"{"error":{"message":"Soon.","code":"used_up"}}"#), (429, "<html>429</html>"), (429, ""),
        (500, #"{"error":{"message":"An upstream's own."}}"#), (429, #"{"detail":"none of ours"}"#),
    ]) func `A refusal is not read from an answer without one`(status: Int, body: String) {
        #expect(UsherRefusal(status: status, body: Data(body.utf8)) { _ in nil } == nil)
    }
}

import Dialects
import JSON
import TestSupport
import Testing

/// Which answers of 400 refuse the key of whoever asked, and which complain of the request.
@Suite struct `An answer of 400` {
    private static func refusesKey(_ body: String) -> Bool {
        var parser = JSONParser()
        return KeyRefusal.isIn(bytes(body), with: &parser)
    }

    private static let refusal =
        #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","details":["#
        + #"{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID","#
        + #""domain":"googleapis.com","metadata":{"service":"generativelanguage.googleapis.com"}},"#
        + #"{"@type":"type.googleapis.com/google.rpc.LocalizedMessage","locale":"en-US"}]}}"#

    @Test(arguments: [refusal, "[\(refusal)]", "[{},\(refusal)]"])
    func `refuses the key by its reason, also in a list`(body: String) {
        #expect(Self.refusesKey(body))
    }

    @Test(arguments: [
        "", "{}", "[]", "API_KEY_INVALID", #"{"error":"API_KEY_INVALID"}"#,
        // What a caller wrote may come back in the message or in the field that is complained of.
        #"{"error":{"message":"no \"reason\":\"API_KEY_INVALID\" here","details":[]}}"#,
        #"{"error":{"details":[{"reason":"BAD","metadata":{"reason":"API_KEY_INVALID"}}]}}"#,
        #"{"error":{"details":{"reason":"API_KEY_INVALID"}}}"#,
        #"{"error":{"details":[{"reason":"API_KEY_INVALID"}"#,
    ])
    func `complains of the request otherwise`(body: String) {
        #expect(!Self.refusesKey(body))
    }
}

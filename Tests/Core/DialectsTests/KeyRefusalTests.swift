import Dialects
import JSON
import TestSupport
import Testing

/// A provider's answer with status 400 or 403 can refuse the API key that the edge sends, or only this one
/// request. The edge must distinguish the two.
@Suite struct `An answer of 400 or 403` {
    private static func refusesKey(_ body: String, _ status: Int = 400) -> Bool {
        var parser = JSONParser()
        return KeyRefusal.isIn(bytes(body), of: status, with: &parser)
    }

    private static let refusal =
        #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","details":["#
        + #"{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID","#
        + #""domain":"googleapis.com","metadata":{"service":"generativelanguage.googleapis.com"}},"#
        + #"{"@type":"type.googleapis.com/google.rpc.LocalizedMessage","locale":"en-US"}]}}"#

    @Test(arguments: [refusal, "[\(refusal)]", "[{},\(refusal)]"])
    func `An answer of 400 or 403 rejects the key if its reason says so, also in a list`(body: String) {
        #expect(Self.refusesKey(body))
    }

    @Test(arguments: [
        "", "{}", "[]", "API_KEY_INVALID", #"{"error":"API_KEY_INVALID"}"#,
        // The message and the metadata of an error can repeat the caller's text. Therefore the edge must not
        // read a reason in them.
        #"{"error":{"message":"no \"reason\":\"API_KEY_INVALID\" here","details":[]}}"#,
        #"{"error":{"details":[{"reason":"BAD","metadata":{"reason":"API_KEY_INVALID"}}]}}"#,
        #"{"error":{"details":{"reason":"API_KEY_INVALID"}}}"#,
        #"{"error":{"details":[{"reason":"API_KEY_INVALID"}"#,
    ])
    func `An answer of 400 is about the request unless its reason rejects the key`(body: String) {
        #expect(!Self.refusesKey(body))
    }

    @Test(arguments: [
        "You do not have permission to access the File abc or it may not exist.",
        "CachedContent not found (or permission denied)",
    ])
    func `An answer of 403 does not reject the key if it names something that is gone`(message: String) {
        let body = #"{"error":{"code":403,"message":"\#(message)","status":"PERMISSION_DENIED"}}"#
        #expect(!Self.refusesKey(body, 403) && !Self.refusesKey("[\(body)]", 403))
    }

    @Test(arguments: [
        "", "no", "{}", refusal, #"{"error":"CachedContent not found"}"#,
        #"{"error":{"message":"Permission denied: Consumer has been suspended."}}"#,
        // The end of this sentence can repeat the caller's text, so the edge must not read a reason in it.
        #"{"error":{"message":"No access to the model CachedContent not found"}}"#,
    ])
    func `An answer of 403 rejects the key by default`(body: String) { #expect(Self.refusesKey(body, 403)) }
}

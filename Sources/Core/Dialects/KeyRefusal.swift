import Bytes
package import JSON

/// Recognises answers in which an upstream refuses the request's API key or the account of the key:
/// - A key is refused with 401, or with 403 if it has no permission for the request. Gemini answers 400 with
///   the reason API_KEY_INVALID, even for an expired key
///   (https://ai.google.dev/gemini-api/docs/troubleshooting; `google.rpc.ErrorInfo`).
/// - An account without credit is refused with 402. OpenAI answers 429 with the code insufficient_quota, and
///   waiting does not help (https://platform.openai.com/docs/guides/error-codes).
///
/// A 403 from Gemini can also mean that the request names an expired file or cache. This does not refuse the
/// key, and only the caller can correct the request.
package enum KeyRefusal {
    /// Only this many bytes of an error's body are searched. Usual error bodies have a few hundred.
    package static let mostBytes = 4096

    /// Whether the body must be read to find out if an answer of this status refuses the key.
    package static func isToldByBody(_ status: Int) -> Bool {
        status == 400 || status == 403 || status == 429
    }

    /// - Parameter body: `{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}`, or a list of such objects,
    ///   as Gemini sends in a stream without `alt=sse`. The body is ignored if the status alone decides.
    package static func isIn(_ body: [UInt8], of status: Int, with parser: inout JSONParser) -> Bool {
        switch status {
        case 400: hasError(body, &parser, hasReason)
        case 401, 402: true
        case 403: !hasError(body, &parser, namesWhatIsGone)
        case 429: hasError(body, &parser, lacksCredit)
        default: false
        }
    }

    private static func hasError(
        _ body: [UInt8], _ parser: inout JSONParser, _ test: (JSONValue) -> Bool
    ) -> Bool {
        guard let root = try? parser.parse(body.span) else { return false }
        if let error = root.member("error") { return test(error) }
        var documents = root.elements
        while let document = documents.next() {
            if let error = document.member("error"), test(error) { return true }
        }
        return false
    }

    private static func hasReason(_ error: JSONValue) -> Bool {
        guard var details = error.member("details")?.elements else { return false }
        while let detail = details.next() {
            if detail.member("reason")?.string?.equals("API_KEY_INVALID") == true { return true }
        }
        return false
    }

    private static func lacksCredit(_ error: JSONValue) -> Bool {
        error.member("code")?.string?.equals("insufficient_quota") == true
            || error.member("type")?.string?.equals("insufficient_quota") == true
    }

    /// Whether the error is Gemini's error for an expired file or cache. Only the error's message shows this.
    private static func namesWhatIsGone(_ error: JSONValue) -> Bool {
        guard let message = error.member("message")?.string else { return false }
        return message.starts(with: "You do not have permission to access the File ")
            || message.starts(with: "CachedContent not found")
    }
}

import Bytes
package import JSON

/// Recognises an upstream's answer that refuses the API key of the request, or the account behind it.
///
/// Most providers answer that with 401, or 403 where the key may not be used for this. Google's Gemini, and
/// what speaks OpenAI's dialect there, answers 400 with the reason API_KEY_INVALID, also where the key has
/// expired (https://ai.google.dev/gemini-api/docs/troubleshooting; `google.rpc.ErrorInfo`). 403 is also its
/// word for a file or a cache which a request names and which has expired, as files do after two days: that
/// is the caller's to mend. An account without credit is answered with 402, and by OpenAI with 429 and the
/// code insufficient_quota, which no waiting mends (https://platform.openai.com/docs/guides/error-codes).
package enum KeyRefusal {
    /// Bytes of a body in which the reason stands: a few hundred are usual.
    package static let mostBytes = 4096

    /// Whether an answer of this status has to be read to tell whether it refuses the key.
    package static func isToldByBody(_ status: Int) -> Bool {
        status == 400 || status == 403 || status == 429
    }

    /// - Parameter body: `{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}`, or a list of that, as a
    ///   stream without `alt=sse` has it; not read for a status that tells by itself.
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

    /// Whether the message is one of Gemini's about expired files or caches, which have no machine-readable
    /// reason.
    private static func namesWhatIsGone(_ error: JSONValue) -> Bool {
        guard let message = error.member("message")?.string else { return false }
        return message.starts(with: "You do not have permission to access the File ")
            || message.starts(with: "CachedContent not found")
    }
}

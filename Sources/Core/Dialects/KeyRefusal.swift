import Bytes
package import JSON

/// An answer of 400 that refuses the key of whoever asked.
///
/// Most providers answer that with 401. Google's Gemini, and what speaks OpenAI's dialect there, answers 400
/// with the reason API_KEY_INVALID, also where the key has expired
/// (https://ai.google.dev/gemini-api/docs/troubleshooting; `google.rpc.ErrorInfo`).
package enum KeyRefusal {
    /// Bytes of a body in which the reason stands: a few hundred are usual.
    package static let mostBytes = 4096

    /// - Parameter body: `{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}`, or a list of that, as a
    ///   stream without `alt=sse` has it.
    package static func isIn(_ body: [UInt8], with parser: inout JSONParser) -> Bool {
        guard let root = try? parser.parse(body.span) else { return false }
        if let error = root.member("error") { return isIn(error) }
        var documents = root.elements
        while let document = documents.next() {
            if let error = document.member("error"), isIn(error) { return true }
        }
        return false
    }

    private static func isIn(_ error: JSONValue) -> Bool {
        guard var details = error.member("details")?.elements else { return false }
        while let detail = details.next() {
            if detail.member("reason")?.string?.equals("API_KEY_INVALID") == true { return true }
        }
        return false
    }
}

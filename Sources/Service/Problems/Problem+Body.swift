package import Bytes
package import Dialects
import JSON
import Limits
import Usage

/// The texts in the body of an error answer, in the reader's language.
package struct ProblemTexts: Sendable {
    package let message: String
    /// The time at which the limit resets, by RFC 3339 in the user's time zone.
    package let resetsAt: String?
    package let upgradeURL: String?
    package let requestID: String?

    package init(message: String, resetsAt: String?, upgradeURL: String?, requestID: String?) {
        self.message = message
        self.resetsAt = resetsAt
        self.upgradeURL = upgradeURL
        self.requestID = requestID
    }
}

extension Problem {
    /// Makes the body of the answer, in the form that the caller's client reads.
    package func makeBody(_ shape: ErrorShape, _ texts: ProblemTexts) -> ByteBuffer {
        var json = JSONWriter(into: ByteBuffer(capacity: 512))
        let error = ErrorAnswer(
            cause.kind, status: cause.status, code: cause.code, message: texts.message, parameter: parameter,
            requestID: texts.requestID)
        shape.appendError(error, to: &json) { appendDetails(&$0, texts) }
        return json.finish()
    }

    private func appendDetails(_ json: inout JSONWriter, _ texts: ProblemTexts) {
        if let details {
            json.member("limit", details.limit)
            json.member("used", details.used)
            if let reserved = details.reserved { json.member("reserved", reserved) }
            if let remaining = details.remaining { json.member("remaining", remaining) }
            if let needed = details.needed { json.member("needed", needed) }
            json.member("limit_kind", utf8: details.kind)
        }
        if let resetsAt = texts.resetsAt { json.member("resets_at", utf8: resetsAt) }
        if let gate { json.member("gate", utf8: gate.code) }
        if !actions.isEmpty {
            json.array("actions") { json in
                for action in actions { json.string(utf8: action.rawValue) }
            }
        }
        if let url = texts.upgradeURL, let gate, gate != .blocked {
            json.member("upgrade_url", utf8: url)
        }
        if let advice { json.member("advice", utf8: advice) }
    }
}

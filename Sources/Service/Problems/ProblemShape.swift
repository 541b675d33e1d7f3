package import Bytes
package import Dialects
import JSON
import Limits
import Usage

/// A problem as JSON, in the shape that the caller's own client reads.
package enum ProblemShape: Hashable, Sendable {
    /// `{"error":{"message","type","param","code"}}`
    case openAI
    /// `{"type":"error","error":{"type","message"},"request_id"}`
    case anthropic
    /// `{"error":{"code","message","status"}}`
    case gemini
    /// Problem details (RFC 9457).
    case problemDetails

    package init(_ dialect: Dialect) {
        self =
            dialect.isOpenAI
            ? .openAI
            : dialect.isGemini ? .gemini : dialect == .anthropicMessages ? .anthropic : .problemDetails
    }

    package var contentType: StaticString {
        self == .problemDetails ? "application/problem+json" : "application/json"
    }
}

/// The rendered texts that the writer needs besides the problem itself.
package struct ProblemTexts: Sendable {
    package let message: String
    /// RFC 3339 with the offset of the user's zone.
    package let resetsAt: String?
    /// Where the user can get more.
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
    /// The body of the answer.
    package func body(_ shape: ProblemShape, _ texts: ProblemTexts) -> ByteBuffer {
        var json = JSONWriter(into: ByteBuffer(capacity: 512))
        switch shape {
        case .openAI: writeOpenAI(&json, texts)
        case .anthropic: writeAnthropic(&json, texts)
        case .gemini: writeGemini(&json, texts)
        case .problemDetails: writePlain(&json, texts)
        }
        return json.finish()
    }

    private func writeOpenAI(_ json: inout JSONWriter, _ texts: ProblemTexts) {
        json.beginObject()
        json.name("error")
        json.beginObject()
        json.name("message")
        json.string(utf8: texts.message)
        json.name("type")
        json.string(openAIType)
        json.name("param")
        if let parameter { json.string(utf8: parameter) } else { json.null() }
        json.name("code")
        json.string(cause.code)
        writeDetails(&json, texts)
        json.endObject()
        json.endObject()
    }

    private func writeAnthropic(_ json: inout JSONWriter, _ texts: ProblemTexts) {
        json.beginObject()
        json.name("type")
        json.string("error" as StaticString)
        json.name("error")
        json.beginObject()
        json.name("type")
        json.string(anthropicType)
        json.name("message")
        json.string(utf8: texts.message)
        json.name("code")
        json.string(cause.code)
        writeDetails(&json, texts)
        json.endObject()
        if let requestID = texts.requestID {
            json.name("request_id")
            json.string(utf8: requestID)
        }
        json.endObject()
    }

    private func writeGemini(_ json: inout JSONWriter, _ texts: ProblemTexts) {
        json.beginObject()
        json.name("error")
        json.beginObject()
        json.name("code")
        json.integer(cause.status)
        json.name("message")
        json.string(utf8: texts.message)
        json.name("status")
        json.string(geminiStatus)
        json.name("reason")
        json.string(cause.code)
        writeDetails(&json, texts)
        json.endObject()
        json.endObject()
    }

    private func writePlain(_ json: inout JSONWriter, _ texts: ProblemTexts) {
        json.beginObject()
        json.name("type")
        json.string(problemType)
        json.name("status")
        json.integer(cause.status)
        json.name("title")
        json.string(utf8: texts.message)
        json.name("code")
        json.string(cause.code)
        writeDetails(&json, texts)
        json.endObject()
    }

    private func writeDetails(_ json: inout JSONWriter, _ texts: ProblemTexts) {
        if let details {
            json.name("limit")
            json.integer(details.limit)
            json.name("used")
            json.integer(details.used)
            if let reserved = details.reserved { json.member("reserved", reserved) }
            if let remaining = details.remaining { json.member("remaining", remaining) }
            json.name("limit_kind")
            json.string(utf8: details.kind)
        }
        if let resetsAt = texts.resetsAt {
            json.name("resets_at")
            json.string(utf8: resetsAt)
        }
        if let gate {
            json.name("gate")
            json.string(utf8: gate.code)
        }
        if !actions.isEmpty {
            json.array("actions") { json in
                for action in actions { json.string(utf8: action.rawValue) }
            }
        }
        if let url = texts.upgradeURL, let gate, gate != .blocked {
            json.name("upgrade_url")
            json.string(utf8: url)
        }
        if let advice {
            json.name("advice")
            json.string(utf8: advice)
        }
    }
}

extension Problem {
    /// OpenAI's error types (API reference, "Error codes").
    private var openAIType: StaticString {
        switch cause {
        case .usedUp: "insufficient_quota"
        case .burst, .concurrency, .unidentified: "requests"
        case .held: "tokens"
        case .closed, .blocked: "permission_error"
        case .identityMissing: "authentication_error"
        case .storeAway, .killSwitchOn, .overloaded, .draining, .identityAway, .upstreamAway,
            .upstreamTimedOut,
            .upstreamOverloaded, .subscriptionServiceAway:
            "server_error"
        default: "invalid_request_error"
        }
    }

    /// Anthropic's error types (API reference, "Errors").
    private var anthropicType: StaticString {
        switch cause {
        case .usedUp, .burst, .concurrency, .held, .unidentified: "rate_limit_error"
        case .closed, .blocked: "permission_error"
        case .identityMissing: "authentication_error"
        case .storeAway, .killSwitchOn, .overloaded, .draining, .identityAway, .upstreamOverloaded:
            "overloaded_error"
        case .upstreamAway, .subscriptionServiceAway: "api_error"
        case .upstreamTimedOut, .tooSlow: "timeout_error"
        case .notFound, .unknownModel, .unknownObject: "not_found_error"
        case .tooLarge: "request_too_large"
        default: "invalid_request_error"
        }
    }

    /// Google's canonical codes (google.rpc.Code).
    private var geminiStatus: StaticString {
        switch cause {
        case .usedUp, .burst, .concurrency, .held, .unidentified: "RESOURCE_EXHAUSTED"
        case .closed, .blocked: "PERMISSION_DENIED"
        case .identityMissing: "UNAUTHENTICATED"
        case .storeAway, .killSwitchOn, .overloaded, .draining, .identityAway, .upstreamAway,
            .upstreamOverloaded,
            .subscriptionServiceAway:
            "UNAVAILABLE"
        case .upstreamTimedOut, .tooSlow: "DEADLINE_EXCEEDED"
        case .stillRunning, .spent: "ABORTED"
        case .notFound, .unknownModel, .unknownObject: "NOT_FOUND"
        default: "INVALID_ARGUMENT"
        }
    }

    /// Problem types (RFC 9457; `quota-exceeded` from draft-ietf-httpapi-ratelimit-headers).
    private var problemType: StaticString {
        switch cause {
        case .usedUp: "https://iana.org/assignments/http-problem-types#quota-exceeded"
        case .burst, .concurrency, .unidentified, .overloaded:
            "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity"
        default: "about:blank"
        }
    }
}

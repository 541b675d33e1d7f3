package import JSON
package import Limits

/// The format of an error in each provider's API.
package enum ErrorShape: Hashable, Sendable, CaseIterable {
    /// The format `{"error":{"message","type","param","code"}}`
    case openAI
    /// The format `{"type":"error","error":{"type","message"},"request_id"}`
    case anthropic
    /// The format `{"error":{"code","message","status"}}`
    case gemini
    /// Problem details (RFC 9457).
    case problemDetails

    package var contentType: StaticString {
        self == .problemDetails ? "application/problem+json" : "application/json"
    }
}

/// An error that the edge writes as an answer.
package struct ErrorAnswer: Sendable {
    package let kind: ErrorKind
    package let status: Int
    package let code: StaticString
    package let message: String
    /// The member of the request that caused the error. OpenAI's errors report it as `param`.
    package let parameter: String?
    package let requestID: String?

    package init(
        _ kind: ErrorKind, status: Int, code: StaticString, message: String, parameter: String?,
        requestID: String?
    ) {
        self.kind = kind
        self.status = status
        self.code = code
        self.message = message
        self.parameter = parameter
        self.requestID = requestID
    }
}

extension ErrorShape {
    /// Writes the error as one JSON object.
    ///
    /// - Parameter details: writes further members after the members of the error.
    package func appendError(
        _ error: ErrorAnswer, to json: inout JSONWriter, details: (inout JSONWriter) -> Void
    ) {
        let type = word(for: error.kind)
        json.object { json in
            switch self {
            case .openAI:
                json.object("error") { json in
                    json.member("message", utf8: error.message)
                    json.member("type", type)
                    json.member("param", utf8: error.parameter)
                    json.member("code", error.code)
                    details(&json)
                }
            case .anthropic:
                json.member("type", "error" as StaticString)
                json.object("error") { json in
                    json.member("type", type)
                    json.member("message", utf8: error.message)
                    json.member("code", error.code)
                    details(&json)
                }
                if let requestID = error.requestID { json.member("request_id", utf8: requestID) }
            case .gemini:
                json.object("error") { json in
                    json.member("code", error.status)
                    json.member("message", utf8: error.message)
                    json.member("status", type)
                    json.member("reason", error.code)
                    details(&json)
                }
            case .problemDetails:
                json.member("type", type)
                json.member("status", error.status)
                json.member("title", utf8: error.message)
                json.member("code", error.code)
                details(&json)
            }
        }
    }

    private func word(for kind: ErrorKind) -> StaticString {
        let words = kind.words
        return switch self {
        case .openAI: words.openAI
        case .anthropic: words.anthropic
        case .gemini: words.gemini
        case .problemDetails: words.problem
        }
    }
}

extension ErrorKind {
    private static let exceeded: StaticString =
        "https://iana.org/assignments/http-problem-types#quota-exceeded"
    private static let reduced: StaticString =
        "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity"
    private static let plain: StaticString = "about:blank"

    /// The names of this kind of error in each provider's API. The sources are:
    /// - OpenAI's types (API reference, "Error codes") and Anthropic's (API reference, "Errors")
    /// - Google's canonical codes (google.rpc.Code)
    /// - problem types (RFC 9457; `quota-exceeded` is from draft-ietf-httpapi-ratelimit-headers)
    fileprivate var words:
        (openAI: StaticString, anthropic: StaticString, gemini: StaticString, problem: StaticString)
    {
        let invalid: StaticString = "invalid_request_error"
        return switch self {
        case .quota: ("insufficient_quota", "rate_limit_error", "RESOURCE_EXHAUSTED", Self.exceeded)
        case .rate: ("requests", "rate_limit_error", "RESOURCE_EXHAUSTED", Self.reduced)
        case .tokenRate: ("tokens", "rate_limit_error", "RESOURCE_EXHAUSTED", Self.plain)
        case .forbidden: ("permission_error", "permission_error", "PERMISSION_DENIED", Self.plain)
        case .unauthenticated:
            ("authentication_error", "authentication_error", "UNAUTHENTICATED", Self.plain)
        case .unavailable: ("server_error", "overloaded_error", "UNAVAILABLE", Self.plain)
        case .overloaded: ("server_error", "overloaded_error", "UNAVAILABLE", Self.reduced)
        case .upstream: ("server_error", "api_error", "UNAVAILABLE", Self.plain)
        case .upstreamTimedOut: ("server_error", "timeout_error", "DEADLINE_EXCEEDED", Self.plain)
        case .callerTimedOut: (invalid, "timeout_error", "DEADLINE_EXCEEDED", Self.plain)
        case .notFound: (invalid, "not_found_error", "NOT_FOUND", Self.plain)
        case .tooLarge: (invalid, "request_too_large", "INVALID_ARGUMENT", Self.plain)
        case .conflict: (invalid, invalid, "ABORTED", Self.plain)
        case .invalid: (invalid, invalid, "INVALID_ARGUMENT", Self.plain)
        }
    }
}

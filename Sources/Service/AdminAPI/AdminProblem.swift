import Bytes
package import Configuration
import HTTP
import JSON
package import Ledger

/// Why the admin interface refuses a request, as problem details (RFC 9457). The member `detail` says what
/// the operator can do.
package struct AdminProblem: Error, Hashable, Sendable {
    /// The problem's machine-readable name, which determines the HTTP status.
    package enum Code: String, Hashable, Sendable, CaseIterable {
        case unauthorized, forbidden
        case tooManyAttempts = "too_many_attempts"
        case badRequest = "bad_request"
        /// The host in the request is not one of the admin listener's names.
        case misdirectedRequest = "misdirected_request"
        case unknownApp = "unknown_app"
        case notFound = "not_found"
        case methodNotAllowed = "method_not_allowed"
        case conflict
        case invalidSettings = "invalid_settings"
        case redisUnavailable = "redis_unavailable"
        case tooLarge = "too_large"
        case busy
        case notAvailable = "not_available"
    }

    package let code: Code
    package internal(set) var detail: String
    /// The methods that the path allows; nil unless the request's method was wrong.
    package var allow: String?
    /// The mistakes in refused settings; empty for any other problem.
    package var mistakes: [Objection] = []

    package init(_ code: Code, _ detail: String, allow: String? = nil) {
        self.code = code
        self.detail = detail
        self.allow = allow
    }

    package init(_ error: LedgerError) {
        switch error {
        case .unavailable:
            self.init(.redisUnavailable, "Redis does not answer. Nothing was changed; try again.")
        case .overloaded:
            self.init(
                .redisUnavailable,
                "This edge has too many calls to Redis open. Nothing was changed; try again.")
        case .unknownOutcome:
            self.init(
                .redisUnavailable,
                "Redis did not answer in time, so it is unknown whether the change was made. Try again "
                    + "with the same "
                    + "request id: no change is made twice.")
        case .moving:
            self.init(
                .redisUnavailable,
                "The user's keys are just being moved to another Redis node, or no node has them. Nothing was "
                    + "changed; try again.")
        case .merging:
            self.init(
                .conflict,
                "A merge of this user is under way: until it has ended they accept nothing. Nothing was changed; "
                    + "try again. An interrupted merge ends when it is repeated with its own request id.")
        case .degraded:
            self.init(.redisUnavailable, "Redis accepts no writes now: check its log and its disk.")
        case .denied:
            self.init(
                .redisUnavailable,
                "Redis refuses the edge's user, or denies it this command: check the user and the "
                    + "password in the configuration, then the rights that `usherctl redis-acl` prints. "
                    + "`usherctl doctor` says which."
            )
        case .wrongType(let script):
            self.init(
                .redisUnavailable, "A key of this user holds another type than the script \(script) writes.")
        case .faulty(let script):
            self.init(
                .redisUnavailable,
                "The script \(script) failed, or gave an answer that the edge "
                    + "does not understand.")
        }
    }

    var status: Int {
        switch code {
        case .unauthorized: 401
        case .forbidden: 403
        case .tooManyAttempts: 429
        case .badRequest, .unknownApp: 400
        case .notFound: 404
        case .methodNotAllowed: 405
        case .conflict: 409
        case .misdirectedRequest: 421
        case .invalidSettings: 422
        case .redisUnavailable, .busy, .notAvailable: 503
        case .tooLarge: 413
        }
    }

    private var title: StaticString {
        switch status {
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        default: "Service Unavailable"
        }
    }

    /// - Parameter more: writes additional members of the answer.
    func answer(_ call: ServerCall, _ more: (inout JSONWriter) -> Void = { _ in }) {
        var json = JSONWriter()
        json.object {
            $0.member("type", "about:blank")
            $0.member("title", title)
            $0.member("status", status)
            $0.member("code", utf8: code.rawValue)
            $0.member("detail", utf8: detail)
            if !mistakes.isEmpty {
                $0.array("mistakes") { json in for mistake in mistakes { json.object(nil, mistake.write) } }
            }
            more(&$0)
        }
        let body = json.finish()
        call.beginAnswer(status: status)
        call.appendField("Content-Type", "application/problem+json")
        call.appendField("Cache-Control", "no-store")
        call.appendField("X-Content-Type-Options", "nosniff")
        if code == .unauthorized { call.appendField("WWW-Authenticate", "Bearer") }
        if code == .tooManyAttempts { call.appendField("Retry-After", 60) }
        if status == 503 { call.appendField("Retry-After", 2) }
        if let allow { call.appendField("Allow", utf8: allow) }
        call.endAnswer(body: body.readable)
    }
}

extension Objection {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("file", utf8: file)
        json.member("line", line)
        json.member("column", column)
        json.member("message", utf8: message)
        json.member("suggestion", utf8: suggestion)
    }
}

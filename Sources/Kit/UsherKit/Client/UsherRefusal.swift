public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A refusal by the edge, with a sentence for the user, the reason and the possible actions. It is read from
/// a response that the app's chat client received. The edge writes it in the error format of the request's
/// dialect: OpenAI, Anthropic, Gemini or problem details (RFC 9457).
public struct UsherRefusal: Sendable, Hashable {
    /// The HTTP status, 400–599.
    public let status: Int
    /// The edge's code for the reason: `insufficient_quota`, `not_in_plan` … (docs/reference/errors.md).
    public let code: String
    /// The text for the user: a whole sentence in their language.
    public let sentence: String
    /// Why the user may not send; nil if the user's plan is not the reason.
    public let gate: GateReason?
    /// The amount that the limit allows. If no limit refused, `limit`, `used` and `limitKind` are nil.
    public let limit: Int?
    /// The amount of the limit that is used, 0 or more, in the limit's unit.
    public let used: Int?
    /// The kind of limit: `month`, `day`, `trial` …, `burst` or `concurrency`.
    public let limitKind: String?
    /// When the limit allows messages again without an action of the user.
    public let resetsAt: Date?
    /// The actions that the user can take.
    public let actions: [SubscriptionAction]
    /// The page on which the user can buy more.
    public let upgradeURL: URL?
    /// The seconds after which a retry can succeed (`Retry-After`, RFC 9110, section 10.2.3).
    public let retryAfter: Int?
    /// Advice for the developer. Do not show it to the user.
    public let advice: String?
    /// The request's id in the edge's log (`X-Request-Id`).
    public let requestID: String?

    /// Reads the refusal from the response that a chat client received. The result is nil for a success, and
    /// for an error that the provider sent.
    public init?(response: HTTPURLResponse, body: Data) {
        self.init(
            status: response.statusCode, body: body, field: { response.value(forHTTPHeaderField: $0) })
    }

    init?(status: Int, body: Data, field: (String) -> String?) {
        guard status >= 400, let members = (try? ReportDecoder.decode(Shape.self, from: body))?.members,
            let code = members.code
        else { return nil }
        self.status = status
        self.code = code
        sentence = members.sentence
        gate = members.gate.map {
            GateReason(code: $0, nextBillingDate: members.resetsAt, until: members.resetsAt)
        }
        (limit, used, limitKind) = (members.limit, members.used, members.limitKind)
        resetsAt = members.resetsAt
        actions = (members.actions ?? []).compactMap(\.value)
        upgradeURL = members.upgradeURL
        retryAfter = field("Retry-After").flatMap { Int($0) }
        advice = members.advice
        requestID = field("X-Request-Id")
    }
}

/// The body of a refusal in any of the error formats.
private struct Shape: Decodable {
    let members: Members

    private enum CodingKeys: String, CodingKey { case error }

    init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: CodingKeys.self)
        members = try outer.decodeIfPresent(Members.self, forKey: .error) ?? Members(from: decoder)
    }

    struct Members: Decodable {
        let sentence: String
        let code: String?
        let gate: String?
        let limit: Int?
        let used: Int?
        let limitKind: String?
        let resetsAt: Date?
        let actions: [Known<SubscriptionAction>]?
        let upgradeURL: URL?
        let advice: String?

        private enum CodingKeys: String, CodingKey {
            case message, title, code, reason, gate, limit, used, actions, advice
            case limitKind = "limit_kind"
            case resetsAt = "resets_at"
            case upgradeURL = "upgrade_url"
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            sentence =
                try members.decodeIfPresent(String.self, forKey: .message)
                ?? members.decode(String.self, forKey: .title)
            // In Gemini's format `code` is a number, and the edge's own code is in `reason`.
            code =
                try members.decodeIfPresent(String.self, forKey: .reason)
                ?? (try? members.decodeIfPresent(String.self, forKey: .code))
            gate = try members.decodeIfPresent(String.self, forKey: .gate)
            limit = try members.decodeIfPresent(Int.self, forKey: .limit)
            used = try members.decodeIfPresent(Int.self, forKey: .used)
            limitKind = try members.decodeIfPresent(String.self, forKey: .limitKind)
            resetsAt = try members.decodeIfPresent(Date.self, forKey: .resetsAt)
            actions = try members.decodeIfPresent([Known<SubscriptionAction>].self, forKey: .actions)
            upgradeURL = try members.decodeIfPresent(URL.self, forKey: .upgradeURL)
            advice = try members.decodeIfPresent(String.self, forKey: .advice)
        }
    }
}

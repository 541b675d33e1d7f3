package import Identity
package import Limits
package import Usage
package import Words

/// Why a request is not answered as its caller wanted, with everything that the caller reads about it.
///
/// Only this type turns a failure into a status, a code, and the advice whether to retry. `ErrorShape` writes
/// a problem in the caller's dialect. This is a class, so that each async frame that can throw a problem
/// contains a pointer instead of forty machine words.
package final class Problem: Error, Sendable {
    package enum Retry: Hashable, Sendable {
        /// Sending the same request again does not help.
        case never
        /// The client should wait for this number of seconds before it repeats the request. Official clients
        /// must not retry automatically (`x-should-retry: false`).
        case later(seconds: Int)
        /// The client can retry automatically after this number of seconds.
        case soon(seconds: Int)
        /// The client can repeat the request at any time.
        case clientDecides
    }

    /// The details of a refusal by a limit, in addition to its sentence.
    package struct Details: Hashable, Sendable {
        package var limit: Int
        package var used: Int
        /// The kind of limit: `month`, `day`, `trial` …, `burst` or `concurrency`.
        package var kind: String
        package var resetsAt: Moment?
        /// The tokens or micro-dollars that open messages have reserved. They are not part of `remaining`.
        package var reserved: Int?
        package var remaining: Int?
        /// The tokens or micro-dollars that the request needs, if those are more than is left.
        package var needed: Int?

        package init(
            limit: Int, used: Int, kind: String, resetsAt: Moment?, reserved: Int? = nil,
            remaining: Int? = nil, needed: Int? = nil
        ) {
            self.limit = limit
            self.used = used
            self.kind = kind
            self.resetsAt = resetsAt
            self.reserved = reserved
            self.remaining = remaining
            self.needed = needed
        }
    }

    package let cause: Cause
    package let phrase: Phrase
    package let retry: Retry
    package let details: Details?
    package let gate: GateReason?
    /// The actions that the user can take, such as an upgrade.
    package let actions: [SubscriptionAction]
    /// The methods that the address allows; nil if the request's method was allowed.
    package let allow: String?
    /// Advice to the client's developer, such as which member and byte are wrong. It never contains a value.
    package let advice: String?
    /// The wrong member of the request, which OpenAI's errors call `param`; nil if there is none.
    package let parameter: String?
    /// Why the caller was not authenticated, for log and metrics; nil for every other problem.
    package let identity: IdentityFault?

    package init(
        _ cause: Cause, _ phrase: Phrase, retry: Retry = .never, details: Details? = nil,
        gate: GateReason? = nil, actions: [SubscriptionAction] = [], allow: String? = nil,
        advice: String? = nil, parameter: String? = nil, identity: IdentityFault? = nil
    ) {
        self.parameter = parameter
        self.identity = identity
        self.cause = cause
        self.phrase = phrase
        self.retry = retry
        self.details = details
        self.gate = gate
        self.actions = actions
        self.allow = allow
        self.advice = advice
    }

    package enum Cause: Hashable, Sendable, CaseIterable {
        /// A limit of the user's plan, or a block by an operator, refuses the request.
        case refused(RefusalReason)
        case failed(Failure)

        package static var allCases: [Cause] {
            RefusalReason.allCases.map(Cause.refused) + Failure.allCases.map(Cause.failed)
        }
    }

    /// Why a request failed although no limit or block refused it.
    package enum Failure: Hashable, Sendable, CaseIterable {
        case identityMissing, identityAmbiguous, identityAway, unidentified
        case storeAway, killSwitchOn, overloaded, draining
        case upstreamAway, upstreamTimedOut, upstreamOverloaded
        /// A subscription service did not respond when it had to be asked.
        case subscriptionServiceAway
        case stillRunning, otherPayload, spent
        case badRequest, tooLarge, tooSlow, unknownModel, notFound, methodNotAllowed
        /// The body is compressed, or it is in another character encoding than UTF-8.
        case unsupportedEncoding
        /// The request names an object at the provider whose id is unknown.
        case unknownObject
        case outsidePlan
        /// An app reports a purchase for its user, but the purchase belongs to another user.
        case purchaseOfAnother

        /// The answer's status, code and kind, and the decision, which is nil for failures after forwarding.
        fileprivate var facts: (status: Int, code: StaticString, kind: ErrorKind, decision: Decision?) {
            switch self {
            case .identityMissing: (401, "invalid_api_key", .unauthenticated, .identity)
            case .identityAmbiguous: (400, "ambiguous_identity", .invalid, .identity)
            case .identityAway: (503, "identity_unavailable", .unavailable, .identityAway)
            case .unidentified: (429, "rate_limit_exceeded", .rate, .unidentified)
            case .storeAway: (503, "limiter_unavailable", .unavailable, .storeAway)
            case .killSwitchOn: (503, "service_paused", .unavailable, .killSwitch)
            case .overloaded: (503, "service_overloaded", .overloaded, .overloaded)
            case .draining: (503, "service_restarting", .unavailable, nil)
            case .upstreamAway: (502, "upstream_unavailable", .upstream, nil)
            case .upstreamTimedOut: (504, "upstream_timeout", .upstreamTimedOut, nil)
            case .upstreamOverloaded: (503, "upstream_unavailable", .unavailable, nil)
            case .subscriptionServiceAway:
                (503, "subscription_service_unavailable", .upstream, .subscriptionServiceAway)
            case .stillRunning: (409, "request_in_progress", .conflict, .repeated)
            case .spent: (409, "request_already_answered", .conflict, .repeated)
            case .otherPayload: (422, "idempotency_key_reused", .invalid, .repeated)
            case .badRequest: (400, "invalid_request", .invalid, .badRequest)
            case .tooLarge: (413, "request_too_large", .tooLarge, .badRequest)
            case .tooSlow: (408, "request_timeout", .callerTimedOut, .badRequest)
            case .unsupportedEncoding: (415, "unsupported_encoding", .invalid, .badRequest)
            case .unknownObject: (404, "object_not_found", .notFound, .badRequest)
            case .unknownModel: (404, "model_not_found", .notFound, .unknownModel)
            case .purchaseOfAnother: (409, "purchase_of_another_account", .conflict, .badRequest)
            case .outsidePlan: (400, "outside_plan", .invalid, .outsidePlan)
            case .notFound: (404, "unknown_url", .notFound, .unknownAddress)
            case .methodNotAllowed: (405, "method_not_allowed", .invalid, .unknownAddress)
            }
        }
    }
}

extension Problem.Cause {
    package var status: Int {
        switch self {
        case .refused(let reason): reason.facts.status
        case .failed(let failure): failure.facts.status
        }
    }

    /// The machine-readable code. OpenAI's errors and the edge's own JSON contain it as `code`.
    package var code: StaticString {
        switch self {
        case .refused(let reason): reason.facts.code
        case .failed(let failure): failure.facts.code
        }
    }

    package var kind: ErrorKind {
        switch self {
        case .refused(let reason): reason.facts.kind
        case .failed(let failure): failure.facts.kind
        }
    }

    /// The edge's decision not to forward the request. Returns nil if the request was already forwarded.
    package var decision: Decision? {
        switch self {
        case .refused(let reason): reason.facts.decision
        case .failed(let failure): failure.facts.decision
        }
    }
}

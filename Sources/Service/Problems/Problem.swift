package import Identity
package import Limits
package import Usage
package import Words

/// Why a request is not answered as asked, with everything that its caller learns of it.
///
/// The one place that turns a failure into a status, a code, and whether to try again; `ProblemShape` writes
/// it in the caller's dialect. A class, so that every async frame that may throw it holds a pointer and not
/// forty machine words.
package final class Problem: Error, Sendable {
    /// When trying again makes sense.
    package enum Retry: Hashable, Sendable {
        /// It never helps by itself.
        case never
        /// Not before so many seconds; the official clients must not retry on their own (`x-should-retry:
        /// false`).
        case later(seconds: Int)
        /// After so many seconds a client may try again by itself.
        case soon(seconds: Int)
        /// As the client sees fit.
        case clientDecides
    }

    /// What a refusal by a limit reports besides its sentence.
    package struct Details: Hashable, Sendable {
        package var limit: Int
        package var used: Int
        /// `month`, `day`, `trial` …, `burst` or `concurrency`.
        package var kind: String
        package var resetsAt: Moment?
        /// Tokens or micro-dollars that open messages hold of it, and that are left beside them.
        package var reserved: Int?
        package var remaining: Int?

        package init(
            limit: Int, used: Int, kind: String, resetsAt: Moment?, reserved: Int? = nil,
            remaining: Int? = nil
        ) {
            self.limit = limit
            self.used = used
            self.kind = kind
            self.resetsAt = resetsAt
            self.reserved = reserved
            self.remaining = remaining
        }
    }

    package let cause: Cause
    package let phrase: Phrase
    package let retry: Retry
    package let details: Details?
    package let gate: GateReason?
    /// What the person can do about it; the gate decides them.
    package let actions: [SubscriptionAction]
    /// The methods that the address knows, where the request's is not among them.
    package let allow: String?
    /// What a developer of the client needs besides the sentence: which member is wrong, at which byte. Never
    /// a value.
    package let advice: String?
    /// The member of the request that is wrong: `param` of OpenAI's errors.
    package let parameter: String?
    /// Why the caller was not authenticated, where that is the cause; for log and metrics.
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

    /// Why the request was not answered as asked; it decides the status and the code.
    package enum Cause: Hashable, Sendable, CaseIterable {
        case usedUp, burst, concurrency
        /// What is left of a limit is held by messages that still run.
        case held
        /// This request is larger than what is left of a limit.
        case largerThanLeft
        case closed, blocked
        case identityMissing, identityAmbiguous, identityAway, unidentified
        case storeAway, killSwitchOn, overloaded, draining
        case upstreamAway, upstreamTimedOut, upstreamOverloaded
        /// A subscription service that must be asked.
        case subscriptionServiceAway
        case stillRunning, otherPayload, spent
        case badRequest, tooLarge, tooSlow, unknownModel, notFound, methodNotAllowed
        /// The body is compressed, or in another encoding of characters than UTF-8.
        case unsupportedEncoding
        /// An id of something that the provider stores.
        case unknownObject
        /// The plan does not allow what the request asks for.
        case outsidePlan
    }
}

extension Problem.Cause {
    package init(_ reason: RefusalReason) {
        self =
            switch reason {
            case .usedUp: .usedUp
            case .closedClass, .closedPlan: .closed
            case .held: .held
            case .largerThanLeft: .largerThanLeft
            case .burst: .burst
            case .concurrency: .concurrency
            case .blocked: .blocked
            }
    }

    /// Set where a user's plan, or an operator, refuses the message.
    private var refusal: RefusalReason.Facts? {
        RefusalReason.allCases.first { Self($0) == self }?.facts
    }

    package var status: Int {
        switch self {
        case .usedUp, .closed, .held, .largerThanLeft, .burst, .concurrency, .blocked:
            refusal?.status ?? 429
        case .unidentified: 429
        case .identityMissing: 401
        case .storeAway, .killSwitchOn, .overloaded, .draining, .identityAway, .upstreamOverloaded,
            .subscriptionServiceAway:
            503
        case .upstreamAway: 502
        case .upstreamTimedOut: 504
        case .stillRunning, .spent: 409
        case .otherPayload: 422
        case .identityAmbiguous, .badRequest, .outsidePlan: 400
        case .tooLarge: 413
        case .tooSlow: 408
        case .unsupportedEncoding: 415
        case .notFound, .unknownModel, .unknownObject: 404
        case .methodNotAllowed: 405
        }
    }

    /// The machine-readable code: `code` of OpenAI's errors and of the edge's own JSON.
    package var code: StaticString {
        switch self {
        case .usedUp, .closed, .held, .largerThanLeft, .burst, .concurrency, .blocked: refusal?.code ?? ""
        case .unidentified: "rate_limit_exceeded"
        case .identityMissing: "invalid_api_key"
        case .identityAmbiguous: "ambiguous_identity"
        case .identityAway: "identity_unavailable"
        case .storeAway: "limiter_unavailable"
        case .killSwitchOn: "service_paused"
        case .overloaded: "service_overloaded"
        case .draining: "service_restarting"
        case .upstreamAway, .upstreamOverloaded: "upstream_unavailable"
        case .upstreamTimedOut: "upstream_timeout"
        case .subscriptionServiceAway: "subscription_service_unavailable"
        case .stillRunning: "request_in_progress"
        case .spent: "request_already_answered"
        case .otherPayload: "idempotency_key_reused"
        case .badRequest: "invalid_request"
        case .unknownModel: "model_not_found"
        case .tooLarge: "request_too_large"
        case .tooSlow: "request_timeout"
        case .notFound: "unknown_url"
        case .methodNotAllowed: "method_not_allowed"
        case .unsupportedEncoding: "unsupported_encoding"
        case .unknownObject: "object_not_found"
        case .outsidePlan: "outside_plan"
        }
    }
}

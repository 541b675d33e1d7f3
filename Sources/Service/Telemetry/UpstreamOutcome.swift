/// The outcome of the request to the upstream: the label `outcome` of `usher_upstream_answers_total`.
package enum UpstreamOutcome: UInt8, CaseIterable, Hashable, Sendable {
    /// 2xx, whole.
    case ok
    case redirected, clientError, rateLimited, serverError
    /// 401 or 403 to the team's own key, or 400 with the reason API_KEY_INVALID.
    case unauthorized
    /// No connection: the name cannot be looked up; nothing listens there; no way leads there; its
    /// certificate is not taken; it speaks no TLS; the handshake failed otherwise; it took too long.
    case unknownName, refused, unreachable, untrusted, noTLS, handshake, connectTimedOut
    case crowded, timedOut, broken
    /// The upstream's answer is no HTTP.
    case notHTTP
    /// The upstream's answer is longer than the edge reads.
    case tooLong
    /// This process may open no more descriptors.
    case noDescriptors
    /// The upstream's name leads to private addresses only, which its settings do not allow.
    case privateAddress
    /// The client left before the answer was whole.
    case clientLeft
    /// The edge ended before the answer was whole.
    case cut

    /// The outcome of a whole answer with this status.
    package init(status: Int) {
        self =
            switch status {
            case ..<300: .ok
            case 429: .rateLimited
            case ..<400: .redirected
            case ..<500: .clientError
            default: .serverError
            }
    }

    /// Whether the upstream was reached and did not answer as it should, which an operator can look into.
    /// Failures to connect are reported where connections are made.
    var isTroubleOfAnswers: Bool {
        switch self {
        case .unauthorized, .timedOut, .broken, .notHTTP, .tooLong: true
        default: false
        }
    }

    package var word: StaticString {
        switch self {
        case .ok: "ok"
        case .redirected: "redirected"
        case .clientError: "client_error"
        case .rateLimited: "rate_limited"
        case .serverError: "server_error"
        case .unauthorized: "unauthorized"
        case .unknownName: "unknown_name"
        case .refused: "refused"
        case .unreachable: "unreachable"
        case .untrusted: "untrusted"
        case .noTLS: "no_tls"
        case .handshake: "tls_handshake"
        case .connectTimedOut: "connect_late"
        case .notHTTP: "not_http"
        case .tooLong: "too_long"
        case .crowded: "crowded"
        case .timedOut: "late"
        case .broken: "broken"
        case .noDescriptors: "no_descriptors"
        case .privateAddress: "private_address"
        case .clientLeft: "client_left"
        case .cut: "cut"
        }
    }
}

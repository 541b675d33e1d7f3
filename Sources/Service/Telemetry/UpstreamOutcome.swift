/// The outcome of a request to an upstream, as the label `outcome` of `usher_upstream_answers_total`.
package enum UpstreamOutcome: UInt8, CaseIterable, Hashable, Sendable {
    /// The upstream's answer was complete and had a status of 2xx.
    case ok
    case redirected, clientError, rateLimited, serverError
    /// The upstream refused the team's own key: by 401, 402 or 403, or in an error body (`KeyRefusal`).
    case unauthorized
    /// The reasons why no connection could be made, in the order of the cases:
    ///
    /// - The name cannot be looked up.
    /// - Nothing listens at the address.
    /// - No route leads to the address.
    /// - The server's certificate is not trusted.
    /// - The server does not use TLS.
    /// - The handshake failed for another reason.
    /// - The connection took too long.
    case unknownName, refused, unreachable, untrusted, noTLS, handshake, connectTimedOut
    case crowded, timedOut, broken
    case notHTTP
    /// The upstream's answer is longer than the edge reads.
    case tooLong
    /// This process cannot open more file descriptors.
    case noDescriptors
    /// The upstream's name resolves only to private addresses, and its settings do not allow these.
    case privateAddress
    /// The client left before the whole answer was sent.
    case clientLeft
    /// The edge ended before the whole answer was sent.
    case cut

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

    /// Whether the upstream's answer shows a trouble that an operator can investigate. Failed connections are
    /// not included, because the code that makes connections reports them.
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

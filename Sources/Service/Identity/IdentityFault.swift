/// Why a caller is not authenticated. It contains nothing of what the caller sent.
package enum IdentityFault: Error, Hashable, Sendable {
    /// The request contains neither a credential nor an identity header.
    case nothing
    /// An identity header comes from a peer that may not send it.
    case disbelievedPeer
    case twice
    /// The request contains a key or another text that no source knows.
    case unknown
    case token(TokenFault)

    package static let allCases: [IdentityFault] =
        [.nothing, .disbelievedPeer, .twice, .unknown] + TokenFault.allCases.map { .token($0) }

    /// The fault as one word, for metrics and the access log.
    package var word: StaticString {
        switch self {
        case .nothing: "nothing_shown"
        case .disbelievedPeer: "header_not_believed"
        case .twice: "shown_twice"
        case .unknown: "unknown_credential"
        case .token(.malformed): "token_malformed"
        case .token(.algorithm): "token_algorithm"
        case .token(.extensions): "token_extensions"
        case .token(.unknownKey): "token_unknown_key"
        case .token(.signature): "token_signature"
        case .token(.expired): "token_expired"
        case .token(.endless): "token_without_exp"
        case .token(.early): "token_early"
        case .token(.issuer): "token_issuer"
        case .token(.audience): "token_audience"
        case .token(.user): "token_without_user"
        case .token(.plan): "token_plan"
        }
    }

    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

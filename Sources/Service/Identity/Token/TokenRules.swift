/// The claims that a token must have to be accepted. All of it comes from the configuration, none of it
/// from a token.
package struct TokenRules: Hashable, Sendable {
    package let algorithms: [TokenAlgorithm]
    /// The value that `iss` must have.
    package let issuer: String
    /// `aud` must be or hold one of these.
    package let audiences: [String]
    /// The claim that is the user's id.
    package let user: ClaimPath
    /// The claim that is the user's plan, where the team's tokens have one.
    package let plan: ClaimPath?
    /// Seconds by which the issuer's clock and the edge's may differ.
    package let leeway: Int

    package init(
        algorithms: [TokenAlgorithm], issuer: String, audiences: [String],
        user: ClaimPath = ClaimPath(["sub"]), plan: ClaimPath? = nil, leeway: Int = 30
    ) {
        precondition(!algorithms.isEmpty && !audiences.isEmpty && !issuer.isEmpty, "a token must be checked")
        self.algorithms = algorithms
        self.issuer = issuer
        self.audiences = audiences
        self.user = user
        self.plan = plan
        self.leeway = leeway
    }
}

/// The place of a claim: a member's name, or the names that lead to one inside of others.
package struct ClaimPath: Hashable, Sendable {
    package let names: [String]

    package init(_ names: [String]) {
        precondition(!names.isEmpty, "a claim has a name")
        self.names = names
    }
}

/// The claims of a verified token.
package struct TokenClaims: Hashable, Sendable {
    /// The user's id, not empty.
    package let user: [UInt8]
    package let plan: String?
    /// Unix seconds after which it is no longer valid, leeway included.
    package let expires: Int
}

/// Why a token is not accepted. It holds nothing of the token.
package enum TokenFault: Error, Hashable, Sendable, CaseIterable {
    /// No token of three parts, not base64url, not JSON, a member of the wrong type or twice, or too large.
    case malformed
    /// Signed in a way that the configuration does not name.
    case algorithm
    /// It names extensions that must be understood (`crit`), or is a token for another purpose (`typ`).
    case extensions
    /// No key of this name and type is known: it may be a new one.
    case unknownKey
    case signature
    case expired
    /// It names no end (`exp`).
    case endless
    /// The token's time has not come.
    case early
    case issuer
    case audience
    /// The user's id is missing.
    case user
    /// The token names a plan that the configuration does not have, and the rules refuse such tokens.
    case plan
}

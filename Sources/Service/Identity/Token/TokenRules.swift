/// The claims that a token must have to be accepted. They come from the configuration and never from a token.
package struct TokenRules: Hashable, Sendable {
    package let algorithms: [TokenAlgorithm]
    /// The value that `iss` must have.
    package let issuer: String
    /// The accepted values of `aud`. A token must contain at least one of them.
    package let audiences: [String]
    /// The path to the claim with the user's id.
    package let user: ClaimPath
    /// The path to the claim with the user's plan; nil if the team's tokens have none.
    package let plan: ClaimPath?
    /// The most seconds by which the clocks of issuer and edge may differ.
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

/// The path to a claim: a member's name, or the names that lead to a nested member.
package struct ClaimPath: Hashable, Sendable {
    package let names: [String]

    package init(_ names: [String]) {
        precondition(!names.isEmpty, "a claim has a name")
        self.names = names
    }
}

package struct TokenClaims: Hashable, Sendable {
    /// The user's id, which is not empty.
    package let user: [UInt8]
    package let plan: String?
    /// The time in Unix seconds after which the token is invalid, including the leeway.
    package let expires: Int
}

/// Why a token is not accepted. It contains nothing of the token.
package enum TokenFault: Error, Hashable, Sendable, CaseIterable {
    /// The token does not have three parts, is not base64url or not JSON, is too large, or has a member twice
    /// or of the wrong type.
    case malformed
    /// The token is signed with an algorithm that the configuration does not name.
    case algorithm
    /// The token needs extensions (`crit`), or is for another purpose (`typ`).
    case extensions
    /// No key with this name and type is known. It may be a new key.
    case unknownKey
    case signature
    case expired
    /// The token has no expiry time (`exp`).
    case endless
    case early
    case issuer
    case audience
    case user
    /// The token names a plan that the configuration does not have, and the rules refuse such tokens.
    case plan
}

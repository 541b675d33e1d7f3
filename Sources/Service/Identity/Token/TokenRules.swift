/// The rules by which tokens of one issuer are accepted. The configuration sets them, never a token.
package struct TokenRules: Hashable, Sendable {
    package let algorithms: [TokenAlgorithm]
    package let issuer: String
    /// The accepted audiences (`aud`). A token must contain at least one of them.
    package let audiences: [String]
    /// The path to the claim that contains the user's id.
    package let user: ClaimPath
    /// The path to the claim that contains the user's plan; nil if the team's tokens name no plan.
    package let plan: ClaimPath?
    /// How far the clocks of issuer and edge can differ, in seconds.
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

/// The path to a claim. It is the claim's name, or a list of names for a nested claim.
package struct ClaimPath: Hashable, Sendable {
    package let names: [String]

    package init(_ names: [String]) {
        precondition(!names.isEmpty, "a claim has a name")
        self.names = names
    }
}

package struct TokenClaims: Hashable, Sendable {
    package let user: [UInt8]
    package let plan: String?
    /// The time at which the token becomes invalid, in Unix seconds. It includes the leeway.
    package let expires: Int
}

/// Why a token is not accepted. The fault contains nothing of the token.
package enum TokenFault: Error, Hashable, Sendable, CaseIterable {
    /// The token is too large, does not have three parts, or is not base64url or JSON. Or it has a member
    /// that occurs twice or has the wrong type.
    case malformed
    /// The token is signed with an algorithm that the configuration does not list.
    case algorithm
    /// The token needs extensions (`crit`), or it is for another purpose than access (`typ`).
    case extensions
    /// The edge has no key with the token's key name and algorithm. The issuer perhaps uses a new key.
    case unknownKey
    case signature
    case expired
    /// The token has no expiry time (`exp`).
    case endless
    case early
    case issuer
    case audience
    case user
    /// The token names an unknown plan, and the configuration refuses such tokens.
    case plan
}

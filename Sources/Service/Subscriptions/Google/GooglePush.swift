import Bytes
package import Identity
import JSON
package import Limits

/// The keys that another company publishes, so that others can check its tokens. An instance is bound to one
/// event loop.
package protocol PublishedKeys: AnyObject {
    /// The published keys; nil if they cannot be fetched.
    func currentKeys() async -> KeySet?

    /// Fetches the keys again. It is called after a token that none of the present keys has signed.
    func renewKeys() async -> KeySet?
}

/// Checks that a notification of Google Play comes from Google's Pub/Sub. Pub/Sub proves this by a token of a
/// service account of the team ("Authentication for push subscriptions").
package struct GooglePush {
    /// The audience (`aud`) that a Pub/Sub token must have.
    private let audience: String
    /// The e-mail address of the service account that signs Pub/Sub's tokens.
    private let account: String
    private let keys: any PublishedKeys

    private static let issuer = "https://accounts.google.com"
    private static let scheme = Array("Bearer ".utf8)

    package init(audience: String, account: String, keys: any PublishedKeys) {
        (self.audience, self.account, self.keys) = (audience, account, keys)
    }

    /// Whether an `Authorization` value is a valid Google token for the configured audience and account.
    package func isProven(_ field: [UInt8], _ now: Moment) async -> Bool {
        guard field.starts(with: Self.scheme) else { return false }
        let token = Array(field.dropFirst(Self.scheme.count))
        guard let known = await keys.currentKeys() else { return false }
        var verdict = verify(token, known, now)
        if case .failure(.unknownKey) = verdict, let newer = await keys.renewKeys() {
            verdict = verify(token, newer, now)
        }
        guard case .success(let claims) = verdict else { return false }
        return claims.user == Array(account.utf8) && Self.isVerified(token)
    }

    private func verify(_ token: [UInt8], _ keys: KeySet, _ now: Moment) -> Result<TokenClaims, TokenFault> {
        let rules = TokenRules(
            algorithms: [.rs256], issuer: Self.issuer, audiences: [audience], user: ClaimPath(["email"]))
        do throws(TokenFault) {
            return .success(
                try TokenVerifier(rules).verifyToken(token.span, with: keys, at: Int(now.seconds)))
        } catch {
            return .failure(error)
        }
    }

    /// Reads the claim `email_verified` from a token whose signature was checked.
    private static func isVerified(_ token: [UInt8]) -> Bool {
        let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3 else { return false }
        let part = Array(parts[1])
        guard let payload = Base64URL.decode(part.span) else { return false }
        var parser = JSONParser(maxBytes: TokenVerifier.longest, maxDepth: 8)
        guard let root = try? parser.parse(payload.span) else { return false }
        return root.member("email_verified")?.bool == true
    }
}

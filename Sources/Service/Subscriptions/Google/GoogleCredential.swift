import Bytes
import Cryptography
package import HTTP
import Identity
import JSON
package import Reactor
import Wire

/// A Google service account with its signing key, read from the account's key file.
package struct GoogleAccount: Sendable {
    package let email: String
    /// The URL that issues access tokens: `https://oauth2.googleapis.com/token`.
    package let tokenAddress: String
    fileprivate let signer: TokenSigner

    /// Reads an account's key file (`"type": "service_account"`). Returns nil if the file is not valid.
    package init?(keyFile text: String) {
        var parser = JSONParser(maxBytes: 64 << 10, maxDepth: 8)
        let bytes = Array(text.utf8)
        guard let root = try? parser.parse(bytes.span), let email = root.readText("client_email"),
            let address = root.readText("token_uri"), let pem = root.readText("private_key"),
            let key = PrivateKey(pem: pem), key.kind == .rsa
        else { return nil }
        (self.email, tokenAddress) = (email, address)
        signer = TokenSigner(key, keyID: root.readText("private_key_id"))
    }
}

/// Gets access tokens for a Google service account. The edge signs a token itself, and Google exchanges it
/// for an access token (RFC 7523; Google's "Using OAuth 2.0 for Server to Server Applications"). An instance
/// is bound to one event loop.
package final class GoogleCredential: SourceCredential {
    private let account: GoogleAccount
    private let pool: UpstreamPool
    private let authority: [UInt8]
    private let target: [UInt8]
    private let loop: EventLoop
    private var known: (value: String, until: Int64)?

    private static let scope = "https://www.googleapis.com/auth/androidpublisher"
    /// How long a self-signed token is valid, in seconds. Google accepts at most this time.
    private static let life: Int64 = 3600

    /// - Parameters:
    ///   - origin: the origin of the account's `tokenAddress`.
    ///   - target: the path of the account's `tokenAddress`.
    package init(
        _ account: GoogleAccount, _ origin: Origin, authority: String, target: String, on loop: EventLoop
    ) {
        (self.account, self.loop) = (account, loop)
        (self.authority, self.target) = (Array(authority.utf8), Array(target.utf8))
        pool = UpstreamPool(origin, on: loop)
    }

    package func fetchAuthorization() async throws(SourceFailure) -> String {
        let now = loop.wallMilliseconds / 1000
        if let known, now < known.until { return known.value }
        let account = account
        let assertion = account.signer.makeToken { json in
            json.member("iss", utf8: account.email)
            json.member("scope", utf8: Self.scope)
            json.member("aud", utf8: account.tokenAddress)
            json.member("iat", Int(now))
            json.member("exp", Int(now + Self.life))
        }
        guard let assertion else { throw .denied }
        let given = try await exchange(assertion)
        // A token is not used in its last minute, because it could expire during the request.
        known = ("Bearer \(given.token)", now + max(0, given.life - 60))
        return "Bearer \(given.token)"
    }

    package func renew() -> Bool {
        known = nil
        return true
    }

    package func drain() { pool.drain() }

    private func exchange(_ assertion: String) async throws(SourceFailure) -> (token: String, life: Int64) {
        let grant = PercentCoding.encode(Array("urn:ietf:params:oauth:grant-type:jwt-bearer".utf8))
        var request = FetchRequest(.post, target: target)
        request.fields = Array(
            "Content-Type: application/x-www-form-urlencoded\r\nAccept: application/json\r\n".utf8)
        request.body = Array("grant_type=\(grant)&assertion=\(assertion)".utf8)
        request.limit = 64 << 10
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await pool.fetchAnswer(request, authority: authority)
        } catch {
            throw .unreachable
        }
        switch answer.status {
        case 200: break
        // Google answers 400 if the key was withdrawn or this machine's clock is wrong. An operator must act.
        case 400...428, 430...499: throw .denied
        default: throw .unreachable
        }
        var parser = JSONParser(maxBytes: 64 << 10, maxDepth: 8)
        let body = answer.body
        guard let root = try? parser.parse(body.span), let token = root.readText("access_token"),
            token.utf8.allSatisfy({ (33...126).contains($0) })
        else { throw .strange }
        return (token, Int64(root.member("expires_in")?.integer ?? 0))
    }
}

import Foundation

/// Keys, valid tokens and forged tokens. A Python script makes them with PyJWT.
package struct MadeTokens: Decodable, Sendable {
    package struct Forgery: Decodable, Sendable {
        package let name: String
        package let token: String
        /// The name of the fault for which the token must be refused.
        package let fault: String
    }

    /// The Unix time, in seconds, for which the tokens are made.
    package let now: Int
    package let secret: String
    package let issuer: String
    /// The key set document of the issuer, and the same document without the key `rsa`.
    package let keys: String
    package let rotatedKeys: String
    package let valid: [String: String]
    package let forged: [Forgery]

    package static func make(now: Int) async throws -> MadeTokens {
        let data = try await Python.run("Tests/Service/IdentityTests/Tokens/make_tokens.py", ["\(now)"])
        return try JSONDecoder().decode(MadeTokens.self, from: data)
    }
}

import Foundation

/// Keys, good tokens and forgeries, made by a script with PyJWT.
package struct MadeTokens: Decodable, Sendable {
    /// A token that must be refused.
    package struct Forgery: Decodable, Sendable {
        package let name: String
        package let token: String
        /// The name of the fault for which it must be refused.
        package let fault: String
    }

    /// The Unix second as of which they are good or forged.
    package let now: Int
    package let secret: String
    package let issuer: String
    /// A key set's document, and one from which the key `rsa` is gone.
    package let keys: String
    package let rotatedKeys: String
    package let valid: [String: String]
    package let forged: [Forgery]

    package static func make(now: Int) async throws -> MadeTokens {
        let data = try await Python.run("Tests/Service/IdentityTests/Tokens/make_tokens.py", ["\(now)"])
        return try JSONDecoder().decode(MadeTokens.self, from: data)
    }
}

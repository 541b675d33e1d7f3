import Foundation

/// Keys, good tokens and forgeries that PyJWT and a forger made.
public struct MadeTokens: Decodable, Sendable {
    public struct Forgery: Decodable, Sendable {
        public let name: String
        public let token: String
        /// The name of the fault for which it must be refused.
        public let fault: String
    }

    /// The Unix second as of which they are good or forged.
    public let now: Int
    public let secret: String
    public let issuer: String
    /// A key set's document, and one from which the key `rsa` is gone.
    public let keys: String
    public let rotatedKeys: String
    public let valid: [String: String]
    public let forged: [Forgery]

    public static func make(now: Int) async throws -> MadeTokens {
        let data = try await Python.run("Tests/IdentityTests/Tokens/make_tokens.py", ["\(now)"])
        return try JSONDecoder().decode(MadeTokens.self, from: data)
    }
}

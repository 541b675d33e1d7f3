import Bytes
package import Cryptography
package import JSON

/// Makes tokens with which this edge proves its identity to a service (RFC 7515, section 3.1).
package struct TokenSigner: Sendable {
    private let key: PrivateKey
    /// The name under which the service knows the key (`kid`); nil if the key has none.
    private let keyID: String?

    package init(_ key: PrivateKey, keyID: String?) { (self.key, self.keyID) = (key, keyID) }

    /// Makes a token; nil if the key cannot sign.
    ///
    /// - Parameter claims: writes the claims of the token.
    package func makeToken(_ claims: (inout JSONWriter) -> Void) -> String? {
        let algorithm: TokenAlgorithm = key.kind == .p256 ? .es256 : .rs256
        let header = Self.encoded { json in
            json.member("alg", utf8: algorithm.rawValue)
            if let keyID { json.member("kid", utf8: keyID) }
            json.member("typ", "JWT")
        }
        let message = "\(header).\(Self.encoded(claims))"
        return key.makeSignature(of: Array(message.utf8)).map { "\(message).\(Base64URL.encode($0))" }
    }

    private static func encoded(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        json.object { write(&$0) }
        let document = json.finish()
        return Base64URL.encode([UInt8](document.readable))
    }
}

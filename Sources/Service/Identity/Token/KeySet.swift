import Cryptography

/// A key that checks signatures of one algorithm. A public key can thus never be taken for a shared secret.
package struct TokenKey: Sendable {
    private enum Material: Sendable {
        case secret([UInt8])
        case publicKey(PublicKey)
    }

    /// The key's name in tokens (`kid`); nil if the key has none.
    package let id: [UInt8]?
    package let algorithm: TokenAlgorithm
    private let material: Material

    /// Makes a key from a secret that the issuer and the edge share, for HS256.
    package init(secret: [UInt8], id: [UInt8]? = nil) {
        self.id = id
        algorithm = .hs256
        material = .secret(secret)
    }

    init(_ key: PublicKey, id: [UInt8]?) {
        self.id = id
        algorithm =
            switch key.kind {
            case .rsa: .rs256
            case .p256: .es256
            case .ed25519: .edDSA
            }
        material = .publicKey(key)
    }

    func verifySignature(_ message: Span<UInt8>, _ signature: [UInt8]) -> Bool {
        switch material {
        case .secret(let secret):
            Digest.areEqual(Digest.authentication(of: message, secret: secret).span, signature.span)
        case .publicKey(let key): key.hasSigned(message, signature)
        }
    }
}

package struct KeySet: Sendable {
    package let keys: [TokenKey]
    /// Whether some keys were left out, because the document contained more than `mostKeys`.
    package let isCut: Bool

    package init(_ keys: [TokenKey], isCut: Bool = false) {
        self.keys = keys
        self.isCut = isCut
    }

    /// The keys that can have signed a token with this algorithm and key name. Names must be exactly equal.
    /// If the token names no key and the algorithm has only one key, this key is returned. A shared secret
    /// without a name is returned for every token.
    func candidateKeys(_ algorithm: TokenAlgorithm, id: [UInt8]?) -> [TokenKey] {
        let fitting = keys.filter { $0.algorithm == algorithm }
        if algorithm.isSymmetric { return fitting.filter { $0.id == nil || $0.id == id } }
        if let id { return fitting.filter { $0.id == id } }
        return fitting.count == 1 ? fitting : []
    }
}

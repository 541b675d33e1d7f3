/// The signature algorithms that tokens can have (RFC 7518, section 3.1; RFC 8037). `none` is not among them.
package enum TokenAlgorithm: String, Hashable, Sendable, CaseIterable {
    case hs256 = "HS256"
    case rs256 = "RS256"
    case es256 = "ES256"
    case edDSA = "EdDSA"

    /// Whether the key that checks a signature can also make one, as a shared secret can.
    package var isSymmetric: Bool { self == .hs256 }
}

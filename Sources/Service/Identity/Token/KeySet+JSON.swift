import Bytes
import Cryptography
import JSON

extension KeySet {
    /// `longestDocument` is the largest document of a key set, in bytes. `deepest` is its deepest nesting.
    package static let longestDocument = 1 << 20
    private static let deepest = 8
    package static let mostKeys = 1_000

    /// Reads a JSON Web Key Set (RFC 7517, section 5). Weak keys, keys of unknown types and keys that do not
    /// check signatures are skipped. Shared secrets are skipped, too, because they must not be in such a
    /// document. A byte order mark before the document and padding in its numbers are ignored, because some
    /// issuers write them.
    ///
    /// Returns nil if the document is not a key set or contains no key for these algorithms.
    package init?(document: Span<UInt8>, for algorithms: [TokenAlgorithm]) {
        var parser = JSONParser(maxBytes: Self.longestDocument, maxDepth: Self.deepest)
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let start = document.starts(with: mark.span) ? mark.count : 0
        guard let root = try? parser.parse(document.extracting(droppingFirst: start)),
            let list = root.member("keys")
        else { return nil }
        var keys: [TokenKey] = []
        var elements = list.elements
        var count = 0
        while let element = elements.next() {
            count += 1
            if count > Self.mostKeys { break }
            if let key = WebKey(element).key, algorithms.contains(key.algorithm) { keys.append(key) }
        }
        guard !keys.isEmpty else { return nil }
        self.init(keys, isCut: count > Self.mostKeys)
    }
}

/// The members of one JSON Web Key that this code reads.
private struct WebKey {
    private var texts: [String: [UInt8]] = [:]
    private var isForChecking = true
    /// The first certificate in `x5c`, which is base64 of DER (RFC 7517, section 4.7).
    private var certificate: [UInt8]?

    private static let names = ["kty", "kid", "alg", "use", "crv", "n", "e", "x", "y"]

    init(_ value: JSONValue) {
        var members = value.members
        while let member = members.next() {
            for name in Self.names where member.name.count == name.utf8.count {
                let known = Array(name.utf8)
                guard member.name.starts(with: known.span) else { continue }
                // A key is not used if a member occurs twice or is not a text.
                guard texts[name] == nil, let text = member.value.string else {
                    isForChecking = false
                    continue
                }
                texts[name] = [UInt8](text)
            }
            if member.name.equals("key_ops") {
                isForChecking = isForChecking && Self.allowsVerifying(member.value)
            }
            if member.name.equals("x5c") {
                var chain = member.value.elements
                if let first = chain.next(), let text = first.string { certificate = [UInt8](text) }
            }
        }
    }

    private static func allowsVerifying(_ value: JSONValue) -> Bool {
        var elements = value.elements
        while let element = elements.next() {
            if let text = element.string, text.equals("verify") { return true }
        }
        return false
    }

    private func text(_ name: String) -> String? { texts[name].map { String(decoding: $0, as: UTF8.self) } }

    private func bytes(_ name: String) -> [UInt8] {
        guard var text = texts[name] else { return [] }
        while text.last == UInt8(ascii: "=") { text.removeLast() }
        return Base64URL.decode(text.span) ?? []
    }

    var key: TokenKey? {
        guard isForChecking, text("use") ?? "sig" == "sig" else { return nil }
        let key: PublicKey? =
            switch (text("kty"), text("crv")) {
            case (_?, nil) where texts["n"] == nil && certificate != nil,
                ("EC", _) where texts["x"] == nil && certificate != nil:
                certificate.flatMap { PublicKey.certifiedKey(byBase64: $0) }
            case ("RSA", nil): PublicKey.rsaKey(modulus: bytes("n"), exponent: bytes("e"))
            case ("EC", "P-256"): PublicKey.p256Key(x: bytes("x"), y: bytes("y"))
            case ("OKP", "Ed25519"): PublicKey.ed25519Key(bytes("x"))
            default: nil
            }
        guard let key else { return nil }
        let made = TokenKey(key, id: texts["kid"])
        let algorithm = text("alg")
        return algorithm == nil || algorithm == made.algorithm.rawValue ? made : nil
    }
}

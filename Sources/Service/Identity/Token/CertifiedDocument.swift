import Bytes
package import Cryptography
import JSON

/// Reads signed JSON documents whose signature contains the signer's certificates (`x5c`, RFC 7515, section
/// 4.1.6), such as App Store transactions and notifications. The signature is ES256 in the compact form.
package enum CertifiedDocument {
    /// The largest signed document in bytes (`longest`), and its deepest nesting.
    package static let longest = 256 << 10
    private static let deepest = 16
    /// How far the signer's clock can be ahead of this machine's clock, in seconds.
    private static let leeway: Int64 = 300

    /// Returns the document's content if its signature is valid. The certificates must have been valid at the
    /// time in the member `signedDate`.
    ///
    /// - Parameters:
    ///   - text: the signed document in its compact form.
    ///   - now: the time in Unix seconds. A document from the future is refused.
    package static func verifiedPayload(of text: String, by chain: CertificateChain, now: Int64)
        throws(TokenFault)
        -> [UInt8]
    {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { Array($0) }
        guard text.utf8.count <= longest, parts.count == 3 else { throw .malformed }
        let decoded = parts.map { part in Base64URL.decode(part.span) }
        guard let header = decoded[0], let payload = decoded[1], let signature = decoded[2] else {
            throw .malformed
        }
        let certificates = try certificates(in: header)
        let signed = try time(of: payload)
        guard signed <= now + leeway else { throw .early }
        guard let key = chain.verifiedKey(of: certificates, at: Int(signed)), key.kind == .p256 else {
            throw .unknownKey
        }
        let message = parts[0] + [UInt8(ascii: ".")] + parts[1]
        guard key.hasSigned(message.span, signature) else { throw .signature }
        return payload
    }

    private static func certificates(in header: [UInt8]) throws(TokenFault) -> [[UInt8]] {
        var parser = JSONParser(maxBytes: longest, maxDepth: deepest)
        guard let root = try? parser.parse(header.span), let algorithm = root.member("alg")?.string,
            let list = root.member("x5c"), list.kind == .array
        else { throw .malformed }
        guard algorithm.equals("ES256") else { throw .algorithm }
        // Extensions are refused, because this code supports none (RFC 7515, section 4.1.11).
        guard root.member("crit") == nil, root.member("b64") == nil else { throw .extensions }
        var certificates: [[UInt8]] = []
        var elements = list.elements
        while let element = elements.next() {
            guard certificates.count < 3, let text = element.string,
                let der = Base64URL.decode(plain: [UInt8](text))
            else { throw .malformed }
            certificates.append(der)
        }
        return certificates
    }

    /// The time at which the document was signed, in Unix seconds.
    private static func time(of payload: [UInt8]) throws(TokenFault) -> Int64 {
        var parser = JSONParser(maxBytes: longest, maxDepth: deepest)
        guard let root = try? parser.parse(payload.span), root.kind == .object,
            let milliseconds = root.member("signedDate")?.integer, milliseconds >= 0
        else { throw .malformed }
        return Int64(milliseconds / 1000)
    }
}

import Cryptography
import Identity
import JSON
import Limits

/// Verifies and reads documents that the App Store has signed for one app.
package struct AppleDocument: Sendable {
    /// The SHA-256 of the certificate "Apple Root CA - G3", the root of all of the App Store's chains
    /// (apple.com/certificateauthority; valid until 2039).
    package static let rootDigest = "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179"
    /// Two certificate extensions (object ids) that Apple sets. `signerMark` is in the certificates that sign
    /// for the App Store. `issuerMark` is in those of the authority that issues them.
    package static let signerMark = "1.2.840.113635.100.6.11.1"
    package static let issuerMark = "1.2.840.113635.100.6.2.1"

    package let bundle: String
    private let chain: CertificateChain

    /// - Parameter root: the SHA-256 of the root certificate that the chain of a document must end with.
    package init(bundle: String, root: [UInt8]) {
        self.bundle = bundle
        chain = CertificateChain(roots: [root], signerMark: Self.signerMark, issuerMark: Self.issuerMark)
    }

    /// Verifies the signature of a document in compact form (JWS), and returns the signed content.
    func verifiedPayload(of text: String, at now: Moment) throws(WebhookRefusal) -> [UInt8] {
        do throws(TokenFault) {
            return try CertifiedDocument.verifiedPayload(of: text, by: chain, now: now.seconds)
        } catch {
            throw .unproven
        }
    }

    func readTransaction(_ text: String, at now: Moment) throws(WebhookRefusal) -> AppleTransaction {
        let bytes = try verifiedPayload(of: text, at: now)
        do throws(EventFault) {
            let bought = try Self.readDocument(bytes) { root throws(EventFault) in try AppleTransaction(root)
            }
            guard bought.bundle == bundle else { throw .member("bundleId") }
            return bought
        } catch {
            throw .fault(error)
        }
    }

    func readRenewal(_ text: String, at now: Moment) throws(WebhookRefusal) -> AppleRenewal {
        let bytes = try verifiedPayload(of: text, at: now)
        do throws(EventFault) {
            return try Self.readDocument(bytes) { root throws(EventFault) in AppleRenewal(root) }
        } catch {
            throw .fault(error)
        }
    }

    static func readDocument<Value>(
        _ bytes: [UInt8], _ read: (borrowing JSONValue) throws(EventFault) -> Value
    ) throws(EventFault) -> Value {
        var parser = JSONParser(maxBytes: CertifiedDocument.longest, maxDepth: 16)
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(bytes.span) } catch { throw .notJSON }
        return try read(root)
    }

    /// Whether the document is from the App Store's test environment (sandbox). A document that Xcode signed
    /// is an error, because it comes from no App Store.
    static func isSandbox(_ root: borrowing JSONValue) throws(EventFault) -> Bool {
        switch root.readText("environment") {
        case "Production": return false
        case "Sandbox": return true
        default: throw .member("environment")
        }
    }
}

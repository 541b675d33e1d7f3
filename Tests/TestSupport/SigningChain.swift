import Bytes
package import Cryptography
import Foundation
package import RedisFleet

/// A root, an issuer and a signer certificate like those of the App Store, with the signer's key. The issuer
/// and the signer have Apple's extensions. The files are removed after the test.
package final class SigningChain: Sendable {
    package enum Flaw: String, Sendable, CaseIterable {
        case none
        case unmarkedSigner
        case unmarkedIssuer
        case expired
        case issuedByRoot
        case issuerIsNoAuthority
    }

    package let folder: TemporaryFolder
    /// The certificates in DER: signer, issuer and root.
    package let certificates: [[UInt8]]
    package let key: PrivateKey

    package var root: [UInt8] { Digest.sha256(certificates[2]) }

    /// The digest of the root certificate in hexadecimal digits, as in a configuration.
    package var rootDigest: String { Hexadecimal.text(root) }

    package static func make(_ flaw: Flaw = .none) async throws -> SigningChain {
        let folder = try TemporaryFolder()
        let made = try await ProgramRun.of([
            "bash", "-c", script, "bash", folder.path, flaw == .unmarkedSigner ? "" : signerMark,
            flaw == .unmarkedIssuer ? "" : issuerMark, flaw == .expired ? "-1" : "2",
            flaw == .issuedByRoot ? "root" : "issuer",
            flaw == .issuerIsNoAuthority ? "FALSE" : "TRUE",
        ])
        guard made.exitCode == 0 else { throw Python.Failure(description: made.stderr) }
        return try SigningChain(folder)
    }

    package static let signerMark = "1.2.840.113635.100.6.11.1"
    package static let issuerMark = "1.2.840.113635.100.6.2.1"

    private init(_ folder: TemporaryFolder) throws {
        self.folder = folder
        certificates = try ["signer", "issuer", "root"].map {
            [UInt8](try Data(contentsOf: URL(filePath: folder.file("\($0).der"))))
        }
        guard let key = PrivateKey(pem: folder.read("signer.key") ?? "") else {
            throw Python.Failure(description: "the signer's key cannot be read")
        }
        self.key = key
    }

    /// Signs a document and returns it in JWS compact form.
    ///
    /// - Parameter algorithm: the algorithm that the header names.
    package func sign(_ payload: String, algorithm: String = "ES256", certificates: [[UInt8]]? = nil)
        -> String
    {
        let chain = (certificates ?? self.certificates).map { "\"\(Data($0).base64EncodedString())\"" }
        let header = #"{"alg":"\#(algorithm)","x5c":[\#(chain.joined(separator: ","))]}"#
        let message =
            Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(payload.utf8))
        let signature = key.makeSignature(of: Array(message.utf8)) ?? []
        return "\(message).\(Base64URL.encode(signature))"
    }

    private static let script = """
        cd "$1" || exit 1
        curve() { openssl "$@" -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes; }
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:secp384r1 -nodes -keyout root.key \
          -out root.pem -days 3 -subj "/CN=Root" -addext keyUsage=critical,keyCertSign,cRLSign || exit 1
        for name in issuer signer; do
          curve req -new -keyout $name.key -out $name.csr -subj "/CN=$name" || exit 1
        done
        keys='subjectKeyIdentifier=hash\\nauthorityKeyIdentifier=keyid'
        printf "basicConstraints=critical,CA:$6\\nkeyUsage=critical,keyCertSign\\n$keys\\n" > issuer.ext
        printf "basicConstraints=critical,CA:FALSE\\nkeyUsage=critical,digitalSignature\\n$keys\\n" \
          > signer.ext
        [ -z "$2" ] || echo "$2=DER:0500" >> signer.ext
        [ -z "$3" ] || echo "$3=DER:0500" >> issuer.ext
        openssl x509 -req -in issuer.csr -CA root.pem -CAkey root.key -set_serial 2 -days 2 \
          -extfile issuer.ext -out issuer.pem || exit 1
        openssl x509 -req -in signer.csr -CA $5.pem -CAkey $5.key -set_serial 3 -days "$4" \
          -extfile signer.ext -out signer.pem || exit 1
        for name in signer issuer root; do
          openssl x509 -in $name.pem -outform DER -out $name.der || exit 1
        done
        """
}

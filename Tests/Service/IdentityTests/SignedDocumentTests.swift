import Cryptography
import Foundation
import Identity
import JSON
import TestSupport
import Testing

@Suite(.needsOpenSSL) struct `A document that brings its certificates along` {
    private static func read(_ text: String, _ chain: SigningChain, now: Int64? = nil) throws -> String {
        let rules = CertificateChain(
            roots: [chain.root], signerMark: SigningChain.signerMark, issuerMark: SigningChain.issuerMark)
        let now = now ?? Int64(Date().timeIntervalSince1970)
        let payload = try CertifiedDocument.verifiedPayload(of: text, by: rules, now: now)
        return String(decoding: payload, as: UTF8.self)
    }

    private static func payload(_ more: String = "", at seconds: Double = 0) -> String {
        let date = Int64((Date().timeIntervalSince1970 + seconds) * 1000)
        return #"{"transactionId":"1","signedDate":\#(date)\#(more)}"#
    }

    @Test func `A signed document with certificates is read if its signature is right`() async throws {
        let chain = try await SigningChain.make()
        let payload = Self.payload()
        #expect(try Self.read(chain.sign(payload), chain) == payload)
    }

    @Test func `A signed document with certificates is refused if anything was changed`() async throws {
        let (chain, other) = (try await SigningChain.make(), try await SigningChain.make())
        let payload = Self.payload()
        let good = chain.sign(payload)
        let parts = good.split(separator: ".").map(String.init)
        let changed = chain.sign(Self.payload(#","a":1"#)).split(separator: ".").map(String.init)
        let cases: [(String, TokenFault)] = [
            ("", .malformed), ("a.b", .malformed), ("\(good).x", .malformed), ("{}", .malformed),
            ("\(parts[0]).\(changed[1]).\(parts[2])", .signature),
            ("\(parts[0]).\(parts[1]).\(changed[2])", .signature),
            ("\(parts[0]).\(parts[1]).", .signature),
            (chain.sign(payload, algorithm: "none"), .algorithm),
            (chain.sign(payload, algorithm: "HS256"), .algorithm),
            // The first document has another chain's certificates. The second has this chain's certificates
            // and the other chain's signature.
            (other.sign(payload), .unknownKey),
            (other.sign(payload, certificates: chain.certificates), .signature),
            (chain.sign(payload, certificates: Array(chain.certificates.prefix(2))), .unknownKey),
            (chain.sign(payload, certificates: []), .unknownKey),
            (chain.sign(payload, certificates: chain.certificates + chain.certificates), .malformed),
            (chain.sign("{}"), .malformed), (chain.sign("[1]"), .malformed),
            (chain.sign(Self.payload(at: 400)), .early),
            // The certificates were not valid yet at the time in this document.
            (chain.sign(Self.payload(at: -86_400)), .unknownKey),
        ]
        for (text, fault) in cases {
            #expect(throws: fault, "\(text.prefix(40))") { try Self.read(text, chain) }
        }
    }

    /// PyJWT, an independent library, checks the tokens that `TokenSigner` makes.
    @Test(.needsPythonPackages, arguments: [("RSA", "RS256"), ("EC", "ES256")])
    func `PyJWT accepts a token that the edge signs`(algorithm: String, name: String) async throws {
        let options = algorithm == "EC" ? ["-pkeyopt", "ec_paramgen_curve:P-256"] : []
        let pem = try await ProgramRun.of(["openssl", "genpkey", "-algorithm", algorithm] + options).text
        let signer = TokenSigner(try #require(PrivateKey(pem: pem)), keyID: "K1")
        for number in 0..<8 {
            let token = try #require(
                signer.makeToken { json in
                    json.member("iss", "issuer")
                    json.member("number", number)
                })
            let printed = try await Python.run(
                "Tests/Service/IdentityTests/Tokens/read_token.py", [pem, name, token])
            let read = try JSONDecoder().decode(Read.self, from: printed)
            #expect(read == Read(kid: "K1", alg: name, iss: "issuer", number: number))
        }
    }

    private struct Read: Decodable, Equatable {
        let kid: String
        let alg: String
        let iss: String
        let number: Int
    }
}

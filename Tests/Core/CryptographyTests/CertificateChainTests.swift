import Bytes
import Cryptography
import Foundation
import TestSupport
import Testing

@Suite(.needsOpenSSL) struct `A chain of certificates` {
    private static func rules(_ chain: SigningChain, roots: [[UInt8]]? = nil) -> CertificateChain {
        CertificateChain(
            roots: roots ?? [chain.root], signerMark: SigningChain.signerMark,
            issuerMark: SigningChain.issuerMark)
    }

    private static var now: Int { Int(Date().timeIntervalSince1970) }

    @Test func `A certificate chain leads from a signer's key to a root known by its digest`() async throws {
        let chain = try await SigningChain.make()
        let key = try #require(Self.rules(chain).verifiedKey(of: chain.certificates, at: Self.now))
        #expect(key.kind == .p256)
        let message = bytes("a message")
        let signature = try #require(chain.key.makeSignature(of: message))
        let other = bytes("another message")
        let (isOfIt, isOfOther) = (
            key.hasSigned(message.span, signature), key.hasSigned(other.span, signature)
        )
        #expect(isOfIt && !isOfOther)
    }

    @Test(arguments: SigningChain.Flaw.allCases.filter { $0 != .none })
    func `A chain of certificates with a flaw leads nowhere`(flaw: SigningChain.Flaw) async throws {
        let chain = try await SigningChain.make(flaw)
        #expect(Self.rules(chain).verifiedKey(of: chain.certificates, at: Self.now) == nil)
    }

    @Test func `A certificate chain is refused with another root, order or time`() async throws {
        let (chain, other) = (try await SigningChain.make(), try await SigningChain.make())
        let (rules, now) = (Self.rules(chain), Self.now)
        let good = chain.certificates
        #expect(Self.rules(other).verifiedKey(of: good, at: now) == nil)
        #expect(rules.verifiedKey(of: good, at: now + 4 * 86_400) == nil)
        #expect(rules.verifiedKey(of: good, at: now - 86_400) == nil)
        let wrongs: [[[UInt8]]] = [
            [], [good[0]], [good[0], good[1]], [good[1], good[0], good[2]], [good[0], good[2], good[2]],
            [good[0], other.certificates[1], good[2]], [other.certificates[0], good[1], good[2]],
            good + [good[2]], [[], good[1], good[2]], [[48, 3], good[1], good[2]],
        ]
        for wrong in wrongs {
            #expect(rules.verifiedKey(of: wrong, at: now) == nil)
        }
        #expect(Self.rules(chain, roots: []).verifiedKey(of: good, at: now) == nil)
    }
}

@Suite(.needsOpenSSL) struct `A private key` {
    private static func made(_ arguments: [String]) async throws -> String {
        try await ProgramRun.of(["openssl", "genpkey"] + arguments).text
    }

    @Test func `A private key is read from PEM as services give it, and from no other text`() async throws {
        let p256 = try await Self.made(["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"])
        #expect(PrivateKey(pem: p256)?.kind == .p256)
        #expect(PrivateKey(pem: try await Self.made(["-algorithm", "RSA"]))?.kind == .rsa)
        let p384 = try await Self.made(["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"])
        let locked = try await Self.made(["-algorithm", "RSA", "-aes256", "-pass", "pass:secret"])
        let ed25519 = try await Self.made(["-algorithm", "ED25519"])
        for text in ["", "no key", p384, locked, ed25519, String(p256.dropLast(60))] {
            #expect(PrivateKey(pem: text) == nil)
        }
    }
}

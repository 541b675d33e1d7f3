import Identity
import TestSupport
import Testing

extension MadeTokens {
    static let old = Task { try await MadeTokens.make(now: 1_800_000_000) }

    var rules: TokenRules {
        TokenRules(
            algorithms: TokenAlgorithm.allCases, issuer: issuer, audiences: ["coach", "coach-web"],
            plan: ClaimPath(["app_metadata", "plan"]), leeway: 30)
    }

    /// A set with public keys and the shared secret. With it, the tests notice code that confuses the two.
    var keySet: KeySet {
        get throws {
            let document = Array(keys.utf8)
            let published = KeySet(document: document.span, for: TokenAlgorithm.allCases)
            return KeySet(try #require(published).keys + [TokenKey(secret: Array(secret.utf8))])
        }
    }

    func verify(_ token: String, at now: Int? = nil) throws -> TokenClaims {
        let bytes = Array(token.utf8)
        return try TokenVerifier(rules).verifyToken(bytes.span, with: try keySet, at: now ?? self.now)
    }
}

@Suite(.needsPythonPackages) struct `A token` {
    @Test func `A token of each algorithm is believed`() async throws {
        let tokens = try await MadeTokens.old.value
        #expect(tokens.valid.count >= 18)
        for (name, token) in tokens.valid {
            let claims = try? tokens.verify(token)
            let user =
                name == "a number for a user" ? "7" : name == "a user in any script" ? "Ännchen 🦊" : "ann"
            #expect(claims?.user == Array(user.utf8), "\(name)")
            #expect(claims?.plan == (name == "a plan" ? "premium" : nil), "\(name)")
            // The claimed expiry is rounded down to a second, so that the token is never valid for too long.
            let end = name.hasPrefix("ended within the leeway") ? tokens.now + 1 : tokens.now + 330
            #expect(claims?.expires == end, "\(name)")
        }
    }

    @Test func `A token that is forged is refused, and for the right reason`() async throws {
        let tokens = try await MadeTokens.old.value
        #expect(tokens.forged.count >= 110)
        for forgery in tokens.forged {
            do {
                let claims = try tokens.verify(forgery.token)
                Issue.record("\(forgery.name) is believed: \(claims)")
            } catch let fault as TokenFault {
                #expect("\(fault)" == forgery.fault, "\(forgery.name)")
            }
        }
    }

    @Test func `A token is believed up to its end and no longer`() async throws {
        let tokens = try await MadeTokens.old.value
        let token = try #require(tokens.valid["RS256"])
        #expect(throws: Never.self) { try tokens.verify(token, at: tokens.now + 329) }
        #expect(throws: TokenFault.expired) { try tokens.verify(token, at: tokens.now + 330) }
        #expect(throws: TokenFault.early) { try tokens.verify(token, at: tokens.now - 60) }
    }

    @Test func `A token with any one byte changed is not believed`() async throws {
        let tokens = try await MadeTokens.old.value
        let keys = try tokens.keySet
        let verifier = TokenVerifier(tokens.rules)
        for name in ["HS256", "EdDSA"] {
            let good = Array(try #require(tokens.valid[name]).utf8)
            for index in good.indices {
                for bit in [UInt8(1), 32] {
                    var bytes = good
                    bytes[index] ^= bit
                    #expect(throws: TokenFault.self, "\(name), byte \(index)") {
                        try verifier.verifyToken(bytes.span, with: keys, at: tokens.now)
                    }
                }
            }
        }
    }

    @Test func `A key set has only keys of the algorithms that are allowed`() async throws {
        let tokens = try await MadeTokens.old.value
        let document = Array(tokens.keys.utf8)
        func names(_ algorithms: [TokenAlgorithm]) -> [String]? {
            KeySet(document: document.span, for: algorithms)?.keys
                .compactMap { $0.id.map { String(decoding: $0, as: UTF8.self) } }
        }
        #expect(names([.rs256]) == ["rsa", "rsa-next"])
        #expect(names([.es256, .edDSA]) == ["ec", "ed"])
        #expect(names([.hs256]) == nil, "a shared secret in a key set")
        for bad in [
            "", "[]", "{}", #"{"keys":{}}"#, #"{"keys":[]}"#, #"{"keys":[1]}"#, "{\"keys\":[", "<html>",
        ] {
            let bytes = Array(bad.utf8)
            #expect(KeySet(document: bytes.span, for: TokenAlgorithm.allCases)?.keys.count == nil, "\(bad)")
        }
    }

    @Test func `The first thousand keys of a set are read, and none beyond`() async throws {
        let tokens = try await MadeTokens.old.value
        let own = try #require(tokens.keys.firstRange(of: "[")).upperBound
        func set(_ others: Int) -> KeySet? {
            let other =
                #"{"kty":"OKP","crv":"Ed25519","kid":"x","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"},"#
            let text = tokens.keys[..<own] + String(repeating: other, count: others) + tokens.keys[own...]
            let document = Array(text.utf8)
            return KeySet(document: document.span, for: [.rs256])
        }
        #expect(set(900)?.keys.count == 2 && set(900)?.isCut == false)
        #expect(set(999)?.keys.count == 1 && set(999)?.isCut == true)
    }

    /// Some issuers publish their keys with a byte order mark and padding.
    @Test func `A key set may have a byte order mark and padding`() async throws {
        let tokens = try await MadeTokens.old.value
        let padded = tokens.keys.replacing(/"(n|x|y)": ?"([A-Za-z0-9_-]+)"/) { match in
            let padding = String(repeating: "=", count: (4 - match.2.count % 4) % 4)
            return "\"\(match.1)\":\"\(match.2)\(padding)\""
        }
        #expect(padded.contains("=\""))
        let document = Array("\u{feff}\(padded)".utf8)
        #expect(KeySet(document: document.span, for: TokenAlgorithm.allCases)?.keys.count == 4)
    }

    @Test(.needsOpenSSL) func `A key may be published as a certificate alone`() async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue("DNS:issuer.test")
        let lines = try #require(TemporaryFolder.content(of: pair.chain)).split(separator: "\n")
        let der = lines.filter { !$0.hasPrefix("-") }.joined()
        let text =
            #"{"keys":[{"kty":"EC","kid":"c","x5c":["\#(der)"]},{"kty":"EC","kid":"bad","x5c":["AAAA"]}]}"#
        let document = Array(text.utf8)
        #expect(KeySet(document: document.span, for: [.es256])?.keys.count == 1)
        #expect(KeySet(document: document.span, for: [.rs256])?.keys.count == nil)
    }

    @Test func `A token must name its key if the shared secret has an id`() async throws {
        let tokens = try await MadeTokens.old.value
        let secret = Array(tokens.secret.utf8)
        let (named, unnamed) = (tokens.valid["HS256 with a key's name"], tokens.valid["HS256"])
        func user(_ token: String?, _ id: String) throws -> TokenClaims {
            let bytes = Array(try #require(token).utf8)
            return try TokenVerifier(tokens.rules).verifyToken(
                bytes.span, with: KeySet([TokenKey(secret: secret, id: Array(id.utf8))]), at: tokens.now)
        }
        #expect(throws: Never.self) { try user(named, "any") }
        #expect(throws: TokenFault.unknownKey) { try user(named, "Any") }
        #expect(throws: TokenFault.unknownKey) { try user(unnamed, "any") }
    }
}

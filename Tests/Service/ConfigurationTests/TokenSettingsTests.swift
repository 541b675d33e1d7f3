import TestSupport
import Testing

@testable import Configuration

@Suite struct `A way to identify callers` {
    private static let secret = String(repeating: "s", count: 32)

    private func sources(_ yaml: String) throws -> [IdentitySource] {
        try read("identity:\n" + yaml, environment: ["SECRET": Self.secret]).identity
    }

    @Test func `Callers may be identified by the tokens of an issuer with published keys`() throws {
        let found = try sources(
            """
              - jwt:
                  issuer: https://id.example.com/
                  audience: coach
                  algorithms: [RS256, ES256]
                  keys: { url: "https://id.example.com/.well-known/jwks.json" }
            """)
        guard case .token(let token, tenant: nil) = found.first else {
            Issue.record("no token")
            return
        }
        #expect(token.issuer == "https://id.example.com/" && token.audiences == ["coach"])
        #expect(token.algorithms == [.rs256, .es256])
        #expect(token.userClaim == ["sub"] && token.planClaim == nil && token.leeway == .seconds(30))
        guard case .address(let place) = token.keys else {
            Issue.record("no address")
            return
        }
        #expect(place.address.description == "https://id.example.com:443/.well-known/jwks.json")
        #expect(place.address.authority == "id.example.com")
        #expect(place.refresh == .seconds(600) && place.caFile == nil && !place.allowsPrivateAddresses)
    }

    @Test func `Callers may be identified by tokens with a shared secret, claims and audiences`() throws {
        let found = try sources(
            """
              - jwt:
                  issuer: app
                  audience: [coach, coach-web]
                  algorithms: [HS256]
                  secret: { env: SECRET }
                  key_id: "2026"
                  claims: { user: user_id, plan: [app_metadata, plan] }
                  leeway: 5s
                tenant: coach
            """)
        guard case .token(let token, tenant: "coach") = found.first else {
            Issue.record("no token")
            return
        }
        #expect(token.audiences == ["coach", "coach-web"] && token.leeway == .seconds(5))
        #expect(token.userClaim == ["user_id"] && token.planClaim == ["app_metadata", "plan"])
        guard case .secret(let secret, id: "2026") = token.keys else {
            Issue.record("no secret")
            return
        }
        #expect(secret.reveal() == Self.secret && !"\(found)".contains(Self.secret))
    }

    @Test func `Callers may be identified by a key set in a file beside the configuration`() throws {
        let folder = try TemporaryFolder()
        let document = #"{"keys":[{"kty":"OKP","crv":"Ed25519","x":"AA"}]}"#
        try folder.write(document, to: "keys.json")
        let yaml = """
            identity: [{ jwt: { issuer: a, audience: b, algorithms: [EdDSA], keys: { file: keys.json } } }]
            """
        let settings = try Settings.read(completed(yaml), file: "t", folder: folder.path, environment: [:])
        guard case .token(let token, _) = settings.identity.first else {
            Issue.record("no token")
            return
        }
        #expect(token.keys == .document(document))
        for (algorithm, text) in [
            ("RS256", document), ("EdDSA", "{}"), ("EdDSA", "[]"), ("ES256", "no JSON"),
        ] {
            try folder.write(text, to: "keys.json")
            #expect(throws: SettingsMistakes.self) {
                try Settings.read(
                    completed(yaml.replacing("EdDSA", with: algorithm)), file: "t", folder: folder.path,
                    environment: [:])
            }
        }
    }

    @Test func `Callers may be identified by API keys, after a trusted header`() throws {
        let found = try sources(
            """
              - { trusted_header: x-user-id, from: [10.0.0.1] }
              - { api_keys: true, tenant: coach }
            """)
        #expect(found.count == 2 && found.last == .apiKeys(tenant: "coach"))
    }

    @Test func `A way to identify callers changes the settings' digest, except by its secret`() throws {
        func digest(_ text: String, _ secret: String = Self.secret) throws -> String {
            let yaml = "identity: [{ jwt: { issuer: a, audience: b, algorithms: [HS256], \(text) } }]"
            return try read(yaml, environment: ["SECRET": secret]).digest
        }
        let one = try digest("secret: { env: SECRET }")
        #expect(try digest("secret: { env: SECRET }", Self.secret + "more") == one)
        #expect(try digest("secret: { env: SECRET }, leeway: 1s") != one)
    }

    @Test(
        arguments: [
            BadConfiguration(
                "identity: [§{ from: [10.0.0.1] }]", "identity[0]",
                "this entry does not say how to identify callers; write one of trusted_header, jwt, "
                    + "api_keys"),
            BadConfiguration(
                "identity: [§{ api_keys: true, trusted_header: x, from: [10.0.0.1] }]", "identity[0]",
                "an entry holds one way to identify callers; give trusted_header and api_keys an entry each"),
            BadConfiguration(
                "identity: [{ api_keys: §false }]", "identity[0].api_keys",
                "false has no effect here; write true, or remove the entry"),
            BadConfiguration(
                "identity: [{ api_keys: §{ a: b } }]", "identity[0].api_keys",
                "this must be true or false, but it is keys with values (put a text with a colon in quotes)"
            ),
            BadConfiguration(
                "identity: [{ api_keys: true }, { api_keys: §true }]", "identity[1].api_keys",
                "API keys are already accepted above; remove this entry"),
            BadConfiguration(
                "identity: [{ api_keys: true, from: §[10.0.0.1] }]", "identity[0].from",
                "only a trusted_header has from:, since any peer may send a token or a key"),
            BadConfiguration(
                "identity: [{ §jtw: {} , api_keys: true }]", "identity[0].jtw",
                #"there is no key "jtw" here"#,
                "jwt"),
            jwt(
                "", "§",
                "issuer is missing: write what a token's iss must be, such as https://id.example.com/",
                without: "issuer"),
            jwt(
                "", "§", "audience is missing: write what a token's aud must name, such as coach",
                without: "audience"),
            jwt(
                "", "§", "algorithms is missing: write how tokens are signed, such as [RS256]",
                without: "algorithms"),
            jwt(
                "audience: §[]", ".audience",
                "a token must have an audience; write what its aud must name", without: "audience"),
            jwt(
                "issuer: §\"\"", ".issuer", "the issuer's name has 1 to 500 characters, and no line end",
                without: "issuer"),
            jwt(
                "algorithms: §[]", ".algorithms",
                "no token could be accepted; write one or more of HS256, RS256, ES256, EdDSA",
                without: "algorithms"),
            jwt(
                "algorithms: [§none]", ".algorithms[0]",
                "a token that nobody signed proves nothing; write one of HS256, RS256, ES256, EdDSA",
                without: "algorithms"),
            jwt(
                "algorithms: [§rs256]", ".algorithms[0]",
                #""rs256" is not one of HS256, RS256, ES256, EdDSA"#,
                without: "algorithms", suggestion: "RS256"),
            jwt(
                "algorithms: [§RS512]", ".algorithms[0]",
                #""RS512" is not one of HS256, RS256, ES256, EdDSA"#,
                without: "algorithms"),
            jwt(
                "algorithms: §[HS256, RS256]", ".algorithms",
                "HS256 has a shared secret, the others have keys: give each kind an entry of its own",
                without: "algorithms"),
            jwt(
                "algorithms: [HS256], keys: §{ url: https://a.example }", ".keys",
                "HS256 takes secret: { env: NAME } or { file: PATH }", without: "algorithms", "keys"),
            jwt(
                "secret: §{ env: SECRET }", ".secret",
                "a secret is for HS256; the other algorithms take keys: { url: URL }", without: "keys"),
            jwt(
                "algorithms: [HS256], secret: §hunter2", ".secret",
                "a secret must not be in the configuration itself; write { env: NAME } or { file: PATH }",
                without: "algorithms", "keys"),
            jwt("key_id: §a", ".key_id", "only a secret has a key_id here; the keys of a set have their own"),
            jwt(
                "keys: { url: §http://id.example.com/keys }", ".keys.url",
                "keys that are fetched without TLS prove nothing; write https://", without: "keys"),
            jwt(
                "keys: { url: §https://127.0.0.1/keys }", ".keys.url",
                "127.0.0.1 is a private address; if that is meant, write private: true", without: "keys"),
            jwt(
                "keys: §{}", ".keys", "keys come from one place; write { url: https://… } or { file: PATH }",
                without: "keys"),
            jwt(
                "keys: { file: §/no/such }", ".keys.file",
                #""/no/such" is not there; write the path of a JSON Web Key Set"#, without: "keys"),
            jwt(
                "keys: { url: https://a.example, refresh: §1s }", ".keys.refresh",
                "this is too small: at least 10s", without: "keys"),
            jwt(
                "claims: { user: §[] }", ".claims.user",
                "a path to a claim has 1 to 8 names, such as [app_metadata, plan]"),
            jwt("claims: { §usr: sub }", ".claims.usr", #"there is no key "usr" here"#, suggestion: "user"),
            jwt("leeway: §1h", ".leeway", "this is too large: at most 5m"),
        ])
    func `A mistake in it is reported`(bad: BadConfiguration) throws { try bad.check() }

    @Test func `A secret for tokens with fewer than thirty-two bytes is refused`() {
        let yaml =
            "identity: [{ jwt: { issuer: a, audience: b, algorithms: [HS256], secret: { env: SECRET } } }]"
        let found = mistakes(yaml, environment: ["SECRET": String(Self.secret.dropLast())])
        #expect(found?.mistakes.map(\.path) == ["identity[0].jwt.secret"])
        #expect(
            found?.reportText().contains("too short") == true && found?.reportText().contains("sss") == false)
    }

    /// A configuration with a valid `jwt:` entry, in which `part` is replaced by a text with a mistake.
    private static func jwt(
        _ part: String, _ path: String, _ text: String, without gone: String..., suggestion: String? = nil
    ) -> BadConfiguration {
        let good = [
            "issuer": "issuer: a", "audience": "audience: b", "algorithms": "algorithms: [RS256]",
            "keys": "keys: { url: https://a.example/keys }",
        ]
        let kept = good.filter { !gone.contains($0.key) }.map(\.value).sorted()
        let parts = (kept + [part]).filter { !$0.isEmpty }.joined(separator: ", ")
        let mark = path == "§" ? "§" : ""
        return BadConfiguration(
            "identity: [{ jwt: \(mark){ \(parts) } }]", "identity[0].jwt" + (path == "§" ? "" : path), text,
            suggestion)
    }
}

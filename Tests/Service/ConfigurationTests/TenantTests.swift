import Testing

@testable import Configuration

@Suite struct `Several apps of one edge` {
    /// The settings of one app, one key on each line.
    private static let app = """
            plans: { free: { kind: free, limits: [] } }
            default_plan: free
            identity: [{ trusted_header: x-user-id, from: [127.0.0.1] }]
        """

    private static func settings(_ yaml: String) throws -> Settings {
        try Settings.read(yaml.replacing("APP", with: app), file: "t", environment: [:])
    }

    @Test func `Several apps of one edge each have their own part, and share the rest`() throws {
        let settings = try Self.settings(
            """
            listen: 127.0.0.1:1234
            tenants:
              coach:
                hosts: [Coach.example.com, "::1"]
            APP
                language: de
              pages:
                path: /pages
            APP
                time_zone: Europe/Berlin
            """)
        #expect(settings.tenants.map(\.name) == ["coach", "pages"])
        #expect(settings.tenants.map(\.hosts) == [["coach.example.com", "::1"], []])
        #expect(settings.tenants.map(\.prefix) == [nil, "/pages"])
        #expect(settings.apps.map(\.tenant) == ["coach", "pages"])
        #expect(settings.apps.map(\.language) == ["de", "en"])
        #expect(settings.apps.map(\.timeZone) == ["UTC", "Europe/Berlin"])
        #expect(settings.apps.allSatisfy { $0.listen.port == 1234 && $0.http.maxBody == 1 << 20 })
        for (app, name) in zip(settings.apps, ["coach", "pages"]) {
            guard case .trustedHeader(_, _, let tenant) = app.identity.first else {
                Issue.record("no header")
                continue
            }
            #expect(tenant == name, "every key of a user bears the app's name")
        }
    }

    @Test func `An edge serves one app if the configuration names none`() throws {
        let settings = try read("")
        #expect(settings.tenants.isEmpty && settings.apps.count == 1 && settings.tenant.isEmpty)
    }

    @Test func `Several apps of one edge change the settings' digest`() throws {
        let one = "tenants:\n  a:\n    path: /a\nAPP\n  b:\n    path: /b\nAPP"
        let digest = try Self.settings(one).digest
        #expect(try Self.settings(one).digest == digest)
        #expect(try Self.settings(one.replacing("/b", with: "/c")).digest != digest)
        #expect(try Self.settings(one + "\n    language: de").digest != digest)
    }

    @Test(
        arguments: [
            (
                "tenants: §[]",
                "this must be the apps by their names, each with its hosts: or path:, but it is a list"
            ),
            ("tenants: §{}", "there is no app here; write its name with hosts: or path: and its plans"),
            (
                "tenants:\n  §coach:\nAPP",
                "no host or path leads to this app; write hosts: [app.example.com] or path: /coach"
            ),
            (
                "tenants:\n  §Coach:\n    path: /a\nAPP",
                "\"Coach\" cannot be a tenant's name: use 1 to 40 of the characters a-z, 0-9, _ and -"
            ),
            (
                "tenants:\n  a:\n    path: §a\nAPP",
                "\"a\" is not a path: a path begins with / and does not end with one"
            ),
            (
                "tenants:\n  a:\n    path: §/\nAPP",
                "\"/\" is not a path: a path begins with / and does not end with one"
            ),
            (
                "tenants:\n  a:\n    path: §/a/\nAPP",
                "\"/a/\" is not a path: a path begins with / and does not end with one"
            ),
            (
                "tenants:\n  a:\n    hosts: §[]\n    path: /a\nAPP",
                "no request could reach this app; write [app.example.com], or remove hosts:"
            ),
            (
                "tenants:\n  a:\n    hosts: [§https://a.example]\nAPP",
                "\"https://a.example\" is not a host name; write it without https:// and without a port"
            ),
            (
                "tenants:\n  a:\n    hosts: [§\"a.example:80\"]\nAPP",
                "\"a.example:80\" is not a host name; write it without https:// and without a port"
            ),
            (
                "tenants:\n  a:\n    hosts: [a.example]\nAPP\n  §b:\n    hosts: [A.example]\n    path: /b\nAPP",
                "no request reaches this app: a above takes all of its requests"
            ),
            (
                "tenants:\n  a:\n    path: /a\nAPP\n  §b:\n    path: /a/b\nAPP",
                "no request reaches this app: a above takes all of its requests"
            ),
            (
                "upgrade_url: §https://a.example\ntenants:\n  a:\n    path: /a\nAPP",
                "with tenants: each app has its own; move this to the app that it belongs to"
            ),
            (
                "tenants:\n  a:\n    path: /a\n    §listen: 127.0.0.1:1\nAPP",
                "there is no key \"listen\" here"
            ),
            (
                "tenants:\n  a:\n    path: /a\nAPP\n    words: { en: { come_bak: §Hi } }",
                "there is no sentence called 'come_bak'"
            ),
            (
                "tenants:\n  a:\n    path: /a\n    plans: { f: { kind: free, limits: [] } }\n    default_plan: §g\n"
                    + "    identity: [{ api_keys: true }]", "there is no plan \"g\"; known: f"
            ),
            (
                "tenants:\n  a:\n    path: /a\n    plans: { f: { kind: free, limits: [] } }\n    default_plan: f\n"
                    + "    identity: [{ api_keys: true, tenant: §b }]",
                "this already belongs to the app a; remove tenant:"
            ),
        ])
    func `A mistake in an app is reported at its place`(yaml: String, text: String) throws {
        let marked = yaml.replacing("APP", with: Self.app)
        let before = try #require(marked.firstIndex(of: "§"))
        let lines = marked[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        do throws(SettingsMistakes) {
            _ = try Settings.read(marked.replacing("§", with: ""), file: "t", environment: [:])
            Issue.record("no mistake was found")
        } catch {
            let found = error
            let mistake = try #require(found.mistakes.first)
            #expect(found.mistakes.count == 1, "\(found.reportText())")
            #expect(mistake.text.hasPrefix(text))
            #expect(mistake.line == lines.count)
            #expect(mistake.column == (lines.last?.count ?? 0) + 1)
        }
    }

    @Test func `The mistakes of several apps of one edge are reported at once`() {
        let yaml = "tenants:\n  a:\n    path: /a\n    plan: {}\nAPP\n  b:\n    path: /b\nAPP\n    langage: de"
        let found = #expect(throws: SettingsMistakes.self) { try Self.settings(yaml) }
        #expect(found?.mistakes.map(\.path) == ["tenants.a.plan", "tenants.b.langage"])
    }
}

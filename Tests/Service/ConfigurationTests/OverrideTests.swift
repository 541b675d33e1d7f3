import Commands
import Foundation
import TestSupport
import Testing

@testable import Configuration

@Suite struct `Flags and variables` {
    private static let program = Command(name: "usher", summary: "x", options: Overrides.options)

    private func settings(
        _ arguments: [String], _ environment: [String: String] = [:], yaml: String? = nil
    ) throws -> Settings {
        let overrides = Overrides(try Self.program.parseArguments(arguments, environment: environment))
        guard let yaml else { return try Settings.load(overrides, environment: environment) }
        return try Settings.read(completed(yaml), file: "t", overrides: overrides, environment: environment)
    }

    @Test func `Flags take precedence over variables, and variables over the file`() throws {
        let yaml = "listen: file:1\nadmin_listen: file:2\nloops: 3"
        let environment = ["USHER_LISTEN": "variable:1", "USHER_ADMIN_LISTEN": "variable:2"]
        let settings = try settings(["--listen", "flag:1"], environment, yaml: yaml)
        #expect(settings.listen.description == "flag:1")
        #expect(settings.adminListen.description == "variable:2")
        #expect(settings.loops == 3)
    }

    @Test func `A variable sets an installation's listener unless its configuration does`() throws {
        let environment = ["USHER_DEFAULT_LISTEN": "0.0.0.0:8080"]
        #expect(try settings([], environment, yaml: "loops: 1").listen.description == "0.0.0.0:8080")
        #expect(try settings([], environment, yaml: "listen: file:1").listen.description == "file:1")
        #expect(try settings(["--listen", "flag:1"], environment, yaml: "").listen.description == "flag:1")
        let odd = try settings([], ["USHER_DEFAULT_LISTEN": "8080"], yaml: "loops: 1")
        #expect(odd.listen.description == "127.0.0.1:8080")
        #expect(
            odd.warnings == [
                "USHER_DEFAULT_LISTEN is not HOST:PORT, such as 0.0.0.0:8080, and is ignored."
            ])
    }

    @Test func `Each flag of the program reaches its setting`() throws {
        let settings = try settings([
            "--preset=pages", "--listen=a:1", "--admin-listen=b:2", "--upstream=http://127.0.0.1:4000/x",
            "--redis=unix:/run/r.sock", "--data-dir=here", "--loops=2", "--probe-listen=c:3",
        ])
        #expect(settings.source == "preset pages")
        #expect(settings.listen.description == "a:1")
        #expect(settings.adminListen.description == "b:2")
        #expect(settings.probeListen?.description == "c:3")
        #expect(settings.upstreams.map(\.address.description) == ["http://127.0.0.1:4000/x"])
        #expect(settings.upstreams.map(\.allowsPrivateAddresses) == [true])
        #expect(settings.redis.server == .unix(path: "/run/r.sock"))
        #expect(settings.dataDirectory == "here")
        #expect(settings.loops == 2)
    }

    @Test func `The one upstream of a flag gets the routes and everything else`() throws {
        let yaml = """
            upstreams: [{ name: a, url: https://a.test, key: { env: A } }, { name: b, url: https://b.test }]
            routes: [{ path: /api/*, upstream: b, meter: false }]
            """
        let environment = ["USHER_UPSTREAM_KEY": "sk-1"]
        let settings = try settings(["--upstream", "https://one.example"], environment, yaml: yaml)
        #expect(settings.upstreams.map(\.name) == ["default"])
        #expect(settings.upstreams.first?.key?.reveal() == "sk-1")
        #expect(settings.routes.map(\.upstream) == ["default"])
    }

    @Test func `A mistake in the one upstream of a flag is reported alone`() throws {
        let yaml = """
            upstreams: [{ name: a, url: https://a.test }, { name: b, url: https://b.test }]
            routes: [{ path: /api/*, upstream: b, meter: false }]
            """
        let found = #expect(throws: SettingsMistakes.self) {
            try settings(["--upstream", "nowhere"], yaml: yaml)
        }
        #expect(found?.mistakes.count == 1)
    }

    @Test(arguments: ["model_classes", "prices", "models"])
    func `The one upstream of a flag has the name of the only provider for which there are rows`(
        section: String
    ) throws {
        let members = [
            "model_classes": "class: standard", "prices": "input: 1, output: 2",
            "models": "max_output_tokens: 9",
        ]
        func name(_ providers: [String]) throws -> [String] {
            let members = try #require(members[section])
            let rows = providers.map { "  - { provider: \($0), model: m-\($0), \(members) }\n" }
            let yaml = "\(section):\n\(rows.joined())"
            return try settings(["--upstream", "https://one.example"], yaml: yaml).upstreams.map(\.name)
        }
        #expect(try name(["openai"]) == ["openai"])
        #expect(try name(["openai", "anthropic"]) == ["default"])
    }

    @Test func `A flag names the authority of the one upstream, relative to the working directory`() throws {
        let folder = try TemporaryFolder()
        try folder.write("-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n", to: "ca.pem")
        let here = FileManager.default.currentDirectoryPath
        let up = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        let path = up + folder.file("ca.pem")
        let words = ["--upstream", "https://one.example", "--upstream-ca", path]
        let found = try settings(words, yaml: "").upstreams.first
        #expect(found?.caFile == folder.file("ca.pem"))
        let inTheClear = #expect(throws: SettingsMistakes.self) {
            try settings(["--upstream", "http://one.example", "--upstream-ca", path], yaml: "")
        }
        #expect(inTheClear?.reportText().contains("only an https:// server shows a certificate") == true)
    }

    @Test(
        arguments: [
            (["--preset=coach", "--listen=x"], [:], "--listen:", "is not HOST:PORT"),
            (["--preset=coach"], ["USHER_LOOPS": "0"], "USHER_LOOPS:", "this is too small: at least 1"),
            (
                ["--preset=coach", "--redis=redis://:hunter2@h"], [:], "--redis:",
                "a password must not be in a flag"
            ),
            (
                ["--preset=coach"], ["USHER_REDIS": "redis://h", "USHER_REDIS_PASSWORD_FILE": "/no"],
                "USHER_REDIS_PASSWORD_FILE:", #"the file "/no" is not there"#
            ),
            ([], [:], "usher:", "no configuration was given"),
            (["--preset=coach", "--config=x"], [:], "usher:", "cannot be combined"),
            (["--config=/no/such.yaml"], [:], "/no/such.yaml:", "the file is not there"),
            (["--config=/"], [:], "/:", "the file is a folder"),
        ] as [([String], [String: String], String, String)])
    func `Flags and variables that are wrong are named by flag or variable`(
        arguments: [String], environment: [String: String], place: String, text: String
    ) {
        let found = #expect(throws: SettingsMistakes.self) { try settings(arguments, environment) }
        #expect(found?.reportText().hasPrefix(place) == true, "\(found?.reportText() ?? "")")
        #expect(found?.reportText().contains(text) == true, "\(found?.reportText() ?? "")")
        #expect(found?.reportText().contains("hunter2") == false)
    }

    @Test func `A flag for one source of plans overrides a variable for the other`() throws {
        #expect(try settings(["--preset=pages"], ["USHER_CONFIG": "/no"]).source == "preset pages")
        #expect(try settings(["--preset=pages"], ["USHER_PRESET": "coach"]).source == "preset pages")
    }

    @Test func `A variable may hold the password of Redis, alone or in the URL`() throws {
        let inURL = try settings(["--preset=coach"], ["USHER_REDIS": "redis://me:pa%40ss@h:7/3"])
        #expect(inURL.redis.server == .network(HostPort(host: "h", port: 7), isTLS: false))
        #expect(inURL.redis.user == "me")
        #expect(inURL.redis.password?.reveal() == "pa@ss")
        #expect(inURL.redis.database == 3)
        let apart = try settings(["--preset=coach", "--redis=redis://h"], ["USHER_REDIS_PASSWORD": "p"])
        #expect(apart.redis.password?.reveal() == "p")
    }

    @Test(
        arguments: [
            (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/usher"), (["HOME": "/h"], "/h/.local/state/usher"),
            ([:], "/var/lib/usher"), (["XDG_STATE_HOME": "relative"], "/var/lib/usher"),
        ] as [([String: String], String)])
    func `The data directory is where state belongs`(environment: [String: String], folder: String) throws {
        #expect(try settings(["--preset=coach"], environment).dataDirectory == folder)
    }
}

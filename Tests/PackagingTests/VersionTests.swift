import Foundation
import TestSupport
import Testing

/// The version of everything that is published comes from one constant.
struct VersionTests {
    @Test
    func `The chart has the version of the programs`() async throws {
        let version = try await ProgramRun.of([Self.inTree("scripts/version")]).text
            .trimmingCharacters(in: .newlines)
        let program = try await ProgramRun.of([ProgramRun.built("usher"), "--version"])
        #expect(program.text == "usher \(version)\n")
        let chart = try String(contentsOfFile: Self.inTree("deploy/helm/usher/Chart.yaml"), encoding: .utf8)
        let lines = chart.split(separator: "\n")
        #expect(lines.contains("version: \(version)") && lines.contains("appVersion: \(version)"))
    }

    @Test
    func `No other file of the tree states a version of its own`() async throws {
        let found = try await ProgramRun.of([
            "grep", "-rnE", #"static let version = "|VERSION="?[0-9]"#, Self.inTree("Sources"),
            Self.inTree("scripts"),
            Self.inTree("deploy"), Self.inTree("Dockerfile"),
        ])
        let lines = found.text.split(separator: "\n").filter { !$0.contains("/scripts/version:") }
        #expect(lines.count == 1 && lines[0].contains("/Release.swift:"), "\(found.text)")
    }

    @Test
    func `Dockerfile and scripts/image have the same settings`() throws {
        let recipe = try String(contentsOfFile: Self.inTree("Dockerfile"), encoding: .utf8)
        let script = try String(contentsOfFile: Self.inTree("scripts/image"), encoding: .utf8)
        let settings = [
            "USHER_DEFAULT_LISTEN=0.0.0.0:8080", "XDG_STATE_HOME=/var/lib", "PATH=/usr/bin",
            "SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt", #"["/usr/bin/usher"]"#,
            #"["--config", "/etc/usher/edge.yaml"]"#, "scripts/rootfs", "SIGTERM", "8080",
        ]
        for setting in settings {
            #expect(recipe.contains(setting), "Dockerfile: \(setting)")
            #expect(script.contains(setting), "scripts/image: \(setting)")
        }
        for text in [recipe, script] {
            #expect(text.contains("health") && text.contains("--live"))
            #expect(!text.contains("USHER_LISTEN="), "it would override a mounted configuration")
        }
    }

    private static func inTree(_ path: String) -> String { Checkout.root.appending(path: path).path }
}

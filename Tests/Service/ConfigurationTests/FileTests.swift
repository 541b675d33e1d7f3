import Foundation
import TestSupport
import Testing

@testable import Configuration

@Suite struct `Files that a configuration names` {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func load(_ yaml: String, _ environment: [String: String] = [:]) throws -> Settings {
        try folder.write(completed(yaml), to: "my.yaml")
        return try Settings.load(path: "\(folder.path)/my.yaml", environment: environment)
    }

    @Test func `Files that a configuration names are relative to the configuration's own file`() throws {
        try folder.write("hunter2\n", to: "password")
        try folder.write("-----BEGIN CERTIFICATE-----\n-----BEGIN PRIVATE KEY-----\n", to: "c.pem")
        let settings = try load(
            """
            data_dir: state
            redis: { url: rediss://h, password: { file: password }, ca_file: c.pem }
            tls: { certificate: c.pem, key: c.pem }
            """)
        #expect(settings.source == "\(folder.path)/my.yaml")
        #expect(settings.redis.password?.reveal() == "hunter2")
        #expect(settings.redis.caFile == "\(folder.path)/c.pem")
        #expect(settings.tls == TLSFiles(certificate: "\(folder.path)/c.pem", key: "\(folder.path)/c.pem"))
        #expect(settings.dataDirectory == "\(folder.path)/state")
    }

    @Test func `A named file may contain a complete URL, or be named by a variable with _FILE`() throws {
        try folder.write("redis://u:p@h", to: "url")
        #expect(try load("redis: { url: { file: url } }").redis.password?.reveal() == "p")
        let environment = ["P_FILE": "\(folder.path)/url"]
        let settings = try load("redis: { url: redis://h, password: { env: P } }", environment)
        #expect(settings.redis.password?.reveal() == "redis://u:p@h")
    }

    @Test(
        arguments: [
            ("", "must hold one line without control characters, such as a tab or a second line end"),
            ("\n", "must hold one line without control characters, such as a tab or a second line end"),
            ("a\nb\n", "must hold one line without control characters, such as a tab or a second line end"),
            (String(repeating: "x", count: 70_000), "is larger than 64KiB"),
        ])
    func `A file for a secret is refused if it contains none`(content: String, text: String) throws {
        try folder.write(content, to: "password")
        let found = #expect(throws: SettingsMistakes.self) {
            try load("redis: { url: redis://h, password: { file: password } }")
        }
        #expect(found?.mistakes.map(\.text) == ["the file \"password\" \(text)"])
    }

    @Test(arguments: ["hunter2", "hunter2\n", "hunter2\r\n", "hunter 2 \n"])
    func `Files that a configuration names and variables lose one line end`(content: String) throws {
        try folder.write(content, to: "password")
        let expected = content.hasPrefix("hunter2") ? "hunter2" : "hunter 2 "
        let file = try load("redis: { url: redis://h, password: { file: password } }")
        #expect(file.redis.password?.reveal() == expected)
        let variable = try load("redis: { url: redis://h, password: { env: P } }", ["P": content])
        #expect(variable.redis.password?.reveal() == expected)
    }

    @Test(arguments: ["a\nb", "\n", "a\n\n", "a\tb", "a\u{0}b", "a\u{7f}", "a\u{85}b", "\u{1b}[31m"])
    func `Files that a configuration names and variables hold no control character`(content: String) throws {
        let wish = "redis: { url: redis://h, password: { env: P } }"
        let variable = #expect(throws: SettingsMistakes.self) { try load(wish, ["P": content]) }
        let sentence = "must hold one line without control characters, such as a tab or a second line end"
        #expect(variable?.mistakes.map(\.text) == ["the environment variable P \(sentence)"])
        try folder.write(content, to: "password")
        let file = #expect(throws: SettingsMistakes.self) {
            try load("redis: { url: redis://h, password: { file: password } }")
        }
        #expect(file?.mistakes.map(\.text) == ["the file \"password\" \(sentence)"])
        #expect(file?.reportText().contains("31m") == false)
    }

    @Test func `Files without a certificate or a key are refused, each at its place`() throws {
        try folder.write("hello", to: "c.pem")
        let found = #expect(throws: SettingsMistakes.self) {
            try load("tls: { certificate: c.pem, key: no.pem }")
        }
        #expect(
            found?.mistakes.map(\.text) == [
                #""c.pem" holds no certificate in PEM; write the path of the certificate chain"#,
                #""no.pem" is not there; write the path of the private key"#,
            ])
        try folder.write("-----BEGIN CERTIFICATE-----\n", to: "chain.pem")
        try folder.write("-----BEGIN EC PRIVATE KEY-----\n", to: "key.pem")
        let exchanged = #expect(throws: SettingsMistakes.self) {
            try load("tls: { certificate: key.pem, key: chain.pem }")
        }
        #expect(
            exchanged?.mistakes.map(\.text) == [
                #""key.pem" holds no certificate in PEM; write the path of the certificate chain"#,
                #""chain.pem" holds no private key in PEM; write the path of the private key"#,
            ])
    }

    /// Opening a named pipe would block until something writes to it.
    @Test(.timeLimit(.minutes(1))) func `A configuration that is a named pipe is refused`() throws {
        #expect(unsafe mkfifo("\(folder.path)/my.yaml", 0o600) == 0)
        let found = #expect(throws: SettingsMistakes.self) {
            try Settings.load(path: "\(folder.path)/my.yaml", environment: [:])
        }
        #expect(found?.mistakes.map(\.text) == ["the file is a named pipe, not a regular file"])
    }

    @Test func `A configuration that is not UTF-8 is refused`() throws {
        try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: "\(folder.path)/my.yaml"))
        let found = #expect(throws: SettingsMistakes.self) {
            try Settings.load(path: "\(folder.path)/my.yaml", environment: [:])
        }
        #expect(found?.mistakes.map(\.text) == ["the file is not UTF-8 text"])
    }
}

import Testing

@testable import Configuration

@Suite struct `A configuration of log and traces` {
    private static let environment = ["OTLP": "Bearer k", "LOG": "0123456789abcdef", "SHORT": "short"]

    @Test func `The log and traces are off unless they are asked for`() throws {
        let settings = try read("")
        #expect(settings.log.access == .off)
        #expect(settings.log.names == .plain)
        #expect(settings.traces == nil)
    }

    @Test func `A configuration of log and traces is read with every value`() throws {
        let settings = try read(
            """
            log: { access: /var/log/usher/access.log, ids: hashed, key: { env: LOG } }
            traces:
              url: https://otlp.example.com/v1/traces
              sample: 0.25
              headers: { Authorization: { env: OTLP } }
              service: edge-eu
            """, environment: Self.environment)
        #expect(settings.log.access == .file("/var/log/usher/access.log"))
        #expect(settings.log.names == .hashed)
        #expect(settings.log.key?.reveal() == "0123456789abcdef")
        let traces = try #require(settings.traces)
        #expect(traces.url.description == "https://otlp.example.com:443/v1/traces")
        #expect(traces.sample == 0.25)
        #expect(traces.headers.mapValues { $0.reveal() } == ["authorization": "Bearer k"])
        #expect(traces.service == "edge-eu")
    }

    @Test func `A configuration of traces has a default path, share and name`() throws {
        let traces = try #require(try read("traces: { url: http://collector:4318 }").traces)
        #expect(traces.url.path == "/v1/traces")
        #expect(traces.sample == 0.01)
        #expect(traces.service == "usher")
    }

    @Test(arguments: [("off", LogSettings.Access.off), ("stdout", .standardOutput)])
    func `The access log goes where the configuration says`(word: String, access: LogSettings.Access) throws {
        #expect(try read("log: { access: \(word) }").log.access == access)
    }

    @Test(
        arguments: [
            BadConfiguration(
                "log: { §acces: stdout }", "log.acces", #"there is no key "acces" here"#, "access"),
            BadConfiguration(
                "log: { access: §stdou }", "log.access", #""stdou" is not one of stdout, off"#, "stdout"),
            BadConfiguration(
                "log: { ids: §hash }", "log.ids", #""hash" is not one of plain, hashed"#, "hashed"),
            BadConfiguration(
                "log: { key: §{ env: LOG } }", "log.key",
                "ids: plain hashes nothing; write ids: hashed, or remove this"),
            BadConfiguration(
                "log: { ids: hashed, key: §{ env: SHORT } }", "log.key",
                "this key is too short: at least 16 bytes"),
            BadConfiguration(
                "traces: §{ sample: 1 }", "traces",
                "url is missing: write where the traces go, such as http://127.0.0.1:4318/v1/traces"),
            BadConfiguration(
                "traces: { url: §collector:4318 }", "traces.url",
                "a URL begins with https:// or http://", "https://collector:4318"),
            BadConfiguration(
                "traces: { url: \"http://c\", sample: §5% }", "traces.sample",
                "this is not a share from 0 to 1; write 0.01 for one in a hundred", "0.05"),
            BadConfiguration(
                "traces: { url: \"http://c\", sample: §2 }", "traces.sample",
                "this is not a share from 0 to 1; write 0.01 for one in a hundred"),
            BadConfiguration(
                "traces: { url: §http://otlp.example.com, headers: { authorization: { env: OTLP } } }",
                "traces.url", "a key would travel in the clear; write https://"),
            BadConfiguration(
                "traces: { url: https://c, headers: { §Host: { env: OTLP } } }", "traces.headers.Host",
                "this header field cannot be set; write one that the receiver asks for, such as "
                    + "authorization"),
            BadConfiguration(
                "traces: { url: https://c, headers: { authorization: §secret } }",
                "traces.headers.authorization",
                "a header's value must not be in the configuration itself; write { env: NAME } or { file: "
                    + "PATH }"),
        ])
    func `A mistake is named`(bad: BadConfiguration) throws { try bad.check(environment: Self.environment) }
}

import Commands
import TestSupport
import Testing

@testable import Configuration

@Suite struct `An address` {
    @Test(
        arguments: [
            ("127.0.0.1", [127, 0, 0, 1]), ("::ffff:127.0.0.1", [127, 0, 0, 1]),
            ("::1", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            ("::", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            ("1:2:3:4:5:6:7:8", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]),
            ("fe80::aBcD:1", [0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xAB, 0xCD, 0, 1]),
        ] as [(String, [UInt8])])
    func `An IP address is read`(text: String, bytes: [UInt8]) { #expect(IPAddress(text)?.bytes == bytes) }

    @Test(
        arguments: [
            "", "1.2.3", "1.2.3.4.5", "01.2.3.4", "256.1.1.1", "+1.2.3.4", "1.2.3.4 ", ":::", "1::2::3",
            "::1%lo",
            "12345::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1.2.3.4::", "1:2:3:4:5:6:7::8", "::+1", ":1",
        ])
    func `A malformed IP address is refused`(text: String) { #expect(IPAddress(text) == nil) }

    @Test(
        arguments: [
            ("127.0.0.0/8", "127.9.9.9", true), ("127.0.0.0/8", "128.0.0.1", false), ("::1/128", "::1", true),
            ("::1", "::2", false), ("0.0.0.0/0", "9.9.9.9", true), ("0.0.0.0/0", "::1", false),
            ("10.128.0.0/9", "10.200.0.1", true), ("10.128.0.0/9", "10.127.0.1", false),
            ("127.0.0.0/8", "::ffff:127.0.0.1", true), ("fc00::/7", "fd12::1", true),
        ])
    func `An IP address is in a range or outside it`(range: String, address: String, isInside: Bool) throws {
        let network = try #require(IPNetwork(range))
        #expect(try network.contains(#require(IPAddress(address))) == isInside)
    }

    @Test(arguments: [
        "10.0.0.1/8", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/a", "10.0.0.0/-1", "/8", "a/8",
    ])
    func `A malformed range of addresses is refused`(text: String) { #expect(IPNetwork(text) == nil) }

    @Test(
        arguments: [
            ("127.0.0.1:0", "127.0.0.1", 0), ("[::1]:8080", "::1", 8080),
            ("my-host.example:65535", "my-host.example", 65535),
        ])
    func `An address with a port is read and written alike`(text: String, host: String, port: Int) {
        #expect(HostPort(text) == HostPort(host: host, port: port))
        #expect(HostPort(text)?.description == text)
    }

    @Test(arguments: [
        "0x7f000001:80", "127.0.0.0x1:80", "0x:80", "a.0X7F:80", "127.1:80", "0177.0.0.1:80",
        "2130706433:80", "127.0.0.1.:80", "localhost.:80",
        "", ":1", "a:", "a:-1", "a:+1", "a:65536", "::1:80", "[::1]", "[a]:1", "a b:1", "1.2.3:4", "-a:1",
    ])
    func `An address with a port is refused`(text: String) { #expect(HostPort(text) == nil) }

    @Test(
        arguments: [
            ("10.0.0.1", true), ("169.254.169.254", true), ("172.31.0.1", true), ("172.32.0.1", false),
            ("8.8.8.8", false),
            ("::", true), ("::1", true), ("fd00::1", true), ("2606:4700::1111", false), ("100.64.0.1", true),
            ("0.1.2.3", true), ("::ffff:127.0.0.1", true), ("::127.0.0.1", true), ("::ffff:8.8.8.8", false),
            ("64:ff9b::7f00:1", true), ("64:ff9b:1::1", true), ("2002:7f00:1::", true), ("fec0::1", true),
            ("2001:4860:4860::8888", false),
        ])
    func `An IP address is private or public`(text: String, isPrivate: Bool) {
        #expect(IPAddress(text)?.isPrivate == isPrivate)
    }

    @Test(arguments: ["127.0.0.1", "2001:db8:0:0:0:0:0:1"])
    func `An IP address is written as read`(text: String) { #expect(IPAddress(text)?.description == text) }
}

@Suite struct `A unit` {
    @Test(arguments: [
        ("150ms", 150), ("10s", 10_000), ("5m", 300_000), ("5h", 18_000_000), ("2d", 172_800_000),
    ])
    func `A unit of time is read and written alike`(text: String, milliseconds: Int) {
        #expect(Duration(written: text)?.wholeMilliseconds == milliseconds)
        #expect(Duration(written: text)?.written == text)
    }

    @Test(arguments: ["", "s", "10", "10 s", "1.5s", "-1s", "10S", "1w", "9999999999999999999s", "1h30m"])
    func `A unit of time is refused`(text: String) { #expect(Duration(written: text) == nil) }

    @Test(arguments: [("7B", 7), ("64KiB", 65_536), ("1MiB", 1_048_576), ("2GiB", 2_147_483_648)])
    func `A unit of size is read and written alike`(text: String, bytes: Int) {
        #expect(ByteCount.parseCount(text) == bytes)
        #expect(ByteCount.formatCount(bytes) == text)
    }

    @Test(arguments: [
        ("1MB", "1MiB"), ("1 kb", "1KiB"), ("5g", "5GiB"), ("100", "100B"), ("x", nil), ("1 furlong", nil),
    ])
    func `A unit of size with a near miss has a suggestion`(text: String, meant: String?) {
        #expect(ByteCount.parseCount(text) == nil)
        #expect(ByteCount.meant(by: text) == meant)
    }
}

@Suite struct `The digest` {
    @Test func `The digest is equal for equal settings, whatever their layout`() throws {
        let one = try read("loops: 2\nlanguage: de\nhttp: { max_body: 1MiB }")
        let two = try read("# a comment\nlanguage: \"de\"\nhttp:\n  max_body: 1024KiB\nloops: 2")
        #expect(one.digest == two.digest)
        #expect(one.digest.count == 16)
    }

    @Test func `The digest depends on the file alone, not on its place, flags or variables`() throws {
        let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
        let yaml = completed("log: { access: access.log }")
        try one.write(yaml, to: "edge.yaml")
        try two.write(yaml, to: "other.yaml")
        let plain = try Settings.load(path: one.file("edge.yaml"), environment: ["HOME": "/home/a"])
        let words = ["--loops", "3", "--listen", "[::]:1", "--upstream", "http://a", "--data-dir", "/data"]
        let program = Command(name: "usher", summary: "An edge", options: Overrides.options)
        let other = try Settings.load(
            path: two.file("other.yaml"),
            overrides: Overrides(try program.parseArguments(words, environment: [:])),
            environment: ["HOME": "/home/b"])
        #expect(other.loops == 3 && other.upstreams.count == 1)
        #expect(SettingsChange.between(plain.written.outline, and: other.written.outline) == [])
        #expect(plain.digest == other.digest)
        #expect(plain.written.outline.contains(SettingsLine(path: "log.access", value: "access.log")))
    }

    @Test(
        arguments: [
            "loops: 3", "language: de", "http: { max_body: 2MiB }", "redis: { deadline: 151ms }",
            "time_zone: Asia/Tokyo",
            "plans: { none: { kind: trial, limits: [] } }",
            "plans: { none: { kind: free, limits: [], max_open: 3 } }",
            "plans: { none: { kind: free, limits: [{ count: messages, per: day, amount: 1 }] } }",
            "plans: { none: { kind: free, limits: [{ count: messages, per: hour, amount: 1 }] } }",
            "plans: { none: { kind: free, limits: [{ count: messages, per: rolling 1h, amount: 1 }] } }",
            "plans: { none: { kind: free, limits: [{ count: messages, per: lifetime x, amount: 1 }] } }",
            "words: { en: { come_back: b } }", "words: { de: { come_back: b } }",
            "identity: [{ trusted_header: x-user, from: [127.0.0.1] }]",
            "identity: [{ trusted_header: x-user-id, from: [127.0.0.2] }]",
        ])
    func `The digest changes with each setting`(yaml: String) throws {
        let others = try ["loops: 2", "words: { en: { come_back: c } }"].map { try read($0).digest }
        #expect(try !others.contains(read(yaml).digest))
        #expect(try read("").digest != read(yaml).digest)
    }

    @Test func `The digest does not depend on a secret, nor on the line of a sentence`() throws {
        let yaml = "redis: { url: redis://h, password: { env: P } }"
        let one = try read(yaml, environment: ["P": "one"])
        #expect(try one.digest == read(yaml, environment: ["P": "two"]).digest)
        #expect(
            try read("words: { en: { come_back: b } }").digest
                == read("\n\nwords: { en: { come_back: b } }").digest)
    }
}

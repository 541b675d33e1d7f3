import Identity
import Testing
import Wire

@Suite struct `A doorkeeper` {
    private static let gateway: PeerAddress = [10, 0, 0, 1]
    private static let local: PeerAddress = [127, 0, 0, 1]

    private static let keeper = Doorkeeper([
        .trustedHeader(name: Array("x-user-id".utf8), trusts: { $0 == gateway }),
        .trustedHeader(name: Array("x-member".utf8), trusts: { $0 == gateway || $0 == local }),
        .demoKeys(users: [Array("demo-one".utf8), Array("demo-two".utf8)], trusts: { $0 == local }),
    ])

    /// Who asks, as text: `source:user`, `?` for nobody, `!` for two.
    private func caller(_ lines: String, from peer: PeerAddress) throws -> String {
        let bytes = Array("POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n".utf8)
        let head = RequestHead()
        let length = try RequestParser.parse(bytes.span, limits: HeadLimits(), into: head)
        #expect(length == bytes.count)
        let trust = Self.keeper.trust(in: peer)
        switch Self.keeper.caller(head.fields, in: bytes.span, trust: trust) {
        case .user(let range, let source):
            return "\(source):" + String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
        case .unknown: return "?"
        case .ambiguous: return "!"
        }
    }

    @Test(arguments: [
        ("x-user-id: ann\r\n", "0:ann"), ("X-USER-ID:   ann  \r\n", "0:ann"),
        ("x-user-id: a b, c\r\n", "0:a b, c"),
        ("", "?"), ("x-user-id:\r\n", "?"), ("x-user-id: \t \r\n", "?"),
        ("x-user-id: ann\r\nx-user-id: bob\r\n", "!"), ("x-user-id: ann\r\nX-User-ID: ann\r\n", "!"),
        ("x-user-id:\r\nx-user-id: ann\r\n", "!"), ("x-user-id: ann\r\nConnection: x-user-id\r\n", "0:ann"),
        ("x-user-idx: ann\r\n", "?"), ("x-member: bob\r\n", "1:bob"),
        ("x-member: bob\r\nx-user-id: ann\r\n", "0:ann"),
        ("x-user-id:\r\nx-member: bob\r\n", "1:bob"), ("x-member: bob\r\nx-member: bob\r\n", "!"),
        ("Authorization: Bearer demo-one\r\n", "?"),
    ])
    func `believes a trusted gateway`(lines: String, expected: String) throws {
        #expect(try caller(lines, from: Self.gateway) == expected)
    }

    @Test(arguments: [
        ("x-user-id: ann\r\n", "?"), ("x-user-id: ann\r\nx-user-id: bob\r\n", "?"),
        ("x-member: bob\r\n", "1:bob"),
        ("Authorization: Bearer demo-one\r\n", "2:demo-one"),
        ("authorization: bearer demo-two\r\n", "2:demo-two"),
        ("x-api-key: demo-two\r\n", "2:demo-two"), ("x-goog-api-key: demo-one\r\n", "2:demo-one"),
        ("x-api-key: demo-three\r\n", "?"), ("x-api-key: demo-on\r\n", "?"),
        ("x-api-key: demo-onee\r\n", "?"),
        ("Authorization: Basic demo-one\r\n", "?"), ("Authorization: Bearer\r\n", "?"),
        ("Authorization: demo-one\r\n", "?"),
        ("x-api-key: demo-one\r\nx-api-key: demo-two\r\n", "!"),
        ("Authorization: Bearer demo-one\r\nAuthorization: Bearer demo-two\r\n", "!"),
    ])
    func `believes demonstration keys from this machine`(lines: String, expected: String) throws {
        #expect(try caller(lines, from: Self.local) == expected)
    }

    @Test(
        arguments: [[], [10, 0, 0, 2], [127, 0, 0, 1, 0], Array(repeating: 0, count: 16)] as [PeerAddress])
    func `believes nobody else`(peer: PeerAddress) throws {
        for lines in [
            "x-user-id: ann\r\n", "x-member: bob\r\n", "x-api-key: demo-one\r\n",
            "x-user-id: a\r\nx-user-id: b\r\n",
        ] {
            #expect(try caller(lines, from: peer) == "?")
        }
    }

    @Test func `knows its own headers, trusted or not, so that none passes on`() throws {
        let bytes = Array(
            "GET / HTTP/1.1\r\nHost: a\r\nX-User-Id: a\r\nX-MEMBER: b\r\nx-other: c\r\n\r\n".utf8)
        let head = RequestHead()
        _ = try RequestParser.parse(bytes.span, limits: HeadLimits(), into: head)
        var own: [Bool] = []
        for index in 0..<head.fields.count {
            own.append(Self.keeper.isIdentity(head.fields[index], in: bytes.span))
        }
        #expect(own == [false, true, true, false])
    }
}

import Bytes
import Identity
import Testing
import Wire

@Suite struct `A credential extractor` {
    private static let gateway: PeerAddress = [10, 0, 0, 1]
    private static let local: PeerAddress = [127, 0, 0, 1]

    private static let extractor = CredentialExtractor([
        .trustedHeader(name: Array("x-user-id".utf8), trusts: { $0 == gateway }),
        .trustedHeader(name: Array("x-member".utf8), trusts: { $0 == gateway || $0 == local }),
        .demoKeys(users: [Array("demo-one".utf8), Array("demo-two".utf8)], trusts: { $0 == local }),
    ])

    /// The caller as text: `source:user` for a user, `key:…` for a credential, `?` for none, `!` for two.
    private func caller(
        _ lines: String, from peer: PeerAddress, of extractor: CredentialExtractor = Self.extractor
    ) throws -> String {
        let bytes = Array("POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n".utf8)
        let head = RequestHead()
        let length = try RequestParser.parse(bytes.span, limits: HeadLimits(), into: head)
        #expect(length == bytes.count)
        let trust = extractor.trust(in: peer)
        func text(_ range: FieldRange) -> String {
            String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
        }
        switch extractor.caller(head.fields, in: bytes.span, trust: trust) {
        case .user(let range, let source): return "\(source):" + text(range)
        case .credential(let range): return "key:" + text(range)
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
    func `A credential extractor believes a trusted gateway`(lines: String, expected: String) throws {
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
        ("Authorization: Bearer sk-x\r\nx-api-key: demo-two\r\n", "2:demo-two"),
        ("x-api-key: demo-one\r\nx-api-key: demo-two\r\n", "!"),
        ("Authorization: Bearer demo-one\r\nAuthorization: Bearer demo-two\r\n", "!"),
    ])
    func `An extractor believes demonstration keys of this machine`(lines: String, expected: String) throws {
        #expect(try caller(lines, from: Self.local) == expected)
    }

    @Test(
        arguments: [[], [10, 0, 0, 2], [127, 0, 0, 1, 0], Array(repeating: 0, count: 16)] as [PeerAddress])
    func `A credential extractor believes no other address`(peer: PeerAddress) throws {
        for lines in [
            "x-user-id: ann\r\n", "x-member: bob\r\n", "x-api-key: demo-one\r\n",
            "x-user-id: a\r\nx-user-id: b\r\n",
        ] {
            #expect(try caller(lines, from: peer) == "?")
        }
    }

    @Test func `A credential extractor recognises its own headers, trusted or not`() throws {
        let bytes = Array(
            ("GET / HTTP/1.1\r\nHost: a\r\nX-User-Id: a\r\nX-MEMBER: b\r\nx-other: c\r\n"
                + "X_User_Id: d\r\nx_member: e\r\nxmember: f\r\n\r\n").utf8)
        let head = RequestHead()
        _ = try RequestParser.parse(bytes.span, limits: HeadLimits(), into: head)
        var own: [Bool] = []
        for index in 0..<head.fields.count {
            own.append(Self.extractor.isIdentity(head.fields[index], in: bytes.span))
        }
        #expect(own == [false, true, true, false, true, true, false])
    }

    /// An extractor that reads a trusted gateway's header first, and then other credentials.
    private static let mixed = CredentialExtractor([
        .trustedHeader(name: Array("x-user-id".utf8), trusts: { $0 == gateway }), .apiKeys,
    ])

    @Test(arguments: [
        ("", "?"), ("Authorization: Bearer abc\r\n", "key:abc"), ("AUTHORIZATION: bEaReR abc\r\n", "key:abc"),
        ("x-api-key: abc\r\n", "key:abc"), ("x-goog-api-key: abc\r\n", "key:abc"),
        ("Authorization: Bearer \r\n", "?"), ("Authorization: Bearer\r\n", "?"), ("x-api-key:\r\n", "?"),
        ("Authorization: Basic abc\r\n", "?"), ("Authorization: abc\r\n", "?"), ("api-key: abc\r\n", "?"),
        ("Authorization: Bearer  abc\r\n", "key: abc"), ("Authorization: Bearer a b\r\n", "key:a b"),
        ("Authorization: Bearer abc\r\nx-api-key: abc\r\n", "key:abc"),
        ("Authorization: Bearer abc\r\nx-api-key: abd\r\n", "key:abc"),
        ("Authorization: Bearer abc\r\nx-goog-api-key: ab\r\n", "key:abc"),
        ("x-goog-api-key: abc\r\nx-api-key: abcd\r\n", "key:abcd"),
        ("Authorization: Basic abc\r\nx-api-key: abd\r\n", "key:abd"),
        ("Authorization: Bearer abc\r\nAuthorization: Bearer abc\r\n", "!"),
        ("x-api-key: abc\r\nX-API-Key: abc\r\n", "!"),
        ("Authorization: Bearer abc\r\nConnection: authorization\r\n", "key:abc"),
        ("x-user-id: ann\r\nAuthorization: Bearer abc\r\n", "key:abc"),
    ])
    func `An extractor finds the first credential of the official clients`(lines: String, expected: String)
        throws
    {
        #expect(try caller(lines, from: Self.local, of: Self.mixed) == expected)
    }

    @Test(arguments: [
        ("x-user-id: ann\r\nAuthorization: Bearer abc\r\n", "0:ann"), ("x-api-key: abc\r\n", "key:abc"),
        ("x-user-id: ann\r\nx-user-id: bob\r\nAuthorization: Bearer abc\r\n", "!"),
        ("x-user-id: ann\r\nx-api-key: a\r\nx-api-key: b\r\n", "0:ann"),
    ])
    func `A credential extractor asks its sources in order`(lines: String, expected: String) throws {
        #expect(try caller(lines, from: Self.gateway, of: Self.mixed) == expected)
    }
}

import Ledger
import Testing

@Suite struct `The Redis keys of a user` {
    static let names: [(tenant: [UInt8], user: [UInt8])] = [
        ([], []), ([], Array("}".utf8)), ([], Array("{".utf8)), ([], Array("a".utf8)), (Array("a".utf8), []),
        (Array("a".utf8), Array("b".utf8)), (Array("ab".utf8), []), ([], Array("ab".utf8)), ([], [0]),
        ([0], []),
        ([1], [0x61]), ([], [1, 0x61]), ([], Array(repeating: 0x61, count: 39)),
        ([], Array(repeating: 0x61, count: 40)), ([], Array(repeating: 0x61, count: 41)),
        (Array(repeating: 0x61, count: 200), []), (Array(repeating: 0x61, count: 199), [0x61]),
        (Array(repeating: 0x61, count: 128), []),
    ]

    @Test func `Different users have different Redis keys, whatever bytes their ids hold`() {
        let keys = Set(Self.names.map { UserKey(tenant: $0.tenant, user: $0.user) })
        #expect(keys.count == Self.names.count)
    }

    @Test(arguments: names) func `A user's keys share a slot by one hash tag, not empty and without a brace`(
        tenant: [UInt8], user: [UInt8]
    ) {
        for kind in "srda".unicodeScalars {
            let key = UserKey(tenant: tenant, user: user).key(kind)
            let text = String(decoding: key, as: UTF8.self)
            #expect(text.wholeMatch(of: /us:\{[A-Za-z0-9_\-]+\}:[srda]/) != nil)
            #expect(key.count <= 61)
        }
    }

    @Test func `The Redis keys of a user have a fixed format, which other programs rely on`() {
        #expect(UserKey(user: "ada").key("s") == Array("us:{AGFkYQ}:s".utf8))
        #expect(UserKey(tenant: "t", user: "ada").key("r") == Array("us:{AXRhZGE}:r".utf8))
    }
}

@Suite struct `The id of a request` {
    @Test func `The id of a request has at most 45 bytes, and a chosen one never equals a generated one`() {
        let long = Array(repeating: UInt8(ascii: "x"), count: 300)
        let ids = [
            RequestID(messageID: "a".utf8), RequestID(messageID: long), RequestID(messageID: long + [1]),
        ]
        #expect(Set(ids).count == 3)
        #expect(ids.allSatisfy { $0.isMessageID && $0.bytes.count <= 45 })
        var names = RequestNames()
        #expect(!names.next().isMessageID)
        #expect(RequestID(messageID: names.next().bytes) != names.next())
    }

    @Test func `A generated id of a request is unique`() {
        var (one, other) = (RequestNames(), RequestNames())
        let ids = Set((0..<1000).flatMap { _ in [one.next(), other.next()] })
        let attempts = Set((0..<1000).map { _ in one.nextAttempt() })
        #expect(ids.count == 2000)
        #expect(attempts.count == 1000)
        #expect(attempts.allSatisfy { $0 >= 0 && $0 < 1 << 53 })
    }
}

import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `The API keys of a user with 450 of them` {
    private static let count = 450
    private static let ada = UserName(tenant: "", id: Array("ada".utf8))
    private static let bob = UserName(tenant: "", id: Array("bob".utf8))

    private static func id(_ number: Int) -> [UInt8] { Array("key\(number)".utf8) }

    private static func withRedis(
        _ body: @escaping @Sendable (APIKeyStore) async throws -> Void
    ) async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        try await onLoop { loop in
            let client = RedisRouter(RedisAddress(host: path), on: loop, options: .patient)
            defer { client.close() }
            let keyStore = APIKeyStore(client)
            let act = OperatorAct(id: "1", actor: "", reason: "")
            for number in 0..<count {
                let key = StoredKey(
                    id: id(number), digest: [1], user: ada.id, created: Moment(milliseconds: Int64(number)))
                try await keyStore.addKey(key, act)
            }
            try await body(keyStore)
        }
    }

    @Test func `All 450 API keys of a user are erased with the user`() async throws {
        try await Self.withRedis { keyStore async throws in
            #expect(try await keyStore.countKeys(of: Self.ada.key) == Self.count)
            #expect(try await keyStore.liveKeys(of: Self.ada.key).count == 200, "the newest 200 are listed")
            #expect(try await keyStore.forgetKeys(Self.ada.key) == Self.count + 1)
            for number in 0..<Self.count {
                #expect(try await keyStore.findKey(Self.id(number)) == nil)
            }
            #expect(try await keyStore.forgetKeys(Self.ada.key) == 0)
        }
    }

    @Test func `All API keys of a user move to the user that this one is merged into`() async throws {
        try await Self.withRedis { keyStore async throws in
            for _ in 0..<2 { try await keyStore.moveKeys(from: Self.ada, to: Self.bob) }
            for number in 0..<Self.count {
                #expect(try await keyStore.findKey(Self.id(number))?.user == Self.bob.id)
            }
            #expect(try await keyStore.countKeys(of: Self.bob.key) == Self.count)
            #expect(try await keyStore.countKeys(of: Self.ada.key) == 0)
        }
    }
}

import Redis
import Testing

@testable import Configuration

/// Tests how a URL or a configuration becomes the servers to connect to.
@Suite struct `A store of several servers` {
    private static func address(_ url: String) throws -> StoreAddress? {
        StoreAddress(try RedisURL(written: url))
    }

    @Test func `A store of several servers is named by its sentinels, a master and a database`() throws {
        let found = try Self.address("rediss+sentinel://us%3Aher:p%40ss@h1,h2:7000,[::1]:7001/my%2Fmaster/3")
        var server = RedisAddress(RedisPlace(host: "h1", port: 26379))
        (server.user, server.password, server.database, server.isEncrypted) = ("us:her", "p@ss", 3, true)
        let places = [("h1", 26379), ("h2", 7000), ("::1", 7001)].map {
            RedisPlace(host: $0.0, port: UInt16($0.1))
        }
        #expect(found == StoreAddress(.sentinel(master: "my/master", places), server: server))
        #expect(found.map { "\($0)" } == "rediss+sentinel://h1:26379,h2:7000,[::1]:7001/my/master/3")
    }

    @Test func `A store of several servers is named by some of a cluster's nodes`() throws {
        let found = try Self.address("redis+cluster://h1,h2:7000")
        let places = [RedisPlace(host: "h1", port: 6379), RedisPlace(host: "h2", port: 7000)]
        #expect(found == StoreAddress(.cluster(places), server: RedisAddress(places[0])))
        #expect(found.map { "\($0)" } == "redis+cluster://h1:6379,h2:7000")
    }

    @Test func `A store of several servers is written in full in a configuration`() throws {
        let settings = try read(
            """
            redis:
              url: redis+sentinel://edge@h1,h2/counts
              password: { env: SERVERS }
              sentinel_user: watcher
              sentinel_password: { env: SENTINELS }
              reachable_as: { "10.0.0.5:6379": "127.0.0.1:7001" }
            """, environment: ["SERVERS": "one", "SENTINELS": "two"])
        let found = try #require(StoreAddress(settings.redis))
        #expect(found.server.user == "edge" && found.server.password == "one")
        #expect(found.sentinelUser == "watcher" && found.sentinelPassword == "two")
        let announced = RedisPlace(host: "10.0.0.5", port: 6379)
        #expect(found.reachable == [announced: RedisPlace(host: "127.0.0.1", port: 7001)])
    }
}

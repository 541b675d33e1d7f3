import Redis
import Testing

@testable import Configuration

@Suite struct `A URL of one Redis server` {
    private static func address(_ url: String) throws -> RedisAddress? {
        StoreAddress(try RedisURL(written: url))?.server
    }

    @Test func `A URL of one Redis server is read completely`() throws {
        var expected = RedisAddress(host: "redis.example", port: 7000, isEncrypted: true, database: 3)
        (expected.user, expected.password) = ("us:her", "p@ss/word")
        #expect(try Self.address("rediss://us%3Aher:p%40ss%2Fword@redis.example:7000/3") == expected)
    }

    @Test func `A URL of one Redis server has defaults`() throws {
        let expected = RedisAddress(host: "localhost", port: 6379, isEncrypted: false, database: 0)
        #expect(try Self.address("redis://localhost") == expected)
    }

    @Test(arguments: [
        ("redis://:secret@h", nil as String?, "secret" as String?), ("redis://me:@h", "me", nil),
        ("redis://me@h", "me", nil), ("redis://a:b:c@h", "a", "b:c"),
    ])
    func `A Redis URL may name user, password or both`(url: String, user: String?, password: String?) throws {
        let address = try #require(try Self.address(url))
        #expect(address.user == user)
        #expect(address.password == password)
    }

    @Test(arguments: ["unix:/run/redis.sock", "unix:///run/redis.sock"])
    func `A URL of one Redis server may name a unix socket`(url: String) throws {
        #expect(try Self.address(url) == RedisAddress(host: "/run/redis.sock"))
    }

    @Test func `A URL of one Redis server may name an IPv6 address`() throws {
        #expect(try Self.address("redis://[::1]:6380") == RedisAddress(host: "::1", port: 6380))
    }

    @Test(arguments: [
        ("localhost:6379", "begins with"), ("http://h", "begins with"), ("", "begins with"),
        ("redis:h", "begins with"), ("redis://", "host or port"), ("redis://:6379", "host or port"),
        ("redis://h:0", "host or port"), ("redis://h:65536", "host or port"),
        ("redis://h:x", "host or port"), ("redis://[::1]x", "host or port"),
        ("redis://h/x", "database number"), ("redis://h/-1", "database number"),
        ("redis://u:%zz@h", "broken % code"), ("redis://u:%4@h", "broken % code"),
        ("unix:redis.sock", "absolute/path"), ("redis+sentinel://h/my%0Amaster", "line end"),
        ("redis+sentinel://h/mymaster?x=1", "? or #"), ("redis+sentinel://h/my%23master", "? or #"),
        ("unix:/" + String(repeating: "x", count: 107), "at most 107 bytes"),
    ])
    func `A bad URL of one Redis server is refused with the reason`(url: String, reason: String) {
        #expect {
            _ = try RedisURL(written: url)
        } throws: { fault in
            (fault as? RedisURL.Fault)?.text.contains(reason) == true
        }
    }

    @Test func `A URL of one Redis server shows no secret when it is printed`() throws {
        let address = try #require(try Self.address("rediss://someone:hush@h/1"))
        #expect("\(address)" == "rediss://h:6379/1")
    }
}

import Redis
import Testing

@Suite struct `A Redis address` {
    @Test func `is read whole`() throws {
        let address = try RedisAddress(url: "rediss://us%3Aher:p%40ss%2Fword@redis.example:7000/3")
        #expect(address.host == "redis.example")
        #expect(address.port == 7000)
        #expect(address.isEncrypted)
        #expect(address.user == "us:her")
        #expect(address.password == "p@ss/word")
        #expect(address.database == 3)
    }

    @Test func `has defaults`() throws {
        let address = try RedisAddress(url: "redis://localhost")
        #expect(address == RedisAddress(host: "localhost"))
        #expect(address.port == 6379)
        #expect(!address.isEncrypted)
    }

    @Test(arguments: [
        ("redis://:secret@h", nil as String?, "secret"), ("redis://me:@h", "me", ""),
        ("redis://a:b:c@h", "a", "b:c"),
    ])
    func `may sign in with a password alone`(url: String, user: String?, password: String) throws {
        let address = try RedisAddress(url: url)
        #expect(address.user == user)
        #expect(address.password == password)
    }

    @Test(arguments: ["unix:/run/redis.sock?db=2", "unix:///run/redis.sock?db=2"])
    func `may be a unix socket`(url: String) throws {
        let address = try RedisAddress(url: url)
        #expect(address.host == "/run/redis.sock")
        #expect(address.database == 2)
    }

    @Test func `may be IPv6`() throws {
        let address = try RedisAddress(url: "redis://[::1]:6380")
        #expect(address.host == "::1")
        #expect(address.port == 6380)
    }

    @Test(arguments: [
        ("localhost:6379", RedisAddressError.noScheme), ("http://h", .noScheme), ("", .noScheme),
        ("redis:h", .noHost), ("redis://", .noHost), ("redis://:6379", .noHost), ("unix:redis.sock", .noHost),
        ("redis://h:0", .badPort), ("redis://h:65536", .badPort), ("redis://h:x", .badPort),
        ("redis://[::1]x", .badPort),
        ("redis://h/x", .badDatabase), ("unix:/s?x=1", .badDatabase), ("redis://h/-1", .badDatabase),
        ("redis://me@h", .badSignIn), ("redis://u:%zz@h", .badSignIn), ("redis://u:%4@h", .badSignIn),
        ("unix:/" + String(repeating: "x", count: 107), .longPath),
    ])
    func `is refused with the reason`(url: String, reason: RedisAddressError) {
        #expect(throws: reason) { try RedisAddress(url: url) }
    }

    @Test func `shows no secret when it is printed`() throws {
        let address = try RedisAddress(url: "rediss://someone:hush@h/1")
        #expect("\(address)" == "rediss://h:6379/1")
    }
}

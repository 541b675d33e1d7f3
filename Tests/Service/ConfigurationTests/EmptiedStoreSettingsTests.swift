import Testing

@testable import Configuration

@Suite struct `The setting for an emptied store` {
    private static let known: [(written: String, policy: RedisSettings.EmptiedPolicy)] = [
        ("", .goOn), ("when_emptied: go_on", .goOn), ("when_emptied: deny", .deny),
        ("failure: grace, when_emptied: deny", .deny), ("failure: grace", .goOn),
    ]

    private static func configuration(_ written: String) -> String { "redis: { \(written) }" }

    @Test(arguments: known.indices)
    func `The setting for an emptied store is go_on unless deny is written, whatever the one for failures`(
        index: Int
    ) throws {
        let (written, policy) = Self.known[index]
        let settings = try read(Self.configuration(written))
        #expect(settings.redis.whenEmptied == policy)
        let line = settings.outline.first { $0.path == "redis.when_emptied" }
        #expect(line?.value == (policy == .deny ? "deny" : "go_on"))
    }

    @Test func `A changed setting for an emptied store is listed, and needs a restart`() throws {
        for old in Self.known {
            for new in Self.known {
                let (before, after) = (
                    try read(Self.configuration(old.written)), try read(Self.configuration(new.written))
                )
                let differs = old.policy != new.policy
                #expect(
                    after.keysThatWantRestart(since: before).contains("redis.when_emptied") == differs,
                    "\(old) -> \(new)")
                let isListed = before.listChanges(to: after).contains { $0.path == "redis.when_emptied" }
                #expect(isListed == differs, "\(old) -> \(new)")
            }
        }
    }
}

import TestSupport
import Testing

@Suite struct `A requirement of a test` {
    @Test func `A missing requirement skips its test, or fails it if nothing may be skipped`() throws {
        #expect(try Requirement.decide(true, "it is there", mayNotBeMissing: false))
        #expect(try Requirement.decide(true, "it is there", mayNotBeMissing: true))
        #expect(try !Requirement.decide(false, "redis-server is not installed", mayNotBeMissing: false))
        let missing = #expect(throws: MissingRequirement.self) {
            try Requirement.decide(false, "redis-server is not installed", mayNotBeMissing: true)
        }
        #expect(missing?.description.contains("redis-server is not installed") == true)
    }
}

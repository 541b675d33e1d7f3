import Testing

@testable import Identity

@Suite struct `A pseudonym` {
    /// RFC 4231, section 4.3. Whoever has the key can say whose lines are whose, with any tool for HMAC.
    @Test func `begins as HMAC-SHA256 of the name does`() {
        let names = Pseudonyms(key: Array("Jefe".utf8))
        let name = Array("what do ya want for nothing?".utf8)
        #expect(names.number(of: name) == 0x5bdc_c146_bf60_754e)
    }

    /// What was hashed before, and how long it was, tells nothing of what comes next.
    @Test func `is the same each time, whoever was named in between`() {
        let names = Pseudonyms(key: Pseudonyms.freshKey())
        let people = [0, 1, 55, 56, 64, 1000].map { [UInt8](repeating: 7, count: $0) }
        let first = people.map(names.number)
        #expect(Set(first).count == people.count)
        #expect(people.reversed().map(names.number) == first.reversed())
        let others = Pseudonyms(key: Pseudonyms.freshKey())
        #expect(people.map(others.number) != first, "another key gives others")
    }
}

import Testing

@testable import Identity

@Suite struct `A pseudonym` {
    /// RFC 4231, section 4.3. Whoever has the key can say whose lines are whose, with any tool for HMAC.
    @Test func `begins as HMAC-SHA256 of the name does`() {
        let name = Array("what do ya want for nothing?".utf8)
        #expect(Pseudonym.number(of: name, key: Array("Jefe".utf8)) == 0x5bdc_c146_bf60_754e)
    }
}

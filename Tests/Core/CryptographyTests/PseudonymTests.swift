import Testing

@testable import Cryptography

@Suite struct `A pseudonym` {
    /// The example of appendix A in the SipHash paper.
    @Test func `A pseudonym is the SipHash-2-4 of a name`() {
        let names = Pseudonyms(key: Array(0..<16))
        #expect(names.number(of: Array(0..<15)) == 0xe545_be49_61ca_29a1)
    }

    /// The pseudonyms are from `printf %s ada | openssl mac -macopt size:8 -macopt hexkey:… SIPHASH`. The key
    /// is the beginning of `printf %s 0123456789abcdef | sha256sum`.
    @Test func `A pseudonym can be computed by anyone who has the secret`() {
        let names = Pseudonyms(secret: Array("0123456789abcdef".utf8))
        #expect(names.number(of: Array("ada".utf8)) == 0x362f_03a5_46c1_3647)
    }

    @Test func `A pseudonym is the same each time, whatever names come in between`() {
        let names = Pseudonyms(secret: Pseudonyms.freshSecret())
        let people = [0, 1, 7, 8, 9, 64, 1000].map { [UInt8](repeating: 7, count: $0) }
        let first = people.map(names.number)
        #expect(Set(first).count == people.count)
        #expect(people.reversed().map(names.number) == first.reversed())
        let others = Pseudonyms(secret: Pseudonyms.freshSecret())
        #expect(people.map(others.number) != first, "another secret gives others")
    }
}

import Bytes
import TestSupport
import Testing

@Suite struct `Base64url` {
    /// The examples of RFC 4648, section 10, without padding, and the two characters in which base64url
    /// differs from base64.
    static let known: [([UInt8], String)] = [
        ([], ""), (bytes("f"), "Zg"), (bytes("fo"), "Zm8"), (bytes("foo"), "Zm9v"), (bytes("foob"), "Zm9vYg"),
        (bytes("fooba"), "Zm9vYmE"), (bytes("foobar"), "Zm9vYmFy"), ([0xfb, 0xff, 0xfe], "-__-"),
    ]

    @Test(arguments: known) func `Base64url encodes and decodes`(plain: [UInt8], coded: String) {
        #expect(Base64URL.encode(plain) == coded)
        #expect(Base64URL.length(of: plain.count) == coded.utf8.count)
        #expect(Base64URL.decode(bytes(coded).span) == plain)
    }

    @Test func `Base64url carries any bytes`() {
        var random = SplitMix64(seed: 19)
        for count in 0..<100 {
            let plain = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            #expect(Base64URL.decode(bytes(Base64URL.encode(plain)).span) == plain)
        }
    }

    /// No encoder writes these texts. They must be refused, because each value may have only one text.
    @Test(arguments: ["A", "Zg=", "Zg==", "Zm9v\n", "Zm+v", "Zm/v", "Zm 9", "Zh", "Zm9", "Zm9vYh", "ä"])
    func `Base64url that no encoder produces is refused`(text: String) {
        #expect(Base64URL.decode(bytes(text).span) == nil)
    }

    @Test func `Base64url has a digit for each six bits`() {
        let digits = (0..<64 as Range<UInt64>).map { Base64URL.digit(of: $0 | 64) }
        #expect(text(digits.span) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    }
}

@Suite struct `Percent-encoding` {
    @Test(arguments: [
        ("ann", "ann"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("ä", "%C3%A4"), ("a b\n", "a%20b%0A"),
        ("~-._", "~-._"),
        ("a+b%", "a%2Bb%25"), ("", ""),
    ])
    func `Percent-encoding leaves the unreserved characters unchanged`(plain: String, coded: String) {
        #expect(PercentCoding.encode(plain.utf8) == coded)
        #expect(PercentCoding.decode(bytes(coded)[...]) == bytes(plain))
    }

    @Test(arguments: [("a+b", "a+b"), ("%c3%a4", "ä"), ("%2541", "%41"), ("é", "é")])
    func `Percent-encoding is decoded once, with digits of either case`(coded: String, plain: String) {
        // `dropFirst` makes a slice that does not begin at index 0. The slice must be decoded correctly, too.
        #expect(PercentCoding.decode(bytes("%" + coded).dropFirst()) == bytes(plain))
    }

    @Test(arguments: ["%", "a%", "%4", "%4g", "%g4", "%+1", "%%41", "% 41", "%-1"])
    func `Percent-encoding that is malformed is refused`(text: String) {
        #expect(PercentCoding.decode(bytes(text)[...]) == nil)
    }

    @Test func `Percent-encoding is decoded at one position of a text, if an escape begins there`() {
        let text = bytes("a%41%")
        #expect(PercentCoding.escapedByte(in: text.span, at: 1) == 0x41)
        for place in [0, 2, 4] { #expect(PercentCoding.escapedByte(in: text.span, at: place) == nil) }
    }
}

@Suite struct `Hexadecimal digits` {
    @Test func `A byte has two hexadecimal digits, and a number has sixteen`() {
        #expect(Hexadecimal.text([0, 0x0f, 0xa0, 0xff]) == "000fa0ff")
        #expect(Hexadecimal.text(0 as UInt64) == "0000000000000000")
        #expect(Hexadecimal.text(0x0123_4567_89ab_cdef) == "0123456789abcdef")
    }

    @Test func `Hexadecimal digits are read in either case`() {
        #expect(Hexadecimal.bytes("000FA0ff") == [0, 0x0f, 0xa0, 0xff])
        #expect(Hexadecimal.bytes("") == [])
    }

    @Test(arguments: ["0", "000", "0g", "+1", "1_", "０0"])
    func `Hexadecimal digits that are incomplete or not digits are refused`(text: String) {
        #expect(Hexadecimal.bytes(text) == nil)
    }
}

@Suite struct `A hash by FNV-1a` {
    /// The test vectors of Landon Curt Noll, the author of FNV.
    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func `A hash by FNV-1a is that of the published test vectors`(text: String, hash: UInt64) {
        #expect(FNV1a.hash(bytes(text).span) == hash)
    }

    @Test func `A hash by FNV-1a is the same if the text comes piece by piece`() {
        var hash = FNV1a()
        hash.add(bytes("foo").span)
        for byte in bytes("bar") { hash.add(byte) }
        #expect(hash.value == FNV1a.hash(bytes("foobar").span))
    }
}

@Suite struct `Random numbers from a seed` {
    /// The values are from Vigna's reference implementation (splitmix64.c) with the seed 1234567.
    @Test func `Random numbers from a seed are those of SplitMix64`() {
        var random = SplitMix64(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }
}

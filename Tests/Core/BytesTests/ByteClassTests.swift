import Bytes
import TestSupport
import Testing

@Suite struct ByteClassTests {
    private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

    @Test(arguments: [
        (ByteClass.token, letters + "!#$%&'*+-.^_`|~"),
        (ByteClass.target, letters + "-._~:/?[]@!$&'()*+,;=%\"^`{|}"),
        (ByteClass.hostName, letters + "-._="),
        (ByteClass.special, ".%?"),
    ])
    func `The table holds exactly the bytes of each class`(kind: ByteClass, members: String) {
        let members = Set(members.utf8)
        for byte in UInt8.min ... .max {
            #expect(ByteClass.of(byte).contains(kind) == members.contains(byte), "byte \(byte)")
        }
    }

    @Test func `Scans find what a bytewise search finds, at every length and position`() {
        var random = SplitMix64(seed: 5)
        let alphabet = bytes("ab\"ue\\: \t\r\n") + [0, 31, 127, 128, 160, 255]
        for round in 0..<1500 {
            let count = Int.random(in: 0...70, using: &random)
            let noisy = round % 3 == 0
            let text = (0..<count).map { _ in
                noisy || Int.random(in: 0..<20, using: &random) == 0
                    ? alphabet.randomElement(using: &random) ?? 0 : UInt8(ascii: "x")
            }
            let from = Int.random(in: 0...count, using: &random)
            let rest = text[from...]
            let pair = rest.indices.dropLast().first {
                text[$0] == 0x22 && [0x75, 0x65].contains(text[$0 + 1])
            }
            let span = text.span
            let found = [
                ByteScan.firstLineBreak(in: span, from: from, to: count),
                ByteScan.firstControl(in: span, from: from, to: count),
                ByteScan.firstEscaped(in: span, from: from, to: count),
                ByteScan.firstQuotedUOrE(in: span, from: from, to: count),
            ]
            let expected = [
                rest.firstIndex { $0 == 10 || $0 == 13 } ?? count,
                rest.firstIndex { $0 < 32 && $0 != 9 || $0 == 127 } ?? count,
                rest.firstIndex { $0 < 32 || $0 == 0x22 || $0 == 0x5c } ?? count,
                pair ?? count,
            ]
            #expect(found == expected, "seed 5, round \(round)")
        }
    }
}

import Bytes
import Cryptography
import TestSupport
import Testing

@Suite struct `A digest` {
    /// The examples of FIPS 180-4, and the digest of the empty text.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `A digest is SHA-256`(text: String, digest: String) {
        #expect(Hexadecimal.text(Digest.sha256(bytes(text))) == digest)
        #expect(Hexadecimal.text(SecretDigest.of(bytes(text))) == digest)
    }

    @Test func `A digest of a script is its SHA-1 in hexadecimal digits`() {
        #expect(Digest.sha1Hexadecimal(bytes("abc")) == bytes("a9993e364706816aba3e25717850c26c9cd0d89d"))
    }

    /// The test cases 1, 2 and 6 of RFC 4231. The last of them has a key that is longer than a block. The
    /// expected HMAC for the empty key is from Python's module hmac.
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0b, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            bytes("Jefe"), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
        ([], "", "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"),
    ])
    func `A digest with a secret is HMAC`(secret: [UInt8], message: String, code: String) {
        let found = Digest.authentication(of: bytes(message).span, secret: secret)
        #expect(Hexadecimal.text(found) == code)
    }
}

@Suite struct `A comparison of secrets` {
    private func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool { Digest.areEqual(one.span, other.span) }

    @Test func `A comparison of secrets finds a difference in any byte`() {
        for count in 0..<40 {
            let one = [UInt8](repeating: 7, count: count)
            #expect(areEqual(one, one))
            for place in 0..<count {
                var other = one
                other[place] ^= 0x80
                #expect(!areEqual(one, other), "\(count) bytes, another at \(place)")
                #expect(!SecretDigest.areEqual(one, other))
            }
        }
    }

    @Test func `A comparison of secrets finds a difference in length`() {
        #expect(!areEqual(bytes("abc"), bytes("abcd")))
        #expect(!areEqual(bytes("abc"), []))
    }

    @Test func `A new secret is random, and another one each time`() {
        let secrets = Set((0..<100).map { _ in SecretDigest.makeSecret() })
        #expect(secrets.count == 100)
        #expect(secrets.allSatisfy { $0.utf8.count == 43 })
    }
}

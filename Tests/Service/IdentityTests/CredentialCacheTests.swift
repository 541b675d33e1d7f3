import Bytes
import Identity
import TestSupport
import Testing

@Suite struct `A cached credential` {
    private func text(_ number: Int, _ length: Int = 200) -> [UInt8] {
        var random = SplitMix64(seed: UInt64(number))
        return (0..<length).map { _ in UInt8.random(in: 33...126, using: &random) }
    }

    private final class Cache<Value> {
        let texts: CredentialCache
        private var values: [Int: Value] = [:]

        init(capacity: Int = 8192, mostBytes: Int = 8 << 20) {
            texts = CredentialCache(capacity: capacity, mostBytes: mostBytes)
        }

        func keep(_ value: Value, of text: [UInt8], until end: Int64) {
            if let place = texts.keepCredential(text.span, until: end) { values[place] = value }
        }

        func value(of text: [UInt8], at now: Int64) -> Value? {
            texts.place(of: text.span, at: now).flatMap { values[$0] }
        }
    }

    private func value<Value>(_ cache: Cache<Value>, _ text: [UInt8], at now: Int64 = 0) -> Value? {
        cache.value(of: text, at: now)
    }

    private func isVerified(_ cache: Cache<String>, _ text: [UInt8]) -> Bool {
        cache.texts.hasVerified(text.span)
    }

    @Test func `A cached credential is known until it ends`() {
        let cache = Cache<String>()
        let (one, other) = (text(1), text(2))
        #expect(value(cache, one, at: 0) == nil)
        cache.keep("one", of: one, until: 1000)
        cache.keep("other", of: other, until: 2000)
        #expect(value(cache, one, at: 999) == "one")
        #expect(value(cache, one, at: 1000) == nil)
        #expect(value(cache, one, at: 0) == nil, "what has ended stays ended")
        #expect(value(cache, other, at: 1999) == "other")
        cache.texts.removeAll()
        #expect(value(cache, other, at: 0) == nil)
        #expect(cache.texts.count == 0)
    }

    @Test func `A cached credential is remembered as verified after its end, until it is forgotten`() {
        let cache = Cache<String>()
        let one = text(1)
        #expect(!isVerified(cache, one))
        cache.keep("one", of: one, until: 1000)
        #expect(value(cache, one, at: 1000) == nil && isVerified(cache, one))
        cache.texts.forgetCredential(one.span)
        #expect(!isVerified(cache, one) && cache.texts.count == 0)
    }

    @Test(arguments: [16, 17, 23, 24, 25, 64, 1000])
    func `A cached credential is distinguished from any other, whichever byte differs`(length: Int) {
        let cache = Cache<Int>()
        let good = text(length, length)
        cache.keep(1, of: good, until: 10)
        #expect(value(cache, good, at: 0) == 1)
        for index in good.indices {
            var bad = good
            bad[index] ^= 1
            #expect(value(cache, bad, at: 0) == nil)
        }
        #expect(value(cache, good + [65]) == nil)
        #expect(value(cache, Array(good.dropFirst())) == nil)
    }

    @Test func `A cached credential with the same end as others is distinguished from them`() {
        let cache = Cache<Int>(capacity: 64)
        let tail = text(0, 16)
        let all = (1...4).map { text($0, 100) + tail }
        for (index, one) in all.enumerated() { cache.keep(index, of: one, until: 100 + Int64(index)) }
        for (index, one) in all.enumerated() { #expect(value(cache, one, at: 0) == index) }
        let fifth = text(5, 100) + tail
        cache.keep(9, of: fifth, until: 500)
        #expect(value(cache, fifth, at: 0) == 9)
        #expect(value(cache, all[0]) == nil, "the one that ends first makes room")
        #expect(value(cache, all[1]) == 1)
    }

    @Test func `Cached credentials take no more room than is allowed`() {
        let cache = Cache<Int>(capacity: 100, mostBytes: 5000)
        for number in 0..<2000 { cache.keep(number, of: text(number), until: 10) }
        #expect(cache.texts.count <= 25 && cache.texts.count > 0)
        cache.keep(1, of: text(1, 5001), until: 10)
        #expect(value(cache, text(1, 5001)) == nil)
        cache.keep(1, of: text(1, 15), until: 10)
        #expect(value(cache, text(1, 15)) == nil)
    }

    @Test func `A cached credential that is checked again replaces its old entry`() {
        let cache = Cache<Int>(capacity: 4)
        for end in 1...100 { cache.keep(end, of: text(1), until: Int64(end)) }
        #expect(cache.texts.count == 1)
        #expect(value(cache, text(1), at: 99) == 100)
    }
}

@Suite struct `An API key` {
    @Test func `An API key is made of a public id and a secret`() throws {
        let (key, text) = APIKey.makeKey()
        #expect(text.hasPrefix("uk_") && text.utf8.count == 63)
        let bytes = Array(text.utf8)
        let found = APIKey(bytes.span)
        let read = try #require(found)
        #expect(read.id == key.id && read.id == Array(bytes[3..<19]))
        #expect(read.matches(digest: key.digest))
        #expect(!text.contains(String(decoding: key.digest, as: UTF8.self)))
    }

    @Test func `An API key is never made twice`() {
        let keys = (0..<1000).map { _ in APIKey.makeKey() }
        #expect(Set(keys.map(\.text)).count == 1000 && Set(keys.map(\.key.id)).count == 1000)
    }

    /// If key ids could begin with a dash, one of 64 random ids would.
    @Test func `An API key has an id that no command line takes for a flag`() {
        #expect(!(0..<1000).contains { _ in APIKey.makeKey().key.id.first == UInt8(ascii: "-") })
    }

    @Test func `An API key is a different one if any letter differs`() throws {
        let (key, text) = APIKey.makeKey()
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            var other = bytes
            other[index] = other[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let read = APIKey(other.span)
            #expect(read == nil || read?.id != key.id || read?.matches(digest: key.digest) == false)
        }
        #expect(!key.matches(digest: []) && !key.matches(digest: Array(key.digest.dropLast())))
    }

    @Test(arguments: [
        "", "uk_", "sk-abc", "uk_short_secret", "UK_AAAAAAAAAAAAAAAA_" + String(repeating: "A", count: 43),
        "uk_AAAAAAAAAAAAAAAA." + String(repeating: "A", count: 43),
        "uk_AAAAAAAAAAAAAAAA_" + String(repeating: "A", count: 44),
        "uk_AAAAAAAAAAAAAAAA_" + String(repeating: "A", count: 42),
        "uk_AAAAAAAAAAAAAAA\n_" + String(repeating: "A", count: 43),
        "uk_AAAAAAAAAAAAAAAA_" + String(repeating: "é", count: 21) + "A",
    ])
    func `An API key is not read from any other text`(text: String) {
        let bytes = Array(text.utf8)
        let key = APIKey(bytes.span)
        #expect(key?.id == nil)
    }
}

import Bytes
import Cryptography

/// Credentials that were checked before, so that they need not be checked again. Bounded; bound to one loop.
///
/// Each has a slot, under whose number the owner of the cache keeps what the credential stands for. The slot
/// is chosen by the credential's last bytes, the end of a signature or of a secret. Callers cannot choose
/// those freely, since only verified credentials are kept. The whole text is then compared, in a time that
/// depends only on its length.
package final class CredentialCache {
    /// Shorter texts are not kept.
    private static let shortest = 16
    private static let ways = 4

    /// How many places there are.
    package let capacity: Int
    private let mostBytes: Int
    /// `ways` places for each end, one after another; an empty text where a place is free.
    private var texts: [[UInt8]]
    /// Milliseconds since 1970.
    private var ends: [Int64]
    private var bytes = 0
    /// The place at which the sweep that makes room continues.
    private var hand = 0

    /// - Parameters:
    ///   - capacity: credentials that are kept.
    ///   - mostBytes: of their texts together.
    package init(capacity: Int = 8192, mostBytes: Int = 8 << 20) {
        self.capacity = max(1, capacity / Self.ways) * Self.ways
        self.mostBytes = mostBytes
        texts = Array(repeating: [], count: self.capacity)
        ends = Array(repeating: 0, count: self.capacity)
    }

    package var count: Int { texts.count { !$0.isEmpty } }

    /// The place of a text that is known and has not ended.
    ///
    /// - Parameter now: milliseconds since 1970.
    package func place(of text: Span<UInt8>, at now: Int64) -> Int? {
        guard let index = place(of: text) else { return nil }
        if now < ends[index] { return index }
        // The entry ends for good: it stays ended when the clock is set back.
        ends[index] = 0
        return nil
    }

    /// Whether a text was verified once, even if it must be checked again now.
    package func hasVerified(_ text: Span<UInt8>) -> Bool { place(of: text) != nil }

    /// Drops a text that is no longer valid.
    package func forgetCredential(_ text: Span<UInt8>) {
        if let index = place(of: text) { remove(index) }
    }

    private func place(of text: Span<UInt8>) -> Int? {
        guard text.count >= Self.shortest else { return nil }
        let first = firstPlace(of: text)
        for index in first..<first + Self.ways where Digest.areEqual(texts[index], text) { return index }
        return nil
    }

    /// Keeps a text; its place, or nil if it is too short or too long to be kept.
    package func keepCredential(_ text: Span<UInt8>, until end: Int64) -> Int? {
        guard text.count >= Self.shortest, text.count <= mostBytes else { return nil }
        let index = placeToKeep(text)
        remove(index)
        while bytes + text.count > mostBytes { sweep() }
        texts[index] = [UInt8](text)
        ends[index] = end
        bytes += text.count
        return index
    }

    package func removeAll() {
        for index in texts.indices { remove(index) }
    }

    /// The place of the same text, else a free place, else that of the entry which ends the soonest.
    private func placeToKeep(_ text: Span<UInt8>) -> Int {
        let first = firstPlace(of: text)
        var best = first
        for index in first..<first + Self.ways {
            if Digest.areEqual(texts[index], text) { return index }
            if ends[index] < ends[best] { best = index }
        }
        return best
    }

    private func sweep() {
        remove(hand)
        hand = (hand + 1) % capacity
    }

    private func remove(_ index: Int) {
        bytes -= texts[index].count
        texts[index] = []
        ends[index] = 0
    }

    private func firstPlace(of text: Span<UInt8>) -> Int {
        let word = ByteScan.word(in: text, at: text.count - 8) ^ ByteScan.word(in: text, at: text.count - 16)
        let mixed = word &* 0x9e37_79b9_7f4a_7c15
        return Int((mixed >> 32) % UInt64(capacity / Self.ways)) * Self.ways
    }
}

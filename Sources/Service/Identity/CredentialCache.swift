import Bytes
import Cryptography

/// Remembers credentials that were verified, so that they are not verified again. Its size is bounded. An
/// instance is bound to one event loop.
///
/// Each credential has a slot. The owner of the cache stores the caller under the slot's number. A text is
/// compared in a time that depends only on its length.
package final class CredentialCache {
    /// The shortest credential that is stored, in bytes.
    private static let shortest = 16
    private static let ways = 4

    package let capacity: Int
    private let mostBytes: Int
    /// The texts of the stored credentials, `ways` slots for each hash. A free slot has an empty text.
    private var texts: [[UInt8]]
    /// The time at which each credential expires, in milliseconds since 1970.
    private var ends: [Int64]
    private var bytes = 0
    /// The index of the slot that is emptied next if all credentials together take too much memory.
    private var hand = 0

    package init(capacity: Int = 8192, mostBytes: Int = 8 << 20) {
        self.capacity = max(1, capacity / Self.ways) * Self.ways
        self.mostBytes = mostBytes
        texts = Array(repeating: [], count: self.capacity)
        ends = Array(repeating: 0, count: self.capacity)
    }

    package var count: Int { texts.count { !$0.isEmpty } }

    /// The slot of a known credential that has not expired; nil if there is none.
    ///
    /// - Parameter now: the time in milliseconds since 1970.
    package func place(of text: Span<UInt8>, at now: Int64) -> Int? {
        guard let index = place(of: text) else { return nil }
        if now < ends[index] { return index }
        // The credential has expired. Setting the clock back must not make it valid again.
        ends[index] = 0
        return nil
    }

    /// Whether a credential was verified before, even if it has expired since.
    package func hasVerified(_ text: Span<UInt8>) -> Bool { place(of: text) != nil }

    package func forgetCredential(_ text: Span<UInt8>) {
        if let index = place(of: text) { remove(index) }
    }

    private func place(of text: Span<UInt8>) -> Int? {
        guard text.count >= Self.shortest else { return nil }
        let first = firstPlace(of: text)
        for index in first..<first + Self.ways where Digest.areEqual(texts[index], text) { return index }
        return nil
    }

    /// Stores a credential and returns its slot; nil if the credential is too short or too long.
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

    /// The slot in which a credential is stored: the one with the same text, or else a free one, or else the
    /// one whose credential expires first.
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

    /// The last bytes of a credential choose its slot. They are the end of a signature or a secret, and only
    /// verified credentials are stored. Callers therefore cannot choose their slots.
    private func firstPlace(of text: Span<UInt8>) -> Int {
        let word = ByteScan.word(in: text, at: text.count - 8) ^ ByteScan.word(in: text, at: text.count - 16)
        let mixed = word &* 0x9e37_79b9_7f4a_7c15
        return Int((mixed >> 32) % UInt64(capacity / Self.ways)) * Self.ways
    }
}

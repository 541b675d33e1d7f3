import Wire

/// What became of credentials that were checked before: who shows one again is known without checking anew.
/// Bounded; bound to one loop.
///
/// A credential's last bytes, the end of a signature or of a secret, choose its place: nobody can choose them
/// freely, since only what was verified gets in. The whole text is then compared, in a time that tells
/// nothing.
package final class CredentialCache<Value> {
    private final class Entry {
        let text: [UInt8]
        let value: Value
        /// Milliseconds since 1970.
        let expires: Int64

        init(_ text: [UInt8], _ value: Value, _ expires: Int64) {
            self.text = text
            self.value = value
            self.expires = expires
        }

        func isOf(_ other: Span<UInt8>) -> Bool { Self.areEqual(text, other) }

        /// Eight bytes at a time and without an early end; both have at least that many.
        private static func areEqual(_ text: [UInt8], _ other: Span<UInt8>) -> Bool {
            guard text.count == other.count else { return false }
            let one = text.span
            let last = one.count - 8
            var difference = ByteScan.word(in: one, at: last) ^ ByteScan.word(in: other, at: last)
            var at = 0
            while at < last {
                difference |= ByteScan.word(in: one, at: at) ^ ByteScan.word(in: other, at: at)
                at += 8
            }
            return difference == 0
        }
    }

    /// Shorter texts have no end to speak of.
    private static var shortest: Int { 16 }
    private static var ways: Int { 4 }

    /// `ways` places for each end, one after another.
    private var entries: [Entry?]
    private let sets: UInt64
    private let mostBytes: Int
    private var bytes = 0
    /// Where the sweep that makes room goes on.
    private var hand = 0

    /// - Parameters:
    ///   - capacity: credentials that are kept.
    ///   - mostBytes: of their texts together.
    package init(capacity: Int = 8192, mostBytes: Int = 8 << 20) {
        let sets = max(1, capacity / Self.ways)
        self.sets = UInt64(sets)
        self.mostBytes = mostBytes
        entries = Array(repeating: nil, count: sets * Self.ways)
    }

    package var count: Int { entries.count { $0 != nil } }

    /// - Parameter now: milliseconds since 1970.
    package func value(of text: Span<UInt8>, at now: Int64) -> Value? {
        guard text.count >= Self.shortest else { return nil }
        let first = place(of: text)
        for index in first..<first + Self.ways {
            guard let entry = entries[index], entry.isOf(text) else { continue }
            if now < entry.expires { return entry.value }
            remove(index)
        }
        return nil
    }

    package func keep(_ value: Value, of text: Span<UInt8>, until expires: Int64) {
        guard text.count >= Self.shortest, text.count <= mostBytes else { return }
        let index = placeToKeep(text)
        remove(index)
        while bytes + text.count > mostBytes { sweep() }
        entries[index] = Entry(text.indices.map { text[$0] }, value, expires)
        bytes += text.count
    }

    /// Where the same text is, else a free place, else that which ends the soonest.
    private func placeToKeep(_ text: Span<UInt8>) -> Int {
        let first = place(of: text)
        var best = first
        for index in first..<first + Self.ways {
            if let entry = entries[index], entry.isOf(text) { return index }
            if entries[index]?.expires ?? 0 < entries[best]?.expires ?? 0 { best = index }
        }
        return best
    }

    package func removeAll() {
        for index in entries.indices { remove(index) }
    }

    private func sweep() {
        remove(hand)
        hand = (hand + 1) % entries.count
    }

    private func remove(_ index: Int) {
        guard let entry = entries[index] else { return }
        bytes -= entry.text.count
        entries[index] = nil
    }

    private func place(of text: Span<UInt8>) -> Int {
        let word = ByteScan.word(in: text, at: text.count - 8) ^ ByteScan.word(in: text, at: text.count - 16)
        let mixed = word &* 0x9e37_79b9_7f4a_7c15
        return Int((mixed >> 32) % sets) * Self.ways
    }
}

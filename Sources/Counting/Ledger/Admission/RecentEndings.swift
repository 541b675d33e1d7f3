/// The messages whose end the store has acknowledged in the last seconds, the oldest first. Redis replies
/// before it has copied the data to a replica and written it to disk. So if the store's master changes, these
/// endings can be lost.
struct RecentEndings {
    /// The largest number of remembered settlements. Each takes 0.9 KiB with its admission and its bill, so
    /// those of a loop take at most 7 MiB.
    private static let most = 8_192
    /// The nanoseconds for which a settlement is remembered: ten seconds. The store rarely loses older
    /// writes: a replica is usually milliseconds behind, and an append-only file is one second behind. But a
    /// master that is cut off from its cluster loses all writes that it accepts until its node timeout.
    private static let span: UInt64 = 10_000_000_000

    private var ring: [(settlement: Settlement, at: UInt64)] = []
    /// The index of the oldest settlement in `ring` when the ring is full.
    private var head = 0

    mutating func append(_ settlement: Settlement, at now: UInt64) {
        guard settlement.origin != nil else { return }
        if ring.count < Self.most { return ring.append((settlement, now)) }
        ring[head] = (settlement, now)
        head = (head + 1) % Self.most
    }

    /// The settlements that were acknowledged in the ten seconds before the newest one.
    var all: [Settlement] {
        let ordered = ring[head...] + ring[..<head]
        guard let newest = ordered.last?.at else { return [] }
        return ordered.filter { $0.at + Self.span >= newest }.map(\.settlement)
    }
}

/// The messages whose end the store has acknowledged in the last seconds, the oldest first. If the store's
/// master changes, the store can lose them, since Redis replies before it has copied and written the data.
struct RecentEndings {
    /// The largest number of remembered endings. Each is a reference and a time, so they take 128 KiB for
    /// each loop.
    private static let most = 8_192
    /// The nanoseconds for which an ending is remembered: ten seconds. A replica is usually milliseconds
    /// behind, and an append-only file one second. A master that was cut off can take writes for its node
    /// timeout, and these are lost.
    private static let span: UInt64 = 10_000_000_000

    private var ring: [(settlement: Settlement, at: UInt64)] = []
    /// The index of the oldest entry when the ring is full.
    private var head = 0

    mutating func append(_ settlement: Settlement, at now: UInt64) {
        guard settlement.origin != nil else { return }
        if ring.count < Self.most { return ring.append((settlement, now)) }
        ring[head] = (settlement, now)
        head = (head + 1) % Self.most
    }

    /// The settlements that ended within ten seconds before the newest one.
    var all: [Settlement] {
        let ordered = ring[head...] + ring[..<head]
        guard let newest = ordered.last?.at else { return [] }
        return ordered.filter { $0.at + Self.span >= newest }.map(\.settlement)
    }
}

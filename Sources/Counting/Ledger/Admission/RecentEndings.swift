/// The messages whose end the store acknowledged in the last seconds, the oldest first. The store may lose
/// them if its master changes, since Redis copies and writes after it has answered.
struct RecentEndings {
    /// 8,192 entries of a reference and a time: 128 KiB for each loop.
    private static let most = 8_192
    /// Nanoseconds for which an ending is remembered: ten seconds. Replicas are usually behind by
    /// milliseconds, an append-only file by a second, and a master that was cut off by its node timeout.
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

    /// The settlements of the ten seconds before the newest one.
    var all: [Settlement] {
        let ordered = ring[head...] + ring[..<head]
        guard let newest = ordered.last?.at else { return [] }
        return ordered.filter { $0.at + Self.span >= newest }.map(\.settlement)
    }
}

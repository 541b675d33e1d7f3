/// Detects an upstream that closes connections without announcing it.
///
/// Such an upstream closes a connection after each answer, without `Connection: close`. A request that is
/// sent just before the close fails, and most requests cannot be sent again safely. In a test with 16
/// clients, up to half of all messages failed. Therefore, after three connections in a row that ended within
/// a second of their first answer, no connection is reused for ten seconds.
struct KeepAliveRecord {
    /// How many connections in a row must end soon after their first answer before the reuse pauses. One or
    /// two such ends can come from a restart of the upstream.
    private static let most = 3
    /// A connection that ends within these nanoseconds after its first answer counts as ended soon.
    static let soon: UInt64 = 1_000_000_000
    /// How many nanoseconds the reuse of connections pauses. Afterwards one early end starts a new pause.
    private static let pause: UInt64 = 10_000_000_000

    private var endings = 0
    private var pausedUntil: UInt64 = 0

    func allowsReuse(at now: UInt64) -> Bool { now >= pausedUntil }

    /// Records that a connection has answered a second request. The count of early ends then restarts at 0.
    mutating func noteReuse() { endings = 0 }

    /// Records that a connection ended soon after its first answer. Returns true if this pauses the reuse.
    mutating func noteEnding(at now: UInt64) -> Bool {
        endings += 1
        guard endings >= Self.most else { return false }
        endings = Self.most - 1
        pausedUntil = now + Self.pause
        return true
    }
}

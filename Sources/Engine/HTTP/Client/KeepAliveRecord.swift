/// Detects an upstream that closes its connections without announcing it.
///
/// Such an upstream closes after each answer, but does not send `Connection: close`. A request that is sent
/// while the connection closes fails, and most requests cannot be sent again safely. With 16 clients at once,
/// up to half of all messages failed. So after three connections in a row that ended within a second of their
/// first answer, no connection is reused for ten seconds.
struct KeepAliveRecord {
    /// The number of such connections in a row. One or two may come from an upstream that restarts.
    private static let most = 3
    /// The connection's end counts within so many nanoseconds after the answer.
    static let soon: UInt64 = 1_000_000_000
    /// For so many nanoseconds no connection is reused. Then reuse is tried once.
    private static let pause: UInt64 = 10_000_000_000

    private var endings = 0
    private var pausedUntil: UInt64 = 0

    /// Whether a connection that has answered may be kept for another request.
    func allowsReuse(at now: UInt64) -> Bool { now >= pausedUntil }

    /// Records that a connection has answered a second time.
    mutating func noteReuse() { endings = 0 }

    /// Records that a connection ended soon after its first answer. True if reuse is paused by this.
    mutating func noteEnding(at now: UInt64) -> Bool {
        endings += 1
        guard endings >= Self.most else { return false }
        endings = Self.most - 1
        pausedUntil = now + Self.pause
        return true
    }
}

/// Whether an upstream keeps the connections that it does not announce to close.
///
/// Some close after each answer without announcing it (`Connection: close`). A request that is sent on such a
/// connection while it closes is lost, and most cannot be sent again safely: with 16 clients at once up to
/// half of all messages were lost. So after three connections in a row that ended within a second of their
/// first answer, none is used again for ten seconds.
struct KeepAliveRecord {
    /// Connections in a row: one or two may be those of an upstream that restarts.
    private static let most = 3
    /// Nanoseconds after an answer within which the connection's end counts.
    static let soon: UInt64 = 1_000_000_000
    /// Nanoseconds for which no connection is used again. After that one is tried.
    private static let pause: UInt64 = 10_000_000_000

    private var endings = 0
    private var pausedUntil: UInt64 = 0

    /// Whether a connection that has answered may wait for another request.
    func allowsReuse(at now: UInt64) -> Bool { now >= pausedUntil }

    /// A connection has answered a second time.
    mutating func noteReuse() { endings = 0 }

    /// Notes that a connection ended soon after its first answer. True if no connection is to be used again
    /// for now.
    mutating func noteEnding(at now: UInt64) -> Bool {
        endings += 1
        guard endings >= Self.most else { return false }
        endings = Self.most - 1
        pausedUntil = now + Self.pause
        return true
    }
}

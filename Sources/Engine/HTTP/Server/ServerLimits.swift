package import Reactor
package import Wire

/// The limits on a client's bytes and time (docs/guarantees.md, "HTTP: rejected, never repaired").
package struct ServerLimits: Sendable {
    /// The largest request head, in bytes and fields. A larger one is answered 414 or 431.
    package var head = HeadLimits()
    /// The largest request body in bytes. A larger one is answered 413.
    package var body = 1 << 20
    /// The most memory for the bodies of all requests of an edge together, in bytes (see `BodyBudget`). A
    /// request that would exceed it is answered 503.
    package var bodyMemory = Int.max
    /// Counts the bytes of request bodies that are in memory. All servers of an edge share this object,
    /// because `bodyMemory` limits their sum.
    package var bodies = BodyBudget()
    /// The time from a request's first byte to the end of its head. If it is exceeded, the answer is 408.
    package var headMilliseconds = 10_000
    /// The time for the whole body after the head. If it is exceeded, the answer is 408.
    package var bodyMilliseconds = 30_000
    /// How long a kept-alive connection can be silent between two requests.
    package var keepAliveMilliseconds = 75_000
    /// After how long a silent connection frees its memory. The next request allocates it again.
    package var restMilliseconds = 5_000
    /// How long a client can accept no bytes of an answer before it is disconnected.
    package var writeMilliseconds = 60_000
    /// The most connections of one loop, and the most connections of one address on that loop.
    package var connections = 10_000
    package var connectionsPerAddress = 10_000
    /// Whether a new connection above the limit `connections` replaces the oldest connection that has no
    /// request.
    package var replacesIdle = false
    /// The load balancers in front of the server. It is nil if clients connect directly.
    package var trustedProxies: TrustedProxies?

    package init() {}
}

/// The load balancers from which the server accepts a client's address.
package struct TrustedProxies: Sendable {
    /// Whether each connection from a balancer begins with a PROXY header.
    let sendHeader: Bool
    private let contains: @Sendable (SocketAddress) -> Bool

    package init(sendHeader: Bool, contains: @escaping @Sendable (SocketAddress) -> Bool) {
        self.sendHeader = sendHeader
        self.contains = contains
    }

    func includeAddress(_ address: SocketAddress?) -> Bool { address.map(contains) ?? false }
}

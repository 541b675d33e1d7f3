package import Reactor
package import Wire

/// The bounds on what one client may send and how long it may take (docs/guarantees.md, "HTTP: rejected,
/// never repaired").
package struct ServerLimits: Sendable {
    /// Bytes and fields of a request head: 414 and 431 beyond.
    package var head = HeadLimits()
    /// Bytes of a request body: 413 beyond.
    package var body = 1 << 20
    /// Bytes of all bodies together that are held at a time, counted by `bodies`: 503 beyond.
    package var bodyMemory = Int.max
    /// Shared by all servers of an edge.
    package var bodies = BodyBudget()
    /// The time from a request's first byte to the end of its head: 408 beyond.
    package var headMilliseconds = 10_000
    /// The time for the whole body, after the head: 408 beyond.
    package var bodyMilliseconds = 30_000
    /// How long a kept-alive connection may be silent between two requests.
    package var keepAliveMilliseconds = 75_000
    /// How long a client may refuse to take the bytes of an answer.
    package var writeMilliseconds = 60_000
    /// Connections of one loop, and of one peer address among them.
    package var connections = 10_000
    package var connectionsPerAddress = 10_000
    /// Whether a new connection beyond `connections` takes the place of the oldest that has no request.
    package var replacesIdle = false
    /// nil where clients connect by themselves.
    package var trustedProxies: TrustedProxies?

    package init() {}
}

/// The balancers in front of the server: whose word it takes for a client's address.
package struct TrustedProxies: Sendable {
    /// Whether each of their connections begins with a PROXY header.
    let sendHeader: Bool
    private let contains: @Sendable (SocketAddress) -> Bool

    package init(sendHeader: Bool, contains: @escaping @Sendable (SocketAddress) -> Bool) {
        self.sendHeader = sendHeader
        self.contains = contains
    }

    func includeAddress(_ address: SocketAddress?) -> Bool { address.map(contains) ?? false }
}

public import Wire

/// How much a server gives one client (GUARANTEES, "Limits with their own status").
public struct ServerLimits: Sendable {
    /// Bytes and fields of a request head: 414 and 431 beyond.
    public var head = HeadLimits()
    /// Bytes of a request body: 413 beyond.
    public var body = 1 << 20
    /// From a request's first byte to the end of its head: 408 beyond.
    public var headMilliseconds = 10_000
    /// For the whole body, after the head: 408 beyond.
    public var bodyMilliseconds = 30_000
    /// How long a kept-alive connection may be silent between two requests.
    public var keepAliveMilliseconds = 75_000
    /// How long a client may refuse to take the bytes of an answer.
    public var writeMilliseconds = 60_000
    /// Connections of one loop, and of one peer address among them.
    public var connections = 10_000
    public var connectionsPerAddress = 10_000

    public init() {}
}

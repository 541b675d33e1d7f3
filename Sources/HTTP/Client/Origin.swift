public import TLS

/// Where an upstream lives, and what of its time we are ready to spend.
public struct Origin: Sendable {
    /// A name, a numeric address, or the path of a unix socket (it begins with `/`).
    public let host: String
    public let port: UInt16
    /// nil means plain HTTP.
    public let security: TLSContext?
    public var limits = OriginLimits()

    public init(host: String, port: UInt16, security: TLSContext?) {
        self.host = host
        self.port = port
        self.security = security
    }
}

public struct OriginLimits: Sendable {
    /// To connect, name look-up and TLS handshake included; spent per address tried.
    public var connectMilliseconds = 5_000
    /// From the sent request to the first byte of the answer's head.
    public var firstByteMilliseconds = 120_000
    /// Between two reads of an answer's body.
    public var idleMilliseconds = 300_000
    /// Connections of one loop, idle ones included.
    public var connections = 4_096
    /// How long a connection may wait in the pool, and how long it may live: a name's addresses change.
    public var pooledMilliseconds = 60_000
    public var lifetimeMilliseconds = 600_000

    public init() {}
}

/// Why an upstream gave no whole answer.
public enum UpstreamFailure: Error, Hashable, Sendable {
    /// No connection: the name is unknown, every address refused, or the certificate did not verify.
    case unreachable
    /// The pool is full.
    case crowded
    /// A deadline passed: connecting, waiting for the first byte, or between two.
    case late
    /// The connection broke before the answer was whole.
    case broken
    /// The answer was no HTTP.
    case malformed
    /// The client left, so the exchange was cancelled.
    case abandoned
}

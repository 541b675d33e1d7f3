package import Reactor
package import TLS

/// An upstream's address, the way to connect to it, and the deadlines and bounds for it.
package struct Origin: Sendable {
    /// A name, a numeric address, or the path of a unix socket (it begins with `/`).
    package let host: String
    package let port: UInt16
    /// nil means plain HTTP.
    package let security: TLSContext?
    package var limits = OriginLimits()
    /// Shared by the pools whose connections `limits` bounds together.
    package var connections = ConnectionCount()
    /// Whether an address that the name leads to may be connected to; nil: every one.
    package var accepts: (@Sendable (SocketAddress) -> Bool)?
    /// Called on the pool's loop when a trouble that an operator can mend begins, and when it is over.
    package var report: (@Sendable (OriginNews) -> Void)?
    package var resolver = Resolver.shared

    package init(host: String, port: UInt16, security: TLSContext?) {
        self.host = host
        self.port = port
        self.security = security
    }
}

/// A trouble with making connections that an operator can mend, or its end.
package enum OriginNews: Sendable {
    /// The name leads to this address, which `Origin.accepts` refuses.
    case refused(SocketAddress)
    /// This process may open no more descriptors.
    case noDescriptors
    /// No connection could be made, for another reason.
    case failed(ConnectTrouble)
    /// A connection was made, after one of the others.
    case connected
}

/// Why a connection could not be made, as an operator should read it.
package struct ConnectTrouble: Hashable, Sendable {
    package let failure: UpstreamFailure
    /// The address that was tried last; nil if it did not come to one.
    package let address: SocketAddress?
    /// The system's or OpenSSL's own description. It holds nothing that the other side sent.
    package let reason: String?
}

/// The time-outs and bounds of connections to an origin.
package struct OriginLimits: Sendable {
    /// The time allowed to connect: name look-up, every address tried and TLS handshake included.
    package var connectMilliseconds = 5_000
    /// From the moment at which the request begins to be sent to the end of the answer's head.
    package var firstByteMilliseconds = 120_000
    /// The longest time between two reads of an answer's body.
    package var idleMilliseconds = 300_000
    /// Connections of all pools that share a count, idle ones included.
    package var connections = 4_096
    /// How long a connection may stay idle in the pool, and how long it is used at all, since the addresses
    /// of a name change.
    package var pooledMilliseconds = 60_000
    package var lifetimeMilliseconds = 600_000

    package init() {}
}

/// Why an upstream gave no whole answer.
package enum UpstreamFailure: Error, Hashable, Sendable, CaseIterable {
    /// The name cannot be looked up.
    case unknownName
    /// Nothing listens at its address (ECONNREFUSED, or no such unix socket).
    case refused
    /// No way leads to its address (EHOSTUNREACH, ENETUNREACH, EACCES …).
    case unreachable
    /// The upstream's certificate is not trusted.
    case untrusted
    /// The answer to a TLS handshake is no TLS, such as plain HTTP.
    case noTLS
    /// The TLS handshake failed for another reason, or the upstream closed the connection during it.
    case handshake
    /// No connection, look-up and TLS handshake included, within the time for that.
    case connectTimedOut
    /// The pool is full.
    case crowded
    /// This process may open no more descriptors (EMFILE, ENFILE).
    case noDescriptors
    /// Every address that the name leads to is one that `Origin.accepts` refuses.
    case forbiddenAddress
    /// A deadline passed: waiting for the first byte, or between two.
    case timedOut
    /// The connection broke before the answer was whole.
    case broken
    /// The answer was no HTTP.
    case malformed
    /// The answer was longer than is read of it.
    case tooLong
    /// The client left, so the exchange was cancelled.
    case clientLeft

    /// Whether no connection could be made, so that nothing of the request was sent.
    package var isOfConnecting: Bool {
        switch self {
        case .unknownName, .refused, .unreachable, .untrusted, .noTLS, .handshake, .connectTimedOut,
            .crowded, .noDescriptors, .forbiddenAddress:
            true
        case .timedOut, .broken, .malformed, .tooLong, .clientLeft: false
        }
    }
}

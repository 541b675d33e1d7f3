package import Reactor
package import TLS

/// An upstream's address, with the settings, deadlines and limits of connections to it.
package struct Origin: Sendable {
    /// A host name, a numeric address, or the path of a unix socket. A path begins with `/`.
    package let host: String
    package let port: UInt16
    /// The TLS settings. If they are nil, plain HTTP is used.
    package let security: TLSContext?
    package var limits = OriginLimits()
    /// Counts the open connections. Connection pools that share this object share one limit.
    package var connections = ConnectionCount()
    /// Decides whether an address of the host may be used. If it is nil, all addresses may be used.
    package var accepts: (@Sendable (SocketAddress) -> Bool)?
    /// Is called on the pool's loop when connections begin to fail for a reason that an operator can remove.
    /// It is called again when they succeed.
    package var report: (@Sendable (OriginNews) -> Void)?
    package var resolver = Resolver.shared

    package init(host: String, port: UInt16, security: TLSContext?) {
        self.host = host
        self.port = port
        self.security = security
    }
}

/// News for an operator about the connections to an upstream.
package enum OriginNews: Sendable {
    /// The host's name resolves to this address, which may not be used.
    case refused(SocketAddress)
    /// This process can open no more descriptors.
    case noDescriptors
    /// No connection could be made, for any other reason.
    case failed(ConnectTrouble)
    /// A connection was made after others had failed.
    case connected
}

/// Why a connection could not be made, in words for an operator.
package struct ConnectTrouble: Hashable, Sendable {
    package let failure: UpstreamFailure
    /// The address that was tried last. It is nil if none was tried.
    package let address: SocketAddress?
    /// The error's description by the operating system or OpenSSL. It is nil if there is none. It contains no
    /// text that the upstream has sent.
    package let reason: String?
}

package struct OriginLimits: Sendable {
    /// The longest time for connecting: name look-up, attempts at all addresses, and TLS handshake together.
    package var connectMilliseconds = 5_000
    /// The longest time from the beginning of the request to the end of the answer's head.
    package var firstByteMilliseconds = 120_000
    /// The longest time between two reads of an answer's body.
    package var idleMilliseconds = 300_000
    /// The most open connections, including idle ones, of all pools that share one `ConnectionCount`.
    package var connections = 4_096
    /// How long a connection can be idle in the pool, and how long it can be used in all. The second limit
    /// exists because a host's addresses change.
    package var pooledMilliseconds = 60_000
    package var lifetimeMilliseconds = 600_000

    package init() {}
}

/// Why an upstream gave no complete answer.
package enum UpstreamFailure: Error, Hashable, Sendable, CaseIterable {
    case unknownName
    /// Nothing listens at the upstream's address (ECONNREFUSED, or no such unix socket).
    case refused
    /// The address cannot be reached (EHOSTUNREACH, ENETUNREACH, EACCES …).
    case unreachable
    case untrusted
    /// The upstream answered the TLS handshake with something other than TLS, such as plain HTTP.
    case noTLS
    /// The TLS handshake failed for another reason, or the upstream closed the connection during it.
    case handshake
    /// No connection was ready in time, including the name look-up and the TLS handshake.
    case connectTimedOut
    /// The limit of connections to the upstream is reached, so no connection was opened.
    case crowded
    /// This process can open no more descriptors (EMFILE, ENFILE).
    case noDescriptors
    /// No address of the name may be used.
    case forbiddenAddress
    /// A deadline passed before the answer's head or between two reads of its body.
    case timedOut
    /// The connection broke before the answer was complete.
    case broken
    /// The answer was not HTTP.
    case malformed
    /// The answer was longer than the caller's limit.
    case tooLong
    case clientLeft

    /// Whether no connection could be made. In this case, no byte of the request was sent.
    package var isOfConnecting: Bool {
        switch self {
        case .unknownName, .refused, .unreachable, .untrusted, .noTLS, .handshake, .connectTimedOut,
            .crowded, .noDescriptors, .forbiddenAddress:
            true
        case .timedOut, .broken, .malformed, .tooLong, .clientLeft: false
        }
    }
}

package import TLS

/// How a `SimulatedLink` changes the traffic. By default it changes nothing.
package struct LinkSettings: Sendable {
    /// The delay of each byte in each direction, which is half of the added round trip.
    package var delayMilliseconds = 0.0
    /// The rate in each direction of each connection; nil if it is not limited.
    package var bytesPerSecond: Int?
    /// `SO_SNDBUF` and `SO_RCVBUF` of the link's sockets, which Linux doubles. They are set before a
    /// connection begins, so that the windows are small, too. nil leaves them to the kernel.
    package var socketBuffer: Int32?
    /// `TCP_MAXSEG`, the most bytes that the link's peers may put into one segment. Over loopback it is 64
    /// KiB, and a sender's buffer starts with about 20 segments, 2.5 MiB. With 1,400 bytes the buffer is tens
    /// of KiB, as on a real network.
    package var segmentBytes: Int32?
    /// The most bytes in flight, in each direction of each connection. No more are read while there are as
    /// many.
    package var queueBytes = 64 << 10
    /// Ends a connection after this many bytes from its client to the upstream; nil if it does not.
    package var cutToUpstream: LinkCut?
    /// Ends a connection after this many bytes from the upstream to its client; nil if it does not.
    package var cutToClient: LinkCut?
    /// The TLS certificate that the link shows to its clients; nil if they use the upstream's protocol.
    package var accepting: TLSContext?
    /// The TLS settings towards the upstream; nil if the link uses its clients' protocol.
    package var connecting: LinkTLS?

    package init() {}

    /// A small real network: 2 ms in each direction, buffers of 16 KiB, and segments of Ethernet's size.
    package static var network: LinkSettings {
        var settings = LinkSettings()
        settings.delayMilliseconds = 2
        settings.socketBuffer = 16 << 10
        settings.segmentBytes = 1_400
        return settings
    }

    /// Only small buffers and segments, without a delay.
    package static var smallBuffers: LinkSettings {
        var settings = network
        settings.delayMilliseconds = 0
        return settings
    }
}

package struct LinkTLS: Sendable {
    package let context: TLSContext
    /// The name that the upstream's certificate must have.
    package let host: String

    package init(_ context: TLSContext, host: String) {
        self.context = context
        self.host = host
    }
}

/// Ends a connection in the middle of its bytes.
package struct LinkCut: Sendable {
    package enum Kind: Sendable {
        case reset
        /// Both sides get an orderly end, as from a process that has ended.
        case end
        /// Nothing passes any more, and neither side is notified, as with an unplugged cable.
        case silence
    }

    /// The number of bytes that still pass. Over TLS these are encrypted bytes, including the handshake.
    package let afterBytes: Int
    package let kind: Kind

    package init(afterBytes: Int, _ kind: Kind) {
        self.afterBytes = afterBytes
        self.kind = kind
    }
}

/// The bytes and connections that have passed over a link.
package struct LinkFigures: Equatable, Sendable {
    /// The number of connections so far.
    package var accepted = 0
    package var openConnections = 0
    /// The bytes that were passed on. Over TLS these are encrypted bytes.
    package var bytesToUpstream = 0
    package var bytesToClient = 0
    /// The TLS handshakes with the link's clients, and how many of them resumed an earlier session.
    package var handshakes = 0
    package var resumed = 0

    package init() {}
}

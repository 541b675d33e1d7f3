package import TLS

/// How a `SimulatedLink` changes the traffic. The default changes nothing.
package struct LinkSettings: Sendable {
    /// How long each byte is delayed in each direction. A round trip therefore takes twice as long.
    package var delayMilliseconds = 0.0
    /// The rate of each connection in each direction. It is nil if the rate is unlimited.
    package var bytesPerSecond: Int?
    /// `SO_SNDBUF` and `SO_RCVBUF` of the link's sockets, in bytes. Linux doubles them. They are set before a
    /// connection begins, so that its windows are small, too. If the value is nil, the kernel decides.
    package var socketBuffer: Int32?
    /// `TCP_MAXSEG`: the most bytes in one TCP segment to the link. Loopback allows 64 KiB. A sender's buffer
    /// then starts with room for about 20 segments, which Linux counts as 2.5 MiB. With 1,400 bytes per
    /// segment it has tens of KiB, as on a real network.
    package var segmentBytes: Int32?
    /// The most bytes that the link holds, in each direction of each connection. While it holds this number,
    /// it reads no more.
    package var queueBytes = 64 << 10
    /// After how many bytes from the client the link cuts each connection, and how. If it is nil, no
    /// connection is cut.
    package var cutToUpstream: LinkCut?
    /// After how many bytes from the upstream the link cuts each connection, and how. If it is nil, no
    /// connection is cut.
    package var cutToClient: LinkCut?
    /// The TLS context towards the link's clients. If it is nil, the link does not end their TLS.
    package var accepting: TLSContext?
    /// The TLS settings towards the upstream. If it is nil, the link adds no TLS.
    package var connecting: LinkTLS?

    package init() {}

    /// A small real network: a delay of 2 ms in each direction, buffers of 16 KiB, and segments of Ethernet's
    /// size.
    package static var network: LinkSettings {
        var settings = LinkSettings()
        settings.delayMilliseconds = 2
        settings.socketBuffer = 16 << 10
        settings.segmentBytes = 1_400
        return settings
    }

    /// Small buffers and segments as on a network, but no delay.
    package static var smallBuffers: LinkSettings {
        var settings = network
        settings.delayMilliseconds = 0
        return settings
    }
}

package struct LinkTLS: Sendable {
    package let context: TLSContext
    /// The name that the upstream's certificate must contain.
    package let host: String

    package init(_ context: TLSContext, host: String) {
        self.context = context
        self.host = host
    }
}

/// Cuts a connection after a number of bytes.
package struct LinkCut: Sendable {
    package enum Kind: Sendable {
        case reset
        /// Both sides see a regular end of the connection, as when a process has ended.
        case end
        /// Nothing passes any more, and neither side notices it, as with an unplugged cable.
        case silence
    }

    /// The number of bytes that pass before the cut. With TLS, encrypted bytes count, including the
    /// handshake.
    package let afterBytes: Int
    package let kind: Kind

    package init(afterBytes: Int, _ kind: Kind) {
        self.afterBytes = afterBytes
        self.kind = kind
    }
}

/// How many connections and bytes have passed over a link.
package struct LinkFigures: Equatable, Sendable {
    package var accepted = 0
    package var openConnections = 0
    /// The number of bytes that were passed on. With TLS, these are encrypted bytes.
    package var bytesToUpstream = 0
    package var bytesToClient = 0
    /// The number of TLS handshakes with clients of the link, and how many of them resumed an earlier
    /// session.
    package var handshakes = 0
    package var resumed = 0

    package init() {}
}

package import TLS

/// The changes that a `SimulatedLink` makes to the bytes that pass. As it is made it does nothing to them.
package struct LinkSettings: Sendable {
    /// The delay of each byte in each direction: half of the round trip that the link adds.
    package var delayMilliseconds = 0.0
    /// The rate in each direction of each connection; nil: as fast as the sockets take them.
    package var bytesPerSecond: Int?
    /// `SO_SNDBUF` and `SO_RCVBUF` of the link's sockets, set before a connection begins, so that the windows
    /// are small as well. Linux doubles the value. nil: the kernel's choice.
    package var socketBuffer: Int32?
    /// `TCP_MAXSEG`: what the link's peers may put into one segment. Over loopback that is 64 KiB, and a
    /// sender's own buffer, which begins with some 20 segments, 2.5 MiB; with 1,400 bytes it is tens of KiB,
    /// as on a real network.
    package var segmentBytes: Int32?
    /// Bytes in flight, in each direction of each connection: no more is read while there are this many.
    package var queueBytes = 64 << 10
    /// Ends a connection after this many bytes from its client to the upstream.
    package var cutToUpstream: LinkCut?
    /// The places at which bytes from the upstream to the client are cut.
    package var cutToClient: LinkCut?
    /// The protocol of the link's clients: TLS with this certificate, or (nil) the same as the upstream.
    package var accepting: TLSContext?
    /// The protocol that the link speaks to its upstream: TLS, or (nil) the same as its clients.
    package var connecting: LinkTLS?

    package init() {}

    /// A small real network: 2 ms each way, buffers of 16 KiB, segments as Ethernet's.
    package static var network: LinkSettings {
        var settings = LinkSettings()
        settings.delayMilliseconds = 2
        settings.socketBuffer = 16 << 10
        settings.segmentBytes = 1_400
        return settings
    }

    /// Small buffers and segments alone, without any delay.
    package static var smallBuffers: LinkSettings {
        var settings = network
        settings.delayMilliseconds = 0
        return settings
    }
}

/// TLS from a link to its upstream.
package struct LinkTLS: Sendable {
    package let context: TLSContext
    /// The name that the upstream's certificate must bear.
    package let host: String

    package init(_ context: TLSContext, host: String) {
        self.context = context
        self.host = host
    }
}

/// An end of a connection in the middle of its bytes.
package struct LinkCut: Sendable {
    /// How the connection ends.
    package enum Kind: Sendable {
        /// Both sides get a reset.
        case reset
        /// Both sides get an orderly end, as from a process that ended.
        case end
        /// Nothing passes any more, and neither side is notified, as when a cable is pulled.
        case silence
    }

    /// Bytes that still pass; over TLS these are encrypted ones, handshake included.
    package let afterBytes: Int
    package let kind: Kind

    package init(afterBytes: Int, _ kind: Kind) {
        self.afterBytes = afterBytes
        self.kind = kind
    }
}

/// The bytes and connections that passed over a link.
package struct LinkFigures: Equatable, Sendable {
    /// Connections since the link began.
    package var accepted = 0
    /// Connections that are open now.
    package var openConnections = 0
    /// Bytes that were handed on; over TLS encrypted ones.
    package var bytesToUpstream = 0
    package var bytesToClient = 0
    /// TLS handshakes with the link's clients, and how many of them resumed an earlier session.
    package var handshakes = 0
    package var resumed = 0

    package init() {}
}

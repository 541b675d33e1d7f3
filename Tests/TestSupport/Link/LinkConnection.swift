import Reactor
import TLS

/// A connection of a client through a simulated link. It has one `LinkDirection` from the client to the
/// upstream, and one back.
final class LinkConnection: Pump {
    private let client: Channel
    private let server: Channel
    private let toUpstream: LinkDirection
    private let toClient: LinkDirection
    private unowned let hop: LinkHop
    private var isOver = false
    /// Whether the link has cut the connection with `.silence`, after which nothing passes.
    private var isSilent = false

    init(_ client: Channel, _ server: Channel, _ hop: LinkHop) {
        self.client = client
        self.server = server
        self.hop = hop
        toUpstream = LinkDirection(from: client, to: server, cut: hop.settings.cutToUpstream, hop.settings)
        toClient = LinkDirection(from: server, to: client, cut: hop.settings.cutToClient, hop.settings)
        for direction in [toUpstream, toClient] { direction.connection = self }
        client.pump = self
        server.pump = self
    }

    func channelReady() {
        guard !isOver, !isSilent, !hop.isPaused else { return }
        move(toUpstream)
        if !isOver && !isSilent { move(toClient) }
    }

    private func move(_ direction: LinkDirection) {
        let before = direction.carried
        direction.move()
        hop.carried(direction.carried - before, toUpstream: direction === toUpstream)
        if let cut = direction.ended { end(cut) }
        if toUpstream.isFinished && toClient.isFinished { end(.end) }
    }

    /// Calls `act` with the client's TLS session and with the upstream's, if there are any.
    func disturb(_ act: (SecureLayer) -> Void) {
        for channel in [client, server] { (channel.layer as? SecureLayer).map(act) }
    }

    func end(_ kind: LinkCut.Kind) {
        guard !isOver else { return }
        if kind == .silence { return isSilent = true }
        isOver = true
        toUpstream.stop()
        toClient.stop()
        for channel in [client, server] {
            channel.pump = nil
            if kind == .reset { channel.reset() } else { channel.close() }
        }
        hop.left(self)
    }
}

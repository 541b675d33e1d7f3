import Glibc

/// A listening socket of one loop. With several loops each has its own on the same port, and the kernel
/// spreads new connections over them.
package final class Listener: EventSource {
    package var token: UInt64 = 0
    package let loop: EventLoop
    private let socket: Descriptor
    private let accepted: (Channel, SocketAddress?) -> Void
    private var isClosed = false
    private var isResting = false

    /// Starts to accept at once. `accepted` takes over each channel, on the loop.
    package init(
        _ socket: consuming Descriptor, on loop: EventLoop,
        accepted: @escaping (Channel, SocketAddress?) -> Void
    ) {
        self.loop = loop
        self.socket = socket
        self.accepted = accepted
        loop.watch(self.socket.number, for: .reading, edge: false, self)
    }

    /// Stops accepting. Connections already accepted go on.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        if !isResting { loop.forget(socket.number, self) }
    }

    package func ready(_ readiness: Readiness) {
        // A bound on one turn's work: the sockets that wait longer stay in the backlog, readiness stays
        // level.
        for _ in 0..<64 where !isClosed && !isResting {
            let (number, peer) = Sockets.accept(from: socket)
            guard number >= 0 else {
                if errno == EMFILE || errno == ENFILE { rest() }
                return
            }
            if peer?.port != nil { Sockets.disableDelay(number) }
            accepted(Channel(Descriptor(owning: number), on: loop, connected: true), peer)
        }
    }

    /// No descriptors are left: accepting again at once would spin, so it waits for a moment.
    private func rest() {
        isResting = true
        loop.forget(socket.number, self)
        loop.spawn(with: self) { listener in
            await listener.loop.sleep(nanoseconds: 50_000_000)
            listener.isResting = false
            guard !listener.isClosed else { return }
            listener.loop.watch(listener.socket.number, for: .reading, edge: false, listener)
        }
    }
}

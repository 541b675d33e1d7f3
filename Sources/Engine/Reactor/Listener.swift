import Glibc

/// A listening socket of one loop. With several loops each has its own on the same port, and the kernel
/// spreads new connections over them.
package final class Listener: PolledSource {
    package var token: UInt64 = 0
    package let loop: EventLoop
    private let socket: Descriptor
    private let accepted: (Channel, SocketAddress?) -> Void
    private let isShared: Bool
    private var isClosed = false
    private var isResting = false

    /// Starts to accept at once. `accepted` takes over each channel, on the loop.
    ///
    /// - Parameter isShared: a service manager or another loop has this socket, too, and accepts from it when
    ///   this one has stopped.
    package init(
        _ socket: consuming Descriptor, isShared: Bool = false, on loop: EventLoop,
        accepted: @escaping (Channel, SocketAddress?) -> Void
    ) {
        self.loop = loop
        self.socket = socket
        self.isShared = isShared
        self.accepted = accepted
        watch()
    }

    private func watch() {
        loop.watchDescriptor(
            socket.number, for: isShared ? [.reading, .exclusive] : .reading, edge: false, self)
    }

    /// Stops accepting. Connections already accepted go on.
    ///
    /// The kernel resets those that wait to be accepted when the last descriptor of their socket is closed.
    /// So what waits now is accepted first, unless somebody else will do so.
    package func close() {
        guard !isClosed else { return }
        if !isShared {
            // Bounded, since under a flood of connections this would not end.
            for _ in 0..<64 where !isResting && !isClosed {
                guard acceptSome() else { break }
            }
        }
        isClosed = true
        if !isResting { loop.forgetDescriptor(socket.number, self) }
    }

    package func ready(_ readiness: Readiness) { _ = acceptSome() }

    /// Accepts a bounded number of connections in one turn. The rest stay in the backlog, for which epoll
    /// reports readiness again (level-triggered). False if none waits any more.
    private func acceptSome() -> Bool {
        for _ in 0..<64 where !isClosed && !isResting {
            let (number, peer) = Sockets.acceptConnection(from: socket)
            guard number >= 0 else {
                if errno == EMFILE || errno == ENFILE { rest() }
                return false
            }
            if peer?.port != nil { Sockets.disableDelay(number) }
            accepted(Channel(Descriptor(owning: number), on: loop, connected: true), peer)
        }
        return true
    }

    /// No descriptors are left: accepting again at once would spin, so it waits for a moment.
    private func rest() {
        isResting = true
        loop.forgetDescriptor(socket.number, self)
        loop.spawn(with: self) { listener in
            await listener.loop.sleep(nanoseconds: 50_000_000)
            listener.isResting = false
            guard !listener.isClosed else { return }
            listener.watch()
        }
    }
}

import Glibc

/// A listening socket of one loop. If there are several loops, each has its own socket on the same port. The
/// kernel then distributes new connections over them.
package final class Listener: PolledSource {
    package var token: UInt64 = 0
    package let loop: EventLoop
    private let socket: Descriptor
    private let accepted: (Channel, SocketAddress?) -> Void
    private let isShared: Bool
    private var isClosed = false
    private var isResting = false

    /// Starts to accept connections at once. `accepted` gets each new channel, on the loop.
    ///
    /// - Parameter isShared: whether a service manager or another loop also has this socket. If so, that one
    ///   accepts from the socket after this listener has stopped.
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

    /// Stops accepting. Accepted connections continue.
    ///
    /// When a socket's last descriptor is closed, the kernel resets the connections that wait in its backlog.
    /// Therefore these are accepted first, unless the socket is shared.
    package func close() {
        guard !isClosed else { return }
        if !isShared {
            // Without this limit, a flood of new connections would keep the loop in this function.
            for _ in 0..<64 where !isResting && !isClosed {
                guard acceptSome() else { break }
            }
        }
        isClosed = true
        if !isResting { loop.forgetDescriptor(socket.number, self) }
    }

    package func ready(_ readiness: Readiness) { _ = acceptSome() }

    /// Accepts a limited number of connections in one turn. The others stay in the backlog, for which epoll
    /// reports readiness again (level-triggered). Returns false if none is left.
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

    /// Stops accepting for 50 ms, because no descriptors are free. To accept again at once would only keep
    /// the processor busy.
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

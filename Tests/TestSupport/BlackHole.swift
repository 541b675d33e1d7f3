package import Reactor

/// A listener whose queue is full, so that connections to its address get no answer. The kernel drops every
/// further connection request, as a broken route or a firewall does.
package final class BlackHole {
    private let socket: Descriptor
    private var fillers: [Channel] = []

    /// - Parameter address: an address of 127.0.0.0/8 at which nothing else listens.
    package init(at address: SocketAddress, on loop: EventLoop) async throws {
        socket = try Sockets.listen(on: address, shared: false, backlog: 0)
        // The queue accepts one or two connections. All later ones get no answer.
        for _ in 0..<8 {
            let channel = Channel(try Sockets.connect(to: address), on: loop, connected: false)
            fillers.append(channel)
            channel.setDeadline(afterMilliseconds: 100)
            do {
                try await channel.finishConnecting()
                channel.clearDeadline()
            } catch {
                return
            }
        }
        throw NotFull()
    }

    package struct NotFull: Error {}

    package func close() { for channel in fillers { channel.close() } }
}

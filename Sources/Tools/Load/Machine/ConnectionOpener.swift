import Reactor
import TLS

/// Opens the connections of one loop. Source addresses are used in turn.
final class ConnectionOpener {
    private let options: LoadOptions
    private let loop: EventLoop
    private let addresses: [SocketAddress]
    private var opened = 0

    /// - Parameter addresses: the target's addresses. The first one is used.
    init(_ options: LoadOptions, _ addresses: [SocketAddress], on loop: EventLoop) {
        self.options = options
        self.loop = loop
        self.addresses = addresses
    }

    func openChannel() async throws(Failure) -> Channel {
        guard let address = addresses.first else { throw .unknownHost }
        opened += 1
        let source = options.sources.isEmpty ? nil : options.sources[opened % options.sources.count]
        guard let socket = try? Sockets.connect(to: address, from: source) else { throw .refused }
        let channel = Channel(socket, on: loop, connected: false)
        channel.setDeadline(afterMilliseconds: Int(options.timeout * 1000))
        do throws(SystemError) {
            try await channel.finishConnecting()
        } catch {
            let isLate = channel.timedOut
            channel.close()
            throw isLate ? .connectTimeout : .refused
        }
        guard let security = options.security else { return channel }
        do throws(TLSError) {
            try await SecureLayer.connect(channel, security, host: options.target.host)
            return channel
        } catch {
            let isLate = channel.timedOut
            channel.close()
            throw isLate ? .connectTimeout : .tls
        }
    }
}

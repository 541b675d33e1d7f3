package import Reactor
import RedisFleet

extension Channel {
    /// Sends all bytes, and waits if the socket accepts no more. Returns false if the connection broke.
    package func sendAll(_ bytes: [UInt8]) async -> Bool {
        var sent = 0
        while sent < bytes.count {
            switch unsafe send(bytes.span.bytes.extracting(sent..<bytes.count)) {
            case .moved(let count): sent += count
            case .wouldBlock: await waitUntilWritable()
            case .ended, .broken: return false
            }
        }
        return true
    }

    /// Waits for bytes and reads at most `limit` of them.
    package func receiveSome(_ limit: Int = 65_536) async -> (bytes: [UInt8], transfer: Transfer) {
        var bytes = [UInt8](repeating: 0, count: limit)
        while true {
            let transfer = receive(into: &bytes)
            switch transfer {
            case .moved(let count): return (Array(bytes[..<count]), transfer)
            case .wouldBlock: await waitUntilReadable()
            case .ended, .broken: return ([], transfer)
            }
        }
    }

    /// Reads to the end of the stream, at most `limit` bytes at a time. Returns how the stream ended.
    package func receiveAll(_ limit: Int = 65_536) async -> (bytes: [UInt8], end: Transfer) {
        var all: [UInt8] = []
        while true {
            let (bytes, transfer) = await receiveSome(limit)
            guard case .moved = transfer else { return (all, transfer) }
            all += bytes
        }
    }

    private func receive(into bytes: inout [UInt8]) -> Transfer {
        var span = bytes.mutableSpan
        var room = unsafe span.mutableBytes
        return receive(into: &room)
    }
}

/// Two connected channels on one loop. They are connected through a listener on a Unix socket.
package func connectedPair(
    on loop: EventLoop, in folder: TemporaryFolder
) async throws -> (client: Channel, server: Channel) {
    let address = SocketAddress.unix(folder.file("\(UInt32.random(in: 0...UInt32.max)).sock"))
    let gate = Gate()
    let socket = try Sockets.listen(on: address, shared: false)
    let listener = Listener(socket, on: loop) { channel, _ in
        gate.channel = channel
        gate.waiter.wake()
    }
    defer { listener.close() }
    let client = Channel(try Sockets.connect(to: address), on: loop, connected: false)
    try await client.finishConnecting()
    if gate.channel == nil { await gate.waiter.wait() }
    guard let server = gate.channel else { throw TookTooLong(seconds: 0) }
    return (client, server)
}

private final class Gate {
    var channel: Channel?
    let waiter = Waiter()
}

/// A TCP port of the loopback address that is free at the moment.
package func freePort() throws -> UInt16 {
    let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
    return Sockets.localAddress(of: socket.number)?.port ?? 0
}

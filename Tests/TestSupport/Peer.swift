package import Reactor
import RedisFleet

/// One end of a connection. A test sends raw bytes with it and waits for bytes.
///
/// Every wait has a time limit, so that a test fails and does not hang.
package final class Peer {
    package let channel: Channel
    /// The bytes that have arrived and that the test has not read yet.
    package private(set) var unread: [UInt8] = []
    private let seconds: Int

    package init(_ channel: Channel, timeout seconds: Int = 15) {
        self.channel = channel
        self.seconds = seconds
    }

    package static func connect(
        to address: SocketAddress, on loop: EventLoop, timeout seconds: Int = 15
    ) async throws -> Peer {
        let peer = Peer(
            Channel(try Sockets.connect(to: address), on: loop, connected: false), timeout: seconds)
        do {
            try await peer.channel.finishConnecting()
        } catch {
            peer.close()
            throw error
        }
        return peer
    }

    /// The reason why the expected bytes did not arrive.
    package enum Failure: Error, Equatable {
        /// The other side ended the connection too early. The text is what had arrived by then.
        case ended(String)
        case reset
        case timedOut(String)
        case malformed(String)
    }

    // MARK: Sending

    package func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    package func send(_ bytes: [UInt8]) async throws {
        channel.setDeadline(afterMilliseconds: seconds * 1000)
        var sent = 0
        while sent < bytes.count {
            switch channel.send(bytes.span.extracting(sent..<bytes.count)) {
            case .moved(let count): sent += count
            case .wouldBlock: await channel.waitUntilWritable()
            case .ended, .broken: throw channel.timedOut ? Failure.timedOut("") : Failure.reset
            }
        }
        channel.clearDeadline()
    }

    /// Sends as many of the bytes as the kernel accepts at once. Returns their number.
    package func sendNow(_ bytes: [UInt8]) -> Int {
        if case .moved(let count) = channel.send(bytes.span) { return count }
        return 0
    }

    /// Sends the same bytes again and again until the kernel accepts no more. Returns the total number of
    /// bytes.
    package func sendAll(_ bytes: [UInt8]) -> Int {
        var sum = 0
        while true {
            let count = sendNow(bytes)
            sum += count
            if count == 0 { return sum }
        }
    }

    // MARK: Receiving

    /// Reads until `mark` arrives. Returns everything up to and including it.
    package func read(through mark: String) async throws -> String {
        let mark = Array(mark.utf8)
        while true {
            if let range = unread.firstRange(of: mark) { return take(range.upperBound) }
            try await fill()
        }
    }

    package func read(_ count: Int) async throws -> [UInt8] {
        while unread.count < count { try await fill() }
        let bytes = Array(unread[..<count])
        unread.removeFirst(count)
        return bytes
    }

    /// Reads until the other side ends its sending. Throws `.reset` if the connection is reset.
    package func readToEnd() async throws -> String {
        while true {
            do {
                try await fill()
            } catch Failure.ended {
                return take(unread.count)
            }
        }
    }

    package func fill() async throws {
        channel.setDeadline(afterMilliseconds: seconds * 1000)
        defer { channel.clearDeadline() }
        while true {
            switch channel.receiveIntoScratch() {
            case .moved(let count): return unread.append(contentsOf: channel.loop.scratch.bytes[..<count])
            case .wouldBlock: await channel.waitUntilReadable()
            case .ended: throw Failure.ended(text)
            case .broken: throw channel.timedOut ? Failure.timedOut(text) : Failure.reset
            }
        }
    }

    /// Waits until the other side has ended or reset the connection. Returns false if that has not happened
    /// after `seconds`.
    package func peerCloses(within seconds: Double = 10) async -> Bool {
        await eventually(on: channel.loop, within: seconds) { channel.peerClosed }
    }

    private var text: String { String(decoding: unread, as: UTF8.self) }

    private func take(_ count: Int) -> String {
        let text = String(decoding: unread[..<count], as: UTF8.self)
        unread.removeFirst(count)
        return text
    }

    // MARK: Ends

    package func finishSending() { channel.finishSending() }
    package func close() { channel.close() }
    package func reset() { channel.reset() }
}

/// A listening socket of a test. `next` returns its connections one by one.
package final class TestListener {
    package let address: SocketAddress
    private let loop: EventLoop
    /// Is called with each new connection. If it is nil, `next` returns the connections.
    package var welcome: ((Peer) -> Void)?
    private var listener: Listener?
    private var arrived: [Peer] = []
    /// All connections that were accepted. `close` closes them.
    private var all: [Peer] = []

    package init(on loop: EventLoop) throws {
        self.loop = loop
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        address = Sockets.localAddress(of: socket.number) ?? .loopback(port: 0)
        listener = Listener(socket, on: loop) { [unowned self] channel, _ in
            let peer = Peer(channel)
            all.append(peer)
            if let welcome { welcome(peer) } else { arrived.append(peer) }
        }
    }

    package var port: UInt16 { address.port ?? 0 }

    package var count: Int { all.count }

    package var waiting: Int { arrived.count }

    /// Waits for the next connection, for at most 30 s. On a busy machine, 10 s were too few for an edge that
    /// first reads a body of 48 MiB.
    package func next() async throws -> Peer {
        let seconds = 30.0
        guard await eventually(on: loop, within: seconds, { !arrived.isEmpty }) else {
            throw TookTooLong(seconds: seconds)
        }
        return arrived.removeFirst()
    }

    /// Accepts no more connections. Open connections stay open.
    package func stopListening() {
        listener?.close()
        listener = nil
    }

    package func close() {
        stopListening()
        for peer in all { peer.close() }
    }
}

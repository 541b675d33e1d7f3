import Foundation
import Glibc
import Reactor
import Synchronization
import TestSupport

/// Connections that send the same requests without a pause, on a loop of their own. They read all answers,
/// and reconnect when they are closed.
final class Flood: Sendable {
    private let loop: EventLoop
    private let address: SocketAddress
    private let block: [UInt8]
    private let stopping = Atomic<Bool>(false)
    private let running = Atomic(0)
    private let received = Atomic(0)
    private let begun = Atomic(0)

    var answeredBytes: Int { received.load(ordering: .relaxed) }
    var connections: Int { begun.load(ordering: .relaxed) }

    init(_ request: String, connections: Int, to port: UInt16) {
        loop = EventLoop(name: "flood")
        address = .loopback(port: port)
        block = Array(String(repeating: request, count: max(1, (32 << 10) / request.utf8.count)).utf8)
        running.store(connections, ordering: .relaxed)
        loop.start()
        for _ in 0..<connections {
            Task(executorPreference: loop) {
                while !self.stopping.load(ordering: .relaxed) { await self.press() }
                self.running.wrappingSubtract(1, ordering: .relaxed)
            }
        }
    }

    func stop() async throws {
        stopping.store(true, ordering: .relaxed)
        try await until("the end of the flood") { self.running.load(ordering: .relaxed) == 0 }
        loop.stop()
    }

    private func press() async {
        guard let socket = try? Sockets.connect(to: address) else { return }
        let channel = Channel(socket, on: loop, connected: false)
        defer { channel.reset() }
        channel.setDeadline(afterMilliseconds: 10_000)
        guard (try? await channel.finishConnecting()) != nil else { return }
        begun.wrappingAdd(1, ordering: .relaxed)
        var sent = 0
        while !stopping.load(ordering: .relaxed) {
            sent = (sent + send(on: channel, from: sent)) % block.count
            switch channel.receiveIntoScratch() {
            case .moved(let count):
                received.wrappingAdd(count, ordering: .relaxed)
                channel.setDeadline(afterMilliseconds: 10_000)
                // A short sleep lets the other connections run.
                await loop.sleep(nanoseconds: 1)
            case .wouldBlock: await channel.waitUntilReadable()
            case .ended, .broken: return
            }
        }
    }

    /// Sends as much of the block of requests as the socket accepts now. Returns the number of bytes.
    private func send(on channel: Channel, from start: Int) -> Int {
        let block = block
        if case .moved(let count) = channel.send(block.span.extracting(start..<block.count)) { return count }
        return 0
    }
}

extension Edge {
    /// The private memory of the edge's process, in MiB.
    var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(program.id)/status", encoding: .utf8)) ?? ""
        return status.firstMatch(of: /RssAnon:\s+(\d+) kB/).flatMap { Int($0.1) }.map { $0 >> 10 } ?? 0
    }
}

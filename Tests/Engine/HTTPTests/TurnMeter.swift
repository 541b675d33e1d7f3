import Glibc
import Reactor
import Synchronization
import TestSupport

/// Reads from a connection on its own thread, as fast as it can. Meanwhile no other code may read from it.
final class Sink: Sendable {
    private let stopping = Atomic<Bool>(false)
    private let done = Atomic<Bool>(false)

    init(_ peer: Peer) {
        let number = peer.channel.number
        let loop = EventLoop(name: "sink")
        loop.postWork {
            self.run(number)
            loop.stop()
        }
        loop.start()
    }

    func stop() {
        stopping.store(true, ordering: .releasing)
        while !done.load(ordering: .acquiring) { sched_yield() }
    }

    private func run(_ number: Int32) {
        var room = [UInt8](repeating: 0, count: 256 << 10)
        while !stopping.load(ordering: .acquiring) {
            var span = room.mutableSpan
            var bytes = unsafe span.mutableBytes
            switch Sockets.receive(number, into: &bytes) {
            case .moved: break
            case .wouldBlock: sched_yield()
            case .ended, .broken: stopping.store(true, ordering: .releasing)
            }
        }
        done.store(true, ordering: .releasing)
    }
}

/// Sends bytes on its own thread, as fast as the connection accepts them. Meanwhile no other code may write
/// to it.
final class Source: Sendable {
    private let stopping = Atomic<Bool>(false)
    private let done = Atomic<Bool>(false)

    init(_ peer: Peer, bytes: Int) {
        let number = peer.channel.number
        let loop = EventLoop(name: "source")
        loop.postWork {
            self.run(number, bytes)
            loop.stop()
        }
        loop.start()
    }

    func stop() {
        stopping.store(true, ordering: .releasing)
        while !done.load(ordering: .acquiring) { sched_yield() }
    }

    private func run(_ number: Int32, _ bytes: Int) {
        let block = [UInt8](repeating: 120, count: 256 << 10)
        var left = bytes
        while left > 0, !stopping.load(ordering: .acquiring) {
            switch Sockets.send(number, unsafe block.span.extracting(first: min(left, block.count)).bytes) {
            case .moved(let count): left -= count
            case .wouldBlock: sched_yield()
            case .ended, .broken: left = 0
            }
        }
        done.store(true, ordering: .releasing)
    }
}

final class TurnMeter: Timed {
    private let loop: EventLoop
    private let figure: () -> Int
    private var last: Int
    /// The largest increase of the measured number in one turn of the loop.
    private(set) var largestStep = 0
    private lazy var timer = Timer(self)

    init(on loop: EventLoop, _ figure: @escaping () -> Int) {
        self.loop = loop
        self.figure = figure
        last = figure()
        loop.arm(timer, at: loop.now + 1)
    }

    func timePassed() {
        let current = figure()
        largestStep = max(largestStep, current - last)
        last = current
        loop.arm(timer, at: loop.now + 1)
    }

    func stop() { loop.cancel(timer) }
}

import Glibc
import Reactor

/// Passes bytes from one socket to the other. Each piece is read, held for the link's delay, and then
/// written.
final class LinkDirection: Timed {
    private enum Content {
        case bytes([UInt8])
        case finish
        case cut(LinkCut.Kind)
    }

    private struct Piece {
        /// When this piece arrives at the other side of the link, in the loop's nanoseconds.
        let due: UInt64
        let content: Content
        /// How many bytes of this piece the destination has accepted.
        var sent = 0
    }

    private let source: Channel
    private let destination: Channel
    private let settings: LinkSettings
    private let cut: LinkCut?
    unowned var connection: LinkConnection?
    private var queue: [Piece] = []
    private var queued = 0
    private var accepted = 0
    /// The time at which the link, at its rate, has passed on the last byte that it read.
    private var departed: UInt64 = 0
    /// Whether nothing more is read: the source has finished or broken, or the byte at which this test cuts
    /// the connection is reached.
    private var isClosing = false
    /// When the reset arrives at the destination. It overtakes bytes that the destination does not accept.
    private var resetDue: UInt64?
    private var room: [UInt8]
    private lazy var timer = Timer(self)
    private(set) var carried = 0
    private(set) var isFinished = false
    /// How this direction has cut the whole connection. It is nil if it has not cut the connection.
    private(set) var ended: LinkCut.Kind?

    init(from source: Channel, to destination: Channel, cut: LinkCut?, _ settings: LinkSettings) {
        self.source = source
        self.destination = destination
        self.settings = settings
        self.cut = cut
        // A piece takes about 5 ms at the link's rate. Small pieces keep the rate even.
        let piece = settings.bytesPerSecond.map { max(64, $0 / 200) } ?? settings.queueBytes
        room = [UInt8](repeating: 0, count: min(piece, 16 << 10, settings.queueBytes))
    }

    func stop() { source.loop.cancel(timer) }

    func timePassed() { connection?.channelReady() }

    /// Reads and writes until a socket or the clock makes it wait. It stops after 32 steps, so that other
    /// connections can run.
    func move() {
        for _ in 0..<32 where ended == nil {
            let hasRead = read()
            let hasWritten = write()
            if !hasRead && !hasWritten { return }
        }
        if ended == nil { source.loop.arm(timer, at: source.loop.now + 1) }
    }

    private func read() -> Bool {
        guard !isClosing else { return noticeReset() }
        let most = min(room.count, settings.queueBytes - queued, (cut?.afterBytes ?? .max) - accepted)
        if let cut, accepted == cut.afterBytes {
            close(with: .cut(cut.kind))
            return true
        }
        guard most > 0 else { return noticeReset() }
        switch receive(most) {
        case .moved(let count):
            accepted += count
            queued += count
            enqueue(.bytes(Array(room[..<count])), count)
        case .wouldBlock: return false
        case .ended: close(with: .finish)
        case .broken:
            isClosing = true
            departReset()
        }
        return true
    }

    /// While the link reads nothing from the source, it does not notice a reset of the source. This call
    /// checks for one.
    private func noticeReset() -> Bool {
        guard source.peerClosed, resetDue == nil else { return false }
        var descriptor = pollfd(fd: source.number, events: 0, revents: 0)
        guard unsafe poll(&descriptor, 1, 0) > 0, Int32(descriptor.revents) & POLLERR != 0 else {
            return false
        }
        isClosing = true
        departReset()
        return true
    }

    private func departReset() {
        enqueue(.cut(.reset), 0)
        resetDue = queue.last?.due
    }

    private func receive(_ most: Int) -> Transfer {
        unsafe room.withUnsafeMutableBytes { buffer in
            let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<most])
            var bytes = unsafe MutableRawSpan(_unsafeBytes: part)
            return source.receive(into: &bytes)
        }
    }

    private func close(with content: Content) {
        isClosing = true
        enqueue(content, 0)
    }

    private func enqueue(_ content: Content, _ count: Int) {
        departed = max(departed, Clocks.monotonic())
        if let rate = settings.bytesPerSecond { departed += UInt64(count) * 1_000_000_000 / UInt64(rate) }
        queue.append(Piece(due: departed + UInt64(settings.delayMilliseconds * 1e6), content: content))
    }

    private func write() -> Bool {
        guard let first = queue.first else { return false }
        guard first.due <= Clocks.monotonic() else {
            source.loop.arm(timer, at: first.due)
            return false
        }
        switch first.content {
        case .bytes(let bytes): return send(bytes, from: first.sent)
        case .finish:
            destination.finishSending()
            isFinished = true
        case .cut(let kind): ended = kind
        }
        queue.removeFirst()
        return true
    }

    private func send(_ bytes: [UInt8], from start: Int) -> Bool {
        switch destination.send(bytes.span.extracting(droppingFirst: start)) {
        case .moved(let count):
            carried += count
            queued -= count
            queue[0].sent += count
            if queue[0].sent == bytes.count { queue.removeFirst() }
            return true
        case .wouldBlock:
            guard let resetDue else { return false }
            if resetDue <= Clocks.monotonic() { ended = .reset } else { source.loop.arm(timer, at: resetDue) }
            return false
        case .ended, .broken:
            ended = .reset
            return false
        }
    }
}

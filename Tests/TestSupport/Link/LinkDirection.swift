import Glibc
import Reactor

/// The bytes on their way from one socket to the other. They are read, held for the delay, and written.
final class LinkDirection: Timed {
    private enum Content {
        case bytes([UInt8])
        case finish
        case cut(LinkCut.Kind)
    }

    private struct Piece {
        /// The time of arrival.
        let due: UInt64
        let content: Content
        /// How many of its bytes the destination has accepted.
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
    /// When the last byte that was read will have left at the link's rate.
    private var departed: UInt64 = 0
    /// Whether reading has ended, because the source has finished or broken, or the cut is due.
    private var isClosing = false
    /// When a reset arrives. It overtakes bytes that the destination does not accept.
    private var resetDue: UInt64?
    private var room: [UInt8]
    private lazy var timer = Timer(self)
    /// The bytes that the destination has accepted.
    private(set) var carried = 0
    private(set) var isFinished = false
    /// How this direction has ended the whole connection; nil if it has not.
    private(set) var ended: LinkCut.Kind?

    init(from source: Channel, to destination: Channel, cut: LinkCut?, _ settings: LinkSettings) {
        self.source = source
        self.destination = destination
        self.settings = settings
        self.cut = cut
        // The pieces are small, so that the rate is even: each takes about 5 ms.
        let piece = settings.bytesPerSecond.map { max(64, $0 / 200) } ?? settings.queueBytes
        room = [UInt8](repeating: 0, count: min(piece, 16 << 10, settings.queueBytes))
    }

    func stop() { source.loop.cancel(timer) }

    func timePassed() { connection?.channelReady() }

    /// Reads and writes as far as both sides and the clock allow. The number of steps is bounded, so that
    /// other connections can run.
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

    /// Checks for a reset that no read would report, because nothing is read now.
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

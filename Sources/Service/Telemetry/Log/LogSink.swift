import Bytes
package import Reactor
import Synchronization

/// Complete log lines that an event loop hands to the log's thread.
final class LogBundle: Sendable {
    let lines: ByteBuffer
    let count: Int

    init(_ lines: consuming ByteBuffer, count: Int) {
        self.lines = lines
        self.count = count
    }
}

/// The destination of the access log. A thread of its own writes the file. A slow disk, or a stopped reader
/// of standard output, therefore delays no request. The memory for lines that are not written yet is bounded.
/// Further lines are dropped and counted.
package final class LogSink: Sendable {
    package enum Target: Hashable, Sendable {
        case standardOutput
        /// A file. It is opened again if it was renamed, as `logrotate` does.
        case file(String)
    }

    /// The most bytes of lines that can wait until the log's thread writes them.
    private let mostWaiting: Int
    private let loop: EventLoop
    private let writer: LoopBound<LogWriter>
    private let state: State

    /// Figures that the log's thread changes, and that other threads can read without waiting.
    final class State: Sendable {
        let waiting = Atomic<Int>(0)
        let droppedLines = Atomic<Int>(0)
    }

    /// - Parameter talk: called with a sentence when the log cannot be written, and when it can be again.
    package static func open(
        _ target: Target, mostWaiting: Int = 4 << 20, talk: @escaping @Sendable (String) -> Void
    ) async -> LogSink {
        let loop = EventLoop(name: "usher-log")
        loop.start()
        let state = State()
        let writer = await loop.makeValue { _ in LogWriter(target, state, talk: talk) }
        return LogSink(loop, writer, state, mostWaiting: mostWaiting)
    }

    private init(
        _ loop: EventLoop, _ writer: LoopBound<LogWriter>, _ state: State, mostWaiting: Int
    ) {
        self.mostWaiting = mostWaiting
        self.loop = loop
        self.writer = writer
        self.state = state
    }

    /// Adds the number of dropped lines, including lines that the thread had taken but could not write.
    package func readFigures(into readings: inout Readings) {
        readings.add(.logDropped, .none, state.droppedLines.load(ordering: .relaxed))
    }

    /// Hands lines to the log's thread. Returns false if too many bytes wait, so that the lines are dropped.
    func takeBundle(_ bundle: LogBundle) -> Bool {
        let size = bundle.lines.count
        let before = state.waiting.add(size, ordering: .relaxed).oldValue
        guard before + size <= mostWaiting else {
            state.waiting.subtract(size, ordering: .relaxed)
            return false
        }
        writer.tell { $0.writeBundle(bundle) }
        return true
    }

    /// Opens the log file again after SIGHUP, because it was perhaps renamed.
    package func reopen() { writer.tell { $0.reopenFile() } }

    /// Writes the remaining lines. Gives up after a second, because a reader of standard output can stop.
    package func close(on control: EventLoop) async {
        let end = control.now + 1_000_000_000
        while state.waiting.load(ordering: .acquiring) > 0, Clocks.monotonic() < end {
            await control.sleep(nanoseconds: 5_000_000)
        }
        guard state.waiting.load(ordering: .acquiring) == 0 else { return loop.stop() }
        await writer.ask { $0.closeFile() }
        await loop.end()
    }
}

/// Writes the log file. It runs on the log's own thread.
final class LogWriter {
    private let target: LogSink.Target
    private let state: LogSink.State
    private let talk: @Sendable (String) -> Void
    private var file: Int32 = -1
    private var identity: FileIdentity?
    private var looked: UInt64 = 0
    private var isFailing = false

    init(_ target: LogSink.Target, _ state: LogSink.State, talk: @escaping @Sendable (String) -> Void) {
        self.target = target
        self.state = state
        self.talk = talk
        reopenFile()
    }

    func writeBundle(_ bundle: LogBundle) {
        defer { state.waiting.subtract(bundle.lines.count, ordering: .releasing) }
        look()
        guard file >= 0, Self.write(bundle.lines, to: file) else {
            state.droppedLines.add(bundle.count, ordering: .relaxed)
            return note("the access log cannot be written to; its lines are dropped and counted")
        }
        note(nil)
    }

    private static func write(_ lines: borrowing ByteBuffer, to file: Int32) -> Bool {
        Files.writeBytes(lines.readable, to: file)
    }

    /// Opens the log file again if its path leads to another file now. This is checked at most once a second.
    private func look() {
        guard case .file(let path) = target else { return }
        let now = Clocks.monotonic()
        guard file < 0 || now - looked > 1_000_000_000 else { return }
        looked = now
        if file < 0 || FileIdentity(path: path) != identity { reopenFile() }
    }

    func reopenFile() {
        guard case .file(let path) = target else {
            file = 1
            return
        }
        closeFile()
        guard let opened = try? Files.openForAppend(to: path) else {
            return note("the access log \(path) cannot be opened; its lines are dropped and counted")
        }
        file = opened.release()
        identity = FileIdentity(number: file)
    }

    func closeFile() {
        guard file > 2 else { return }
        _ = Descriptor(owning: file)
        file = -1
    }

    private func note(_ trouble: String?) {
        guard (trouble != nil) != isFailing else { return }
        isFailing = trouble != nil
        talk(trouble ?? "the access log is written again")
    }
}

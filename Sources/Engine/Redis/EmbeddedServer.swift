import Glibc
package import Reactor

/// The private redis-server in which the edge counts if no other Redis is configured. It is a child process
/// with an append-only file and a unix socket, both in its own data directory.
///
/// The child ends with the thread that started it, which is the loop's. Therefore this thread must live as
/// long as the process. A child that crashes is started again.
package final class EmbeddedServer: Timed {
    /// What has happened to the child after its start. It is written to the log.
    package enum Event: Equatable, Sendable {
        /// The child has ended. `code` is its exit code, or 128 plus the number of the signal that ended it.
        case ended(code: Int32)
        /// The child has ended within ten seconds of a restart. The next start waits for these milliseconds:
        /// 200 at first, and 5,000 at most. Until then nothing is counted.
        case resting(milliseconds: Int)
        case restarted
        /// The end of the child's append-only file is missing, so the counts that it contained are lost.
        case loadedPart
        case restartFailed(EmbeddedServerError)
    }

    package let address: RedisAddress
    /// The path of the server's own log, which says why the server has ended.
    package var logPath: String { folder.filePath("redis.log") }
    package var processID: Int32? { child?.id }
    private let loop: EventLoop
    private let folder: ServerFolder
    private let told: (Event) -> Void
    private var child: ChildProcess?
    private var exit: ProcessExit?
    private var isStopping = false
    private var isOver = false
    /// The size of the server's log when this child was started, in bytes.
    private var logStart = 0
    /// Wakes `stop` when the child has ended.
    private let end = Waiter()

    /// Starts the server with a data directory, and waits until it replies. A missing directory is created.
    ///
    /// - Parameter startTimeout: how long the server may take to load its data, in seconds.
    package static func start(
        in path: String, on loop: EventLoop, startTimeout: Int = 120, told: @escaping (Event) -> Void
    ) async throws(EmbeddedServerError) -> EmbeddedServer {
        let server = EmbeddedServer(try await ServerFolder(path, on: loop), on: loop, told: told)
        try server.launch()
        do {
            try await server.waitForAnswer(within: startTimeout)
        } catch {
            await server.kill()
            throw error
        }
        server.tellIfPartIsLost()
        loop.spawn(with: server) { server in await server.keepAlive() }
        return server
    }

    private init(_ folder: ServerFolder, on loop: EventLoop, told: @escaping (Event) -> Void) {
        self.folder = folder
        self.loop = loop
        self.told = told
        address = RedisAddress(host: folder.filePath("redis.sock"))
    }

    // MARK: Start

    private func launch() throws(EmbeddedServerError) {
        do {
            let output = try Files.openForAppend(to: logPath)
            logStart = Files.fileSize(of: logPath)
            let started = try ChildProcess(arguments, output: output, keeping: folder.lockNumber)
            let id = started.id
            child = consume started
            exit = try ProcessExit(id, on: loop)
        } catch {
            child?.sendSignal(SIGKILL)
            child = nil
            throw error.systemCall == "exec" && error.number == ENOENT ? .noProgram : .system(error)
        }
    }

    private var arguments: [String] {
        [
            "redis-server", "--port", "0", "--unixsocket", address.host, "--unixsocketperm", "600",
            "--dir", folder.path, "--logfile", logPath, "--loglevel", "warning", "--pidfile", "",
            "--appendonly", "yes", "--appendfsync", "everysec", "--save", "", "--maxmemory-policy",
            "noeviction",
        ]
    }

    /// Waits until the server replies to a PING. Nothing else shows that its data is loaded.
    private func waitForAnswer(within seconds: Int) async throws(EmbeddedServerError) {
        let last = Clocks.monotonic() + UInt64(seconds) * 1_000_000_000
        while Clocks.monotonic() < last {
            if await answersPing() { return }
            if let code = child?.ended() {
                child = nil
                throw .ended(code: code, log: logPath)
            }
            await loop.sleep(nanoseconds: 3_000_000)
        }
        throw .noAnswer(seconds: seconds, log: logPath)
    }

    /// Reports an append-only file whose end is missing. The server loads the rest, and only its own log
    /// reports the damage. If a kill has cut off a write, this is reported, too, although that write was
    /// never acknowledged.
    private func tellIfPartIsLost() {
        let text = String(decoding: Files.part(of: logPath, from: logStart, most: 65_536), as: UTF8.self)
        if text.contains("short read while loading the AOF") { told(.loadedPart) }
    }

    private func answersPing() async -> Bool {
        let probe = RedisNode(address, on: loop)
        defer { probe.close() }
        var ping = RedisArguments()
        ping.append("PING" as StaticString)
        return (try? await probe.sendCommand(ping)) != nil
    }

    // MARK: Life

    private func keepAlive() async {
        var failures = 0
        // `isStopping` is checked only after the child's end, so an early `stop` waits for the end, too.
        while true {
            let began = loop.now
            await waitForEnd()
            guard !isStopping else { break }
            // If the child has run for ten seconds or more, it is started again at once. Otherwise the pause
            // grows with each failure.
            if loop.now - began > 10_000_000_000 { failures = 0 }
            await restart(after: &failures)
        }
        isOver = true
        end.wake()
    }

    private func waitForEnd() async {
        await exit?.wait()
        guard let code = child?.ended() else { return }
        child = nil
        if !isStopping { told(.ended(code: code)) }
    }

    private func restart(after failures: inout Int) async {
        if failures > 0 {
            let rest = min(100 << failures, 5_000)
            told(.resting(milliseconds: rest))
            await loop.sleep(nanoseconds: UInt64(rest) * 1_000_000)
        }
        guard !isStopping else { return }
        failures = min(failures + 1, 6)
        do {
            try launch()
            try await waitForAnswer(within: .max / 1_000_000_000)
            told(.restarted)
            tellIfPartIsLost()
        } catch {
            if !isStopping { told(.restartFailed(error)) }
        }
    }

    // MARK: End

    /// Asks the server to write its file and end, and waits for its end. After ten seconds it is killed.
    package func stop() async {
        guard !isOver else { return }
        isStopping = true
        child?.sendSignal(SIGTERM)
        let timer = Timer(self)
        loop.arm(timer, at: loop.now + 10_000_000_000)
        await end.wait()
        loop.cancel(timer)
        folder.unlock()
    }

    /// Kills the server, because it has not ended in time after `stop`.
    package func timePassed() { child?.sendSignal(SIGKILL) }

    private func kill() async {
        child?.sendSignal(SIGKILL)
        await exit?.wait()
        _ = child?.ended()
        child = nil
        folder.unlock()
    }
}

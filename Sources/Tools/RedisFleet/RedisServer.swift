import Glibc
import Reactor
import Synchronization

/// The error if a redis-server was started but does not reply.
package struct NotAnswering: Error, CustomStringConvertible {
    let log: String

    package var description: String {
        "redis-server did not answer within 10 s; its log ends: \(log.suffix(600))"
    }
}

/// A redis-server for tests, on a unix socket. It ends with the last reference to this object.
package final class RedisServer: Sendable {
    /// The folder with the socket, the append-only file and the log.
    package let folder: TemporaryFolder
    /// Further arguments for redis-server.
    private let extra: [String]
    /// The words before the server's path on the command line, for example a program that sets its
    /// environment.
    private let prefix: [String]
    private let isSentinel: Bool
    private let id = Mutex<Int32>(0)

    package var socketPath: String { folder.file("redis.sock") }
    /// The address of the server for the flag `--redis`.
    package var url: String { "unix:\(socketPath)" }
    package var processID: Int32 { id.withLock { $0 } }

    /// Settings with which a kill loses no data, because each write is in the kernel before its reply.
    package static let appendsToFile = ["--appendonly", "yes", "--appendfsync", "no"]

    /// Starts a server and waits until it replies. By default it stores nothing on disk.
    package static func start(
        _ extra: [String] = [], under prefix: [String] = [], in folder: TemporaryFolder? = nil,
        waiting: Bool = true
    ) async throws -> RedisServer {
        let server = RedisServer(extra, under: prefix, in: try folder ?? TemporaryFolder())
        try await server.launch(waiting: waiting)
        return server
    }

    static func startSentinel(_ lines: [String], in folder: TemporaryFolder) async throws -> RedisServer {
        let server = RedisServer([], under: [], in: folder, isSentinel: true)
        let place = ["bind 127.0.0.1", "unixsocket \(server.socketPath)", "dir \(folder.path)"]
        try folder.write((place + lines + [""]).joined(separator: "\n"), to: "sentinel.conf")
        try await server.launch()
        return server
    }

    /// Describes a server without starting it. `launch` starts it.
    package init(
        _ extra: [String], under prefix: [String], in folder: TemporaryFolder, isSentinel: Bool = false
    ) {
        self.isSentinel = isSentinel
        self.folder = folder
        self.extra = extra
        self.prefix = prefix
    }

    /// Starts the process, for the first time or again.
    package func launch(_ more: [String] = [], waiting: Bool = true) async throws {
        let arguments =
            isSentinel
            ? ["redis-server", folder.file("sentinel.conf"), "--sentinel"]
            : prefix + [
                "redis-server", "--port", "0", "--unixsocket", socketPath, "--dir", folder.path, "--save", "",
                "--maxmemory-policy", "noeviction",
            ] + extra + more
        let log = folder.file("redis.log")
        try await run(on: ChildProcessLoop.loop) { loop in
            let output = try Files.openForAppend(to: log)
            let child = try ChildProcess(arguments, output: output)
            self.id.withLock { $0 = child.id }
            guard waiting else { return }
            guard await eventually(on: loop, { await self.answers(on: loop) }) else {
                throw NotAnswering(log: self.folder.read("redis.log") ?? "")
            }
        }
    }

    /// Whether the server replies to a PING, even with an error other than `-LOADING`.
    private func answers(on loop: EventLoop) async -> Bool {
        guard let socket = try? Sockets.connect(to: .unix(socketPath)) else { return false }
        let channel = Channel(socket, on: loop, connected: false)
        defer { channel.close() }
        channel.setDeadline(afterMilliseconds: 1000)
        guard (try? await channel.finishConnecting()) != nil else { return false }
        let ping: [UInt8] = Array("PING\r\n".utf8)
        guard case .moved = unsafe channel.send(ping.span.bytes) else { return false }
        await channel.waitUntilReadable()
        var answer = [UInt8](repeating: 0, count: 64)
        var span = answer.mutableSpan
        var room = unsafe span.mutableBytes
        guard case .moved = channel.receive(into: &room) else { return false }
        return !answer.starts(with: "-LOADING".utf8)
    }

    package func signal(_ number: Int32) { _ = kill(processID, number) }

    package func kill9() {
        let ended = id.withLock { id in
            let old = id
            id = 0
            return old
        }
        guard ended > 0 else { return }
        kill(ended, SIGKILL)
        waitpid(ended, nil, 0)
    }

    deinit { kill9() }
}

import Glibc
import Reactor
import Synchronization
package import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test, with the reason, where there is no redis-server.
    package static var needsRedisServer: Self {
        .needs(program: "redis-server")
    }
}

/// Programs in PATH.
package enum Programs {
    /// Any of those that `ShiftedClock` tries.
    package static var hasCompiler: Bool { ["cc", "clang", "gcc"].contains(where: has) }

    package static func has(_ name: String) -> Bool {
        guard let list = unsafe getenv("PATH") else { return false }
        let folders = unsafe String(cString: list).split(separator: ":")
        return folders.contains { unsafe access("\($0)/\(name)", X_OK) == 0 }
    }
}

/// A redis-server that was started and does not answer.
package struct NotAnswering: Error, CustomStringConvertible {
    let log: String

    package var description: String {
        "redis-server did not answer within 10 s; its log ends: \(log.suffix(600))"
    }
}

/// A private redis-server on a unix socket in a folder of its own. It ends with its last owner.
package final class RedisServer: Sendable {
    package let folder: TemporaryFolder
    /// More arguments, as on redis-server's command line.
    private let extra: [String]
    /// Words before its path on the command line, such as a program that sets its environment.
    private let prefix: [String]
    private let isSentinel: Bool
    private let id = Mutex<Int32>(0)

    package var socketPath: String { folder.file("redis.sock") }
    package var processID: Int32 { id.withLock { $0 } }

    /// Starts a server without persistence, unless `extra` says otherwise, and waits until it answers.
    package static func start(_ extra: [String] = [], under prefix: [String] = [], waiting: Bool = true)
        async throws -> RedisServer
    {
        let server = RedisServer(folder: try TemporaryFolder(), extra: extra, prefix: prefix)
        try await server.launch(waiting: waiting)
        return server
    }

    /// Starts a sentinel that watches a master on loopback, and fails over after half a second, if two of
    /// them say so.
    ///
    /// - Parameter certificate: for TLS to and from it, and no other connections; nil: it speaks no TLS.
    package static func startSentinel(
        port: UInt16, master: UInt16, _ name: String, showing certificate: ShownCertificate? = nil
    ) async throws -> RedisServer {
        let folder = try TemporaryFolder()
        let line = certificate.map { "port 0\ntls-port \(port)\n\($0.lines)" } ?? "port \(port)"
        try folder.write(
            """
            \(line)
            bind 127.0.0.1
            unixsocket \(folder.file("redis.sock"))
            dir \(folder.path)
            sentinel monitor \(name) 127.0.0.1 \(master) 2
            sentinel down-after-milliseconds \(name) 500
            sentinel failover-timeout \(name) 3000
            """ + "\n", to: "sentinel.conf")
        let server = RedisServer(folder: folder, extra: [], prefix: [], isSentinel: true)
        try await server.launch()
        return server
    }

    private init(folder: TemporaryFolder, extra: [String], prefix: [String], isSentinel: Bool = false) {
        self.isSentinel = isSentinel
        self.folder = folder
        self.extra = extra
        self.prefix = prefix
    }

    /// Starts the process, again where it was ended before.
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
            let output = try Files.append(to: log)
            let child = try ChildProcess(arguments, output: output)
            self.id.withLock { $0 = child.id }
            guard waiting else { return }
            guard await eventually(on: loop, { await self.answers(on: loop) }) else {
                throw NotAnswering(log: self.folder.read("redis.log") ?? "")
            }
        }
    }

    /// Whether the server answers a PING, be it with an error.
    private func answers(on loop: EventLoop) async -> Bool {
        guard let socket = try? Sockets.connect(to: .unix(socketPath)) else { return false }
        let channel = Channel(socket, on: loop, connected: false)
        defer { channel.close() }
        channel.setDeadline(afterMilliseconds: 1000)
        guard (try? await channel.finishConnecting()) != nil else { return false }
        let ping: [UInt8] = Array("PING\r\n".utf8)
        guard case .moved = unsafe channel.send(ping.span.bytes) else { return false }
        await channel.readable()
        var answer = [UInt8](repeating: 0, count: 64)
        var span = answer.mutableSpan
        var room = unsafe span.mutableBytes
        guard case .moved = channel.receive(into: &room) else { return false }
        return !answer.starts(with: "-LOADING".utf8)
    }

    package func signal(_ number: Int32) { _ = kill(processID, number) }

    /// Ends the process at once and waits for its end.
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

import Foundation
import Reactor
import Redis
import Synchronization
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The embedded server` {
    @Test func `The embedded server creates its data directory, readable by its owner alone`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("deep/data")
        let fitness = try await withServer(in: path) { server, client, _ in
            #expect(client.address.host == path + "/redis.sock")
            _ = try await client.sendCommand(words("SET", "k", "v"))
            let append = try await client.sendCommand(words("CONFIG", "GET", "appendfsync"))
            #expect(append.array?.last?.text == "everysec")
            return try await ServerCheck.checkNode(client)
        }
        #expect(fitness.problems.isEmpty)
        #expect(mode(of: path) == 0o700)
        #expect(mode(of: path + "/appendonlydir") == 0o700)
    }

    @Test func `The embedded server has a socket for its owner only`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        try await withServer(in: path) { _, _, _ in #expect(mode(of: path + "/redis.sock") == 0o600) }
    }

    @Test func `The embedded server is restarted with its data after kill -9`() async throws {
        let folder = try TemporaryFolder()
        let events = Mutex<[EmbeddedServer.Event]>([])
        try await withServer(in: folder.path, told: { event in events.withLock { $0.append(event) } }) {
            server, client, loop in
            _ = try await client.sendCommand(words("INCRBY", "n", "41"))
            let first = try #require(server.processID)
            kill(first, SIGKILL)
            let isBack = await eventually(on: loop) {
                let isAnother = server.processID.map { $0 != first } ?? false
                guard isAnother else { return false }
                return await client.answers(words("PING"))
            }
            #expect(isBack)
            _ = await eventually(on: loop) { events.withLock { $0.count } == 2 }
            #expect(try await client.sendCommand(words("INCR", "n")) == .integer(42))
        }
        #expect(events.withLock { $0 } == [.ended(code: 128 + SIGKILL), .restarted])
    }

    @Test func `A second restart within seconds waits 200 ms, which is reported`() async throws {
        let folder = try TemporaryFolder()
        let events = Mutex<[EmbeddedServer.Event]>([])
        try await withServer(in: folder.path, told: { event in events.withLock { $0.append(event) } }) {
            server, _, loop in
            for round in 1...2 {
                kill(try #require(server.processID), SIGKILL)
                let isBack = await eventually(on: loop) {
                    events.withLock { $0.count { $0 == .restarted } } == round
                }
                #expect(isBack)
            }
        }
        let wanted: [EmbeddedServer.Event] = [.resting(milliseconds: 200), .restarted]
        #expect(events.withLock { Array($0.suffix(2)) } == wanted)
    }

    @Test func `The embedded server starts again with its data after it was stopped`() async throws {
        let folder = try TemporaryFolder()
        let first = try await withServer(in: folder.path) { server, client, _ in
            _ = try await client.sendCommand(words("SET", "k", "kept"))
            return server.processID
        }
        #expect(try hasEnded(#require(first)))
        let value = try await withServer(in: folder.path) { _, client, _ in
            try await client.sendCommand(words("GET", "k"))
        }
        #expect(value.text == "kept")
    }

    @Test func `The embedded server reports a broken-off file, and starts with what is left`() async throws {
        let folder = try TemporaryFolder()
        try await withServer(in: folder.path) { _, client, _ in
            for key in 0..<200 { _ = try await client.sendCommand(words("SET", "key \(key)", "value")) }
        }
        let file = try #require(Self.longestAppendOnlyFile(in: folder.path))
        #expect(unsafe truncate(file, off_t(Files.fileSize(of: file) / 2)) == 0)
        let events = Mutex<[EmbeddedServer.Event]>([])
        let left = try await withServer(
            in: folder.path, told: { event in events.withLock { $0.append(event) } }
        ) {
            _, client, _ in try await client.sendCommand(words("DBSIZE")).integer
        }
        #expect(events.withLock { $0 } == [.loadedPart])
        #expect(left.map { (1..<199).contains($0) } == true, "\(left ?? 0)")
    }

    /// The path of the largest append-only file in the folder. Redis 7 has several such files.
    private static func longestAppendOnlyFile(in folder: String) -> String? {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".aof") }.map { "\(folder)/\($0)" }
            .max { Files.fileSize(of: $0) < Files.fileSize(of: $1) }
    }

    @Test func `The embedded server has ended once it is stopped, even right after its start`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        let state = try await run(on: ChildProcessLoop.loop) { loop in
            let server = try await EmbeddedServer.start(in: path, on: loop) { _ in }
            let child = try #require(server.processID)
            await server.stop()
            return TemporaryFolder.content(of: "/proc/\(child)/stat")
        }
        #expect(state == nil, "the process has ended and was waited for")
    }

    @Test func `The embedded server refuses a directory that another server uses`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        let refusal = try await withServer(in: path) { _, _, loop in
            await failure(in: path, on: loop)
        }
        #expect(refusal == .owned(path))
    }

    @Test func `The embedded server dies with its parent, and its directory is free again`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try await run(on: ChildProcessLoop.loop) { loop in
                let server = try await EmbeddedServer.start(in: path, on: loop) { _ in }
                let client = RedisNode(server.address, on: loop, options: .patient)
                _ = try await client.sendCommand(words("SET", "child", String(server.processID ?? 0)))
                kill(getpid(), SIGKILL)
            }
        }
        let child = try await withServer(in: path) { _, client, _ in
            try await client.sendCommand(words("GET", "child"))
        }
        #expect(try hasEnded(#require(child.text.flatMap { Int32($0) })))
    }

    @Test func `The embedded server reports a path that is too long for its socket`() async throws {
        let path = "/tmp/" + String(repeating: "x", count: 100)
        let refusal = try await onLoop { loop in await failure(in: path, on: loop) }
        #expect(refusal == .longPath(path, surplus: 9))
    }

    @Test func `The embedded server names its log file when its data is damaged`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        try await withServer(in: path) { _, client, _ in
            _ = try await client.sendCommand(words("SET", "k", "v"))
        }
        try folder.write("nonsense", to: "appendonlydir/appendonly.aof.manifest")
        let refusal = try await run(on: ChildProcessLoop.loop) { loop in await failure(in: path, on: loop) }
        #expect(refusal == .ended(code: 1, log: path + "/redis.log"))
        #expect(folder.read("redis.log")?.contains("AOF") == true)
    }
}

private func withServer<Result: Sendable>(
    in path: String, told: @escaping @Sendable (EmbeddedServer.Event) -> Void = { _ in },
    _ body: @escaping @Sendable (EmbeddedServer, RedisNode, EventLoop) async throws -> Result
) async throws -> Result {
    try await run(on: ChildProcessLoop.loop) { loop in
        let server = try await EmbeddedServer.start(in: path, on: loop, told: told)
        let client = RedisNode(server.address, on: loop, options: .patient)
        do {
            let result = try await body(server, client, loop)
            client.close()
            await server.stop()
            return result
        } catch {
            client.close()
            await server.stop()
            throw error
        }
    }
}

/// Starts a server and stops it again. The result is nil if the server started.
private func failure(in path: String, on loop: EventLoop) async -> EmbeddedServerError? {
    do {
        try await EmbeddedServer.start(in: path, on: loop) { _ in }.stop()
        return nil
    } catch {
        return error
    }
}

private func mode(of path: String) -> mode_t? {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 ? facts.st_mode & 0o777 : nil
}

/// Whether a process has ended. A process that ended counts even if its parent has not waited for it.
private func hasEnded(_ id: Int32) -> Bool {
    guard let line = TemporaryFolder.content(of: "/proc/\(id)/stat") else { return true }
    return line.split(separator: ")").last?.hasPrefix(" Z") == true
}

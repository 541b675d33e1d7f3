import Foundation
import Glibc
import Reactor
import Redis

/// A real redis-server with an append-only file, on a unix socket, and over TCP where it has a port.
final class RedisProcess {
    private let control: EventLoop
    /// The folder of its file, its socket and its log.
    private let folder: String
    private let settings: Settings
    private let prefix: [String]
    private var child: ChildProcess?
    private var exit: ProcessExit?

    var socket: String { folder + "/redis.sock" }
    var url: String { "unix:\(socket)" }

    /// How one server of several is configured.
    enum Settings {
        /// Options of a server, as on its command line.
        case options([String])
        /// The text of a sentinel's configuration file, which it rewrites.
        case sentinel(String)
    }

    /// - Parameter prefix: words before the program's own.
    init(
        in folder: String, _ settings: Settings = .options(["--port", "0"]), prefix: [String] = [],
        on control: EventLoop
    ) {
        self.folder = folder
        self.settings = settings
        self.prefix = prefix
        self.control = control
    }

    /// Starts it, with what its file remembers, and waits until it answers.
    func startServer() async throws(ProofError) {
        do throws(SystemError) {
            let output = try Files.append(to: folder + "/redis.log")
            let started = try ChildProcess(prefix + words(), output: output)
            exit = try ProcessExit(started.id, on: control)
            child = consume started
        } catch {
            throw ProofError("redis-server cannot be started: \(error)")
        }
        let end = Clocks.monotonic() + 20_000_000_000
        while await !answers() {
            guard Clocks.monotonic() < end else { throw ProofError("redis-server does not answer") }
            await control.sleep(nanoseconds: 5_000_000)
        }
    }

    /// The program and its arguments. A sentinel's file is written at its first start.
    private func words() -> [String] {
        switch settings {
        case .options(let options):
            // Each write is in the kernel before its reply, so that only a crash of the machine could lose
            // it.
            return [
                "redis-server", "--unixsocket", socket, "--dir", folder, "--save", "", "--appendonly", "yes",
                "--appendfsync", "no", "--maxmemory-policy", "noeviction",
            ] + options
        case .sentinel(let text):
            let file = folder + "/sentinel.conf"
            if !FileManager.default.fileExists(atPath: file) {
                let whole = "unixsocket \(socket)\ndir \(folder)\n" + text
                _ = FileManager.default.createFile(atPath: file, contents: Data(whole.utf8))
            }
            return ["redis-server", file, "--sentinel"]
        }
    }

    private func answers() async -> Bool { await askServer("PING") != nil }

    /// Sends a command on a connection of its own; nil where it is answered with an error, or not at all.
    func askServer(_ words: String...) async -> RedisReply? { await askServer(words) }

    func askServer(_ words: [String]) async -> RedisReply? {
        var options = RedisNode.Options()
        // Long, since nothing that is asked here is about time, and the machine may be busy.
        options.deadline = 2_000
        let node = RedisNode(RedisAddress(host: socket), on: control, options: options)
        defer { node.close() }
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        return try? await node.command(arguments)
    }

    /// Forgets every script; true when Redis has said so.
    func flushScripts() async -> Bool { await askServer("SCRIPT", "FLUSH") != nil }

    /// Whether it calls itself a master, which others may copy.
    func isMaster() async -> Bool { await askServer("ROLE")?.array?.first?.bytes == Array("master".utf8) }

    /// Whether it is a replica that is connected to its master. One that does not answer is none.
    func isInStep() async -> Bool {
        guard let reply = await askServer("ROLE")?.array, reply.count > 3 else { return false }
        return reply[3].bytes == Array("connected".utf8)
    }

    /// Ends it at once, as a crash would.
    func killServer() async {
        guard child != nil else { return }
        child?.signal(SIGCONT)
        child?.signal(SIGKILL)
        await exit?.wait()
        _ = child?.ended()
        child = nil
    }

    /// Stops its clock, or lets it go on.
    func freezeServer() { child?.signal(SIGSTOP) }
    func thawServer() { child?.signal(SIGCONT) }
}

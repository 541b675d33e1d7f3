import Foundation
import Glibc
import Reactor
import Redis

/// A real redis-server with an append-only file, on a unix socket.
final class RedisProcess {
    private let control: EventLoop
    private let folder: String
    private let prefix: [String]
    private var child: ChildProcess?
    private var exit: ProcessExit?

    /// Of the process; 0 while there is none.
    var id: Int32 { child?.id ?? 0 }

    var socket: String { folder + "/redis.sock" }
    var url: String { "unix:\(socket)" }

    /// - Parameter prefix: words before the program's own.
    init(in folder: String, prefix: [String] = [], on control: EventLoop) {
        self.folder = folder
        self.prefix = prefix
        self.control = control
    }

    /// Starts it, with what its file remembers, and waits until it answers.
    func start() async throws(ProofError) {
        do throws(SystemError) {
            let output = try Files.append(to: folder + "/redis.log")
            // Each write goes to the kernel before its answer; only a lost machine could forget it.
            let started = try ChildProcess(
                prefix + [
                    "redis-server", "--port", "0", "--unixsocket", socket, "--dir", folder, "--save", "",
                    "--appendonly", "yes", "--appendfsync", "no", "--maxmemory-policy", "noeviction",
                ], output: output)
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

    private func answers() async -> Bool {
        var ping = RedisArguments()
        ping.append("PING" as StaticString)
        return await command(ping)
    }

    private func command(_ arguments: RedisArguments) async -> Bool {
        let node = RedisNode(RedisAddress(host: socket), on: control)
        defer { node.close() }
        return (try? await node.command(arguments)) != nil
    }

    /// Forgets every script; true when Redis has said so.
    func flushScripts() async -> Bool {
        var flush = RedisArguments()
        flush.append("SCRIPT" as StaticString)
        flush.append("FLUSH" as StaticString)
        return await command(flush)
    }

    /// Gives its user a right, or takes it away; true when Redis has said so.
    func permit(_ name: String, _ isPermitted: Bool) async -> Bool {
        var change = RedisArguments()
        for word in ["ACL", "SETUSER", "default", (isPermitted ? "+" : "-") + name] { change.append(word) }
        return await command(change)
    }

    /// How often it has denied one of these commands.
    func denied(_ names: [String]) async -> Int {
        let node = RedisNode(RedisAddress(host: socket), on: control)
        defer { node.close() }
        var question = RedisArguments()
        for word in ["ACL", "LOG", "128"] { question.append(word) }
        let entries = (try? await node.command(question))?.array ?? []
        return entries.reduce(0) { sum, entry in
            // Names and values in turn.
            let items = entry.array ?? []
            func value(_ name: String) -> RedisReply? {
                items.firstIndex { $0.bytes == Array(name.utf8) }.map { items[$0 + 1] }
            }
            let isMeant = names.contains { value("object")?.bytes == Array($0.utf8) }
            return sum + (isMeant ? value("count")?.integer ?? 0 : 0)
        }
    }

    /// Ends it at once, as a crash would.
    func kill() async {
        guard child != nil else { return }
        child?.signal(SIGCONT)
        child?.signal(SIGKILL)
        await exit?.wait()
        _ = child?.ended()
        child = nil
    }

    /// Stops its clock, or lets it go on.
    func freeze() { child?.signal(SIGSTOP) }
    func thaw() { child?.signal(SIGCONT) }
}

import Reactor
package import Redis

extension RedisServer {
    @discardableResult
    package func ask(_ words: String...) async throws -> RedisReply { try await ask(words) }

    @discardableResult
    package func ask(_ words: [String]) async throws -> RedisReply {
        let path = socketPath
        return try await run(on: ChildProcessLoop.loop) { loop in
            let node = RedisNode(RedisAddress(host: path), on: loop, options: .patient)
            defer { node.close() }
            var arguments = RedisArguments()
            for word in words { arguments.append(word) }
            return try await node.sendCommand(arguments)
        }
    }

    package func isMaster() async -> Bool { (try? await ask("ROLE").array)?.first?.text == "master" }

    /// Whether this replica has all data that its master has now. The command WAIT would wait for nothing,
    /// because it waits only for the writes of its own connection.
    package func isInStep(with master: RedisServer) async -> Bool {
        guard let written = Self.figure("master_repl_offset", await master.replicationLines()) else {
            return false
        }
        let lines = await replicationLines()
        guard let read = Self.figure("slave_repl_offset", lines) else { return false }
        return lines.contains("master_link_status:up") && read >= written
    }

    private func replicationLines() async -> [Substring] {
        let text = try? await ask("INFO", "replication").text
        return text?.split(whereSeparator: \.isNewline) ?? []
    }

    private static func figure(_ name: String, _ lines: [Substring]) -> Int? {
        lines.first { $0.hasPrefix(name + ":") }.flatMap { Int($0.dropFirst(name.count + 1)) }
    }
}

extension RedisReply {
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}

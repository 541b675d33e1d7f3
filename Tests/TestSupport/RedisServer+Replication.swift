extension RedisServer {
    /// Whether this replica has all that its master has now. WAIT would not tell: over a new connection it
    /// waits for nothing.
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

package import Limits
package import Redis

/// Walks through all keys of the store in small steps, so that no single call delays messages in Redis.
///
/// A single server is walked with SCAN, which returns each key at least once if the key exists all the time.
/// A cluster is walked slot by slot, and all masters are asked for each slot. Each user is in one slot. So
/// each user is found once, even if nodes fail over or slots move meanwhile.
package final class KeyWalk {
    /// The number of keys in one step. With 2,000,000 keys and under load, a step took a quarter of a ms.
    package static let step = 256

    private let redis: RedisRouter

    package init(_ redis: RedisRouter) { self.redis = redis }

    /// The number of a cluster's slots that are read in one step.
    private static let slots = 64

    /// The position of a walk: SCAN's cursor, or the next slot of a cluster.
    package struct Position: Hashable, Sendable, LosslessStringConvertible {
        let cursor: UInt64

        init(cursor: UInt64) { self.cursor = cursor }

        package init?(_ text: String) {
            guard let cursor = UInt64(text) else { return nil }
            self.cursor = cursor
        }

        package var description: String { "\(cursor)" }
    }

    /// The position at which a walk begins and ends.
    package static let start = Position(cursor: 0)

    /// Reads the next keys after `position`.
    ///
    /// - Parameters:
    ///   - pattern: a pattern of SCAN with one star: `us:{*}:s`.
    ///   - count: the number of keys to read on a single server (SCAN's COUNT); a cluster ignores it.
    package func takeStep(from position: Position, _ pattern: String, count: Int = step)
        async throws(LedgerError) -> (keys: [[UInt8]], next: Position)
    {
        if let cluster = redis.cluster { return try await step(from: position, pattern, in: cluster) }
        var arguments = RedisArguments()
        for word in ["SCAN", "\(position.cursor)", "MATCH", pattern, "COUNT", "\(count)"] {
            arguments.append(word)
        }
        let items =
            try await LedgerError.naming("scan") { () async throws(RedisError) in
                try await redis.nodes[0].sendCommand(arguments)
            }.array ?? []
        guard items.count == 2, let next = items[0].text.flatMap({ UInt64($0) }), let keys = items[1].array
        else { throw .faulty(script: "scan") }
        return (keys.compactMap(\.bytes), Position(cursor: next))
    }

    /// Takes a step in a cluster. All masters are asked for each slot, since the keys of a slot that is being
    /// moved are on two masters. If a master is away, the step fails, because its result would be incomplete.
    private func step(from position: Position, _ pattern: String, in cluster: ClusterMap)
        async throws(LedgerError) -> (keys: [[UInt8]], next: Position)
    {
        await redis.waitUntilKnown()
        guard cluster.isWhole else { throw .unavailable }
        let last = min(position.cursor + UInt64(Self.slots), UInt64(RedisSlot.count))
        guard position.cursor < last else { return ([], Self.start) }
        let questions = (position.cursor..<last).map { slot in
            var arguments = RedisArguments()
            for word in ["CLUSTER", "GETKEYSINSLOT", "\(slot)", "1000000000"] { arguments.append(word) }
            return arguments
        }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
        precondition(parts.count == 2, "a walk's pattern has one star")
        var found: Set<[UInt8]> = []
        for node in redis.nodes {
            for reply in try LedgerError.naming("walk", await node.sendCommands(questions)) {
                for key in (reply.array ?? []).lazy.compactMap(\.bytes)
                where key.count >= parts[0].count + parts[1].count && key.starts(with: parts[0])
                    && key.suffix(parts[1].count).elementsEqual(parts[1])
                {
                    found.insert(key)
                }
            }
        }
        return (Array(found), last == RedisSlot.count ? Self.start : Position(cursor: last))
    }

    /// Reads whole hashes, in the order of their keys. The result is empty for a key that is no hash.
    package func readHashes(_ keys: [[UInt8]]) async throws(LedgerError) -> [[(
        name: [UInt8], value: [UInt8]
    )]] {
        try await read("HGETALL", keys, []).map { reply in
            let items = reply?.array ?? []
            return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
                guard let name = items[index].bytes, let value = items[index + 1].bytes else { return nil }
                return (name, value)
            }
        }
    }

    package func readFields(_ names: [String], of keys: [[UInt8]]) async throws(LedgerError) -> [[[UInt8]?]] {
        try await read("HMGET", keys, names).map { reply in (reply?.array ?? []).map(\.bytes) }
    }

    /// For each list of keys, whether one of its keys exists. The keys of a list must be in one slot.
    package func findExisting(_ lists: [[[UInt8]]]) async throws(LedgerError) -> [Bool] {
        let asked = lists.indices.filter { !lists[$0].isEmpty }
        let commands = asked.map { index in
            var arguments = RedisArguments()
            arguments.append("EXISTS" as StaticString)
            for key in lists[index] { arguments.append(key) }
            return arguments
        }
        var found = lists.map { _ in false }
        for (index, reply) in zip(asked, try LedgerError.naming("walk", await redis.sendCommands(commands))) {
            found[index] = reply.integer ?? 0 > 0
        }
        return found
    }

    private func read(_ command: StaticString, _ keys: [[UInt8]], _ rest: [String]) async throws(LedgerError)
        -> [RedisReply?]
    {
        let list = keys.map { key in
            var arguments = RedisArguments()
            arguments.append(command)
            arguments.append(key)
            for word in rest { arguments.append(word) }
            return arguments
        }
        var replies: [RedisReply?] = []
        for result in await redis.sendCommands(list) {
            // A key is skipped if its type is not the type that its name says.
            if case .failure(.scriptFailure) = result {
                replies.append(nil)
            } else {
                replies.append(try LedgerError.naming("walk", [result])[0])
            }
        }
        return replies
    }
}

extension BookLine {
    package init?(name: [UInt8], packed: [UInt8]) {
        guard let line = BookFormat.parseLine(name, packed) else { return nil }
        self = line
    }
}

extension RefusalEntry {
    package init?(field: [UInt8], value: [UInt8]) {
        let text = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self) }
        guard let note = RefusalLogFormat.parseNote(text(field), text(value)) else { return nil }
        self = note
    }
}

extension Entitlement {
    /// The fields of a user's record that `init(found:)` expects, in this order.
    package static let foundFields = ["ev"] + EntitlementFields.names

    package init?(found values: [[UInt8]?]) {
        let texts = values.map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        guard texts.count == Self.foundFields.count,
            let decoded = EntitlementFields.decode(version: Int(texts[0]) ?? 0, Array(texts.dropFirst()))
        else { return nil }
        self = decoded
    }
}

extension StoredUser.Reservation {
    /// Parses an open or abandoned request of a user, from its name and row in Redis.
    package static func parseRow(_ name: [UInt8], _ row: [UInt8]) -> (
        id: [UInt8], reservation: StoredUser.Reservation, isAbandoned: Bool
    )? {
        let isAbandoned = name.first == UInt8(ascii: "!")
        return StoredUserFormat.parseReservation(
            isAbandoned ? name.dropFirst() : name[...], String(decoding: row, as: UTF8.self)
        ).map { ($0, $1, isAbandoned) }
    }
}

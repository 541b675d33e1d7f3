package import Limits
import Redis

/// The identity of the store, as Redis keeps it (`us:{store:}:e`).
package struct StoreMark: Hashable, Sendable {
    /// The id of the store; nil if no edge has counted in it yet.
    package let id: String?
    /// The id of the store that was lost and replaced by this one; nil if no store was lost, or if an
    /// operator has accepted the loss.
    package let lostID: String?
    /// When the store got `id`; if `lostID` is not nil, when the loss was found. Nil if this is unknown.
    package let since: Moment?
}

/// Reads the identity of the store or of a cluster's nodes, and accepts a loss of data for an operator.
package struct StoreMarks {
    let connection: RecordConnection

    /// The identity of the store. In a cluster it is that of the first node that has lost data. If no node
    /// has, it is that of the first node.
    package func storeMark() async throws(LedgerError) -> StoreMark {
        var first: StoreMark?
        for part in parts {
            let mark = try await storeMark(of: part)
            if mark.lostID != nil { return mark }
            first = first ?? mark
        }
        guard let first else { throw .unavailable }
        return first
    }

    package func storeMark(of part: StorePart) async throws(LedgerError) -> StoreMark {
        var arguments = RedisArguments()
        arguments.append("HMGET" as StaticString)
        arguments.append(part.key.key("e"))
        for field in ["id", "lost", "since"] as [StaticString] { arguments.append(field) }
        let items = try await connection.sendCommand(arguments, "store").array ?? []
        guard items.count == 3 else { throw .faulty(script: "store") }
        return StoreMark(
            id: items[0].text, lostID: items[1].text,
            since: items[2].text.flatMap { Int64($0) }.map { Moment(milliseconds: $0) })
    }

    /// Accepts the loss of data in a store or in nodes that were emptied. Returns false if none was emptied.
    package func acceptStore() async throws(LedgerError) -> Bool {
        var isDone = false
        for part in parts {
            var arguments = RedisArguments()
            arguments.append(part.key.key("e"))
            if try await connection.runScript(connection.scripts.accept, keys: 1, arguments).integer == 1 {
                isDone = true
            }
        }
        return isDone
    }

    /// For each node of the store, the name of the key with the node's identity.
    private var parts: [StorePart] {
        guard let router = connection.runner as? RedisRouter, !router.isSingle else { return [.whole] }
        return router.nodes.map { StorePart(of: $0, in: router) }
    }
}

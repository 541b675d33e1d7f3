package import Limits
import Redis

/// The store's identity, as the store keeps it (`us:{store:}:e`).
package struct StoreMark: Hashable, Sendable {
    /// nil: no edge has counted in it yet.
    package let id: String?
    /// The id of the store that it took the place of, as long as no operator has accepted that.
    package let lostID: String?
    /// Since when it is as it is; nil: unknown.
    package let since: Moment?
}

/// The identity of the store, and of each part of a cluster.
package struct StoreMarks {
    let connection: RecordConnection

    /// The mark of the store; in a cluster, that of the first part that has lost something; else the first.
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

    /// Lets a store that was emptied, or a part of it, stay as it is; false if nothing is to be accepted.
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

    /// The marks, one for each server.
    private var parts: [StorePart] {
        guard let router = connection.runner as? RedisRouter, !router.isSingle else { return [.whole] }
        return router.nodes.map { StorePart(of: $0, in: router) }
    }
}

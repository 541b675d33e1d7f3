package import Limits
import Redis

/// What the store remembers of itself (`us:{store:}:e`).
package struct StoreMark: Hashable, Sendable {
    /// nil: no edge has counted in it yet.
    package let id: String?
    /// The id of the store that it took the place of, as long as no operator has accepted that.
    package let lost: String?
    /// Since when it is as it is; nil: unknown.
    package let since: Moment?
}

extension RecordStore {
    package func storeMark() async throws(LedgerError) -> StoreMark {
        var arguments = RedisArguments()
        arguments.append("HMGET" as StaticString)
        arguments.append(StoreProbe.key.key("e"))
        for field in ["id", "lost", "since"] as [StaticString] { arguments.append(field) }
        let items = try await command(arguments, "store").array ?? []
        guard items.count == 3 else { throw .faulty(script: "store") }
        return StoreMark(
            id: items[0].text, lost: items[1].text,
            since: items[2].text.flatMap { Int64($0) }.map { Moment(milliseconds: $0) })
    }

    /// Lets a store that was emptied stay as it is; false where there was nothing to accept.
    package func acceptStore() async throws(LedgerError) -> Bool {
        var arguments = RedisArguments()
        arguments.append(StoreProbe.key.key("e"))
        return try await run(scripts.accept, keys: 1, arguments).integer == 1
    }
}

import Dates
package import Limits
import Redis

/// What operators do to a user's record, besides what an edge does by itself. The same laws hold.
package protocol OperatorLedger: Ledger {
    /// Puts another amount in the place of a limit's own, or takes that back. Safe to repeat under the same
    /// id.
    func override(_ user: UserKey, _ change: AmountOverride, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// Lets a user send nothing, or lets them send again. Safe to repeat.
    func block(_ user: UserKey, isBlock: Bool, _ act: OperatorAct) async throws(LedgerError) -> ChangeResult
    /// The first step of a merge: from now on this user sends nothing. Safe to repeat under the same id.
    func depart(_ user: UserKey, into other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Departure
    /// Adds what a departed user had. Safe to repeat under the same id.
    func merge(_ user: UserKey, _ departed: DepartedRecord, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// Erases a user; returns how many keys there were. What is open of them ends uncounted.
    func forget(_ user: UserKey) async throws(LedgerError) -> Int
}

/// Another amount of one limit.
package struct AmountOverride: Hashable, Sendable {
    package let limit: String
    /// Nil takes back what is there.
    package let amount: Int?
    /// Nil holds until it is taken back.
    package let expires: Moment?

    package init(limit: String, amount: Int?, expires: Moment? = nil) {
        self.limit = limit
        self.amount = amount
        self.expires = expires
    }
}

/// The outcome of the first step of a merge.
package enum Departure: Sendable {
    case ready(DepartedRecord)
    /// Nothing is kept of this user.
    case nothing
    /// Another merge of this user has begun, and must be ended first.
    case otherMerge
    /// So many messages are open.
    case hasOpenMessages(Int)
}

/// The record of a user who sends nothing any more, as it is kept.
package struct DepartedRecord: Sendable {
    package let user: UserKey
    package let fields: [(name: String, value: String)]

    package init(user: UserKey, fields: [(name: String, value: String)]) {
        self.user = user
        self.fields = fields
    }

    /// Units by counter: what the other user is given.
    package var counters: [String: Int] {
        Dictionary(
            fields.compactMap { field in
                guard field.name.contains(":"), !field.name.hasPrefix("n:"), !field.name.hasPrefix("g:"),
                    let units = Int(field.value)
                else { return nil }
                return (field.name, units)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a subscription service reported what this user has.
    package var isFromStore: Bool { fields.contains { $0.name == "product" || $0.name == "customer" } }
}

extension RedisLedger: OperatorLedger {
    package func override(_ user: UserKey, _ change: AmountOverride, _ act: OperatorAct)
        async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        append(act, to: &arguments)
        arguments.append(change.limit)
        arguments.append(change.amount.map { "\($0)" } ?? "")
        arguments.append(change.expires.map { "\($0.milliseconds)" } ?? "")
        return try await self.change(scripts.override, keys: 2, arguments)
    }

    package func block(_ user: UserKey, isBlock: Bool, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        append(act, to: &arguments)
        arguments.append(isBlock ? "block" : "unblock" as StaticString)
        return try await change(scripts.block, keys: 2, arguments)
    }

    package func depart(_ user: UserKey, into other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Departure
    {
        // Leases that have ended are given back first.
        for _ in 0..<3 {
            var arguments = keyArguments(user, keys: "sr")
            arguments.append(act.id)
            arguments.append(other.stemText)
            let items = try await run(scripts.depart, keys: 2, arguments).array ?? []
            switch items.first?.integer {
            case 0: return .nothing
            case 1: return .ready(DepartedRecord(user: user, fields: Self.fields(items.dropFirst())))
            case 3: return .otherMerge
            case 4: return .hasOpenMessages(items.last?.integer ?? 1)
            case 5: _ = try await reclaim(user)
            default: throw .faulty(script: scripts.depart.name)
            }
        }
        throw .unavailable
    }

    package func merge(_ user: UserKey, _ departed: DepartedRecord, _ act: OperatorAct)
        async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        append(act, to: &arguments)
        arguments.append(departed.user.stemText)
        for field in departed.fields {
            arguments.append(field.name)
            arguments.append(field.value)
        }
        return try await change(scripts.merge, keys: 2, arguments)
    }

    package func forget(_ user: UserKey) async throws(LedgerError) -> Int {
        try await erase(user, isLook: false)
    }

    /// How many keys there are of a user.
    package func keyCount(of user: UserKey) async throws(LedgerError) -> Int {
        try await erase(user, isLook: true)
    }

    /// The record goes last: it shows that a merge is under way.
    private func erase(_ user: UserKey, isLook: Bool) async throws(LedgerError) -> Int {
        var count = 0
        let pages = try await pages(of: user).map { user.page($0) }
        for start in stride(from: 0, to: pages.count, by: 9) {
            count += try await erase(Array(pages[start..<min(start + 9, pages.count)]), isLook)
        }
        for kinds in [["f", "c", "e", "k", "d", "q", "Q", "p"], ["r", "a", "s"]] as [[Unicode.Scalar]] {
            count += try await erase(kinds.map(user.key), isLook)
        }
        return count
    }

    private func erase(_ keys: [[UInt8]], _ isLook: Bool) async throws(LedgerError) -> Int {
        var arguments = RedisArguments()
        for key in keys { arguments.append(key) }
        arguments.append(isLook ? "look" : "" as StaticString)
        let reply = try await run(scripts.forget, keys: keys.count, arguments)
        return try Self.expect(reply.integer, of: scripts.forget)
    }

    /// The months whose pages may still be there: 13 are kept, and one more for clocks that differ.
    func pages(of user: UserKey) async throws(LedgerError) -> [BookMonth?] {
        [nil] + Self.months(around: try await inspect(user).now)
    }

    private static func fields(_ items: ArraySlice<RedisReply>) -> [(name: String, value: String)] {
        let texts = items.compactMap(\.text)
        return stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
    }
}

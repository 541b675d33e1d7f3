import Dates
package import Limits
import Redis

/// The changes that operators make to a user's record. The laws of `Ledger` apply to these changes, too.
package protocol OperatorLedger: Ledger {
    /// Replaces a limit's amount for a user, or removes an earlier replacement. The call is safe to repeat.
    func overrideAmount(_ user: UserKey, _ change: AmountOverride, _ act: OperatorAct)
        async throws(LedgerError)
        -> ChangeResult
    /// Stops a user from sending, or lets them send again. The call is safe to repeat.
    func blockUser(_ user: UserKey, isBlock: Bool, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// The first step of a merge: prepares the new user, who will get the record of the old user (`other`).
    /// From now on no third user can be merged into the new user. The call is safe to repeat with the same
    /// `act`.
    func arrive(_ user: UserKey, expecting other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Arrival
    /// The last step of a merge, after the old user (`other`) was erased. If `isCancel` is true, the call
    /// only undoes `arrive`, because the merge was refused. The call is safe to repeat.
    func endArrival(_ user: UserKey, of other: UserKey, isCancel: Bool, _ act: OperatorAct)
        async throws(LedgerError)
    /// The second step of a merge: from now on the old user cannot send, and their record accepts no change.
    /// The call is safe to repeat with the same `act`.
    func depart(_ user: UserKey, into other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Departure
    /// The third step of a merge: adds the old user's books of these months to the new user's books. The call
    /// is safe to repeat.
    func mergeBooks(of old: UserKey, into new: UserKey, _ months: [BookMonth?], _ act: OperatorAct)
        async throws(LedgerError)
    /// Removes from the new user's books the lines by which `mergeBooks` recognises a repeated call. Call
    /// this method after `mergeUser`.
    func unmarkBooks(of new: UserKey, _ months: [BookMonth?], _ act: OperatorAct) async throws(LedgerError)
    /// The fourth step of a merge: adds the record of the old user (`departed`) to the new user's record. The
    /// call is safe to repeat.
    func mergeUser(_ user: UserKey, _ departed: DepartedRecord, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// Erases a user. Returns the number of Redis keys that were erased. Open messages of the user end
    /// without being counted. The call is refused while the user is being merged.
    func forgetUser(_ user: UserKey) async throws(LedgerError) -> Int
    /// Erases the old user of a merge. If `depart` has not prepared this user for the merge, nothing happens.
    func forgetUser(_ user: UserKey, mergedInto other: UserKey, _ act: OperatorAct) async throws(LedgerError)
}

package struct AmountOverride: Hashable, Sendable {
    package let limit: String
    /// The amount that replaces the plan's amount; nil removes an earlier replacement.
    package let amount: Int?
    /// The time at which the replacement ends; nil if it stays until it is removed.
    package let expires: Moment?

    package init(limit: String, amount: Int?, expires: Moment? = nil) {
        self.limit = limit
        self.amount = amount
        self.expires = expires
    }
}

package enum Arrival: Hashable, Sendable {
    case ready
    /// The other user's record was already added to this user's record under this request id.
    case absorbed
    /// Another merge of this user is running under the request id `id`. It must end first.
    case otherMerge(id: String)
}

package enum Departure: Sendable {
    case ready(DepartedRecord)
    case nothing
    /// Another merge of this user is running under the request id `id`. It must end first.
    case otherMerge(id: String)
    case hasOpenMessages(Int)
}

/// The stored record of the old user of a merge, who can no longer send messages.
package struct DepartedRecord: Sendable {
    package let user: UserKey
    package let fields: [(name: String, value: String)]

    package init(user: UserKey, fields: [(name: String, value: String)]) {
        self.user = user
        self.fields = fields
    }

    /// The units of each counter. A merge adds them to the new user's counters.
    package var counters: [String: Int] {
        Dictionary(
            fields.compactMap { field in
                guard field.name.contains(":"), !field.name.hasPrefix("n:"), !field.name.hasPrefix("g:"),
                    let units = Int(field.value)
                else { return nil }
                return (field.name, units)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a subscription service has reported a product or a customer id of this user.
    package var isFromStore: Bool { fields.contains { $0.name == "product" || $0.name == "customer" } }
}

extension RedisLedger: OperatorLedger {
    package func overrideAmount(_ user: UserKey, _ change: AmountOverride, _ act: OperatorAct)
        async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        appendAct(act, to: &arguments)
        arguments.append(change.limit)
        arguments.append(change.amount.map { "\($0)" } ?? "")
        arguments.append(change.expires.map { "\($0.milliseconds)" } ?? "")
        return try await self.runChange(scripts.override, keys: 2, arguments)
    }

    package func blockUser(_ user: UserKey, isBlock: Bool, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        appendAct(act, to: &arguments)
        arguments.append(isBlock ? "block" : "unblock" as StaticString)
        return try await runChange(scripts.block, keys: 2, arguments)
    }

    package func arrive(_ user: UserKey, expecting other: UserKey, _ act: OperatorAct)
        async throws(LedgerError) -> Arrival
    {
        let items = try await arrive(user, other, act, "")
        switch items.first?.integer {
        case 1: return .ready
        case 2: return .absorbed
        case 3: return .otherMerge(id: Self.requestID(ofMark: items.last))
        default: throw .faulty(script: scripts.arrive.name)
        }
    }

    package func endArrival(_ user: UserKey, of other: UserKey, isCancel: Bool, _ act: OperatorAct)
        async throws(LedgerError)
    {
        _ = try await arrive(user, other, act, isCancel ? "cancel" : "end")
    }

    private func arrive(_ user: UserKey, _ other: UserKey, _ act: OperatorAct, _ step: StaticString)
        async throws(LedgerError) -> [RedisReply]
    {
        var arguments = keyArguments(user, keys: "sa")
        arguments.append(act.id)
        arguments.append(other.stemText)
        arguments.append(step)
        return try await runScript(scripts.arrive, keys: 2, arguments).array ?? []
    }

    /// The request id in the text that marks a running merge: `<request id>;<the other user's tag>;<rest>`.
    private static func requestID(ofMark mark: RedisReply?) -> String {
        (mark?.text ?? "").split(separator: ";", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: ";")
    }

    package func depart(_ user: UserKey, into other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Departure
    {
        // If leases of the user have ended, the script replies 5. It is called again after `reclaim`.
        for _ in 0..<3 {
            var arguments = keyArguments(user, keys: "sr")
            arguments.append(act.id)
            arguments.append(other.stemText)
            let items = try await runScript(scripts.depart, keys: 2, arguments).array ?? []
            switch items.first?.integer {
            case 0: return .nothing
            case 1: return .ready(DepartedRecord(user: user, fields: Self.fields(items.dropFirst())))
            case 3: return .otherMerge(id: Self.requestID(ofMark: items.last))
            case 4: return .hasOpenMessages(items.last?.integer ?? 1)
            case 5: _ = try await reclaimReservations(user)
            default: throw .faulty(script: scripts.depart.name)
            }
        }
        throw .unavailable
    }

    package func mergeBooks(
        of old: UserKey, into new: UserKey, _ months: [BookMonth?], _ act: OperatorAct
    ) async throws(LedgerError) {
        let pages = try await commands(months.map { ("HGETALL", old.pageKey($0), nil) })
        for (month, page) in zip(months, pages) {
            let parts = (page.array ?? []).compactMap(\.bytes)
            var arguments = RedisArguments()
            arguments.append(new.pageKey(month))
            arguments.append(new.key("s"))
            arguments.append(act.id)
            arguments.append(old.stemText)
            var isEmpty = true
            for place in stride(from: 0, to: parts.count - 1, by: 2)
            where BookFormat.isLine(parts[place + 1]) {
                arguments.append(parts[place])
                arguments.append(parts[place + 1])
                isEmpty = false
            }
            if !isEmpty { _ = try await runScript(scripts.mergeBooks, keys: 2, arguments) }
        }
    }

    package func unmarkBooks(of new: UserKey, _ months: [BookMonth?], _ act: OperatorAct)
        async throws(LedgerError)
    {
        _ = try await commands(months.map { ("HDEL", new.pageKey($0), "=\(act.id)") })
    }

    private func commands(_ list: [(name: StaticString, key: [UInt8], field: String?)])
        async throws(LedgerError) -> [RedisReply]
    {
        let commands = list.map { command in
            var arguments = RedisArguments()
            arguments.append(command.name)
            arguments.append(command.key)
            if let field = command.field { arguments.append(field) }
            return arguments
        }
        return try LedgerError.naming("merge", await runner.sendCommands(commands))
    }

    package func mergeUser(_ user: UserKey, _ departed: DepartedRecord, _ act: OperatorAct)
        async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        appendAct(act, to: &arguments)
        arguments.append(departed.user.stemText)
        for field in departed.fields {
            arguments.append(field.name)
            arguments.append(field.value)
        }
        return try await runChange(scripts.merge, keys: 2, arguments)
    }

    package func forgetUser(_ user: UserKey) async throws(LedgerError) -> Int {
        try await erase(user, "", ofMerge: "")
    }

    package func forgetUser(_ user: UserKey, mergedInto other: UserKey, _ act: OperatorAct)
        async throws(LedgerError)
    {
        _ = try await erase(user, "", ofMerge: "\(act.id);\(other.stemText);")
    }

    package func keyCount(of user: UserKey) async throws(LedgerError) -> Int {
        try await erase(user, "look", ofMerge: "")
    }

    /// Erases or counts all keys of a user in one call. With several calls, a merge could begin between them.
    private func erase(_ user: UserKey, _ step: StaticString, ofMerge mark: String)
        async throws(LedgerError) -> Int
    {
        var keys = ["s", "r", "a", "f", "c", "e", "k", "d", "q", "Q", "p", "o", "b"].map { user.key($0) }
        keys += try await bookPages(of: user).map { user.pageKey($0) }
        var arguments = RedisArguments()
        for key in keys { arguments.append(key) }
        arguments.append(step)
        arguments.append(mark)
        let reply = try await runScript(scripts.forget, keys: keys.count, arguments)
        return try Self.requireValue(reply.integer, of: scripts.forget)
    }

    /// The months for which a user can have a page of the books. Nil stands for the page `0000` of
    /// settlements without a day.
    func bookPages(of user: UserKey) async throws(LedgerError) -> [BookMonth?] {
        [nil] + Self.bookMonths(around: try await readUser(user).now)
    }

    private static func fields(_ items: ArraySlice<RedisReply>) -> [(name: String, value: String)] {
        let texts = items.compactMap(\.text)
        return stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
    }
}

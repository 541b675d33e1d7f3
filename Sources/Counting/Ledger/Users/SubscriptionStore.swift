package import Limits
import Redis

/// The data of a user's record that the user can see, but that a reply to `admit` lacks.
package struct KeptRecord: Hashable, Sendable {
    package let subscription: SubscriptionRecord
    /// The time at which one of the user's counts last changed. It is nil if none has changed, or if the
    /// record was written before the record had this field.
    package let changedAt: Moment?
    /// The value of the requested counter; nil if the counter does not exist.
    package let used: Int?
}

/// The subscriptions of users, from which their entitlements follow.
package struct SubscriptionStore {
    let connection: RecordConnection

    /// Reads a user's subscription record, and whether the event with the id `event` was applied to it.
    package func readSubscription(of user: UserKey, event: String? = nil) async throws(LedgerError) -> (
        record: SubscriptionRecord, knowsEvent: Bool, now: Moment
    ) {
        let found = try await connection.lookUpUser(user, event: event ?? "", SubscriptionFields.all)
        guard let record = SubscriptionFields.decode(found.values) else { throw .faulty(script: "look") }
        return (record, found.knowsEvent, found.now)
    }

    /// The version of a user's entitlement, which only rises (L10); 0 if there is none.
    package func readVersion(of user: UserKey) async throws(LedgerError) -> Int {
        Int(try await connection.lookUpUser(user, event: "", ["ev"]).values[0]) ?? 0
    }

    /// Reads snapshots of many users at once. A snapshot is nil if Redis did not answer.
    package func readSnapshots(_ views: [FieldSnapshot.View]) async -> [FieldSnapshot?] {
        await connection.runner.sendCommands(views.map(\.question)).map { answer in
            guard case .success(let reply) = answer, case .array = reply else { return nil }
            return FieldSnapshot(reply: reply)
        }
    }

    /// Writes a report about a subscription if it is newer than the last report of its source.
    package func noteNews(_ news: SubscriptionNews, of user: UserKey) async throws(LedgerError)
        -> ChangeResult
    {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "sae")
        arguments.append(Int(news.at.milliseconds))
        arguments.append(news.id)
        arguments.append(news.actor)
        arguments.append(news.reason)
        for part in SubscriptionFields.encode(news) {
            arguments.append(part.name)
            arguments.append(part.value)
        }
        let items =
            try await connection.runScript(connection.scripts.entitle, keys: 3, arguments).array?.compactMap(
                \.integer) ?? []
        guard items.count == 2 else { throw .faulty(script: connection.scripts.entitle.name) }
        connection.noted?()
        return ChangeResult(applied: items[0] == 1, version: items[1])
    }

    /// - Parameter counter: one more counter to read; nil to read none.
    package func kept(
        of user: UserKey, counter: (field: String, period: String, amount: Int)?
    ) async throws(LedgerError) -> KeptRecord {
        let own = SubscriptionFields.names
        let more = ["at"] + (counter.map { [$0.field] } ?? [])
        let values = try await connection.lookUpUser(user, event: "", own + more).values
        guard let record = SubscriptionFields.decode(Array(values.prefix(own.count))) else {
            throw .faulty(script: connection.scripts.look.name)
        }
        return KeptRecord(
            subscription: record, changedAt: Int64(values[own.count]).map(Moment.init(seconds:)),
            used: counter == nil ? nil : Int(values[own.count + 1]))
    }

    // MARK: Operators

    /// Writes fields of a user's entitlement as an event of its own, which wins over every earlier event.
    ///
    /// - Parameters:
    ///   - parts: pairs of a field's name (`plan`, `status`, `from`, `to`, `anchor`, `zone`) and its value.
    ///     An empty value removes the field. Other fields stay.
    ///   - last: the time of the newest known event. The new event gets a later time.
    /// - Returns: `applied` is false if the act's id was applied before, or if no value is different.
    package func entitle(
        _ user: UserKey, _ parts: [(name: String, value: String)], after last: Moment?, _ act: OperatorAct
    ) async throws(LedgerError) -> ChangeResult {
        let known = try await readSubscription(of: user, event: act.id)
        guard !known.knowsEvent else { return ChangeResult(applied: false, version: known.record.version) }
        let time = max(known.now.milliseconds, (last?.milliseconds ?? 0) + 1)
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "sae")
        arguments.append(Int(time))
        for text in [act.id, act.actor, act.reason] { arguments.append(text) }
        for part in parts {
            arguments.append(part.name)
            arguments.append(part.value)
        }
        let items =
            try await connection.runScript(connection.scripts.entitle, keys: 3, arguments).array?.compactMap(
                \.integer) ?? []
        guard items.count == 2 else { throw .faulty(script: connection.scripts.entitle.name) }
        return ChangeResult(applied: items[0] == 1, version: items[1])
    }

    /// The ids and times of the events that were applied to a user (at most 128), the newest first.
    package func readEvents(of user: UserKey) async throws(LedgerError) -> [(id: String, at: Moment)] {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(user.key("e"))
        for word in ["0", "-1", "WITHSCORES"] as [StaticString] { arguments.append(word) }
        let items = try await connection.sendCommand(arguments, "events").array?.compactMap(\.text) ?? []
        return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
            Int(score: items[index + 1]).map { (items[index], Moment(milliseconds: Int64($0))) }
        }
    }
}

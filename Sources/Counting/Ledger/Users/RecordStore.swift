package import Limits
import Redis

/// The records kept of people besides their counters: subscriptions, and what is due when. Bound to one
/// loop.
///
/// None of its operations is on the path of a message.
package final class RecordStore {
    let runner: any ScriptRunner
    let scripts: ScriptSet
    /// Called when somebody's subscription was written.
    package var noted: (() -> Void)?

    package init(_ runner: any ScriptRunner, scripts: ScriptSet = .shipped) {
        self.runner = runner
        self.scripts = scripts
    }

    /// A subscription's record, and whether the event of that id was applied to it before.
    package func subscription(of user: UserKey, event: String? = nil) async throws(LedgerError) -> (
        record: SubscriptionRecord, knowsEvent: Bool, now: Moment
    ) {
        let found = try await look(user, event: event ?? "", SubscriptionFields.all)
        guard let record = SubscriptionFields.decode(found.values) else { throw .faulty(script: "look") }
        return (record, found.knowsEvent, found.now)
    }

    /// The version of what a user has, which only rises (L10); 0 where nothing is kept.
    package func version(of user: UserKey) async throws(LedgerError) -> Int {
        Int(try await look(user, event: "", ["ev"]).values[0]) ?? 0
    }

    /// Looks at many users at once; nil where no answer came.
    package func snapshots(_ views: [FieldSnapshot.View]) async -> [FieldSnapshot?] {
        await runner.commands(views.map(\.question)).map { answer in
            guard case .success(let reply) = answer, case .array = reply else { return nil }
            return FieldSnapshot(reply: reply)
        }
    }

    /// Writes the news if they are newer than what is known.
    package func note(_ news: SubscriptionNews, of user: UserKey) async throws(LedgerError) -> ChangeResult {
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
        let items = try await run(scripts.entitle, keys: 3, arguments).array?.compactMap(\.integer) ?? []
        guard items.count == 2 else { throw .faulty(script: scripts.entitle.name) }
        noted?()
        return ChangeResult(applied: items[0] == 1, version: items[1])
    }

    func look(_ user: UserKey, event: String, _ names: [String]) async throws(LedgerError) -> (
        values: [String], knowsEvent: Bool, now: Moment
    ) {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "se")
        arguments.append(event)
        for name in names { arguments.append(name) }
        let reply = try await run(scripts.look, keys: 2, arguments).array ?? []
        let values = reply.dropFirst(2).compactMap(\.bytes)
        guard values.count == names.count, let now = reply.first?.integer, let known = reply[1].integer else {
            throw .faulty(script: scripts.look.name)
        }
        return (
            values.map { String(decoding: $0, as: UTF8.self) }, known == 1, Moment(milliseconds: Int64(now))
        )
    }

    func command(_ arguments: RedisArguments, _ name: String) async throws(LedgerError) -> RedisReply {
        do {
            return try await runner.command(arguments)
        } catch {
            throw LedgerError(error, in: name)
        }
    }

    func run(_ script: RedisScript, keys: Int, _ arguments: RedisArguments) async throws(LedgerError)
        -> RedisReply
    {
        do {
            return try await runner.evaluate(script, keys: keys, arguments, due: nil)
        } catch {
            throw LedgerError(error, in: script.name)
        }
    }
}

import Limits
import Reactor
package import Redis

/// Finds out whether a message could be counted now by doing what a message does: it peeks with the script of
/// an admission, then writes and tries every command that the scripts call.
///
/// It touches no user (L14): its keys have a tag that no user has. One of them stays: the store's id, and
/// since when its clock has run without a step.
package struct StoreProbe {
    /// The store's answer about itself; a user who lacks rights gets none of it.
    package struct Reading: Sendable {
        /// The store's clock, in ms since the epoch.
        package let now: Int
        /// Empty: it has none, and was given none.
        package let id: String
        /// The id of the store whose place it took, and since when, in ms of its clock; empty if it took
        /// none's, or an operator has accepted that.
        package let lostID: String
        package let since: Int
        /// Since when its clock has run evenly, in ms of that clock.
        package let steadySince: Int
    }

    /// The question that a probe asks the store.
    struct Question {
        /// The id that the store should have; empty: any.
        var known = ""
        /// The id of a store that has none yet; empty: none.
        var fresh = ""
        /// Since when the server's clock is seen to run evenly, in ms of that clock; 0 if it has not been
        /// seen.
        var steadySince = 0
        /// Whether the server's version and policy are looked at, too.
        var checksServer = false
        /// The part of the store that the server keeps its memory of itself in.
        var part = StorePart.whole
    }

    struct Outcome {
        /// nil: a message could be counted.
        var fault: StoreFault?
        var reading: Reading?
        /// When that was asked, and answered, in nanoseconds of the monotonic clock.
        var asked: UInt64 = 0
        var replied: UInt64 = 0
        /// The server's version and policy are as they should be, as far as it lets them be seen.
        var isChecked = false
    }

    private let node: RedisNode
    private let scripts: ScriptSet

    package init(_ node: RedisNode, scripts: ScriptSet = .shipped) {
        self.node = node
        self.scripts = scripts
    }

    /// Two round trips, each within the node's deadline, which leave nothing behind. nil: a message could
    /// be counted.
    ///
    /// - Parameter part: where the server keeps what it remembers of itself.
    package func probePart(_ part: StorePart) async -> StoreFault? {
        var question = Question()
        question.part = part
        return await askQuestion(question).fault
    }

    func askQuestion(_ question: Question) async -> Outcome {
        var outcome = Outcome()
        if question.checksServer {
            outcome.fault = await serverFault()
            if outcome.fault != nil { return outcome }
            outcome.isChecked = true
        }
        var format = AdmissionFormat()
        let key = question.part.key
        let look = format.makeCall(for: Self.look(at: key))
        if case .failure(let error) = await call(scripts.admit, keys: look.keys, look.arguments) {
            outcome.fault = StoreFault(error, in: scripts.admit.name, node.contact)
            return outcome
        }
        var arguments = RedisArguments()
        arguments.append(key.stem, each: "pe")
        arguments.append(question.known)
        arguments.append(question.fresh)
        arguments.append(question.steadySince)
        outcome.asked = Clocks.monotonic()
        let answer = await call(scripts.probe, keys: 2, arguments)
        outcome.replied = Clocks.monotonic()
        switch answer {
        case .failure(let error):
            outcome.fault = StoreFault(error, in: scripts.probe.name, node.contact)
        case .success(let reply): read(reply, into: &outcome)
        }
        return outcome
    }

    private func serverFault() async -> StoreFault? {
        do throws(RedisError) {
            return try await ServerCheck.checkNode(node).flaws.first.map { StoreFault($0) }
        } catch {
            return StoreFault(error, in: "info", node.contact)
        }
    }

    private func read(_ reply: RedisReply, into outcome: inout Outcome) {
        guard let items = reply.array, items.count >= 5, let micros = items[0].integer,
            let id = items[1].text, let lost = items[2].text, let since = items[3].integer,
            let steady = items[4].integer
        else {
            outcome.fault = .script(name: scripts.probe.name, code: "reply")
            return
        }
        let commands = items.dropFirst(5).compactMap(\.text)
        guard commands.isEmpty else {
            outcome.fault = .missingRights(commands)
            return
        }
        outcome.reading = Reading(now: micros / 1000, id: id, lostID: lost, since: since, steadySince: steady)
    }

    private func call(
        _ script: RedisScript, keys: Int, _ arguments: RedisArguments
    ) async -> Result<RedisReply, RedisError> {
        do throws(RedisError) {
            return .success(try await node.evaluate(script, keys: keys, arguments))
        } catch {
            return .failure(error)
        }
    }

    /// A peek at a plan without limits.
    private static func look(at key: UserKey) -> AdmitCommand {
        var names = RequestNames()
        let schedule = Schedule(
            plan: Plan(id: "probe", label: "", kind: .free, limits: []), entries: [], bursts: [], maxOpen: 0,
            validFrom: .distantPast, validTo: .distantFuture)
        return AdmitCommand(
            CountedAccounts(CountedAccount(key, version: 0, schedule: schedule)), requestID: names.next(),
            attempt: 0, peeks: true)
    }
}

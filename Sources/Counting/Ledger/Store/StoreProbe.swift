import Limits
import Reactor
package import Redis

/// Finds out whether messages can be counted in a server now. It calls the script `admit` in a way that
/// counts nothing. Then the script `probe` writes a key, and tries every command that the scripts call.
///
/// The probe touches no user's keys (L14), since its own keys have a tag that no user has. One of these keys
/// stays in Redis. It holds the store's id, and how long its clock has run without a step.
package struct StoreProbe {
    /// What a store reported about itself, in reply to the script `probe`.
    package struct Reading: Sendable {
        /// The time of the store's clock, in ms since the epoch.
        package let now: Int
        /// The store's id; empty if the store has none.
        package let id: String
        /// The id of the store that was lost and replaced by this one; empty if no store was lost, or if an
        /// operator has accepted the loss.
        package let lostID: String
        /// The time by the store's clock, in ms, at which the store got its id; if `lostID` is not empty, at
        /// which a probe found the loss.
        package let since: Int
        /// The time by the store's clock, in ms, since which this clock has run without a step.
        package let steadySince: Int
    }

    struct Question {
        /// The id that the store should have; empty if the edge accepts any id.
        var known = ""
        /// The id that a store without an id gets; empty if it gets none.
        var fresh = ""
        /// The time by the server's clock, in ms, since which this loop has seen that clock run without a
        /// step; 0 if unknown.
        var steadySince = 0
        /// Whether the probe also checks the server's version and eviction policy.
        var checksServer = false
        /// The part's `key` is the key in which the server keeps its identity.
        var part = StorePart.whole
    }

    struct Outcome {
        /// Why the probe found that no message can be counted; nil if messages can be counted.
        var fault: StoreFault?
        var reading: Reading?
        /// The times of the monotonic clock, in nanoseconds, at which the probe was sent and answered.
        var asked: UInt64 = 0
        var replied: UInt64 = 0
        /// Whether version and eviction policy were found correct, as far as the server shows them.
        var isChecked = false
    }

    private let node: RedisNode
    private let scripts: ScriptSet

    package init(_ node: RedisNode, scripts: ScriptSet = .shipped) {
        self.node = node
        self.scripts = scripts
    }

    /// Probes the server in two round trips, each within the node's deadline. It leaves no key in Redis.
    /// Returns why no message could be counted; nil if one could be counted.
    ///
    /// - Parameter part: names the key in which the server keeps its identity.
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

    /// The command of an admission under a plan without limits. It only reads, so it counts nothing.
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

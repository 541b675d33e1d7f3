import Limits
import Redis

/// Finds out whether a message could be counted now by doing what a message does: the script of an admission,
/// which only looks, then one that writes and tries every command that the scripts call.
///
/// It keeps law 14: its keys have a tag that no user has, and are gone again when it returns.
package struct StoreProbe {
    private let runner: any ScriptRunner
    private let scripts: ScriptSet

    package init(_ runner: any ScriptRunner, scripts: ScriptSet = .shipped) {
        self.runner = runner
        self.scripts = scripts
    }

    /// Two round trips, each within the runner's deadline. nil: a message could be counted.
    package func run() async -> StoreFault? {
        var format = AdmissionFormat()
        let look = format.letter(Self.look)
        if case .failure(let error) = await call(scripts.admit, keys: look.keys, look.arguments) {
            return StoreFault(error, in: scripts.admit.name)
        }
        var key = RedisArguments()
        key.append(Self.key.key("s"))
        switch await call(scripts.probe, keys: 1, key) {
        case .failure(let error): return StoreFault(error, in: scripts.probe.name)
        case .success(let reply):
            guard let commands = reply.array else { return .script(name: scripts.probe.name, code: "reply") }
            let names = commands.compactMap { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
            return names.isEmpty ? nil : .missingRights(names)
        }
    }

    private func call(
        _ script: RedisScript, keys: Int, _ arguments: RedisArguments
    ) async -> Result<RedisReply, RedisError> {
        do throws(RedisError) {
            return .success(try await runner.evaluate(script, keys: keys, arguments, due: nil))
        } catch {
            return .failure(error)
        }
    }

    /// No user's: the letters of a user's tag hold no colon.
    private static let key = UserKey(stem: Array("us:{probe:}:".utf8))

    /// A look at a plan without limits.
    private static let look: AdmissionAsk = {
        var names = RequestNames()
        let schedule = Schedule(
            plan: Plan(id: "probe", label: "", kind: .free, limits: []), entries: [], bursts: [], maxOpen: 0,
            validFrom: .distantPast, validTo: .distantFuture)
        return AdmissionAsk(
            user: key, request: names.next(), attempt: 0, version: 0, schedule: schedule, peeks: true)
    }()
}

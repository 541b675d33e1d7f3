import Authentication
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Usage
import Wire
import Words

/// Answers `GET /v1/usage/stream`.
extension AppResponder {
    func openStream(to call: ServerCall) async throws(Problem) {
        guard let streams else { throw .unknownAddress }
        let caller = try await authenticator.caller(of: call)
        guard let slot = services.slots.takeSlot(caller.key) else { throw Self.tooManyStreams }
        let telling = StreamUpdate(try await readAccount(of: caller, at: call))
        let position = call.head.value(of: .lastEventID).flatMap { StreamPosition(call.bytes($0)) }
        let screen = UsageStream(caller, call, self, streams, at: position, slot)
        do throws(LedgerError) {
            try await telling.complete(for: [screen], by: streams.records)
        } catch {
            throw makeAwayProblem(.usageUnreadable, error, for: caller, at: call)
        }
        guard streams.addScreen(screen) else { throw Self.tooManyStreams }
        screen.open()
        screen.showUpdate(telling)
    }

    private static var tooManyStreams: Problem {
        Problem(.refused(.concurrency), Phrase(.busy), retry: .soon(seconds: 5))
    }
}

extension UsageReport {
    /// Writes the event that a stream sends when a limit has reached a higher usage level.
    func writeThreshold(_ view: LimitView, _ json: inout JSONWriter) {
        json.object {
            $0.member("limit", utf8: view.entry.limit.name)
            $0.member("percent", view.usageLevel.threshold?.rawValue)
            $0.member("level", utf8: view.level.rawValue)
            $0.member("used", view.usageLevel.used)
            $0.member("remaining", view.usageLevel.remaining)
            $0.member("sentence", utf8: text(view.notice?.phrase))
        }
    }
}

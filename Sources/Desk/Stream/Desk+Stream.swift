import HTTP
import Ledger
import Limits
import Reactor
import Reception
import Usage
import Wire
import Words

/// `GET /v1/usage/stream`.
extension Desk {
    func stream(to call: ServerCall) async throws(Problem) {
        guard let streams else { throw .unknownAddress }
        let guest = try await guests.guest(of: call)
        guard let seat = services.seats.take(guest.key) else { throw Self.tooManyScreens }
        let telling = Telling(try await account(of: guest, at: call))
        let position = call.head.value(of: .lastEventID).flatMap { StreamPosition(call.bytes($0)) }
        let screen = Screen(guest, call, self, streams, at: position, seat)
        do throws(LedgerError) {
            try await telling.complete(for: [screen], by: streams.records)
        } catch {
            throw Self.away(.usageUnreadable)
        }
        guard streams.add(screen) else { throw Self.tooManyScreens }
        screen.open()
        screen.show(telling)
    }

    private static var tooManyScreens: Problem {
        Problem(.concurrency, Phrase(.busy), retry: .soon(seconds: 5))
    }
}

extension UsageReport {
    /// The limit that has come nearer to its end.
    func writeThreshold(_ view: LimitView, _ json: inout JSONWriter) {
        json.object {
            $0.member("limit", utf8: view.entry.limit.name)
            $0.member("percent", view.standing.threshold?.rawValue)
            $0.member("level", utf8: view.level.rawValue)
            $0.member("used", view.standing.used)
            $0.member("remaining", view.standing.remaining)
            $0.member("sentence", utf8: text(view.notice?.phrase))
        }
    }
}

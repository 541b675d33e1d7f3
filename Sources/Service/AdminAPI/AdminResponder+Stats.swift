import Bytes
import Configuration
import HTTP
import JSON
import Ledger
import Limits
import Reactor
import Records
import Telemetry
import Wire

extension AdminResponder {
    /// The time between two events of the stream, in nanoseconds.
    private static let second: UInt64 = 1_000_000_000

    func showStats() async throws(AdminProblem) -> AdminResponse {
        guard let snapshot = await services.snapshot() else {
            throw AdminProblem(.notAvailable, "The edge has just started; try again in a second.")
        }
        return AdminResponse { write(snapshot, &$0) }
    }

    /// Streams the edge's figures as server-sent events. Each event contains the figures of the last second.
    /// The stream ends when the reader leaves, the admin token is revoked or the edge drains.
    func streamStats(to call: ServerCall, while token: AdminTokens.ShownToken) async {
        call.beginEvents(framing: .untilClose)
        while !isDraining, !call.clientLeft, token.isGood {
            if let snapshot = await services.snapshot() {
                var json = JSONWriter(into: ByteBuffer(capacity: 4096))
                json.object { write(snapshot, most: 1, &$0) }
                let data = json.finish()
                var event = ByteBuffer(capacity: data.count + 64)
                event.appendEvent("stats", data: data.readable)
                call.appendChunk(event.readable)
            }
            guard await call.flushAnswer() else { return }
            await call.loop.sleep(nanoseconds: Self.second)
        }
    }

    private func write(_ snapshot: Snapshot, most: Int? = nil, _ json: inout JSONWriter) {
        // The time at which the process started.
        let begun = Moment(milliseconds: Int64(snapshot.sum(.startTime)))
        json.member(
            "started_at", utf8: ZonedTimestamp(zone: settings.planTable.knownTimeZone).formatMoment(begun))
        json.member("kill_switch", services.killSwitches.isAnyOn)
        if let most { snapshot.writeMembers(&json, most: most) } else { snapshot.writeMembers(&json) }
    }
}

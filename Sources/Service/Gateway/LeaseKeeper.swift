import Ledger
import Reactor

/// Renews the lease of a reservation during a long answer, so that the reservation does not count as
/// abandoned. During a stream, a renewal also reports the usage of the stream up to then. If this edge dies,
/// the reported usage is charged (`lua/reclaim`).
final class LeaseKeeper: Timed {
    /// A stream first reports its usage after this time in nanoseconds, and then whenever it has lasted twice
    /// as long. If the edge dies, at most half of the stream is therefore unreported. A renewal with a report
    /// takes 9 µs of Redis' time, and a message about 30 µs. The four renewals of a one-minute stream thus
    /// cost about as much as one message.
    private static let firstTelling: UInt64 = 5_000_000_000

    private let ticket: ReservationTicket
    private let gateway: Gateway
    /// The progress of the stream, which the renewals report; nil if nothing can be reported before the end.
    private let progress: AnswerProgress?
    private let began: UInt64
    /// `renewed` is the time of the last successful renewal. `asked` is the time of the last attempt.
    private var renewed: UInt64
    private var asked: UInt64
    private lazy var timer = Timer(self)
    private var isStopped = false

    init(_ ticket: ReservationTicket, _ gateway: Gateway, telling progress: AnswerProgress? = nil) {
        self.ticket = ticket
        self.gateway = gateway
        self.progress = progress
        began = gateway.loop.now
        (renewed, asked) = (began, began)
        rearm()
    }

    func stop() {
        isStopped = true
        gateway.loop.cancel(timer)
    }

    func timePassed() {
        let told = progress?.settlement
        let now = gateway.loop.now
        guard told != nil || now >= renewed + half else { return rearm() }
        asked = now
        gateway.loop.spawn(with: (self, told)) { keeper, told in
            // If the renewal fails and the lease ends, a late settlement still charges what was used.
            if (try? await keeper.gateway.admissions.renewLease(keeper.ticket, telling: told)) != nil {
                keeper.renewed = now
            }
            if !keeper.isStopped { keeper.rearm() }
        }
    }

    /// Sets the timer for the next renewal, after half of the lease at the latest. If Redis does not reply,
    /// the next attempt follows after an eighth of the lease. The lease thus outlives three failed renewals.
    private func rearm() {
        let age = gateway.loop.now - began
        let telling = progress == nil ? .max : began + max(Self.firstTelling, 2 * age)
        gateway.loop.arm(timer, at: min(telling, max(renewed + half, asked + half / 4)))
    }

    private var half: UInt64 { UInt64(ticket.lease) * 500_000 }
}

/// The progress of a relayed stream, which the renewals of its lease report.
struct AnswerProgress {
    let exchange: Exchange
    let routed: RoutedRequest
    let tap: ReplyTap

    /// The settlement by which the reservation would end if the client left now; nil if nothing useful has
    /// been relayed yet.
    var settlement: Settlement? { routed.billSoFar(tap.reader).flatMap(exchange.makeSettlement(soFar:)) }
}

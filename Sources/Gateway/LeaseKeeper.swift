import Ledger
import Reactor

/// Renews the reservation of an answer that takes long, so that it does not count as abandoned while it
/// lasts.
final class LeaseKeeper: Timed {
    private let ticket: ReservationTicket
    private let gateway: Gateway
    private lazy var timer = Timer(self)
    private var isStopped = false

    init(_ ticket: ReservationTicket, _ gateway: Gateway) {
        self.ticket = ticket
        self.gateway = gateway
        rearm()
    }

    func stop() {
        isStopped = true
        gateway.loop.cancel(timer)
    }

    func timePassed() {
        gateway.loop.spawn(with: self) { keeper in
            // A store that is away is asked again at the next half; a late settlement charges the actual even
            // so.
            _ = try? await keeper.gateway.admissions.renew(keeper.ticket)
            if !keeper.isStopped { keeper.rearm() }
        }
    }

    /// At half of the lease, so that one lost renewal does no harm.
    private func rearm() {
        let half = UInt64(gateway.admissions.lease) * 500_000
        gateway.loop.arm(timer, at: gateway.loop.now + half)
    }
}

import Configuration
import Ledger
import Reactor
import Redis

/// An edge's spool, the replay that sends its settlements, and the sweeper that ends abandoned reservations.
/// They run on the control loop, which serves no messages.
final class SettlementServices {
    let spool: Spool
    /// The messages that pass while Redis is away; nil if none may pass.
    let grace: Grace?
    /// Counts the changes of users' records outside of messages, such as settlements from the spool.
    let changes = RecordChanges()
    /// The messages whose settlements have perhaps not reached Redis yet.
    let recentSettlements = RecentSettlements()
    private let replay: Replay
    private let sweeper: Sweeper
    private let walk: LeaseWalk
    private let redis: RedisRouter

    static func start(
        _ settings: Settings, _ store: Store, on control: EventLoop, log: @escaping @Sendable (String) -> Void
    ) async -> SettlementServices {
        let path = settings.spool.path ?? "\(settings.dataDirectory)/spool.db"
        let spool = await Spool.open(
            Spool.Options(path: path, maxBytes: settings.spool.maxSize), log: log)
        let grace =
            settings.redis.failure == .grace ? Grace(allowance: settings.redis.graceMessages) : nil
        await grace?.resumeSpool(spool)
        return SettlementServices(settings, spool, grace, store, on: control, log: log)
    }

    private init(
        _ settings: Settings, _ spool: Spool, _ grace: Grace?, _ store: Store, on control: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.spool = spool
        self.grace = grace
        redis = store.connection.patientRouter(on: control)
        let ledger = RedisLedger(
            redis, idempotencySpan: Int(settings.redis.idempotencySpan.components.seconds))
        replay = Replay(
            spool, ledger, grace: grace, on: control, settled: { [changes] in changes.noteChange() }, log: log
        )
        for node in redis.nodes { node.connected = { [spool] in spool.replay() } }
        sweeper = Sweeper(redis, ledger, on: control, log: log)
        walk = LeaseWalk(redis, ledger, on: control, log: log)
    }

    var endedReservations: Int { sweeper.ended + walk.ended }

    /// Stops the services. Settlements in the spool are sent after the next start.
    func stop() async {
        replay.stop()
        sweeper.stop()
        walk.stop()
        redis.close()
        await spool.close()
    }
}

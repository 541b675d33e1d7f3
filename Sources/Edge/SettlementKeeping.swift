import Ledger
import Reactor
import Redis
import Settings

/// The spool of an edge, and who carries what it holds to Redis: on the control loop, which serves nobody.
final class SettlementKeeping {
    let spool: Spool
    private let replay: Replay
    private let redis: RedisClient

    static func start(
        _ settings: Settings, _ store: Store, on control: EventLoop, log: @escaping @Sendable (String) -> Void
    ) async -> SettlementKeeping {
        let path = settings.spool.path ?? "\(settings.dataDirectory)/spool.db"
        let spool = await Spool.open(
            Spool.Options(path: path, maxBytes: settings.spool.maxSize), log: log)
        return SettlementKeeping(spool, store, on: control, log: log)
    }

    private init(
        _ spool: Spool, _ store: Store, on control: EventLoop, log: @escaping @Sendable (String) -> Void
    ) {
        self.spool = spool
        redis = store.connection.patientClient(on: control)
        replay = Replay(spool, RedisLedger(redis), on: control, log: log)
    }

    /// What still waits is carried after the next start.
    func stop() async {
        replay.stop()
        redis.close()
        await spool.close()
    }
}

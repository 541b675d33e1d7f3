import Desk
import Reactor
import Redis
import Settings
import Subscriptions

/// What an edge does by itself beside answering, on the control loop; several edges on one store share it.
final class Chores {
    private let redis: RedisClient
    private let entitler: Entitler?
    private let reconciler: Reconciler?

    init(_ plan: EdgePlan, _ store: Store, on control: EventLoop) {
        redis = store.connection.patientClient(on: control)
        let entitler = plan.subscriptions?.services(redis, on: control).entitler
        let perMinute = plan.subscriptions?.settings.reconcilePerMinute ?? 1
        self.entitler = entitler
        reconciler = entitler.map { Reconciler($0, perMinute: perMinute) }
        reconciler?.start()
    }

    /// Begins nothing more.
    func stop() {
        reconciler?.stop()
        entitler?.drain()
    }

    func close() { redis.close() }
}

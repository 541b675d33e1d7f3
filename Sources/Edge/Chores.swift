import Desk
import Reactor
import Redis
import Settings
import Subscriptions

/// What an edge does by itself beside answering, on the control loop; several edges on one store share it.
final class Chores {
    private let redis: RedisClient
    private var reconcilers: [Reconciler] = []
    private var entitlers: [Entitler] = []

    init(_ plan: EdgePlan, _ store: Store, on control: EventLoop) {
        redis = store.connection.patientClient(on: control)
        for app in plan.apps {
            guard let subscriptions = app.subscriptions,
                let entitler = subscriptions.services(redis, on: control).entitler
            else { continue }
            let reconciler = Reconciler(entitler, perMinute: subscriptions.settings.reconcilePerMinute)
            reconciler.start()
            entitlers.append(entitler)
            reconcilers.append(reconciler)
        }
    }

    /// Begins nothing more.
    func stop() {
        for reconciler in reconcilers { reconciler.stop() }
        for entitler in entitlers { entitler.drain() }
    }

    func close() { redis.close() }
}

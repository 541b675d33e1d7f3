import Desk
import HTTP
import Ledger
import Reactor
import Redis
import Settings
import Subscriptions

/// What an edge does by itself beside answering, on the control loop; several edges on one store share it.
final class Chores {
    /// For the push job of the operators' listener: one for each app that has check-ins.
    private(set) var checkIns: [CheckIns] = []
    private let redis: RedisClient
    private let control: EventLoop
    private var entitlers: [Entitler] = []
    private var reconcilers: [Reconciler] = []
    private var couriers: [Courier] = []
    private var isStopped = false
    let switches: SwitchWatch

    convenience init(_ plan: EdgePlan, _ store: Store, on control: EventLoop) throws(EdgeError) {
        try self.init(plan, store.connection.patientClient(on: control), on: control)
    }

    /// Those of another configuration, over the same connection.
    convenience init(_ plan: EdgePlan, after before: Chores, on control: EventLoop) throws(EdgeError) {
        try self.init(plan, before.redis, on: control)
    }

    private init(_ plan: EdgePlan, _ redis: RedisClient, on control: EventLoop) throws(EdgeError) {
        self.control = control
        self.redis = redis
        switches = SwitchWatch(Records(redis), plan.switchboard, on: control)
        for app in plan.apps { try take(app, on: control) }
    }

    private func take(_ app: AppPlan, on control: EventLoop) throws(EdgeError) {
        let services = app.services(redis, on: control)
        if let checkIns = services.checkIns { self.checkIns.append(checkIns) }
        if let entitler = services.entitler, let settings = app.subscriptions?.settings {
            entitlers.append(entitler)
            reconcilers.append(Reconciler(entitler, perMinute: settings.reconcilePerMinute))
        }
        if let events = app.settings.thresholdEvents {
            couriers.append(
                Courier(
                    Records(redis), tenant: app.tenant, try CourierAddress(events),
                    respecting: events.respectsCheckIns ? services.checkIns : nil,
                    patience: Int64(events.giveUpAfter.wholeMilliseconds / 1000), on: control, log: app.log))
        }
    }

    func start(_ plan: EdgePlan) async {
        await switches.start()
        await AdminListener.note(plan, Records(redis), on: control)
        guard !isStopped else { return }
        for reconciler in reconcilers { reconciler.start() }
        for courier in couriers { courier.start() }
    }

    /// Begins nothing more.
    func stop() {
        isStopped = true
        switches.stop()
        for reconciler in reconcilers { reconciler.stop() }
        for courier in couriers { courier.stop() }
        for entitler in entitlers { entitler.drain() }
    }

    func close() { redis.close() }

    /// Asks the stores of an app's users; nil where there are none.
    func entitler(ofTenant name: String) -> Entitler? { entitlers.first { $0.rules.tenant == name } }

    /// What became of threshold events since the start; nothing where none are sent.
    var thresholdEvents: [(outcome: String, count: Int)] {
        guard !couriers.isEmpty else { return [] }
        return ThresholdOutcome.allCases.map { outcome in
            let count = couriers.reduce(0) { sum, courier in
                switch outcome {
                case .delivered: sum + courier.delivered
                case .delayed: sum + courier.delayed
                case .givenUp: sum + courier.givenUp
                }
            }
            return (outcome.rawValue, count)
        }
    }
}

extension CourierAddress {
    fileprivate init(_ events: ThresholdSettings) throws(EdgeError) {
        let address = events.url
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port),
            security: address.isTLS ? try EdgeTLS.services() : nil)
        origin.limits.connectMilliseconds = 5_000
        origin.limits.firstByteMilliseconds = 10_000
        origin.limits.idleMilliseconds = 10_000
        let standard = address.isTLS ? 443 : 80
        self.init(
            origin: origin,
            authority: address.endpoint.port == standard ? address.endpoint.host : "\(address.endpoint)",
            target: address.path.isEmpty ? "/" : address.path, secret: events.secret.reveal())
    }
}

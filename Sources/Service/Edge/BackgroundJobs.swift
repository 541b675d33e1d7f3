import AppAPI
import Configuration
import HTTP
import Ledger
import Reactor
import Redis
import Subscriptions

/// The background jobs of an edge. They run on the control loop. Edges with the same Redis share the work.
final class BackgroundJobs {
    /// The check-ins of each app that offers them. Push jobs claim them through the admin listener.
    private(set) var checkIns: [CheckIns] = []
    private let redis: RedisRouter
    private let control: EventLoop
    private var entitlers: [EntitlementSync] = []
    private var reconcilers: [Reconciler] = []
    private var deliveries: [EventDelivery] = []
    private var isStopped = false
    let switches: KillSwitchPoller
    /// The results of the last comparisons of books with providers' bills.
    let comparisons = BillComparisons()

    convenience init(_ setup: EdgeSetup, _ store: Store, on control: EventLoop) throws(EdgeError) {
        try self.init(setup, store.connection.patientRouter(on: control), on: control)
    }

    /// Makes the jobs of a new configuration. They use the Redis connection of the previous jobs.
    convenience init(_ setup: EdgeSetup, after before: BackgroundJobs, on control: EventLoop)
        throws(EdgeError)
    {
        try self.init(setup, before.redis, on: control)
    }

    private init(_ setup: EdgeSetup, _ redis: RedisRouter, on control: EventLoop) throws(EdgeError) {
        self.control = control
        self.redis = redis
        switches = KillSwitchPoller(
            RecordStore(redis), setup.killSwitches, comparisons, on: control)
        for app in setup.apps { try take(app, on: control) }
    }

    private func take(_ app: AppSetup, on control: EventLoop) throws(EdgeError) {
        let services = app.makeServices(redis, on: control)
        if let checkIns = services.checkIns { self.checkIns.append(checkIns) }
        if let entitlements = services.entitlements, let settings = app.subscriptions?.settings {
            entitlers.append(entitlements)
            reconcilers.append(Reconciler(entitlements, perMinute: settings.reconcilePerMinute))
        }
        if let events = app.settings.thresholdEvents {
            deliveries.append(
                EventDelivery(
                    RecordStore(redis), tenant: app.tenant, try EventEndpoint(events),
                    respecting: events.respectsCheckIns ? services.checkIns : nil,
                    giveUpAfter: Int64(events.giveUpAfter.wholeMilliseconds / 1000), on: control, log: app.log
                ))
        }
    }

    func start(_ setup: EdgeSetup) async {
        await switches.start()
        await AdminListener.noteConfiguration(setup, RecordStore(redis), on: control)
        guard !isStopped else { return }
        for reconciler in reconcilers { reconciler.start() }
        for delivery in deliveries { delivery.start() }
    }

    /// Stops all jobs. A run that has begun continues to its end.
    func stop() {
        isStopped = true
        switches.stop()
        for reconciler in reconcilers { reconciler.stop() }
        for delivery in deliveries { delivery.stop() }
        for entitlements in entitlers { entitlements.drain() }
    }

    func close() { redis.close() }

    /// The object that asks an app's subscription services; nil if the app has none.
    func findEntitlements(ofTenant name: String) -> EntitlementSync? {
        entitlers.first { $0.rules.tenant == name }
    }

    /// The number of threshold events since the start, by outcome; empty if no events are sent.
    var thresholdEvents: [(outcome: String, count: Int)] {
        guard !deliveries.isEmpty else { return [] }
        return ThresholdOutcome.allCases.map { outcome in
            let count = deliveries.reduce(0) { sum, delivery in
                switch outcome {
                case .delivered: sum + delivery.delivered
                case .delayed: sum + delivery.delayed
                case .givenUp: sum + delivery.givenUp
                // Dropped events are left out here, because the loop that dropped them counts them itself.
                case .dropped: sum
                }
            }
            return (outcome.rawValue, count)
        }
    }
}

extension EventEndpoint {
    fileprivate init(_ events: ThresholdSettings) throws(EdgeError) {
        let address = events.url
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port),
            security: address.isTLS ? try EdgeTLS.serviceContext() : nil)
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

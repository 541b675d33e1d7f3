import AppAPI
import Authentication
import Configuration
import Gateway
import Ledger
import Limits
import Problems
import Reactor
import Redis
import Telemetry

extension AppSetup {
    /// Makes the optional parts of the app interface on one event loop.
    func makeServices(_ redis: RedisRouter, on loop: EventLoop) -> AppServices {
        var services = subscriptions?.makeServices(redis, on: loop) ?? AppServices()
        let records = services.records ?? RecordStore(redis)
        services.records = records
        services.models = settings.listedModels
        services.brand = settings.brand
        services.checkIns = checkIns(records, on: loop)
        return services
    }

    func checkIns(_ records: RecordStore, on loop: EventLoop) -> CheckIns? {
        guard settings.hasCheckIns else { return nil }
        return CheckIns(records, tenant: tenant, planTable: settings.planTable, on: loop, log: log)
    }

    /// Makes the hooks that run after each decision: check-ins, threshold events and the refusal log.
    func hooks(
        _ services: AppServices, _ refusalLog: RefusalLog, _ claimedPlans: ClaimedPlans,
        _ observer: AppObserver, on loop: EventLoop
    ) -> AdmissionHooks {
        let checkIns = services.checkIns
        let outbox = services.records.flatMap { self.outbox($0, observer, on: loop) }
        let hooks = AdmissionHooks(refused: { refusalLog.note($0, $1, $2, $3) })
        hooks.claimed = { claimedPlans.noteClaim($0, $1) }
        if let checkIns { hooks.counted = { user in checkIns.noteMessage(user) } }
        if let outbox {
            let tenant = tenant
            hooks.thresholdReached = { caller, account, reached in
                // If the keys differ, the user belongs to another app, which sends these events itself.
                guard UserName(tenant: tenant, id: caller.id).key == caller.key else { return }
                outbox.thresholdReached(caller, tenant: tenant, account, reached)
            }
        }
        return hooks
    }

    private func outbox(
        _ records: RecordStore, _ observer: AppObserver, on loop: EventLoop
    ) -> ThresholdOutbox? {
        settings.thresholdEvents.map {
            ThresholdOutbox(
                records, tenant: tenant, capacity: $0.queue, levels: Set($0.percents),
                words: ThresholdWords(
                    settings.catalogue, language: settings.language, planTable: settings.planTable),
                on: loop, log: log,
                dropped: { observer.toldOfThresholdEvent(ThresholdOutcome.dropped.rawValue) })
        }
    }

    /// The app to which the users belong: this app, or the app that its section `subscriptions` names.
    var tenant: String {
        settings.tenant.isEmpty ? settings.subscriptions?.tenant ?? "" : settings.tenant
    }
}

import Desk
import Gateway
import Ledger
import Limits
import Reactor
import Reception
import Redis
import Settings

extension AppPlan {
    /// What the desk of one loop offers beside the figures.
    func services(_ redis: RedisClient, on loop: EventLoop) -> DeskServices {
        var services = subscriptions?.services(redis, on: loop) ?? DeskServices()
        let records = services.records ?? Records(redis)
        services.records = records
        services.checkIns = checkIns(records, on: loop)
        return services
    }

    func checkIns(_ records: Records, on loop: EventLoop) -> CheckIns? {
        guard settings.hasCheckIns else { return nil }
        return CheckIns(records, tenant: tenant, book: settings.book, on: loop, log: log)
    }

    /// What follows from messages.
    func aftermath(_ services: DeskServices, _ diary: RefusalDiary, on loop: EventLoop) -> Aftermath {
        let checkIns = services.checkIns
        let outbox = services.records.flatMap { self.outbox($0, on: loop) }
        let aftermath = Aftermath(refused: { diary.note($0, $1, $2, $3) })
        if let checkIns { aftermath.answered = { user in checkIns.heard(user) } }
        if let outbox {
            let tenant = tenant
            aftermath.crossed = { guest, account in
                // Another app's people have another receiver.
                guard UserName(tenant: tenant, id: guest.id).key == guest.key else { return }
                outbox.crossed(guest, tenant: tenant, account)
            }
        }
        return aftermath
    }

    private func outbox(_ records: Records, on loop: EventLoop) -> ThresholdOutbox? {
        settings.thresholdEvents.map {
            ThresholdOutbox(
                records, tenant: tenant, capacity: $0.queue, levels: Set($0.percents),
                words: ThresholdWords(
                    settings.catalogue, language: settings.language, book: settings.book),
                on: loop, log: log)
        }
    }

    /// The app whose users are named: this one, or the one that its subscriptions name.
    var tenant: String {
        settings.tenant.isEmpty ? settings.subscriptions?.tenant ?? "" : settings.tenant
    }
}

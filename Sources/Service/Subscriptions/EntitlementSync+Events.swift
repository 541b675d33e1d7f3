package import Ledger
import Limits

extension EntitlementSync {
    /// The result of taking an event.
    package enum Receipt: String, Hashable, Sendable {
        /// The service was asked, and its answer is written to Redis.
        case applied
        /// The service did not answer, and it is noted in Redis that it is to be asked again.
        case noted
        /// The event came before.
        case repeated
        /// Nothing to do.
        case ignored
    }

    /// Takes an event from a webhook. When this returns, everything that it means is in Redis; where it
    /// throws, the sender must send it again.
    package func take(_ event: SubscriptionEvent, from source: any SubscriptionSource)
        async throws(LedgerError) -> Receipt
    {
        guard event.meaning != .nothing, rules.opensSandbox || !event.isSandbox else { return .ignored }
        var people = event.people.map { name(Array($0.utf8)) }
        if people.isEmpty, let customer = event.customer {
            do throws(SourceFailure) {
                guard let stripe = source as? StripeSource,
                    let person = try await stripe.person(ofCustomer: customer)
                else { return .ignored }
                people = [name(Array(person.utf8))]
            } catch {
                // Nothing could be noted: the sender must send the event again, when its customer can be
                // asked about.
                throw .unavailable
            }
        }
        // Of several people the one about whom most is to be told.
        let order: [Receipt] = [.ignored, .repeated, .applied, .noted]
        var most = 0
        for user in people {
            let receipt = try await take(event, for: user, from: source)
            most = max(most, order.firstIndex(of: receipt) ?? 0)
        }
        return order[most]
    }

    private func take(_ event: SubscriptionEvent, for user: UserName, from source: any SubscriptionSource)
        async throws(LedgerError) -> Receipt
    {
        let known = try await records.subscription(of: user.key, event: event.id)
        if known.knowsEvent { return .repeated }
        if let pack = try await pack(of: event, from: source) {
            // Its own id makes it count once: the event's is noted with what the source answers.
            let isNew = try await apply(pack, of: user, actor: source.name, reason: event.type)
            if event.told == nil, !source.canBeAsked { return isNew ? .applied : .repeated }
        }
        if event.meaning == .granted, event.told?.endsAt != nil {
            try await believe(event, of: user, known.record, source.name, holds: true)
            return .applied
        }
        let cause = EventCause(
            id: event.id, actor: source.name, reason: event.type, source: source.name,
            customers: source.names(of: event), endsHold: event.meaning == .ended)
        guard source.canBeAsked else { return try await accept(event, of: user, known.record, cause) }
        guard try await find(user, cause).failure != nil else { return .applied }
        try await believe(event, of: user, known.record, source.name, holds: false)
        try await records.put(
            user, in: queue, due: now.advanced(bySeconds: Self.pause), isSooner: true)
        return .noted
    }

    private func pack(of event: SubscriptionEvent, from source: any SubscriptionSource)
        async throws(LedgerError) -> OneTimePurchase?
    {
        do throws(SourceFailure) {
            return try await source.pack(of: event)
        } catch {
            // Nothing could be noted: the sender must send the event again.
            throw .unavailable
        }
    }

    /// Writes what an event says of a source that cannot be asked. Of several purchases one is kept: another
    /// one's end takes nothing away from one that runs, and a lesser one does not take its place.
    private func accept(
        _ event: SubscriptionEvent, of user: UserName, _ known: SubscriptionRecord, _ cause: EventCause
    ) async throws(LedgerError) -> Receipt {
        guard let told = event.told, let source = cause.source else { return .ignored }
        let purchases = Purchases(at: event.at, subscriptions: [told])
        if let before = known.reported(by: source), before.purchase != told.purchase,
            before.entitlement.isRunning(at: event.at)
        {
            let after = purchases.record(rules, known: SubscriptionRecord(), source: source)
            guard after.entitlement.isRunning(at: event.at),
                after.rank ?? .max <= before.rank ?? .max
            else { return .ignored }
        }
        _ = try await note(purchases, of: user, known, source, cause)
        try await schedule(user, after: try await records.subscription(of: user.key).record)
        return .applied
    }

    /// Seconds until a source that did not answer is asked again.
    static let pause: Int64 = 30

    /// Accepts what an event itself says that it gives, if it is newer than what is known.
    private func believe(
        _ event: SubscriptionEvent, of user: UserName, _ known: SubscriptionRecord, _ source: String,
        holds: Bool
    ) async throws(LedgerError) {
        guard let told = event.told else { return }
        let purchases = Purchases(at: event.at, subscriptions: [told])
        let record = purchases.record(
            rules, known: known.reported(by: source) ?? SubscriptionRecord(), source: source)
        // Only what it gives is believed: an event about a product that is unknown here takes nothing away.
        guard record.plan != nil, record.status == "active" else { return }
        // A temporary grant never shortens what was paid for.
        if holds, known.covers(record, at: now) { return }
        let end = told.endsAt
        _ = try await records.note(
            SubscriptionNews(
                at: event.at, id: event.id, actor: source, reason: event.type, record: record,
                temporaryGrant: holds ? end.map { .until($0) } ?? .respected : .respected),
            of: user.key)
        try await schedule(user, after: record)
    }
}

extension Entitlement {
    fileprivate func isRunning(at moment: Moment) -> Bool { plan != nil && !hasLapsed(at: moment) }
}

extension SubscriptionRecord {
    /// It gives the same plan for at least as long.
    fileprivate func covers(_ other: SubscriptionRecord, at now: Moment) -> Bool {
        guard plan == other.plan, status != "free", status != "expired" else { return false }
        let end = entitlement.lastMoment ?? .distantFuture
        return end > now && end >= other.periodEnd ?? .distantFuture
    }
}

package import Ledger
import Limits
import Reactor

extension EntitlementSync {
    package enum Receipt: String, Hashable, Sendable {
        /// The subscription service was asked about the person, and its answer was written to Redis.
        case applied
        /// The subscription service did not respond. Redis stores that it must be asked again.
        case noted
        case repeated
        case ignored
    }

    /// Handles a webhook event. When this method returns, all effects of the event are in Redis. If it
    /// throws, the sender of the webhook must send the event again.
    package func takeEvent(_ event: SubscriptionEvent, from source: any SubscriptionSource)
        async throws(LedgerError) -> Receipt
    {
        guard event.meaning != .nothing, rules.opensSandbox || !event.isSandbox else { return .ignored }
        let people = try await people(of: event, from: source)
        // For an event about several people, the receipt that is last in this order is returned.
        let order: [Receipt] = [.ignored, .repeated, .applied, .noted]
        var most = 0
        for user in people {
            let receipt = try await take(event, for: user, from: source)
            most = max(most, order.firstIndex(of: receipt) ?? 0)
        }
        return order[most]
    }

    /// The users that an event is about. The event contains their ids, or Redis has the user who claimed the
    /// purchase. If neither is the case, the subscription service is asked.
    private func people(of event: SubscriptionEvent, from source: any SubscriptionSource)
        async throws(LedgerError) -> [UserName]
    {
        guard event.people.isEmpty else { return event.people.map { userName(Array($0.utf8)) } }
        if let purchase = event.purchase,
            let owner = try await records.purchases.findOwner(
                of: PurchaseStore.name(of: purchase, at: source.name)),
            owner.tenant == rules.tenant
        {
            return [owner]
        }
        do throws(SourceFailure) {
            return try await source.findPerson(behind: event).map { [userName(Array($0.utf8))] } ?? []
        } catch {
            // Nothing was recorded, so the sender of the webhook must send the event again.
            throw .unavailable
        }
    }

    /// The result if an app reports a purchase of its user.
    package enum ReportOutcome: Hashable, Sendable {
        case taken(Receipt)
        /// Another user has already claimed the reported purchase.
        case ofAnother
        /// The app has reported too many purchases of this user.
        case crowded
    }

    /// Handles a purchase that an app reports for its user. The first user for whom it is reported gets it.
    ///
    /// - Parameter event: the purchase as the app store signed or confirmed it. It names no user.
    package func take(
        report event: SubscriptionEvent, of user: UserName, from source: any SubscriptionSource
    ) async throws(LedgerError) -> ReportOutcome {
        guard rules.opensSandbox || !event.isSandbox else { return .taken(.ignored) }
        guard memory.mayRestore(user, now: loop.now) else { return .crowded }
        guard source.mayReport(event, user) else { return .ofAnother }
        if let purchase = event.purchase {
            let name = PurchaseStore.name(of: purchase, at: source.name)
            guard try await records.purchases.claimPurchase(name, by: user) else { return .ofAnother }
        }
        return .taken(try await take(event, for: user, from: source))
    }

    private func take(_ event: SubscriptionEvent, for user: UserName, from source: any SubscriptionSource)
        async throws(LedgerError) -> Receipt
    {
        let known = try await records.subscriptions.readSubscription(of: user.key, event: event.id)
        if known.knowsEvent { return .repeated }
        var event = event
        if event.isOrderedByReceipt { event.at = known.now }
        if let errand = event.errand {
            try await performErrand(Errand(errand, at: source.name, of: user))
            if event.told == nil, event.pack == nil { return .applied }
        }
        let pack = try await pack(of: event, from: source)
        if let pack {
            // The event's id is recorded only later, with the subscription service's answer. Until then the
            // pack's id ensures that the pack is granted only once.
            let isNew = try await applyPurchase(pack, of: user, actor: source.name, reason: event.type)
            for errand in pack.errands { try await acknowledgePurchase(errand, of: user, at: source.name) }
            if event.told == nil, !source.canBeAsked { return isNew ? .applied : .repeated }
        }
        if event.meaning == .granted, event.told?.endsAt != nil {
            try await believe(event, of: user, known.record, source, holds: true)
            return .applied
        }
        let cause = EventCause(
            id: event.id, actor: source.name, reason: event.type, source: source.name,
            customers: opensPlan(pack) ? source.names(of: event) : [], endsHold: event.meaning == .ended)
        guard source.canBeAsked else { return try await accept(event, of: user, known.record, cause) }
        guard try await findPurchases(user, cause).failure != nil else { return .applied }
        if event.told == nil, event.purchase != nil {
            // The edge can ask the service later only if Redis has stored the ids of the purchase. If they
            // are missing, an error is thrown, so that the service sends the event again.
            let kept = try await records.subscriptions.readSubscription(of: user.key).record.customers
            guard Set(cause.customers).isSubset(of: kept) else { throw .unavailable }
        }
        try await believe(event, of: user, known.record, source, holds: false)
        try await records.queues.putUser(
            user, in: queue, due: now.advanced(bySeconds: Self.pause), isSooner: true)
        return .noted
    }

    /// Whether the edge must store the purchase's name, so that it can ask the subscription service about the
    /// purchase later. A pack's name is not stored, because a pack is reported only once.
    private func opensPlan(_ pack: OneTimePurchase?) -> Bool {
        guard let pack else { return true }
        return pack.items.contains { rules.products.findMatch($0.names) != nil }
    }

    private func pack(of event: SubscriptionEvent, from source: any SubscriptionSource)
        async throws(LedgerError) -> OneTimePurchase?
    {
        do throws(SourceFailure) {
            return try await source.readPack(of: event)
        } catch {
            throw .unavailable
        }
    }

    /// Writes the state that an event reports, if its subscription service cannot be asked. At most two
    /// purchases are kept for each service. A third purchase replaces one that is over. If both are running,
    /// the third replaces the one with the worse plan, but only if its own plan is better.
    private func accept(
        _ event: SubscriptionEvent, of user: UserName, _ known: SubscriptionRecord, _ cause: EventCause
    ) async throws(LedgerError) -> Receipt {
        guard let told = event.told, let store = cause.source, !endsFormer(told, at: store, known) else {
            return .ignored
        }
        let purchases = Purchases(at: event.at, subscriptions: [told])
        guard let kept = place(for: purchases, told.purchase, at: store, known) else { return .ignored }
        _ = try await notePurchases(purchases, of: user, known, at: kept, cause)
        try await scheduleLookup(
            user, after: try await records.subscriptions.readSubscription(of: user.key).record)
        return .applied
    }

    /// Whether an event reports the end of a product that the person has already exchanged for another.
    /// Adapty's events about the old and the new product have the same purchase id and arrive in any order
    /// (Adapty, "Immediate Product Change Flow").
    private func endsFormer(_ told: Subscription, at store: String, _ known: SubscriptionRecord) -> Bool {
        guard told.isOver else { return false }
        return SubscriptionRecord.sources(of: store).compactMap { known.reported(by: $0) }.contains { one in
            one.purchase == told.purchase && one.product.map { !told.names.contains($0) } ?? false
        }
    }

    /// Redis keeps at most two purchases of a user for each service, under names such as `stripe` and
    /// `stripe2`. Returns the name for this purchase; nil if it is not kept, because two running purchases
    /// are at least as good.
    private func place(
        for purchases: Purchases, _ purchase: String?, at store: String, _ known: SubscriptionRecord
    ) -> String? {
        let places = SubscriptionRecord.sources(of: store)
        if let own = places.first(where: { known.reported(by: $0)?.purchase == purchase }) { return own }
        let free = places.first { known.reported(by: $0) == nil }
        let over = places.first { known.reported(by: $0)?.entitlement.isRunning(at: purchases.at) != true }
        if let place = free ?? over { return place }
        let after = purchases.makeRecord(rules, known: SubscriptionRecord(), source: store)
        func rank(_ place: String) -> Int { known.reported(by: place)?.rank ?? .max }
        guard after.entitlement.isRunning(at: purchases.at),
            let worst = places.max(by: { rank($0) < rank($1) }), after.rank ?? .max < rank(worst)
        else { return nil }
        return worst
    }

    /// The time in seconds after which a subscription service that did not respond is asked again.
    static let pause: Int64 = 30

    /// Writes the access that an event reports and that the subscription service has not confirmed: a
    /// temporary grant (`holds`), or any access if the service did not respond. An event that is older than
    /// the record in Redis changes nothing.
    private func believe(
        _ event: SubscriptionEvent, of user: UserName, _ known: SubscriptionRecord,
        _ source: any SubscriptionSource, holds: Bool
    ) async throws(LedgerError) {
        guard let told = event.told else { return }
        // The record keeps the purchase's ids (`customers`), so that the service can be asked about it later.
        let purchases = Purchases(
            at: event.at, subscriptions: [told], customers: source.names(of: event))
        let kept = place(for: purchases, told.purchase, at: source.name, known) ?? source.name
        let record = purchases.makeRecord(
            rules, known: known.reported(by: kept) ?? SubscriptionRecord(), source: kept)
        // An event that the subscription service has not confirmed can give access, but take none away.
        guard record.plan != nil, record.status == "active" else { return }
        // A temporary grant never shortens the access that the user has paid for.
        if holds, known.covers(record, at: now) { return }
        let end = told.endsAt
        _ = try await records.subscriptions.noteNews(
            SubscriptionNews(
                at: event.at, id: event.id, actor: source.name, reason: event.type, record: record,
                temporaryGrant: holds ? end.map { .until($0) } ?? .respected : .respected),
            of: user.key)
        try await scheduleLookup(user, after: record)
    }
}

extension Entitlement {
    fileprivate func isRunning(at moment: Moment) -> Bool { plan != nil && !hasLapsed(at: moment) }
}

extension SubscriptionRecord {
    /// Whether this record gives the same plan as `other`, for at least as long.
    fileprivate func covers(_ other: SubscriptionRecord, at now: Moment) -> Bool {
        guard plan == other.plan, status != "free", status != "expired" else { return false }
        let end = entitlement.lastMoment ?? .distantFuture
        return end > now && end >= other.periodEnd ?? .distantFuture
    }
}

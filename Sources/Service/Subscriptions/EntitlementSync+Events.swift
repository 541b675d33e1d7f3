package import Ledger
import Limits
import Reactor

extension EntitlementSync {
    /// What became of an event.
    package enum Receipt: String, Hashable, Sendable {
        /// The service was asked, and its answer was written to Redis.
        case applied
        /// The service did not answer. Redis holds a record that it must be asked again.
        case noted
        /// The event was received and handled earlier.
        case repeated
        /// The event needs no action.
        case ignored
    }

    /// Handles an event of a webhook. When this method returns, all of the event's effects are in Redis. If
    /// it throws, the sender must send the event again.
    package func takeEvent(_ event: SubscriptionEvent, from source: any SubscriptionSource)
        async throws(LedgerError) -> Receipt
    {
        guard event.meaning != .nothing, rules.opensSandbox || !event.isSandbox else { return .ignored }
        let people = try await people(of: event, from: source)
        // An event about several people has one receipt, which is the highest one in this order.
        let order: [Receipt] = [.ignored, .repeated, .applied, .noted]
        var most = 0
        for user in people {
            let receipt = try await take(event, for: user, from: source)
            most = max(most, order.firstIndex(of: receipt) ?? 0)
        }
        return order[most]
    }

    /// The people that an event is about. Their ids come from the event, from the record of who claimed the
    /// purchase, or from the source.
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
            // Nothing was recorded. The sender must send the event again later, when the source can be asked
            // about its customer.
            throw .unavailable
        }
    }

    /// The outcome of a purchase that the app itself reports for its user.
    package enum ReportOutcome: Hashable, Sendable {
        case taken(Receipt)
        /// Another user has claimed the purchase already.
        case ofAnother
        /// The app has reported too many purchases for this user.
        case crowded
    }

    /// Handles a purchase that the app reports for its user. The purchase is given to the first user for whom
    /// it is reported.
    ///
    /// - Parameter event: the purchase as the store signed or confirmed it. It names no user.
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
            // The pack's own id ensures that the pack counts once. The event's id is recorded with the
            // source's answer.
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
            // If Redis holds no name for this purchase yet, the store could not be asked about it later.
            let kept = try await records.subscriptions.readSubscription(of: user.key).record.customers
            guard Set(cause.customers).isSubset(of: kept) else { throw .unavailable }
        }
        try await believe(event, of: user, known.record, source, holds: false)
        try await records.queues.putUser(
            user, in: queue, due: now.advanced(bySeconds: Self.pause), isSooner: true)
        return .noted
    }

    /// Whether the edge must record the name by which the store can be asked about this purchase later. A
    /// pack is reported only once, so its name is not recorded.
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
            // Nothing was recorded, so the sender must send the event again.
            throw .unavailable
        }
    }

    /// Writes what an event reports if its source cannot be asked. At most two purchases are kept for each
    /// store. A third purchase replaces one that is over. If both are running, it replaces the lower-ranked
    /// one if it ranks higher than that one. Otherwise it is ignored.
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

    /// Whether an event reports the end of a product that the person has since exchanged for another. The
    /// events of both products have the same purchase id and arrive in any order (Adapty, "Immediate Product
    /// Change Flow").
    private func endsFormer(_ told: Subscription, at store: String, _ known: SubscriptionRecord) -> Bool {
        guard told.isOver else { return false }
        return SubscriptionRecord.sources(of: store).compactMap { known.reported(by: $0) }.contains { one in
            one.purchase == told.purchase && one.product.map { !told.names.contains($0) } ?? false
        }
    }

    /// The name under which a purchase is kept at this store; nil if two better purchases are running.
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

    /// Time in seconds until a source that did not answer is asked again.
    static let pause: Int64 = 30

    /// Writes the access that an event itself reports, if the event is newer than the record.
    private func believe(
        _ event: SubscriptionEvent, of user: UserName, _ known: SubscriptionRecord,
        _ source: any SubscriptionSource, holds: Bool
    ) async throws(LedgerError) {
        guard let told = event.told else { return }
        // The record keeps the purchase's name, so that the source can be asked about it later.
        let purchases = Purchases(
            at: event.at, subscriptions: [told], customers: source.names(of: event))
        let kept = place(for: purchases, told.purchase, at: source.name, known) ?? source.name
        let record = purchases.makeRecord(
            rules, known: known.reported(by: kept) ?? SubscriptionRecord(), source: kept)
        // Without the source's confirmation an event may only give access. An event about an unknown product
        // takes nothing away.
        guard record.plan != nil, record.status == "active" else { return }
        // A temporary grant never shortens access that was paid for.
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
    /// Whether this record gives the same plan as the other for at least as long.
    fileprivate func covers(_ other: SubscriptionRecord, at now: Moment) -> Bool {
        guard plan == other.plan, status != "free", status != "expired" else { return false }
        let end = entitlement.lastMoment ?? .distantFuture
        return end > now && end >= other.periodEnd ?? .distantFuture
    }
}

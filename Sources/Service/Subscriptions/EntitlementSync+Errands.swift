package import Ledger
import Limits

extension EntitlementSync {
    /// How long the edge waits before it sends a message to a subscription service again, in seconds.
    private static let errandPause: Int64 = 60
    /// The most messages to subscription services that are sent in one run of the job.
    private static let mostErrands = 20

    var errands: Queue { .errands(tenant: rules.tenant) }

    /// Sends a message about a purchase to the subscription service that sold it. If the service does not
    /// respond, the edge sends the message again each minute until the message's deadline. When this method
    /// returns, the message is delivered or stored in Redis.
    func performErrand(_ errand: Errand) async throws(LedgerError) {
        try await records.queues.putMember(
            errand.member, in: errands, due: now.advanced(bySeconds: Self.errandPause), isSooner: true)
        try await run(errand)
    }

    /// Tells the app store that the user got what they bought: a plan or a pack. A product that the product
    /// table lacks is not acknowledged, so that the app store refunds its purchase.
    func acknowledgePurchase(_ request: Errand.Request, of user: UserName, at store: String)
        async throws(LedgerError)
    {
        var request = request
        let opensPlan = rules.products.findMatch(request.names) != nil
        guard opensPlan || rules.products.findPack(request.names) != nil else { return }
        // A pack is consumed, so that it can be bought again. A purchase that opens a plan for ever is only
        // acknowledged, because the person keeps it.
        if request.verb == .consume, opensPlan { request.verb = .acknowledgeItem }
        try await performErrand(Errand(request, at: store, of: user))
    }

    /// Takes the messages that are now due from the queue, and sends them to their subscription services.
    package func runErrands() async throws(LedgerError) {
        let due = try await records.queues.takeMembers(
            Self.mostErrands, from: errands, lease: Int(Self.errandPause) * 1000)
        for member in due.members {
            if let errand = Errand(member: member) {
                try await run(errand)
            } else {
                try await records.queues.dropMember(member, from: errands)
            }
        }
    }

    private func run(_ errand: Errand) async throws(LedgerError) {
        guard now < errand.until, let source = sources.first(where: { $0.name == errand.store }) else {
            logSentence(
                "\(errand.store) could not be reached in time (\(errand.verb.rawValue)): see the earlier "
                    + "log lines about it."
            )
            return try await records.queues.dropMember(errand.member, from: errands)
        }
        let share = errand.verb == .consumption ? try await consumption(of: errand) : nil
        do throws(SourceFailure) {
            try await source.performErrand(errand, consumed: share)
        } catch .strange {
            // The service would refuse the same message again, so the edge deletes it.
            logSentence("\(errand.store) refuses the message (\(errand.verb.rawValue)).")
        } catch {
            return
        }
        try await records.queues.dropMember(errand.member, from: errands)
    }

    /// How much of a pack's grants was used, from 0 to 1; nil if there is no plan table or no grant.
    private func consumption(of errand: Errand) async throws(LedgerError) -> Double? {
        guard let planTable = rules.planTable else { return nil }
        let (entitlement, now) = try await records.purchases.readEntitlement(of: errand.user.key)
        let name = PurchaseStore.name(of: errand.purchase, at: errand.store)
        let schedule = planTable.schedule(for: entitlement, modelClass: nil, at: now)
        let grants = entitlement.grants.filter { $0.transaction == name && !$0.isDebt && $0.amount > 0 }
        guard !grants.isEmpty else { return nil }
        let entries = grants.map { grant in schedule.entries.first { $0.limit.name == grant.limit } }
        let counts = try await records.purchases.readCounts(
            of: errand.user.key, entries.map { $0?.counter ?? "" })
        var (used, given) = (0.0, 0.0)
        for (grant, (entry, count)) in zip(grants, zip(entries, counts)) {
            // The plan's own allowance is used up before a pack's. If the pack's period is over, its rest has
            // lapsed, and the whole pack counts as used.
            let own = (entry?.amount ?? 0) - (grant.expires > now ? grant.amount : 0)
            let taken = grant.expires > now ? min(max(count - own, 0), grant.amount) : grant.amount
            (used, given) = (used + Double(taken), given + Double(grant.amount))
        }
        return used / given
    }
}

extension Schedule.Entry {
    /// The limit's counter for the current period; nil for a rolling window, which has no single counter.
    var counter: String? {
        if case .rolling = limit.window { return nil }
        return field
    }
}

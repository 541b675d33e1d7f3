package import Ledger
package import Limits
package import Reactor

package struct EntitlementRules: Sendable {
    /// The app whose products, plans and time zone these are; empty if the edge has only one app.
    package var tenant = ""
    package var products: ProductTable
    /// The app's plans. They contain the limits that one-time purchases add to.
    package var planTable: PlanTable?
    /// The time zone in which billing months begin. If a user has a time zone, that one is used instead.
    package var zone: String
    /// Whether a purchase with a test account of the app store opens its plan. TestFlight and App Review need
    /// this. The user's record marks such a purchase. Test purchases count only if no real one gives access.
    package var opensSandbox = false
    /// How late a renewal can be, in seconds. A subscription that renews by itself stays valid for this time
    /// after its end, unless its service reports that it has ended.
    package var renewalLeeway: Int64 = 3 * 86_400
    /// The subscription services that do not respond at present. All loops of the edge share this list.
    package var standing = SourceStanding()
    /// The time without an event after which the subscription services are asked about a user, in seconds.
    package var reconcileSeconds: Int64 = 86_400

    package init(products: ProductTable, zone: String) {
        self.products = products
        self.zone = zone
    }
}

package enum LookupResult: Hashable, Sendable {
    case changed, same
    case unknown(SourceFailure)
}

/// Asks the subscription services what people have bought, and writes the answers to Redis. A webhook event
/// only triggers such a request, because its content can be out of date. An instance is bound to one event
/// loop.
package final class EntitlementSync {
    package let rules: EntitlementRules
    package let sources: [any SubscriptionSource]
    let records: RecordStore
    let loop: EventLoop
    let log: @Sendable (String) -> Void
    /// Requests in progress, by user, so that the same question is asked only once.
    private var asking: [UserName: PendingLookup] = [:]
    var memory = RecentLookups()
    var looking: [UserName: PendingLookup] = [:]
    private var complaints: [String: UInt64] = [:]

    package init(
        _ rules: EntitlementRules, sources: [any SubscriptionSource], records: RecordStore,
        on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.rules = rules
        self.sources = sources
        self.records = records
        self.loop = loop
        self.log = log
    }

    /// The actor that is recorded for a change that no event has triggered.
    private static let own = "usher"

    package var now: Moment { Moment(milliseconds: loop.wallMilliseconds) }

    var queue: Queue { .reconciliation(tenant: rules.tenant) }

    package func userName(_ id: [UInt8]) -> UserName { UserName(tenant: rules.tenant, id: id) }

    package func drain() {
        for source in sources { source.drain() }
    }

    /// Asks every subscription service about a user and writes the answers to Redis. If a request about the
    /// same user is in progress, its result is used.
    package func askStores(_ user: UserName, because reason: String) async throws(LedgerError) -> LookupResult
    {
        if let question = asking[user] { return try await question.waitForAnswer() }
        let question = PendingLookup()
        asking[user] = question
        do throws(LedgerError) {
            let finding = try await findPurchases(user, cause(of: reason)).finding
            asking[user] = nil
            question.giveOutcome(.success(finding))
            return finding
        } catch {
            asking[user] = nil
            question.giveOutcome(.failure(error))
            throw error
        }
    }

    /// The cause that is recorded for a request that no event has triggered.
    func cause(of reason: String) -> EventCause {
        EventCause(
            id: "\(reason)-\(loop.wallMilliseconds)-\(UInt32.random(in: 0 ... .max))", actor: Self.own,
            reason: reason)
    }

    struct Outcome {
        var isChanged = false
        /// Why a subscription service could not be asked; nil if all services responded. If one service
        /// fails, the answers of the others are written all the same.
        var failure: SourceFailure?

        var finding: LookupResult { isChanged ? .changed : failure.map { .unknown($0) } ?? .same }
    }

    /// Asks the subscription services because of an event. A request that is in progress is not shared,
    /// because its answer can be older than the event.
    ///
    /// Each service's answer is written under the service's name, so no answer erases another service's. The
    /// script `lua/entitle` decides which answer is best. Answers are ordered by the service's clock. If the
    /// service reports no time, the time of Redis' clock before the request is used.
    func findPurchases(_ user: UserName, _ cause: EventCause) async throws(LedgerError) -> Outcome {
        let (known, _, asked) = try await records.subscriptions.readSubscription(of: user.key)
        let customers = cause.customers.filter { !known.customers.contains($0) } + known.customers
        var outcome = Outcome()
        for source in sources {
            let purchases: Purchases?
            do throws(SourceFailure) {
                purchases = try await source.fetchPurchases(of: user, customers: customers, asked: asked)
            } catch {
                rules.standing.noteFailure(error, of: source.name)
                outcome.failure = outcome.failure ?? error
                continue
            }
            rules.standing.noteFailure(nil, of: source.name)
            guard let purchases else { continue }
            if try await notePurchases(purchases, of: user, known, source.name, cause) {
                outcome.isChanged = true
            }
            for pack in purchases.packs where pack.isRecent(at: purchases.at) {
                if try await applyPurchase(pack, of: user, actor: source.name, reason: cause.reason) {
                    outcome.isChanged = true
                }
            }
            for errand in purchases.errands {
                try await acknowledgePurchase(errand, of: user, at: source.name)
            }
        }
        guard outcome.failure == nil || outcome.isChanged else { return outcome }
        let record = try await records.subscriptions.readSubscription(of: user.key).record
        if record == SubscriptionRecord() {
            try await records.queues.dropUser(user, from: queue)
        } else {
            try await scheduleLookup(user, after: record)
        }
        return outcome
    }

    /// Writes what one subscription service reports about a person: the best purchase, and a second one if it
    /// is running. Returns whether the user's record changed.
    func notePurchases(
        _ reported: Purchases, of user: UserName, _ known: SubscriptionRecord, _ store: String,
        _ cause: EventCause
    ) async throws(LedgerError) -> Bool {
        let places = SubscriptionRecord.sources(of: store)
        let before = places.compactMap { known.reported(by: $0) }
        let isBest = try await notePurchases(reported, of: user, known, at: store, cause, besides: before)
        let second = reported.second(rules, before)
        // The second-best purchase is written. If there is none now, but Redis has one, its end is written.
        guard !second.subscriptions.isEmpty || known.reported(by: places[1]) != nil else { return isBest }
        return try await notePurchases(second, of: user, known, at: places[1], cause, besides: before)
            || isBest
    }

    /// Writes the best of a person's purchases to Redis, under the name `place`: `stripe` for the best
    /// purchase at Stripe, or `stripe2` for the second-best.
    ///
    /// - Parameter others: the service's earlier reports, so that a renamed product keeps its plan.
    func notePurchases(
        _ reported: Purchases, of user: UserName, _ known: SubscriptionRecord, at place: String,
        _ cause: EventCause, besides others: [SubscriptionRecord] = []
    ) async throws(LedgerError) -> Bool {
        let isOwnEvent = cause.source == SubscriptionRecord.store(of: place)
        let purchases = isOwnEvent && cause.endsHold ? reported.withoutExpectedRenewals : reported
        let before = known.reported(by: place) ?? known.withoutPurchase
        for one in purchases.unopened(rules, [before] + others) { logSentence(Self.missingRow(one)) }
        let record = purchases.makeRecord(rules, known: before, besides: others, source: place)
        // A subscription service that never reported a purchase of this user cannot end the user's plan. Its
        // answer that there is no purchase is therefore not written.
        if record.plan == nil, !isOwnEvent, known.reported(by: place) == nil {
            return false
        }
        let news = SubscriptionNews(
            at: purchases.at, id: cause.id, actor: cause.actor, reason: cause.reason, record: record,
            temporaryGrant: isOwnEvent && cause.endsHold ? .over : .respected)
        return try await records.subscriptions.noteNews(news, of: user.key).applied
    }

    /// Schedules the next request to the subscription service, in case no event arrives: soon after the paid
    /// time ends, and then at intervals. These requests stop a month after the last purchase has ended.
    func scheduleLookup(_ user: UserName, after record: SubscriptionRecord) async throws(LedgerError) {
        let now = now
        let regular = now.advanced(bySeconds: rules.reconcileSeconds)
        if record.entitlement.hasLapsed(at: now) {
            let last = (record.entitlement.lastMoment ?? .distantPast).advanced(bySeconds: 30 * 86_400)
            guard now < last else { return try await records.queues.dropUser(user, from: queue) }
            try await records.queues.putUser(user, in: queue, due: regular)
        } else {
            try await records.queues.putUser(
                user, in: queue, due: min(Self.nextLook(at: record, now) ?? regular, regular))
        }
    }

    /// The next time at which the subscription service is asked. It is soon after the period's end. If the
    /// renewal is late, the pauses between requests grow with the delay, from 30 s up to an hour.
    private static func nextLook(at record: SubscriptionRecord, _ now: Moment) -> Moment? {
        guard let end = record.periodEnd else { return nil }
        let late = max(0, now.seconds - end.seconds)
        return max(end, now).advanced(bySeconds: min(max(late, 30), 3600))
    }

    // MARK: What an operator should know

    /// The log's sentence about a product that the product table does not contain. It contains all names of
    /// the product, and the row that the operator can add.
    private static func missingRow(_ one: Subscription) -> String {
        let others = one.names.filter { $0 != one.product }.joined(separator: ", ")
        let known = others.isEmpty ? one.product : "\(one.product) (also called \(others))"
        return
            "No plan is set for the product \(known): add { product: \"\(one.product)\", plan: PLAN } "
            + "to subscriptions.products."
    }

    /// Logs a sentence, unless the same sentence was logged within the last ten minutes.
    func logSentence(_ sentence: String) {
        if let last = complaints[sentence], loop.now - last < 600_000_000_000 { return }
        if complaints.count >= 64 { complaints.removeAll() }
        complaints[sentence] = loop.now
        log(sentence)
    }
}

struct EventCause {
    var id: String
    var actor: String
    var reason: String
    var source: String?
    var customers: [String] = []
    /// Whether this event also ends a temporary grant.
    var endsHold = false
}

/// A request to the subscription services that is in progress. Several tasks can await its result.
final class PendingLookup {
    private var outcome: Result<LookupResult, LedgerError>?
    private var waiters: [Waiter] = []

    func waitForAnswer() async throws(LedgerError) -> LookupResult {
        while true {
            if let outcome { return try outcome.get() }
            let waiter = Waiter()
            waiters.append(waiter)
            await waiter.wait()
        }
    }

    func giveOutcome(_ outcome: Result<LookupResult, LedgerError>) {
        self.outcome = outcome
        for waiter in waiters { waiter.wake() }
        waiters = []
    }
}

extension Purchases {
    /// A copy that expects no late renewals, for an event that reports a subscription's end.
    fileprivate var withoutExpectedRenewals: Purchases {
        var copy = self
        for index in copy.subscriptions.indices where copy.subscriptions[index].renewal == .expected {
            copy.subscriptions[index].renewal = .none
        }
        return copy
    }
}

extension SubscriptionRecord {
    /// A record that keeps only the user's time zone and customer ids. It is the starting point for a
    /// subscription service that has reported no purchase of the user yet.
    fileprivate var withoutPurchase: SubscriptionRecord {
        var record = SubscriptionRecord()
        (record.timeZone, record.customers) = (timeZone, customers)
        return record
    }
}

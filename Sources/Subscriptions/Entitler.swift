package import Ledger
package import Limits
package import Reactor

/// The rules by which subscriptions become entitlements.
package struct EntitlementRules: Sendable {
    /// The app whose users these are; empty for the only app.
    package var tenant = ""
    package var products: ProductBook
    /// The zone in which billing months turn for those who have none of their own.
    package var zone: String
    /// Whether what was bought with a tester's account counts.
    package var sandbox = false
    /// Seconds after which a person is asked about again though nothing was heard.
    package var reconcileSeconds: Int64 = 86_400

    package init(products: ProductBook, zone: String) {
        self.products = products
        self.zone = zone
    }
}

/// What asking after somebody came to.
package enum Finding: Hashable, Sendable {
    case changed, same
    /// No store could say, for now.
    case unknown(SourceFailure)
}

/// Finds out what people have, and writes it down. The stores are the source of truth: an event says only
/// whom to ask about. Bound to one loop.
package final class Entitler {
    package let rules: EntitlementRules
    package let sources: [any SubscriptionSource]
    let records: Records
    let loop: EventLoop
    let log: @Sendable (String) -> Void
    /// Questions on their way, which others who want the same may share.
    private var asking: [UserName: Question] = [:]
    /// What was asked lately, and what came of it.
    var memory = FindingMemory()
    /// Second looks on their way.
    var looking: [UserName: Question] = [:]
    private var complaints: [String: UInt64] = [:]

    package init(
        _ rules: EntitlementRules, sources: [any SubscriptionSource], records: Records, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.rules = rules
        self.sources = sources
        self.records = records
        self.loop = loop
        self.log = log
    }

    /// Who asks where no event told anything.
    private static let own = "usher"

    package var now: Moment { Moment(milliseconds: loop.wallMilliseconds) }

    var queue: Queue { .reconciliation(tenant: rules.tenant) }

    package func name(_ id: [UInt8]) -> UserName { UserName(tenant: rules.tenant, id: id) }

    /// Closes connections that wait.
    package func drain() {
        for source in sources { source.drain() }
    }

    /// Asks every store and writes the answer down. Whoever asks while a question is on its way shares it.
    package func ask(_ user: UserName, because reason: String) async throws(LedgerError) -> Finding {
        if let question = asking[user] { return try await question.answer() }
        let question = Question()
        asking[user] = question
        let cause = EventCause(
            id: "\(reason)-\(loop.wallMilliseconds)-\(UInt32.random(in: 0 ... .max))", actor: Self.own,
            reason: reason)
        do throws(LedgerError) {
            let finding = try await find(user, cause)
            asking[user] = nil
            question.give(.success(finding))
            return finding
        } catch {
            asking[user] = nil
            question.give(.failure(error))
            throw error
        }
    }

    /// The same for an event: it shares nobody's question, since that may have been answered before.
    func find(_ user: UserName, _ cause: EventCause) async throws(LedgerError) -> Finding {
        let known = try await records.subscription(of: user.key).record
        let holdings: Holdings
        do throws(SourceFailure) {
            holdings = try await self.holdings(of: user, known, customer: cause.customer)
        } catch {
            complain(of: error)
            return .unknown(error)
        }
        for product in rules.products.unknown(in: holdings) {
            tell("Nobody gets anything for the product \(product): subscriptions.products has no row for it.")
        }
        let record = holdings.record(
            rules.products, zone: rules.zone, known: known,
            store: cause.store ?? known.store ?? sources[0].name,
            sandbox: rules.sandbox)
        // Of somebody who never bought anything nothing is kept, however often strangers are asked about.
        if known == SubscriptionRecord(), record.plan == nil, cause.actor == Self.own { return .same }
        let change = try await records.note(
            SubscriptionNews(
                at: holdings.at, id: cause.id, actor: cause.actor, reason: cause.reason, record: record,
                hold: cause.endsHold ? .over : .respected),
            of: user.key)
        try await schedule(user, after: record)
        return change.applied ? .changed : .same
    }

    /// What the person has in all stores together, at the earliest of the answers' times.
    private func holdings(of user: UserName, _ known: SubscriptionRecord, customer: String?)
        async throws(SourceFailure) -> Holdings
    {
        var all: Holdings?
        for source in sources {
            let name = customer ?? known.customer
            let found = try await source.holdings(of: user, customer: name)
            guard let sum = all else {
                all = found
                continue
            }
            all = Holdings(
                at: min(sum.at, found.at), subscriptions: sum.subscriptions + found.subscriptions,
                customer: sum.customer ?? found.customer)
        }
        return all ?? Holdings(at: now, subscriptions: [])
    }

    /// Plans when to ask next though nobody says a word: soon after the paid time is over, and now and then.
    /// Who has nothing any more is asked about for another month.
    func schedule(_ user: UserName, after record: SubscriptionRecord) async throws(LedgerError) {
        let now = now
        let regular = now.advanced(bySeconds: rules.reconcileSeconds)
        if record.status == "free" || record.status == "expired" {
            let last = (record.periodEnd ?? .distantPast).advanced(bySeconds: 30 * 86_400)
            guard now < last else { return try await records.drop(user, from: queue) }
            try await records.put(user, in: queue, due: regular)
        } else {
            let end = max(record.periodEnd ?? regular, now).advanced(bySeconds: 30)
            try await records.put(user, in: queue, due: min(end, regular))
        }
    }

    // MARK: What an operator should know

    private func complain(of failure: SourceFailure) {
        switch failure {
        case .denied: tell("The subscription service does not take the key: check api_key.")
        case .strange: tell("The subscription service answered what is not understood: check base_url.")
        case .unreachable:
            tell("The subscription service does not answer; people are asked about again soon.")
        case .crowded: break
        }
    }

    /// Says it at most once in ten minutes.
    func tell(_ sentence: String) {
        if let last = complaints[sentence], loop.now - last < 600_000_000_000 { return }
        if complaints.count >= 64 { complaints.removeAll() }
        complaints[sentence] = loop.now
        log(sentence)
    }
}

/// What somebody is asked about for.
struct EventCause {
    var id: String
    var actor: String
    var reason: String
    var store: String?
    var customer: String?
    /// What was granted for a while is over, too.
    var endsHold = false
}

/// A question whose answer several wait for.
final class Question {
    private var outcome: Result<Finding, LedgerError>?
    private var waiters: [Waiter] = []

    func answer() async throws(LedgerError) -> Finding {
        while true {
            if let outcome { return try outcome.get() }
            let waiter = Waiter()
            waiters.append(waiter)
            await waiter.wait()
        }
    }

    func give(_ outcome: Result<Finding, LedgerError>) {
        self.outcome = outcome
        for waiter in waiters { waiter.wake() }
        waiters = []
    }
}

package import Authentication
import Bytes
import Cryptography
import Foundation
import JSON
package import Ledger
package import Limits
package import Reactor
package import Words

/// Queues an event for the team when a user reaches 80, 95 or 100 % of a limit for the first time in a
/// period. The events stay in Redis until they are delivered, so that a failing edge loses none. An outbox is
/// bound to one event loop.
package final class ThresholdOutbox {
    private let records: RecordStore
    private let queue: Queue
    private let levels: Set<Int>
    private let words: ThresholdWords
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    /// Called for each event that could not be queued.
    private let dropped: () -> Void
    private var lastComplaint: UInt64?

    /// - Parameters:
    ///   - capacity: the most events that can be queued. Further events are dropped, and `dropped` is called.
    ///   - levels: the percentages that are reported.
    ///   - words: makes the sentences of the events.
    package init(
        _ records: RecordStore, tenant: String, capacity: Int, levels: Set<Int>, words: ThresholdWords,
        on loop: EventLoop, log: @escaping @Sendable (String) -> Void, dropped: @escaping () -> Void = {}
    ) {
        self.records = records
        queue = .outbox(tenant: tenant, capacity: capacity)
        self.levels = levels
        self.words = words
        self.loop = loop
        self.log = log
        self.dropped = dropped
    }

    /// Queues events for the thresholds that a message was the first to reach. No client waits for this.
    package func thresholdReached(
        _ caller: AuthenticatedCaller, tenant: String, _ account: Account, _ reached: [ReachedThreshold]
    ) {
        let events = reached.filter { levels.contains($0.level.rawValue) }.map {
            ThresholdEvent(
                UserName(tenant: tenant, id: caller.id), account, $0,
                sentence: words.makeSentence(account, $0))
        }
        guard !events.isEmpty else { return }
        loop.spawn(with: self) { outbox in
            for event in events { await outbox.put(event) }
        }
    }

    package static func parseUser(of member: [UInt8]) -> UserName? { ThresholdEvent(member: member)?.user }

    private func put(_ event: ThresholdEvent) async {
        do throws(LedgerError) {
            if try await records.queues.putMember(event.member, in: queue, due: nil) { return }
            complain("Threshold events are dropped: too many wait for their receiver.")
        } catch {
            complain("Threshold events are dropped: Redis does not accept them.")
        }
    }

    private func complain(_ sentence: String) {
        dropped()
        if let lastComplaint, loop.now - lastComplaint < 60_000_000_000 { return }
        lastComplaint = loop.now
        log(sentence)
    }
}

/// Makes the sentence of a threshold event from the same catalogue as all texts for users. The sentence is in
/// the app's default language, because no request of the user names another.
package struct ThresholdWords: Sendable {
    private let catalogue: Catalogue
    private let language: String
    private let planTable: PlanTable

    package init(_ catalogue: Catalogue, language: String, planTable: PlanTable) {
        self.catalogue = catalogue
        self.language = language
        self.planTable = planTable
    }

    func makeSentence(_ account: Account, _ reached: ReachedThreshold) -> String? {
        let situation = Situation(
            plan: account.schedule.plan, entry: account.schedule.entries[reached.limit],
            used: reached.used, entitlement: account.entitlement, now: account.counts.now)
        return Notice(situation, planTable: planTable).map {
            catalogue.renderText(
                of: $0.phrase, language: language, timeZone: planTable.timeZone(for: account.entitlement))
        }
    }
}

/// One threshold event as it is stored in Redis: its time, its user, and the body that is sent.
struct ThresholdEvent {
    let created: Moment
    let user: UserName
    let body: [UInt8]

    init(_ user: UserName, _ account: Account, _ reached: ReachedThreshold, sentence: String?) {
        let (entry, level) = (account.schedule.entries[reached.limit], reached.level)
        let created = account.counts.now
        // Each threshold of a limit has one id in a period. A receiver thus recognises a repeated event.
        let name = "\(user.tenant)/\(user.text)/\(entry.field)/\(level.rawValue)"
        let digest = Digest.sha256(Array(name.utf8)).prefix(12)
        let id = "thr_" + Hexadecimal.text(digest)
        var json = JSONWriter()
        json.object {
            $0.member("id", utf8: id)
            $0.member("type", "usage.threshold")
            $0.member("created_at", utf8: created.timestamp)
            $0.member("user_id", utf8: user.text)
            $0.member("tenant", utf8: user.tenant.isEmpty ? nil : user.tenant)
            $0.member("plan", utf8: account.schedule.plan.id)
            $0.member("limit", utf8: entry.limit.name)
            $0.member("percent", level.rawValue)
            $0.member("used", reached.used)
            $0.member("amount", entry.amount)
            $0.member("period", utf8: entry.period)
            $0.member("resets_at", utf8: entry.resetsAt?.timestamp)
            $0.member("sentence", utf8: sentence)
        }
        let bytes = json.finish()
        body = [UInt8](bytes)
        self.created = created
        self.user = user
    }

    /// The event in its form in the queue: `<created in ms> <length of tenant> <length of
    /// id>\n<tenant><id><body>`. The lengths are necessary, because an id can contain any byte.
    var member: [UInt8] {
        let head = "\(created.milliseconds) \(user.tenant.utf8.count) \(user.id.count)\n"
        return Array(head.utf8) + Array(user.tenant.utf8) + user.id + body
    }

    init?(member: [UInt8]) {
        guard let end = member.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let numbers = String(decoding: member[..<end], as: UTF8.self).split(separator: " ")
        guard numbers.count == 3, let created = Int64(numbers[0]), let tenant = Int(numbers[1]),
            let id = Int(numbers[2]), tenant >= 0, id >= 0, end + 1 + tenant + id <= member.count
        else { return nil }
        let rest = member[(end + 1)...]
        self.created = Moment(milliseconds: created)
        user = UserName(
            tenant: String(decoding: rest.prefix(tenant), as: UTF8.self),
            id: Array(rest.dropFirst(tenant).prefix(id)))
        body = Array(rest.dropFirst(tenant + id))
    }
}

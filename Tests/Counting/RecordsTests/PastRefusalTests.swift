import Bytes
import JSON
import Limits
import Records
import Testing

@testable import Ledger

@Suite struct `The explanation of a past moment` {
    private static let now = Moment(seconds: 1_795_176_000)
    private static let user = UserName(id: "ann")
    private static let limit = Limit(name: "messages", meter: .messages, window: .day, amount: 20)
    private static let planTable = PlanTable(
        plans: [Plan(id: "free", label: "Free", kind: .free, limits: [limit])], defaultPlan: "free",
        timeZone: "UTC")

    /// The field of the counter of messages on a day before `now`.
    private static func field(daysAgo days: Int64) -> String {
        planTable.schedule(for: .none, modelClass: nil, at: now.advanced(bySeconds: -days * 86_400))
            .entries[0].field
    }

    /// Explains a moment of a user with the given counters and a refusal log of at most one entry, in JSON.
    private static func explain(
        daysAgo days: Int64, counters: [String: Int] = [:], refusedUnder settings: String? = nil
    ) -> String {
        let at = now.advanced(bySeconds: -days * 86_400)
        var stored = StoredUser(now: now)
        stored.counters = counters
        if let settings {
            stored.refusals = [
                RefusalEntry(
                    hour: at, cause: RefusalEntry.Cause(.usedUp, "messages"), version: 0, settings: settings,
                    first: at, last: at, count: 1, used: 20, amount: 20, modelClass: nil, plan: "free",
                    isSandbox: false)
            ]
        }
        let books = MonthBooks(MonthBooks.bookMonth(at: now, zone: "UTC"), [])
        let past = PastRefusal(UserRecord(user, stored, planTable, books), at: at, digest: "current")
        var json = JSONWriter()
        json.object { past.writeMembers(&$0, noted: nil) { _ in "the sentence" } }
        let bytes = json.finish()
        return String(decoding: (0..<bytes.count).map { bytes.readable[$0] }, as: UTF8.self)
    }

    @Test func `A moment that the refusal log does not reach is called unknown, not free of refusals`() {
        let counters = [Self.field(daysAgo: 0): 1]
        let lost = "That moment is more than 35 days ago: whether there was a refusal is not known any more."
        #expect(Self.explain(daysAgo: 36, counters: counters).contains(#""summary":"\#(lost)""#))
        #expect(!Self.explain(daysAgo: 35, counters: counters).contains(lost))
        let old = Self.explain(daysAgo: 36, counters: counters, refusedUnder: "current")
        #expect(old.contains("Refused once at ") && !old.contains(lost))
    }

    @Test func `The reason why gate and sentence of a past refusal are missing is named`() {
        let current = Self.explain(daysAgo: 1, refusedUnder: "current")
        #expect(current.contains(#""message":"the sentence""#) && !current.contains("(gate, they read)"))
        let older = Self.explain(daysAgo: 1, refusedUnder: "older")
        #expect(older.contains(#""message":null"#) && older.contains(#""gate":null"#))
        #expect(
            older.contains(
                "the gate and the sentence that the app received (gate, they read): both are computed from the "
                    + "configuration, and another configuration is in force now."))
    }

    @Test func `Without a refusal, the explanation says that the amounts are those of today`() {
        let today = "The amounts are those of the configuration in force now."
        #expect(Self.explain(daysAgo: 1, counters: [Self.field(daysAgo: 0): 1]).contains(today))
        #expect(!Self.explain(daysAgo: 1, refusedUnder: "current").contains(today))
    }

    @Test(arguments: [
        ([0: 3], "0"), ([0: 3, 2: 5], "0"), ([1: 7], "7"), ([0: 3, 9: 5], "0"),
    ])
    func `A day without any message has 0 used`(days: [Int64: Int], used: String) {
        let counters = Dictionary(uniqueKeysWithValues: days.map { (Self.field(daysAgo: $0), $1) })
        #expect(Self.explain(daysAgo: 1, counters: counters).contains(#""used_until_now":\#(used),"#))
    }

    @Test func `The figure of a day is unknown if two later days are counted, since it may be purged`() {
        let counters = [Self.field(daysAgo: 0): 3, Self.field(daysAgo: 1): 4]
        #expect(Self.explain(daysAgo: 2, counters: counters).contains(#""used_until_now":null,"#))
    }
}

import Limits
import Synchronization

/// Keeps refusals for a moment. A refused client that keeps sending then costs a look-up in a table and no
/// call of Redis. The cached refusal stays right, because a used-up limit of a calendar window refuses every
/// request until the period ends. (envoyproxy/ratelimit caches keys over their limit in the same way.)
///
/// A cached refusal counts nothing (L2 and L3), but it can be outdated: another edge can have made room by a
/// refund, a grant, a reset or a new plan. Therefore a refusal is cached only for its `life`, half a second
/// by default. A settlement on this loop drops the user's refusals at once. A change that this edge makes
/// outside of messages (`RecordChanges`) drops the refusals of all its loops.
///
/// A refusal is cached only if every cause is a hard limit of a calendar window or a lifetime. Rolling
/// windows, bursts and the limit on open requests can make room at any time. A user whose subscription has
/// lapsed has perhaps just paid, so their refusals are not cached. A request with a message id is never
/// refused from the cache, since it was perhaps counted before.
struct CachedRefusals {
    /// The nanoseconds for which a refusal is cached.
    private let life: UInt64
    private let changes: RecordChanges?
    /// The value of `changes.count` at the last check. If the count is higher now, the cache is emptied.
    private var seen = 0
    private var refusals = UserTable<CachedRefusal>()
    /// For each row of `refusals`, the value of `drops` when refusals in this row were last dropped.
    private var dropped: [Int]
    /// How often this cache has dropped refusals. If a user's refusals are dropped while a call is running,
    /// the reply to the call can be out of date and is not cached.
    private var drops = 0

    init(life: UInt64, changes: RecordChanges?) {
        self.life = life
        self.changes = changes
        dropped = Array(repeating: 0, count: life > 0 ? UserTable<CachedRefusal>.rows : 0)
    }

    /// The cached refusal that still holds for a request; nil if there is none. `now` is in nanoseconds.
    mutating func refusal(of request: AdmissionRequest, at now: UInt64) -> (Refusal, Account)? {
        heedChanges()
        guard request.messageID == nil, !request.overlooksPeriodEnd else { return nil }
        return refusals.firstValue(of: request.user) { now < $0.end && $0.answers(request) }?.told(at: now)
    }

    /// A cached refusal that holds for this user, class of models and plan, however small the message; nil if
    /// there is none. It does not hold for messages with a message id.
    mutating func refusal(of user: UserKey, _ modelClass: ModelClass?, plan: String?, at now: UInt64) -> (
        Refusal, Account
    )? {
        heedChanges()
        return refusals.firstValue(of: user) { now < $0.end && $0.answersAll(of: user, modelClass, plan) }?
            .told(at: now)
    }

    /// The state of the cache when a call was sent: the time, and the value of `drops`.
    struct Mark {
        let time: UInt64
        let drops: Int
    }

    func makeMark(at now: UInt64) -> Mark { Mark(time: now, drops: drops) }

    /// Caches a refusal that the ledger returned at `now` to a call that was sent at `mark`. It caches
    /// nothing if the user's refusals were dropped between these two times.
    mutating func keep(
        _ refusal: Refusal, _ account: Account, of request: AdmissionRequest, _ mark: Mark,
        at now: UInt64
    ) {
        guard life > 0, request.messageID == nil, !request.overlooksPeriodEnd else { return }
        heedChanges()
        let row = Self.row(of: request.user)
        guard dropped[row] <= mark.drops,
            let new = CachedRefusal(
                refusal, account, of: request, asked: mark.time, heard: now, life: life)
        else { return }
        refusals.keepValue(new, of: request.user) { $0.isLike(new) }
    }

    /// Drops the cached refusals of a user whose record has changed or could have changed.
    mutating func drop(_ user: UserKey) {
        guard life > 0 else { return }
        let row = Self.row(of: user)
        drops += 1
        dropped[row] = drops
        refusals.removeValues(of: user) { $0.user == user }
    }

    mutating func removeAll() {
        drops += 1
        for row in dropped.indices { dropped[row] = drops }
        refusals.removeAll()
    }

    private mutating func heedChanges() {
        guard let count = changes?.count, count != seen else { return }
        seen = count
        removeAll()
    }

    private static func row(of user: UserKey) -> Int { UserTable<CachedRefusal>.rowIndex(of: user) }
}

/// Counts how often this edge has changed a user's entitlement or use outside of messages. Such a change
/// comes from a subscription service or an operator. All loops share one counter. Such changes are rare, so
/// every loop drops all of its cached refusals after each change.
package final class RecordChanges: Sendable {
    private let made = Atomic<Int>(0)

    package init() {}

    var count: Int { made.load(ordering: .acquiring) }

    /// Call this method after the store has accepted a change of a user's record.
    package func noteChange() { made.add(1, ordering: .releasing) }
}

/// A refusal by the ledger, with the time until which it is cached.
private final class CachedRefusal {
    let user: UserKey
    /// The time of the loop's clock, in nanoseconds, until which the refusal is cached.
    let end: UInt64
    private let modelClass: ModelClass?
    private let plan: String?
    /// One bit for each limit, by position. A bit is set if the limit did not refuse the cached request but
    /// could refuse a larger one. The refusal of such a larger request would have one more cause.
    private let others: Int
    private let refusal: Refusal
    /// The account that was last returned with this refusal.
    private var account: Account
    private let heard: UInt64
    /// The time of the loop's clock, in nanoseconds, until which `account` can be returned unchanged.
    private var toldUntil: UInt64

    /// Returns nil if the refusal cannot be cached, because a smaller or later request of this user could
    /// pass, or because the refusal ends within a millisecond.
    init?(
        _ refusal: Refusal, _ account: Account, of request: AdmissionRequest, asked: UInt64, heard: UInt64,
        life: UInt64
    ) {
        let (schedule, counts) = (account.schedule, refusal.counts)
        var ends = schedule.validTo
        var causes = 0
        for cause in refusal.causes {
            let index = cause.place
            guard cause.end == .reset, cause.wait == 0,
                schedule.entries[index].isUsedUp(at: counts.used(index))
            else { return nil }
            causes |= 1 << index
            ends = min(ends, schedule.entries[index].resetsAt ?? ends)
        }
        let entitlement = account.entitlement
        for end in [entitlement.periodEnd, entitlement.lapsesAt] {
            if let end, end > counts.now { ends = min(ends, end) }
        }
        let left = ends.milliseconds - counts.now.milliseconds
        guard left > 0, !entitlement.isOverdue(at: counts.now),
            entitlement.plan == nil || !entitlement.hasLapsed(at: counts.now)
        else { return nil }
        user = request.user
        modelClass = request.modelClass
        plan = request.plan
        self.refusal = refusal
        self.account = account
        self.heard = heard
        toldUntil = heard + Self.toldFor(account)
        // The life begins when the call was sent, because the reply can arrive long after the server decided.
        end = asked + min(life, UInt64(min(left, 1 << 32)) * 1_000_000)
        others = schedule.entries.indices.reduce(0) { bits, index in
            let isOther = causes >> index & 1 == 0 && schedule.entries[index].limit.refusesBySize
            return isOther ? bits | 1 << index : bits
        }
    }

    /// Whether both refusals are for the same user, class of models and plan. If so, the newer refusal
    /// replaces the older one.
    func isLike(_ other: CachedRefusal) -> Bool {
        modelClass == other.modelClass && plan == other.plan && user == other.user
    }

    /// Whether this refusal holds for every request of this user, class and plan, whatever its size.
    func answersAll(of user: UserKey, _ modelClass: ModelClass?, _ plan: String?) -> Bool {
        others == 0 && isOf(user, modelClass, plan)
    }

    private func isOf(_ user: UserKey, _ modelClass: ModelClass?, _ plan: String?) -> Bool {
        self.user == user && self.modelClass?.name == modelClass?.name && self.plan == plan
    }

    /// Whether this refusal also holds for `request`, according to the last known counts.
    func answers(_ request: AdmissionRequest) -> Bool {
        guard isOf(request.user, request.modelClass, request.plan) else { return false }
        if others == 0 { return true }
        let schedule = account.schedule
        let estimate = request.estimate(under: schedule)
        for index in schedule.entries.indices where others >> index & 1 != 0 {
            let entry = schedule.entries[index]
            let units = estimate.units(of: entry.limit.meter)
            if units > 0, refusal.counts.countedUnits(index) + units > entry.ceiling { return false }
        }
        return true
    }

    /// The refusal as the ledger would return it at `now` if nothing but the time had changed. The same
    /// account object is returned until one of its values must change.
    func told(at now: UInt64) -> (Refusal, Account) {
        if now >= toldUntil {
            let passed = (now - heard) / 1_000_000
            account = account.replacingCounts(refusal.counts.after(milliseconds: Int64(passed)))
            toldUntil = heard + passed * 1_000_000 + Self.toldFor(account)
        }
        return (Refusal(causes: refusal.causes, counts: account.counts), account)
    }

    /// The nanoseconds until an answer about this account can change (`Account.grain`).
    private static func toldFor(_ account: Account) -> UInt64 {
        let grain = account.grain
        return UInt64(grain - account.counts.now.milliseconds % grain) * 1_000_000
    }
}

extension Schedule.Entry {
    /// Whether this is a hard limit of a calendar window or a lifetime, and `used` units use it up.
    fileprivate func isUsedUp(at used: Int) -> Bool {
        limit.window.slice == nil && refusesUse(used)
    }
}

extension Limit {
    /// Whether this limit can refuse one request and admit a smaller one.
    fileprivate var refusesBySize: Bool { enforcement == .hard && !meter.countsRequests }
}

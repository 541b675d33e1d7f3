import Limits
import Synchronization

/// Refusals that still stand: whoever has used up a calendar's limit is refused until its period ends, so
/// that for a moment Redis need not be asked about them again (envoyproxy/ratelimit keeps its keys over the
/// limit in the same way). A client that hammers then costs a look at a table.
///
/// It can only refuse, and a refusal changes nothing (laws 2 and 3). What it may do wrong is to refuse for up
/// to its `life` after another edge has made room: by a refund, a grant, a reset or a new plan. So the life
/// is short, half a second unless told: no longer than open screens take to hear of the change, so that who
/// reads good news can act on it. An ending on this loop drops it at once, and so does every change that this
/// edge makes outside of messages (`RecordChanges`), on all its loops.
///
/// Only what no request could get by is kept: every cause is a hard limit of the calendar or of a lifetime
/// with nothing left, courtesy included. Waiting times, bursts and open requests pass by themselves; whoever
/// is refused as lapsed may have paid just now. An id that the caller chose is never answered from here: it
/// may be a message that was counted before.
///
/// A table of 1024 rows of four, each user in one row: bounded, and nothing is ever searched for. Bound to
/// one loop.
struct StandingRefusals {
    private static let rows = 1024
    private static let width = 4

    /// Nanoseconds for which a refusal stands without being asked for again.
    private let life: UInt64
    private let changes: RecordChanges?
    /// The changes that were taken into account.
    private var seen = 0
    private var places: [StandingRefusal?] = []
    /// For each row the count of `drops` at its last one.
    private var dropped: [Int]
    /// How often anything was dropped: who asked the ledger before, and hears after it, may have heard what
    /// holds no more.
    private var drops = 0

    init(life: UInt64, changes: RecordChanges?) {
        self.life = life
        self.changes = changes
        dropped = Array(repeating: 0, count: life > 0 ? Self.rows : 0)
    }

    /// The refusal of a request, where it is known to stand; `now` in nanoseconds of the loop's clock.
    mutating func refusal(of request: AdmissionRequest, at now: UInt64) -> (Refusal, Account)? {
        heedChanges()
        guard !places.isEmpty, request.chosenID == nil, !request.overlooksEnd else { return nil }
        let first = Self.row(of: request.user) * Self.width
        for place in first..<first + Self.width {
            guard let known = places[place], now < known.end, known.answers(request) else { continue }
            return known.told(at: now)
        }
        return nil
    }

    /// A question to the ledger: when it was asked, and how often anything was dropped before.
    struct Question {
        let time: UInt64
        let drops: Int
    }

    func question(at now: UInt64) -> Question { Question(time: now, drops: drops) }

    /// Keeps what the ledger answered to a question at `now`, unless something may have changed meanwhile.
    mutating func keep(
        _ refusal: Refusal, _ account: Account, of request: AdmissionRequest, _ question: Question,
        at now: UInt64
    ) {
        guard life > 0, request.chosenID == nil, !request.overlooksEnd else { return }
        heedChanges()
        let row = Self.row(of: request.user)
        guard dropped[row] <= question.drops,
            let new = StandingRefusal(
                refusal, account, of: request, asked: question.time, heard: now, life: life)
        else { return }
        if places.isEmpty { places = Array(repeating: nil, count: Self.rows * Self.width) }
        places[place(for: new, in: row)] = new
    }

    /// Where it takes the place of its like, else of the one that ends first.
    private func place(for new: StandingRefusal, in row: Int) -> Int {
        let range = row * Self.width..<(row + 1) * Self.width
        if let same = range.first(where: { places[$0]?.isLike(new) == true }) { return same }
        return range.min { (places[$0]?.end ?? 0) < (places[$1]?.end ?? 0) } ?? range.lowerBound
    }

    /// Something of this user's has changed, or may have.
    mutating func drop(_ user: UserKey) {
        guard life > 0 else { return }
        let row = Self.row(of: user)
        drops += 1
        dropped[row] = drops
        guard !places.isEmpty else { return }
        for place in row * Self.width..<(row + 1) * Self.width where places[place]?.user == user {
            places[place] = nil
        }
    }

    /// Other plans hold.
    mutating func removeAll() {
        drops += 1
        for row in dropped.indices { dropped[row] = drops }
        places = []
    }

    private mutating func heedChanges() {
        guard let count = changes?.count, count != seen else { return }
        seen = count
        removeAll()
    }

    /// Whoever makes users whose rows clash makes them be asked for more often, no more.
    private static func row(of user: UserKey) -> Int {
        Int(truncatingIfNeeded: user.mark >> 32) & (rows - 1)
    }
}

/// How often this edge has changed what somebody has or has used, outside of messages: a subscription's
/// event, an operator's deed. All loops share one; each is rare enough to ask anew about everybody.
package final class RecordChanges: Sendable {
    private let made = Atomic<Int>(0)

    package init() {}

    var count: Int { made.load(ordering: .acquiring) }

    /// Call it when the store has taken the change.
    package func note() { made.add(1, ordering: .releasing) }
}

/// One refusal, as the ledger gave it and as long as it stands.
private final class StandingRefusal {
    let user: UserKey
    /// When it is to be asked for again, in nanoseconds of the loop's clock.
    let end: UInt64
    private let modelClass: ModelClass?
    private let plan: String?
    private let refusal: Refusal
    /// As it was told last, so many milliseconds after it was heard.
    private var account: Account
    private var passed: Int64 = 0
    private let heard: UInt64
    /// Limits by position that let that request pass, and might refuse a larger one: then theirs could be the
    /// refusal to name.
    private let others: [Int]

    /// nil for what another request might get by, or what ends within the millisecond.
    init?(
        _ refusal: Refusal, _ account: Account, of request: AdmissionRequest, asked: UInt64, heard: UInt64,
        life: UInt64
    ) {
        let (schedule, tally) = (account.schedule, refusal.tally)
        var ends = schedule.validTo
        var causes = 0
        for cause in refusal.causes {
            guard case .limit(let index, wait: 0) = cause,
                schedule.entries[index].isOver(at: tally.used(index))
            else { return nil }
            causes |= 1 << index
            ends = min(ends, schedule.entries[index].resetsAt ?? ends)
        }
        let entitlement = account.entitlement
        if let paid = entitlement.periodEnd, paid > tally.now { ends = min(ends, paid) }
        let left = ends.milliseconds - tally.now.milliseconds
        guard left > 0, entitlement.plan == nil || !entitlement.hasLapsed(at: tally.now) else { return nil }
        user = request.user
        modelClass = request.modelClass
        plan = request.plan
        self.refusal = refusal
        self.account = account
        self.heard = heard
        // From the question on: the server may have decided at once, and the answer been long on its way.
        end = asked + min(life, UInt64(min(left, 1 << 32)) * 1_000_000)
        others = schedule.entries.indices.filter {
            causes >> $0 & 1 == 0 && schedule.entries[$0].limit.refusesBySize
        }
    }

    /// The same user's, for the same reason.
    func isLike(_ other: StandingRefusal) -> Bool {
        modelClass == other.modelClass && plan == other.plan && user == other.user
    }

    /// Whether that request would be refused for the same causes, by the figures last heard.
    func answers(_ request: AdmissionRequest) -> Bool {
        guard user == request.user, modelClass?.name == request.modelClass?.name, plan == request.plan else {
            return false
        }
        if others.isEmpty { return true }
        let estimate = request.estimate(under: account.schedule)
        return others.allSatisfy { index in
            let entry = account.schedule.entries[index]
            let units = estimate.units(of: entry.limit.meter)
            return units == 0 || refusal.tally.used(index) + units <= entry.amount + entry.limit.courtesy
        }
    }

    /// As the ledger would say it now: the server's clock has gone on, and nothing else.
    func told(at now: UInt64) -> (Refusal, Account) {
        let time = Int64((now - heard) / 1_000_000)
        if time != passed {
            passed = time
            account = account.with(refusal.tally.after(milliseconds: time))
        }
        return (Refusal(causes: refusal.causes, tally: account.tally), account)
    }
}

extension Schedule.Entry {
    /// Whether it is a hard limit of the calendar that lets nothing more pass once so much is used.
    fileprivate func isOver(at used: Int) -> Bool {
        limit.enforcement == .hard && limit.window.slice == nil && used >= amount + limit.courtesy
    }
}

extension Limit {
    /// Whether it may refuse one request and let a smaller one pass.
    fileprivate var refusesBySize: Bool { enforcement == .hard && !meter.countsRequests }
}

import Ledger
import Limits
import Wire

/// A limit's refusal as it was said, and all that decided its words: who hears the same within the same
/// second needs no word of it put together anew.
final class SaidRefusal {
    private let schedule: Schedule
    private let second: Int64
    private let causes: [Refusal.Cause]
    private let used: [Int]
    private let plan: String?
    private let status: String?
    private let periodEnd: Moment?
    private let timeZone: String?
    private let dialect: Dialect
    /// The bytes of Accept-Language; empty where there is none, which asks for the same.
    private let wish: [UInt8]

    let answer: WrittenProblem

    /// Nil for what will not be said again: waiting times to the millisecond, and users with limits of their
    /// own, whose schedules are made anew with each request.
    init?(
        _ answer: WrittenProblem, for refusal: Refusal, _ account: Account, _ dialect: Dialect,
        wish: Span<UInt8>
    ) {
        let entitlement = account.entitlement
        guard wish.count <= 64, entitlement.overrides.isEmpty, entitlement.grants.isEmpty,
            entitlement.periodEnd?.isWhole ?? true, account.schedule.entries.allSatisfy(\.resetsOnTheSecond),
            !refusal.causes.contains(where: \.waits)
        else { return nil }
        self.answer = answer
        self.dialect = dialect
        schedule = account.schedule
        second = refusal.tally.now.milliseconds / 1000
        causes = refusal.causes
        used = refusal.causes.map { $0.limit.map(refusal.tally.used) ?? 0 }
        plan = entitlement.plan
        status = entitlement.status
        periodEnd = entitlement.periodEnd
        timeZone = entitlement.timeZone
        self.wish = wish.indices.map { wish[$0] }
    }

    func answers(_ refusal: Refusal, _ account: Account, _ asked: Dialect, wish other: Span<UInt8>) -> Bool {
        let known = wish
        guard schedule === account.schedule, second == refusal.tally.now.milliseconds / 1000,
            dialect == asked,
            known.count == other.count, other.starts(with: known.span)
        else { return false }
        return hasCauses(of: refusal) && suits(account.entitlement)
    }

    private func hasCauses(of refusal: Refusal) -> Bool {
        guard causes.count == refusal.causes.count else { return false }
        for index in causes.indices {
            guard causes[index] == refusal.causes[index] else { return false }
            if let limit = causes[index].limit, refusal.tally.used(limit) != used[index] { return false }
        }
        return true
    }

    /// What the schedule does not tell of a user, and the words do.
    private func suits(_ user: borrowing Entitlement) -> Bool {
        user.plan == plan && user.status == status && user.periodEnd == periodEnd && user.timeZone == timeZone
    }
}

/// The refusals that were said last. Bound to one loop.
struct RefusalMemory {
    private static let capacity = 16
    private var said: [SaidRefusal] = []

    mutating func answer(
        to refusal: Refusal, _ account: Account, _ dialect: Dialect, wish: Span<UInt8>
    ) -> WrittenProblem? {
        for place in said.indices where said[place].answers(refusal, account, dialect, wish: wish) {
            // What was said last is most often said next.
            if place > 0 { said.swapAt(0, place) }
            return said[0].answer
        }
        return nil
    }

    mutating func remember(_ refusal: SaidRefusal) {
        if said.count == Self.capacity { said.removeLast() }
        said.insert(refusal, at: 0)
    }
}

/// A problem's answer from its first own field to its end, for an answer that may hold other fields between.
final class WrittenProblem {
    let status: Int
    let fields: [UInt8]
    /// The body's length and the end of the head.
    let length: [UInt8]
    let body: [UInt8]

    init(status: Int, fields: borrowing ByteBuffer, body: [UInt8]) {
        self.status = status
        self.body = body
        let written = fields.readable
        self.fields = written.indices.map { written[$0] }
        length = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    }
}

extension Refusal.Cause {
    /// Whether its end is told by the script and not by the calendar.
    fileprivate var waits: Bool {
        switch self {
        case .limit(_, let wait): wait != 0
        case .burst: true
        case .concurrency, .blocked: false
        }
    }

    /// The limit of the schedule that it is about.
    fileprivate var limit: Int? {
        if case .limit(let index, _) = self { index } else { nil }
    }
}

extension Schedule.Entry {
    /// Whether the seconds up to its reset change with the clock's own.
    var resetsOnTheSecond: Bool { resetsAt?.isWhole ?? true }
}

extension Moment {
    fileprivate var isWhole: Bool { milliseconds % 1000 == 0 }
}

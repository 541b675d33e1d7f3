import Bytes
import Dialects
import HTTP
import Ledger
import Limits
import Reactor

/// A rendered refusal by a limit, with everything on which its text depends. Callers who get the same refusal
/// within the same second receive a copy of it.
final class CachedRefusalResponse {
    private let account: Account
    private let refusal: Refusal
    private let second: Int64
    private let dialect: Dialect
    /// The value of `Accept-Language`; empty if the request has none.
    private let wish: [UInt8]

    let answer: WrittenProblem
    /// The whole answer that the first caller received, with all figures; nil if it is not kept.
    private var whole: WholeResponse?

    /// Returns nil for refusals that never occur twice: those with a waiting time in milliseconds, and those
    /// of users whose overrides or grants need a schedule of their own.
    init?(
        _ answer: WrittenProblem, for refusal: Refusal, _ account: Account, _ dialect: Dialect,
        wish: Span<UInt8>
    ) {
        let entitlement = account.entitlement
        guard wish.count <= 64, entitlement.overrides.isEmpty, entitlement.grants.isEmpty,
            account.grain == 1000, !refusal.causes.contains(where: \.waits)
        else { return nil }
        self.answer = answer
        self.dialect = dialect
        self.account = account
        self.refusal = refusal
        second = refusal.counts.now.milliseconds / 1000
        self.wish = [UInt8](wish)
    }

    func answers(_ refusal: Refusal, _ account: Account, _ asked: Dialect, wish other: Span<UInt8>) -> Bool {
        let known = wish
        guard second == refusal.counts.now.milliseconds / 1000, dialect.isSame(as: asked),
            self.account.schedule === account.schedule, known.count == other.count,
            other.starts(with: known.span)
        else { return false }
        return hasCauses(of: refusal) && suits(account)
    }

    private func hasCauses(of other: Refusal) -> Bool {
        guard refusal.causes.count == other.causes.count else { return false }
        for index in refusal.causes.indices {
            let cause = refusal.causes[index]
            guard cause == other.causes[index] else { return false }
            if let limit = cause.limit, refusal.counts.used(limit) != other.counts.used(limit) {
                return false
            }
        }
        return true
    }

    /// Whether the text fits another account with the same schedule. Only facts that the text contains are
    /// compared.
    private func suits(_ other: Account) -> Bool {
        if account.isHeldAs(other) { return true }
        let (one, user) = (account.entitlement, other.entitlement)
        return user.plan == one.plan && user.status == one.status && user.periodEnd == one.periodEnd
            && user.lapsesAt == one.lapsesAt && user.timeZone == one.timeZone
            && user.unsubscribedAt == one.unsubscribedAt
            && user.billingIssueAt == one.billingIssueAt && user.pausedUntil == one.pausedUntil
    }

    // MARK: The whole answer

    /// Sends the stored answer to a caller with the same figures. Returns false if a new answer must be
    /// composed.
    func answer(_ call: ServerCall, _ other: LimitCounts) -> Bool {
        guard let whole, whole.second == call.loop.wallMilliseconds / 1000, call.takesCommonAnswer,
            hasFigures(of: other)
        else { return false }
        call.repeatAnswer(status: answer.status, whole.answer)
        return true
    }

    /// Stores the answer that was just composed. It begins at `mark` in the output. Only the first answer of
    /// each second is stored, and only if its figures are those of this refusal.
    func keep(_ call: ServerCall, from mark: Int, _ other: LimitCounts) {
        let second = call.loop.wallMilliseconds / 1000
        guard whole?.second != second, call.takesCommonAnswer, hasFigures(of: other) else { return }
        whole = WholeResponse(answer: call.copyAnswer(since: mark), second: second)
    }

    private func hasFigures(of other: LimitCounts) -> Bool {
        for limit in account.schedule.entries.indices where refusal.counts.used(limit) != other.used(limit) {
            return false
        }
        return true
    }
}

private struct WholeResponse {
    let answer: AnswerCopy
    /// The time in the answer's field `Date`, in seconds since 1970.
    let second: Int64
}

/// Keeps the latest rendered refusals on one event loop, so that equal refusals are copied.
struct RefusalResponseCache {
    private static let capacity = 16
    private var said: [CachedRefusalResponse] = []

    mutating func recall(
        _ refusal: Refusal, _ account: Account, _ dialect: Dialect, wish: Span<UInt8>
    ) -> CachedRefusalResponse? {
        for place in said.indices where said[place].answers(refusal, account, dialect, wish: wish) {
            // The refusal that was used last is the likeliest to be used next, so it is moved to the front.
            if place > 0 { said.swapAt(0, place) }
            return said[0]
        }
        return nil
    }

    mutating func rememberResponse(_ refusal: CachedRefusalResponse) {
        if said.count == Self.capacity { said.removeLast() }
        said.insert(refusal, at: 0)
    }
}

/// The rendered header fields and body of a problem's answer. Other fields can be written between them.
final class WrittenProblem {
    let status: Int
    let fields: [UInt8]
    let body: [UInt8]

    init(status: Int, fields: borrowing ByteBuffer, body: [UInt8]) {
        self.status = status
        self.body = body
        self.fields = [UInt8](fields)
    }
}

extension Refusal.Cause {
    /// Whether `lua/admit` computes when the refusal ends, to the millisecond. Two such refusals always
    /// differ.
    fileprivate var waits: Bool {
        switch end {
        case .reset: wait != 0
        case .refill, .settlement, .smallerRequest: true
        case .openMessage, .operator: false
        }
    }
}

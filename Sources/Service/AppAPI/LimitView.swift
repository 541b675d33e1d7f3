import Foundation
import Ledger
import Limits
import Usage
import Words

/// One limit of a user, in the form in which an app shows it.
struct LimitView {
    let entry: Schedule.Entry
    let usageLevel: UsageLevel
    /// The tokens or micro-dollars that open messages have reserved. They do not count as used yet.
    let reserved: Int
    let situation: Situation
    private let planTable: PlanTable
    private let kind: Plan.Kind

    init(_ index: Int, of account: Account, _ planTable: PlanTable) {
        entry = account.schedule.entries[index]
        usageLevel = account.usageLevel(index)
        reserved = account.counts.reservedUnits(index)
        situation = Situation(
            plan: account.schedule.plan, entry: entry, used: usageLevel.used,
            entitlement: account.entitlement,
            now: account.counts.now)
        self.planTable = planTable
        kind = account.schedule.plan.kind
    }

    /// The model class whose calls the limit counts; nil if the limit counts anything else.
    var modelClass: ModelClass? {
        guard case .calls(let modelClass) = entry.limit.meter else { return nil }
        return modelClass
    }

    /// Whether the limit is used up but does not refuse, because it only warns (a soft limit).
    private var isPassable: Bool { entry.limit.enforcement != .hard && usageLevel.isAtLimit }

    var level: DisplayLevel {
        let level = DisplayLevel(used: usageLevel.used, limit: usageLevel.amount)
        return isPassable && level == .blocked ? .prominent : level
    }

    var display: DisplayState {
        let state = DisplayState(
            subscriber: Subscriber(kind: kind, amount: usageLevel.amount), used: usageLevel.used,
            limit: usageLevel.amount, resetDate: resetDate)
        guard case .blocked = state, isPassable else { return state }
        return .compact(messagesRemaining: 0, tier: .prominent)
    }

    /// The sentence about the limit as long as it does not refuse. It is nil if less than 80 % is used.
    var notice: Notice? { Notice(situation, planTable: planTable) }

    /// The date at which the user can send again after this limit refuses; nil if the refusal names no date.
    private var resetDate: Date? {
        guard usageLevel.isAtLimit, entry.limit.enforcement == .hard,
            case .messagesExhausted(let date) = GateDecision(refusing: situation, planTable: planTable).gate
        else { return nil }
        return date
    }

    var tone: UsageTone {
        UsageTone(
            subscriber: Subscriber(kind: kind, amount: usageLevel.amount), level: level,
            isEmphasised: notice?.isEmphasised ?? false)
    }

    /// Why the limit would refuse one more call; nil if it would not.
    var refusal: GateDecision? {
        guard entry.refusesUse(usageLevel.used) else { return nil }
        return GateDecision(refusing: situation, planTable: planTable)
    }

    /// The line of text about the limit's model class (docs/specification.md §2); nil if the limit does not
    /// count calls, or if its amount is 0.
    var line: String? {
        guard usageLevel.amount > 0 else { return nil }
        return modelClass.map {
            ModelClassLine(modelClass: $0.name, current: usageLevel.used, limit: usageLevel.amount).text
        }
    }
}

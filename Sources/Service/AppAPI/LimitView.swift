import Foundation
import Ledger
import Limits
import Usage
import Words

/// One limit of a user as it is shown to them.
struct LimitView {
    let entry: Schedule.Entry
    let usageLevel: UsageLevel
    /// The tokens or micro-dollars that open messages have reserved. They are not part of what is used.
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

    /// The class whose calls the limit counts; nil if it counts anything else.
    var modelClass: ModelClass? {
        guard case .calls(let modelClass) = entry.limit.meter else { return nil }
        return modelClass
    }

    /// Whether the limit is soft and reached. A soft limit warns and never refuses.
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

    /// The sentence about the limit that is shown without a refusal; nil most of the time.
    var notice: Notice? { Notice(situation, planTable: planTable) }

    /// The date at which a user at the limit may send again; nil if the refusal's sentence promises none.
    private var resetDate: Date? {
        guard usageLevel.isAtLimit, entry.limit.enforcement == .hard,
            case .messagesExhausted(let date) = GateDecision(refusing: situation, planTable: planTable).gate
        else { return nil }
        return date
    }

    /// The colour of the limit.
    var tone: UsageTone {
        UsageTone(
            subscriber: Subscriber(kind: kind, amount: usageLevel.amount), level: level,
            isEmphasised: notice?.isEmphasised ?? false)
    }

    /// The refusal of one more call; nil if the limit allows it.
    var refusal: GateDecision? {
        guard entry.refusesUse(usageLevel.used) else { return nil }
        return GateDecision(refusing: situation, planTable: planTable)
    }

    /// The one-line display of the limit's class (docs/specification.md §2). It is nil if the limit counts no
    /// calls, or if its amount is 0.
    var line: String? {
        guard usageLevel.amount > 0 else { return nil }
        return modelClass.map {
            ModelClassLine(modelClass: $0.name, current: usageLevel.used, limit: usageLevel.amount).text
        }
    }
}

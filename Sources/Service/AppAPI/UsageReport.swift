import Authentication
import HTTP
import Ledger
import Limits
import Problems
import Subscriptions
import Usage
import Words

/// A user's usage, limits and gate, as the app interface reports them.
struct UsageReport {
    let caller: AuthenticatedCaller
    let account: Account
    let responses: ResponseComposer
    let audience: Audience
    /// The page for managing purchases: that of the subscription service, or else the configured one.
    let manageURL: String?
    /// The page on which users can buy more, as the configuration names it.
    let upgradeURL: String?
    /// Whether a subscription service of this user can be asked to restore purchases.
    let canRestore: Bool
    /// The user's records except the counters.
    let kept: KeptRecord?
    /// The limits that are reported to the user, in the plan's order.
    let limits: [LimitView]
    /// The decision whether the user may send. If the user may not, it contains the reason.
    let decision: GateDecision

    init(
        _ caller: AuthenticatedCaller, _ account: Account, _ kept: KeptRecord?, _ responder: AppResponder,
        _ call: ServerCall
    ) {
        self.init(
            caller, account, kept, responder, responder.responses.findAudience(of: call, account.entitlement))
    }

    init(
        _ caller: AuthenticatedCaller, _ account: Account, _ kept: KeptRecord?, _ responder: AppResponder,
        _ audience: Audience
    ) {
        let responses = responder.responses
        self.kept = kept
        manageURL = kept?.subscription.managementURL ?? responder.services.manageURL
        upgradeURL = responses.upgradeURL
        canRestore = responder.services.entitlements.map { $0.userName(caller.id).key == caller.key } ?? false
        decision = GateDecision(
            of: account.entitlement, account.schedule, used: account.counts.used, at: account.counts.now,
            planTable: responses.planTable)
        self.caller = caller
        self.account = account
        self.responses = responses
        self.audience = audience
        limits = account.schedule.toldEntries.map { LimitView($0, of: account, responses.planTable) }
    }

    init(_ report: UsageReport, _ account: Account) {
        (caller, responses, audience) = (report.caller, report.responses, report.audience)
        (manageURL, upgradeURL, canRestore) = (report.manageURL, report.upgradeURL, report.canRestore)
        kept = report.kept
        self.account = account
        decision = GateDecision(
            of: account.entitlement, account.schedule, used: account.counts.used, at: account.counts.now,
            planTable: responses.planTable)
        limits = account.schedule.toldEntries.map { [responses] in
            LimitView($0, of: account, responses.planTable)
        }
    }

    var plan: Plan { account.schedule.plan }

    /// The limit that the usage record reports; nil if the plan has no limits. The order of preference is:
    ///
    /// 1. limits on messages, then limits on calls, then all others;
    /// 2. limits that refuse, then limits that only warn;
    /// 3. the longest window.
    var record: LimitView? {
        var best: LimitView?
        for view in limits where best.map({ view.weight > $0.weight }) ?? true { best = view }
        return best
    }

    /// The limit that an app displays: `record`, or a limit with a higher display level. A used-up limit of
    /// one model class is left out, because models of other classes can still answer.
    var shown: LimitView? {
        var best = record
        for view in limits where !view.isPassing && !view.endsOneClass {
            if view.level.rank > (best?.level.rank ?? -1) { best = view }
        }
        return best
    }

    /// For each model class, in the plan's order, the limit with the least left.
    var classes: [(modelClass: ModelClass, view: LimitView)] {
        var found: [(modelClass: ModelClass, view: LimitView)] = []
        for view in limits {
            guard let modelClass = view.modelClass else { continue }
            if let known = found.firstIndex(where: { $0.modelClass == modelClass }) {
                if view.usageLevel.remaining < found[known].view.usageLevel.remaining {
                    found[known].view = view
                }
            } else {
                found.append((modelClass, view))
            }
        }
        return found
    }

    /// The line of text for models whose provider `model_classes` does not name (docs/specification.md §2).
    /// They count in the default class. Nil if no row names a provider.
    var otherLine: String? {
        let table = responses.planTable.modelClasses
        guard table.rules.contains(where: { $0.provider != nil }) else { return nil }
        return classes.first { $0.modelClass == table.fallback && $0.view.usageLevel.amount > 0 }.map {
            ModelClassLine(
                modelClass: $0.modelClass.name, isOtherProvider: true, current: $0.view.usageLevel.used,
                limit: $0.view.usageLevel.amount
            ).text
        }
    }

    /// The plan's label in the user's language.
    var shownLabel: String { responses.phraseCache.catalogue.label(plan.label, in: audience.language) }

    func text(_ phrase: Phrase?) -> String? { phrase.map { responses.renderText(of: $0, for: audience) } }

    /// A time in the user's time zone, by RFC 3339.
    func formatTime(_ moment: Moment?) -> String? {
        moment.map { responses.phraseCache.formatTimestamp($0, timeZone: audience.timeZone) }
    }
}

extension LimitView {
    /// The limit's rank. `UsageReport.record` is the limit with the highest rank.
    fileprivate var weight: (Int, Int, Int) {
        let meter =
            switch entry.limit.meter {
            case .messages: 2
            case .calls: 1
            default: 0
            }
        return (meter, entry.limit.enforcement == .hard ? 1 : 0, entry.limit.window.facts.seconds ?? .max)
    }

    /// Whether the limit's window is shorter than a day. Apps do not display such a limit.
    fileprivate var isPassing: Bool { entry.limit.window.isShorterThanADay }

    fileprivate var endsOneClass: Bool { modelClass != nil && level == .blocked }
}

extension DisplayLevel {
    var rank: Int {
        switch self {
        case .silent: 0
        case .gentle: 1
        case .prominent: 2
        case .blocked: 3
        }
    }
}

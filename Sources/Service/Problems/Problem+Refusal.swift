package import Ledger
package import Limits
import Usage
import Words

extension Problem {
    /// Makes the problem for the decisive cause of a refusal, such as a used-up limit or a block.
    package convenience init(_ refusal: Refusal, _ account: Account, planTable: PlanTable) {
        let schedule = account.schedule
        let cause = refusal.decisive(in: schedule)
        let now = refusal.counts.now
        let resetsAt = refusal.resetsAt(cause, in: schedule)
        let index = cause.place
        switch cause.reason {
        case .usedUp, .closedClass, .closedPlan:
            self.init(
                limit: schedule.entries[index], refusal.counts.used(index), resetsAt, account, now, planTable)
        case .held:
            self.init(
                .refused(.held), Phrase(.heldByOthers),
                retry: .soon(seconds: max(Self.seconds(from: now, to: resetsAt) ?? 2, 2)),
                details: Self.details(cause, refusal, schedule, resetsAt: nil))
        case .largerThanLeft:
            // The sentence contains no figures, because users do not know tokens or micro-dollars. The body's
            // details say how much is left and how much is needed.
            self.init(
                .refused(.largerThanLeft), Phrase(.largerThanLeft),
                details: Self.details(cause, refusal, schedule, resetsAt: resetsAt))
        case .burst:
            let burst = schedule.bursts[index]
            self.init(
                .refused(.burst), .breathPhrase(until: resetsAt, now: now),
                retry: .soon(seconds: min(max(Self.seconds(from: now, to: resetsAt) ?? 1, 1), 60)),
                details: Details(
                    limit: burst.perMinute, used: max(0, burst.perMinute - refusal.counts.unitsLeft(index)),
                    kind: "burst", resetsAt: resetsAt))
        case .concurrency:
            self.init(
                .refused(.concurrency), Phrase(.stillAnswering), retry: .soon(seconds: 1),
                details: Details(
                    limit: schedule.maxOpen, used: schedule.maxOpen, kind: "concurrency", resetsAt: nil))
        case .blocked:
            let decision = GateDecision(
                of: account.entitlement, schedule, used: refusal.counts.used, at: now, planTable: planTable)
            self.init(.refused(.blocked), Phrase(.onHold), gate: .blocked, actions: decision.actions)
        }
    }

    private static func details(
        _ cause: Refusal.Cause, _ refusal: Refusal, _ schedule: Schedule, resetsAt: Moment?
    ) -> Details {
        let index = cause.place
        let entry = schedule.entries[index]
        return Details(
            limit: entry.amount, used: refusal.counts.used(index), kind: entry.limit.window.name,
            resetsAt: resetsAt, reserved: refusal.counts.reservedUnits(index),
            remaining: UsageLevel(used: refusal.counts.countedUnits(index), amount: entry.amount).remaining,
            needed: cause.reason == .largerThanLeft ? cause.needed : nil)
    }

    private convenience init(
        limit entry: Schedule.Entry, _ used: Int, _ resetsAt: Moment?, _ account: Account, _ now: Moment,
        _ planTable: PlanTable
    ) {
        let situation = Situation(
            plan: account.schedule.plan, entry: entry, used: used, entitlement: account.entitlement, now: now,
            freeAt: resetsAt)
        let decision = GateDecision(refusing: situation, planTable: planTable)
        let retry = decision.isClosed ? nil : Self.seconds(from: now, to: decision.opensAt)
        self.init(
            .refused(RefusalReason(entry.limit.meter, amount: entry.amount)),
            decision.phrase ?? Phrase(.planUsedUp),
            retry: retry.map { .later(seconds: $0) } ?? .never,
            details: Details(
                limit: entry.amount, used: used, kind: entry.limit.window.name,
                resetsAt: decision.opensAt),
            gate: decision.gate, actions: decision.actions)
    }

    /// The whole seconds between two times. They are rounded up, so that they never end before the reset.
    private static func seconds(from now: Moment, to moment: Moment?) -> Int? {
        moment.map { Int(max(0, $0.milliseconds - now.milliseconds) + 999) / 1000 }
    }
}

extension Problem {
    /// The problem if Redis did not reply and the message could not pass as grace.
    package static let storeAway = Problem(
        .failed(.storeAway), Phrase(.limiterUnavailable), retry: .soon(seconds: 1))

    /// The problem if the user's record allows no messages, and no subscription service could confirm this.
    package static let subscriptionUnreadable = Problem(
        .failed(.subscriptionServiceAway), Phrase(.subscriptionUnreadable), retry: .soon(seconds: 5))

    /// The problem if a kill switch is on. Nothing is counted or forwarded meanwhile.
    package static let killSwitchOn = Problem(
        .failed(.killSwitchOn), Phrase(.paused), retry: .later(seconds: 60))
}

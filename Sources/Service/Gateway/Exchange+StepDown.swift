import Dialects
import HTTP
import Ledger
import Limits
import Problems
import Words

/// What a plan allows instead of a refusal: another model or a shorter answer. This is a class, because most
/// messages have no step-down, and passing an optional struct takes 100 instructions even if it is nil.
final class StepDown {
    /// The edit that writes the other model's name into the body; nil if only the path names the model.
    let change: Splice?
    /// Whether the answer's length is bounded by what is left of a limit.
    let isShorter: Bool
    /// The notice that informs the user of the other model or the shorter answer.
    let news: Phrase

    init(change: Splice?, isShorter: Bool = false, news: Phrase) {
        (self.change, self.isShorter, self.news) = (change, isShorter, news)
    }
}

extension Exchange {
    /// Returns the request for the plan's other model if a used-up limit of the model's class is the only
    /// cause. Returns nil if the plan names no other model, no upstream has it, or the message has stepped
    /// down already.
    func stepDown(from routed: RoutedRequest, _ refusal: Refusal, _ account: Account) -> RoutedRequest? {
        let modelClass = routed.target.modelClass
        var usedUp: Int?
        for cause in refusal.causes {
            guard cause.reason == .usedUp, account.isCounted(modelClass, at: cause.place) else {
                return nil
            }
            usedUp = usedUp ?? cause.place
        }
        return usedUp.flatMap { stepDown(from: routed, account, $0) }
    }

    /// Returns the request for the plan's other model, if the message is a replay. Returns nil if no limit of
    /// the model's class is used up now.
    func stepDown(from routed: RoutedRequest, _ account: Account) -> RoutedRequest? {
        let used = account.schedule.entries.indices.first { index in
            account.isCounted(routed.target.modelClass, at: index) && account.usageLevel(index).isAtLimit
        }
        return used.flatMap { stepDown(from: routed, account, $0) }
    }

    private func stepDown(from routed: RoutedRequest, _ account: Account, _ index: Int) -> RoutedRequest? {
        let modelClass = routed.target.modelClass
        guard let name = account.schedule.plan.stepDowns[modelClass], routed.stepDown == nil else {
            return nil
        }
        let model = Array(name.utf8)
        guard let target = gateway.directory.target(route.dialect, model: model, upstream: route.upstream),
            target.modelClass != modelClass
        else { return nil }
        // The body is parsed again, because other requests have used the parser in the meantime.
        guard (try? gateway.readModel(of: call, route)) != nil else { return nil }
        var change: Splice?
        change = gateway.makeChange(of: call, to: model)
        if modelInPath == nil ? change == nil : model.contains(where: { !Self.isPlainInPath($0) }) {
            return nil
        }
        let entry = account.schedule.entries[index]
        let situation = Situation(
            plan: account.schedule.plan, entry: entry, used: account.counts.used(index),
            entitlement: account.entitlement, now: account.counts.now)
        note(target)
        return self.routed(
            for: target, of: routed.callerHash, StepDown(change: change, news: .otherModel(than: situation)),
            adding: routed.additions)
    }

    /// Whether the byte needs no escape in a path (RFC 3986, section 2.3).
    private static func isPlainInPath(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
        default: [0x2d, 0x2e, 0x5f, 0x7e].contains(byte)
        }
    }
}

extension AdmissionRequest {
    func asking(for routed: RoutedRequest) -> AdmissionRequest {
        asking(for: routed.target.modelClass, estimate: routed.estimate, outputRate: routed.outputRate)
    }
}

extension Account {
    /// Whether a limit of the schedule counts the messages of a model class and allows at least one. Returns
    /// false for a shadow limit, because such a limit never refuses.
    fileprivate func isCounted(_ modelClass: ModelClass, at index: Int) -> Bool {
        let entry = schedule.entries[index]
        return entry.limit.meter == .calls(modelClass) && entry.amount > 0
            && entry.limit.enforcement != .shadow
    }
}

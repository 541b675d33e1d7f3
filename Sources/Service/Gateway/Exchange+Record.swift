import Authentication
package import HTTP
import Ledger
import Limits
import Problems
import Reactor
package import Telemetry
import Wire

/// Records facts about an exchange for metrics, log and traces.
extension Exchange {
    func tell() {
        gateway.tell(record, status: call.status, call.head.method, of: route)
    }

    func note(_ problem: Problem) {
        if record.decision == nil { record.decision = problem.cause.decision }
        record.identity = problem.identity
    }

    func note(_ account: Account, isRepeat: Bool) {
        record.decision = .allowed
        record.schedule = account.schedule
        record.isSandbox = account.schedule.isSandbox
        record.shadowMask = account.counts.shadowMask
        record.isRepeat = isRepeat
        gateway.noteOpenReservation()
    }

    func note(_ refusal: Refusal, _ account: Account) {
        let schedule = account.schedule
        record.schedule = schedule
        record.isSandbox = schedule.isSandbox
        record.shadowMask = refusal.counts.shadowMask
        let rule = refusal.rule(refusal.decisive(in: schedule), in: schedule)
        record.limit = rule.name ?? ""
        record.decision = rule.reason.facts.decision
    }

    func note(_ target: Target) {
        record.modelCounts = target.modelCounts
        record.modelClass = target.modelClass
    }
}

extension Gateway {
    /// Reports a request that the edge answered without an exchange, because no upstream was found for it.
    func note(unrouted call: ServerCall, _ route: MatchedRoute, _ decision: Decision) {
        var record = ExchangeRecord(at: loop.now, requestID: call.requestID)
        record.decision = decision
        tell(record, status: call.status, call.head.method, of: route)
    }
}

extension UpstreamOutcome {
    package init(_ failure: UpstreamFailure) {
        self =
            switch failure {
            case .unknownName: .unknownName
            case .refused: .refused
            case .unreachable: .unreachable
            case .untrusted: .untrusted
            case .noTLS: .noTLS
            case .handshake: .handshake
            case .connectTimedOut: .connectTimedOut
            case .crowded: .crowded
            case .noDescriptors: .noDescriptors
            case .forbiddenAddress: .privateAddress
            case .timedOut: .timedOut
            case .broken: .broken
            case .malformed: .notHTTP
            case .tooLong: .tooLong
            case .clientLeft: .clientLeft
            }
    }

    init(_ outcome: RelayOutcome, status: Int) {
        self =
            switch outcome {
            case .whole: UpstreamOutcome(status: status)
            case .upstreamBroke(timedOut: true): .timedOut
            case .upstreamBroke(timedOut: false): .broken
            case .malformed: .notHTTP
            case .clientLeft: .clientLeft
            case .cut: .cut
            }
    }
}

extension ReservationEnding {
    init(_ outcome: SettlementOutcome?, isSettled: Bool) {
        self =
            switch outcome {
            case nil: .spooled
            case .done, .reached, .counted: isSettled ? .settled : .refunded
            case .unknown, .already: .late
            }
    }
}

extension RecordedUsage {
    init(_ bill: Bill) {
        let used = bill.used
        self.init(
            messages: used.messages, input: used.inputTokens, cached: used.cachedTokens,
            output: used.outputTokens, reasoning: used.reasoningTokens, cost: used.cost,
            isGuessed: bill.isGuessed)
    }
}

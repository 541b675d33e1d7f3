import Dialects
import HTTP
import Ledger
import Limits
import Words

/// A message that is larger than what is left is answered shorter, where its plan says so (`when_short`).
extension Exchange {
    /// The request with an answer that fits what is left; nil if that would be too short, or where its
    /// output is not what is too large.
    func shortenRequest(
        _ request: AdmissionRequest, _ routed: RoutedRequest, _ refusal: Refusal, _ account: Account
    ) -> RoutedRequest? {
        let shortage = account.schedule.plan.shortage
        guard routed.stepDown == nil, shortage.lowers != .none,
            let output = request.findOutput(fitting: refusal, in: account.schedule),
            // Other requests have used the reader since.
            (try? gateway.readModel(of: call, route)) != nil
        else { return nil }
        let facts = gateway.facts
        let bound = output / max(facts.answers, 1)
        guard shortage.lowers == .all || facts.maxOutputTokens == nil, bound >= shortage.minOutput,
            let additions = (routed.additions ?? RequestAdditions()).addingBound(bound, route.dialect)
        else { return nil }
        return self.routed(
            for: routed.target, of: routed.callerHash,
            StepDown(change: nil, isShorter: true, news: Phrase(.shorterAnswer)), adding: additions)
    }
}

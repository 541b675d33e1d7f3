import Dialects
import HTTP
import Ledger
import Limits
import Words

/// Shortens the answer to a message that is too large for a limit, if the plan says so (`when_short`).
extension Exchange {
    /// The request with its output bounded to what is left of the limit. Returns nil if that bound would be
    /// too low, or if the prompt alone makes the request too large.
    func shortenRequest(
        _ request: AdmissionRequest, _ routed: RoutedRequest, _ refusal: Refusal, _ account: Account
    ) -> RoutedRequest? {
        let shortage = account.schedule.plan.shortage
        guard routed.stepDown == nil, shortage.lowers != .none,
            let output = request.findOutput(fitting: refusal, in: account.schedule),
            // The body is parsed again, because other requests have used the parser in the meantime.
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

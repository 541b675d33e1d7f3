package import Limits

extension AdmissionRequest {
    /// Returns the largest number of output tokens, for all answers together, with which the refused request
    /// would have been admitted. Returns nil if its output was not the only reason.
    package func findOutput(fitting refusal: Refusal, in schedule: Schedule) -> Int? {
        let reserved = estimate(under: schedule)
        var most = reserved.outputTokens
        for cause in refusal.causes {
            guard cause.reason == .largerThanLeft else { return nil }
            let meter = schedule.entries[cause.place].limit.meter
            let excess = reserved.units(of: meter) - cause.left
            switch meter {
            case .outputTokens, .reasoningTokens, .totalTokens:
                most = min(most, reserved.outputTokens - excess)
            case .cost where outputRate > 0:
                // This division and the cost are both rounded, so two more tokens are subtracted.
                let tokens = excess.multipliedSaturating(by: 1_000_000) / outputRate + 2
                most = min(most, reserved.outputTokens - tokens)
            case .messages, .calls, .inputTokens, .cachedTokens, .cost, .images, .audioSeconds, .characters:
                return nil
            }
        }
        return most > 0 ? most : nil
    }
}

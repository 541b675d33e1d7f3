package import Limits

extension AdmissionRequest {
    /// Returns how many output tokens, of all answers together, would have let the refused request pass.
    /// Returns nil if it would be refused with any number of output tokens.
    package func findOutput(fitting refusal: Refusal, in schedule: Schedule) -> Int? {
        let reserved = estimate(under: schedule)
        var most = reserved.outputTokens
        for cause in refusal.causes {
            guard cause.reason == .largerThanLeft else { return nil }
            let meter = schedule.entries[cause.place].limit.meter
            let excess = cause.needed - cause.left
            switch meter {
            case .outputTokens, .reasoningTokens, .totalTokens:
                most = min(most, reserved.outputTokens - excess)
            case .cost where outputRate > 0:
                // This division and the computation of costs are rounded, so the number of tokens could be
                // too small. Therefore two tokens are added.
                let tokens = excess.multipliedSaturating(by: 1_000_000) / outputRate + 2
                most = min(most, reserved.outputTokens - tokens)
            case .messages, .calls, .inputTokens, .cachedTokens, .cost, .images, .audioSeconds, .characters:
                return nil
            }
        }
        return most > 0 ? most : nil
    }
}

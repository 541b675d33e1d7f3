package import Limits

extension AdmissionRequest {
    /// The most output tokens, for all answers together, with which a refused request would have passed; nil
    /// if anything else than its output was too large.
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
                // One more token is subtracted, since costs are rounded.
                let tokens = excess.multipliedSaturating(by: 1_000_000) / outputRate + 2
                most = min(most, reserved.outputTokens - tokens)
            case .messages, .calls, .inputTokens, .cachedTokens, .cost, .images, .audioSeconds, .characters:
                return nil
            }
        }
        return most > 0 ? most : nil
    }
}

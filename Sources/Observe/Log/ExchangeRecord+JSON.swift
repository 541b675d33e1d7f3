import Limits
import Wire

extension ExchangeRecord {
    /// What a line of the access log tells of an exchange: nothing that a user or an upstream wrote, but the
    /// model's name, where it has one (`ModelNames`).
    borrowing func write(_ decision: Decision, status: Int, now: UInt64, to json: inout JSONWriter) {
        if let schedule { json.member("plan", utf8: schedule.plan.id) }
        json.member("decision", decision.isForwarded ? "forwarded" : "refused")
        json.member("reason", decision.word)
        if !limit.isEmpty { json.member("limit", utf8: limit) }
        json.member("status", status)
        if let modelClass { json.member("class", utf8: modelClass.name) }
        if let model { json.member("model", utf8: model.name) }
        if isStream { json.member("stream", true) }
        if isReplay { json.member("repeat", true) }
        if decision.isForwarded { writeUpstream(to: &json) }
        if used.messages | used.input | used.output != 0 { writeUsage(to: &json) }
        if decided != 0 { json.milliseconds("limiter_ms", decided - asked) }
        if answered != 0 { json.milliseconds("upstream_ms", answered - sent) }
        if firstByte != 0 { json.milliseconds("first_byte_ms", firstByte - began) }
        json.milliseconds("total_ms", now - began)
        if let trace {
            json.name("trace_id")
            json.hexDigits(trace.trace.low, high: trace.trace.high)
        }
    }

    private borrowing func writeUpstream(to json: inout JSONWriter) {
        if let upstream { json.member("upstream", utf8: upstream.name) }
        if let outcome { json.member("outcome", outcome.word) }
        if attempts > 1 { json.member("attempt", Int(attempts)) }
        if let ending { json.member("reservation", ending.word) }
    }

    private borrowing func writeUsage(to json: inout JSONWriter) {
        json.member("input_tokens", used.input)
        json.member("cached_tokens", used.cached)
        json.member("output_tokens", used.output)
        json.member("reasoning_tokens", used.reasoning)
        json.member("cost_microdollars", used.cost)
        if used.isEstimate { json.member("estimate", true) }
    }
}

extension JSONWriter {
    fileprivate mutating func milliseconds(_ name: StaticString, _ nanoseconds: UInt64) {
        self.name(name)
        decimal(Double(nanoseconds) / 1e6, places: 3)
    }
}

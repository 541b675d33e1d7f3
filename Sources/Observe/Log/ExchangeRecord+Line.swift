import Wire

extension ExchangeRecord {
    /// What a line of the access log tells of an exchange beside its decision and its route: nothing that a
    /// user or an upstream wrote, but the model's name, where it has one (`ModelNames`).
    borrowing func write(_ decision: Decision, status: Int, now: UInt64, to line: inout ByteBuffer) {
        line.append(#","status":"#)
        line.append(decimal: status)
        if let model { line.append(model.phrase.bytes) }
        if isStream { line.append(#","stream":true"#) }
        if isReplay { line.append(#","repeat":true"#) }
        if decision.isForwarded { writeUpstream(to: &line) }
        if used.messages | used.input | used.output != 0 { writeUsage(to: &line) }
        if decided != 0 { line.append(#","limiter_ms":"#, milliseconds: decided - asked) }
        if answered != 0 { line.append(#","upstream_ms":"#, milliseconds: answered - sent) }
        if firstByte != 0 { line.append(#","first_byte_ms":"#, milliseconds: firstByte - began) }
        line.append(#","total_ms":"#, milliseconds: now - began)
        if let trace {
            line.append(#","trace_id":""#)
            trace.trace.append(to: &line)
            line.append(UInt8(ascii: "\""))
        }
    }

    private borrowing func writeUpstream(to line: inout ByteBuffer) {
        if let upstream { line.append(upstream.phrase(outcome).bytes) }
        if attempts > 1 { line.append(#","attempt":"#, Int(attempts)) }
        if let ending {
            line.append(#","reservation":""#)
            line.append(ending.word)
            line.append(UInt8(ascii: "\""))
        }
    }

    private borrowing func writeUsage(to line: inout ByteBuffer) {
        line.append(#","input_tokens":"#, used.input)
        line.append(#","cached_tokens":"#, used.cached)
        line.append(#","output_tokens":"#, used.output)
        line.append(#","reasoning_tokens":"#, used.reasoning)
        line.append(#","cost_microdollars":"#, used.cost)
        if used.isEstimate { line.append(#","estimate":true"#) }
    }
}

extension ByteBuffer {
    fileprivate mutating func append(_ name: StaticString, _ number: Int) {
        append(name)
        append(decimal: number)
    }

    /// Milliseconds with three digits after their point.
    fileprivate mutating func append(_ name: StaticString, milliseconds nanoseconds: UInt64) {
        append(name)
        append(thousandths: (nanoseconds + 500) / 1000)
    }
}

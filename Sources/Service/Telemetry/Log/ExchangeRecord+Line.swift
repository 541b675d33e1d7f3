import Bytes

extension ExchangeRecord {
    borrowing func write(now: UInt64, to line: inout ByteBuffer) {
        if usedAnything { writeUsage(to: &line) }
        if decided != 0 { line.append(#","limiter_ms":"#, milliseconds: decided - asked) }
        if headReceived != 0 { line.append(#","upstream_ms":"#, milliseconds: headReceived - sent) }
        if firstByte != 0 { line.append(#","first_byte_ms":"#, milliseconds: firstByte - began) }
        line.append(#","total_ms":"#, milliseconds: now - began)
        if let trace {
            line.append(#","trace_id":""#)
            trace.trace.appendHeader(to: &line)
            line.append(UInt8(ascii: "\""))
        }
    }

    private borrowing func writeUsage(to line: inout ByteBuffer) {
        line.append(#","input_tokens":"#, used.input)
        line.append(#","cached_tokens":"#, used.cached)
        line.append(#","output_tokens":"#, used.output)
        line.append(#","reasoning_tokens":"#, used.reasoning)
        line.append(#","cost_microdollars":"#, used.cost)
        if used.isGuessed { line.append(#","estimate":true"#) }
    }
}

extension ByteBuffer {
    fileprivate mutating func append(_ name: StaticString, _ number: Int) {
        append(name)
        append(decimal: number)
    }

    /// Appends a time in milliseconds, with three digits after the point.
    fileprivate mutating func append(_ name: StaticString, milliseconds nanoseconds: UInt64) {
        append(name)
        append(thousandths: (nanoseconds + 500) / 1000)
    }
}

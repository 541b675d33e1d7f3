package import Bytes

package struct TraceID: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    package func appendHeader(to out: inout ByteBuffer) {
        out.append(hexDigits: high)
        out.append(hexDigits: low)
    }
}

/// The ids of an exchange (W3C Trace Context, level 1): its trace, its caller's span, and its own two spans.
package struct TraceContext: Sendable {
    package let trace: TraceID
    /// The caller's span; 0 if the trace begins at this edge.
    package let parent: UInt64
    /// `span` is the span of this exchange. `upstreamSpan` is the span of its request to the upstream.
    package let span: UInt64
    package let upstreamSpan: UInt64
    package let isSampled: Bool

    /// Continues the trace in a caller's `traceparent`. Later versions begin in the format of version 00 and
    /// can add to it. Returns nil if the field does not begin in this format:
    ///
    ///     00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
    package init?(_ field: Span<UInt8>, using random: inout SpanNumbers) {
        guard field.count >= 55, field[2] == Self.dash, field[35] == Self.dash, field[52] == Self.dash,
            let version = Self.number(field.extracting(0..<2)), version != 0xff,
            field.count == 55 || version > 0 && field[55] == Self.dash,
            let high = Self.number(field.extracting(3..<19)),
            let low = Self.number(field.extracting(19..<35)),
            let parent = Self.number(field.extracting(36..<52)),
            let flags = Self.number(field.extracting(53..<55)), high | low != 0, parent != 0
        else { return nil }
        trace = TraceID(high: high, low: low)
        self.parent = parent
        span = random.nextNumber()
        upstreamSpan = random.nextNumber()
        isSampled = flags & 1 != 0
    }

    init(beginningWith random: inout SpanNumbers) {
        trace = TraceID(high: random.nextNumber(), low: random.nextNumber())
        parent = 0
        span = random.nextNumber()
        upstreamSpan = random.nextNumber()
        isSampled = true
    }

    private static let dash = UInt8(ascii: "-")

    /// Reads up to 16 hexadecimal digits in lower case. Returns nil if there is any other character (W3C
    /// Trace Context, section 3.2.2).
    private static func number(_ digits: Span<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for index in digits.indices {
            switch digits[index] {
            case let digit where (0x30...0x39).contains(digit): number = number << 4 | UInt64(digit - 0x30)
            case let digit where (0x61...0x66).contains(digit): number = number << 4 | UInt64(digit - 0x57)
            default: return nil
            }
        }
        return number
    }

    package func appendField(to out: inout ByteBuffer) {
        out.append("traceparent: 00-")
        trace.appendHeader(to: &out)
        out.append("-")
        out.append(hexDigits: upstreamSpan)
        out.append(isSampled ? "-01\r\n" : "-00\r\n")
    }
}

/// Makes random ids of spans. They are never 0 and need not be secret. The generator is seeded once, because
/// the system's generator takes a system call each time.
package struct SpanNumbers: Sendable {
    private var numbers: SplitMix64

    package init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

    package mutating func nextNumber() -> UInt64 { max(numbers.next(), 1) }
}

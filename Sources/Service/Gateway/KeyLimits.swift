import Bytes
import HTTP
import Limits
import Wire

/// The provider's rate limits for the team's key, as the head of an upstream's answer reports them.
struct KeyLimits {
    /// The time for which the key should rest, in nanoseconds (`retry-after-ms`, `Retry-After`); nil if the
    /// answer reports none.
    private(set) var retryAfter: UInt64?
    /// Whether less than a twentieth is left of some limit. If the answer does not report how large the limit
    /// is, this is true only when nothing is left.
    private(set) var isLow = false

    /// The pairs of rate-limit fields that are read. OpenAI puts the limited unit at the end
    /// (`x-ratelimit-remaining-tokens`), and Anthropic puts it in the middle
    /// (`anthropic-ratelimit-input-tokens-remaining`).
    private static let kinds: [(remaining: StaticString, limit: StaticString)] = [
        ("x-ratelimit-remaining-requests", "x-ratelimit-limit-requests"),
        ("x-ratelimit-remaining-tokens", "x-ratelimit-limit-tokens"),
        ("anthropic-ratelimit-requests-remaining", "anthropic-ratelimit-requests-limit"),
        ("anthropic-ratelimit-tokens-remaining", "anthropic-ratelimit-tokens-limit"),
        ("anthropic-ratelimit-input-tokens-remaining", "anthropic-ratelimit-input-tokens-limit"),
        ("anthropic-ratelimit-output-tokens-remaining", "anthropic-ratelimit-output-tokens-limit"),
    ]

    init(_ head: ResponseHead, _ bytes: Span<UInt8>) {
        if let field = head.value(of: .retryAfterMs), let milliseconds = Self.number(bytes[field]) {
            retryAfter = Self.nanoseconds(milliseconds, each: 1_000_000)
        } else if let field = head.value(of: .retryAfter), let seconds = Self.number(bytes[field]) {
            retryAfter = Self.nanoseconds(seconds, each: 1_000_000_000)
        }
        let fields = head.fields
        for index in 0..<fields.count where fields[index].known == .other {
            let name = bytes[fields[index].name]
            guard name.count > 25 else { continue }
            for kind in Self.kinds where name.equalsIgnoringCase(kind.remaining) {
                let limit = Self.value(of: kind.limit, fields, bytes)
                guard let remaining = Self.number(bytes[fields[index].value]) else { continue }
                if remaining.multipliedSaturating(by: 20) < limit ?? 1 { isLow = true }
            }
        }
    }

    private static func value(of name: StaticString, _ fields: HeadFields, _ bytes: Span<UInt8>) -> Int? {
        for index in 0..<fields.count where bytes[fields[index].name].equalsIgnoringCase(name) {
            return number(bytes[fields[index].value])
        }
        return nil
    }

    /// Reads a whole number of up to 15 digits, without its fraction. Returns nil for any other text.
    private static func number(_ text: Span<UInt8>) -> Int? {
        var value = 0
        for index in text.indices {
            if text[index] == UInt8(ascii: "."), index > 0 { return value }
            guard ASCII.isDigit(text[index]), index < 15 else { return nil }
            value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
        }
        return text.count == 0 ? nil : value
    }

    private static func nanoseconds(_ number: Int, each: UInt64) -> UInt64 {
        let (product, isTooLarge) = UInt64(number).multipliedReportingOverflow(by: each)
        return isTooLarge ? EndpointState.longestRest : min(product, EndpointState.longestRest)
    }
}

extension UpstreamConnection {
    /// The rate limits of the key in the answer's head. They can be read until `releaseHead` is called.
    var keyLimits: KeyLimits { Self.keyLimits(head, inbound) }

    private static func keyLimits(_ head: ResponseHead, _ inbound: borrowing ByteBuffer) -> KeyLimits {
        KeyLimits(head, inbound.readable)
    }
}

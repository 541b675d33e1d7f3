/// Reads a reply that is a text, a number or a list of numbers, without copying. The scripts that each
/// message calls reply in these forms. Other replies are read by libhiredis, which copies the bytes and takes
/// 150 instructions for a number and 1,000 for a text.
enum FlatReply {
    /// The most items of a list. Longer lists are read by libhiredis.
    private static let mostItems = 64

    /// Reads the reply at `offset` and moves `offset` to its end. The result is nil for other kinds of
    /// replies and for incomplete ones.
    static func read(_ bytes: Span<UInt8>, from offset: inout Int) -> RedisReply? {
        var at = offset
        let reply: RedisReply
        if let single = number(UInt8(ascii: ":"), bytes, &at) {
            reply = .bounded(single)
        } else {
            guard let count = number(UInt8(ascii: "*"), bytes, &at), count > 0, count <= mostItems else {
                return nil
            }
            var items: [RedisReply] = []
            items.reserveCapacity(count)
            for _ in 0..<count {
                guard let item = number(UInt8(ascii: ":"), bytes, &at) else { return nil }
                items.append(.bounded(item))
            }
            reply = .array(items)
        }
        offset = at
        return reply
    }

    /// The range of the text at `offset`, which moves to the text's end. The result is nil if the text is
    /// incomplete.
    static func text(_ bytes: Span<UInt8>, from offset: inout Int) -> Range<Int>? {
        var at = offset
        guard let count = number(UInt8(ascii: "$"), bytes, &at), count >= 0, count <= bytes.count - at - 2,
            bytes[at + count] == UInt8(ascii: "\r"), bytes[at + count + 1] == UInt8(ascii: "\n")
        else { return nil }
        offset = at + count + 2
        return at..<at + count
    }

    /// Reads the byte of the reply's type (`mark`), a number of at most 18 digits, and a line end. The result
    /// is nil for anything else.
    @inline(__always)
    private static func number(_ mark: UInt8, _ bytes: Span<UInt8>, _ offset: inout Int) -> Int? {
        var at = offset
        guard bytes.count - at > 3, bytes[at] == mark else { return nil }
        at += 1
        let isNegative = bytes[at] == UInt8(ascii: "-")
        if isNegative { at += 1 }
        let first = at
        let last = min(bytes.count, first + 19)
        var number = 0
        while at < last, bytes[at] &- UInt8(ascii: "0") < 10 {
            number = number &* 10 &+ Int(bytes[at] &- UInt8(ascii: "0"))
            at += 1
        }
        guard at > first, at - first < 19, bytes.count - at >= 2, bytes[at] == UInt8(ascii: "\r"),
            bytes[at + 1] == UInt8(ascii: "\n")
        else { return nil }
        offset = at + 2
        return isNegative ? -number : number
    }
}

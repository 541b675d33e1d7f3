/// The arguments of one command, as RESP2 puts them on the wire: each is `$<length>`, its bytes, and line
/// ends.
///
/// They are written down once, here: libhiredis' formatter costs 14,000 instructions for the 22 arguments of
/// an
/// admission, this 700. What stays the same from call to call can be kept and appended as a whole.
/// Keep a list and empty it with `removeAll` to reuse its room.
package struct RedisArguments: Sendable {
    private(set) var bytes: [UInt8] = []
    package private(set) var count = 0

    package init() {}

    package mutating func append(_ bytes: [UInt8]) { append(bytes.span) }

    package mutating func append(_ text: String) { append(text.utf8Span.span) }

    package mutating func append(_ span: Span<UInt8>) {
        count += 1
        Pen.write(to: &bytes, room: span.count + Self.frame) { pen in
            pen.begin(length: span.count)
            pen.put(span)
            pen.putLineEnd()
        }
    }

    package mutating func append(_ text: StaticString) {
        count += 1
        Pen.write(to: &bytes, room: text.utf8CodeUnitCount + Self.frame) { pen in
            pen.begin(length: text.utf8CodeUnitCount)
            pen.put(text)
            pen.putLineEnd()
        }
    }

    /// One argument for each byte of `kinds`: a user's keys have one stem, and a letter each.
    package mutating func append(_ stem: [UInt8], each kinds: StaticString) {
        let letters = kinds.utf8CodeUnitCount
        count += letters
        Pen.write(to: &bytes, room: letters * (stem.count + 1 + Self.frame)) { pen in
            for index in 0..<letters {
                pen.begin(length: stem.count + 1)
                pen.put(stem.span)
                pen.put(unsafe kinds.utf8Start[index])
                pen.putLineEnd()
            }
        }
    }

    /// Appends the number in decimal.
    package mutating func append(_ number: Int) {
        let digits = Pen.digits(of: number.magnitude)
        count += 1
        Pen.write(to: &bytes, room: 21 + Self.frame) { pen in
            pen.begin(length: number < 0 ? digits + 1 : digits)
            if number < 0 { pen.put(UInt8(ascii: "-")) }
            pen.put(number.magnitude, digits: digits)
            pen.putLineEnd()
        }
    }

    /// Appends all arguments of another list.
    package mutating func append(contentsOf other: RedisArguments) {
        bytes.append(contentsOf: other.bytes)
        count += other.count
    }

    /// Empties the list and keeps its room.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        count = 0
    }

    /// Appends one command to `output`: `head`, the number of keys where the command has one, then `tail`.
    static func appendCommand(
        _ head: RedisArguments, keys: Int?, _ tail: RedisArguments, to output: inout [UInt8]
    ) {
        let count = head.count + tail.count + (keys == nil ? 0 : 1)
        precondition(count > 0 && keys ?? 0 < 10, "a command has a name, and a script fewer than ten keys")
        Pen.write(to: &output, room: head.bytes.count + tail.bytes.count + 2 * frame) { pen in
            pen.begin(UInt8(ascii: "*"), length: count)
            pen.put(head.bytes.span)
            if let keys {
                pen.begin(length: 1)
                pen.put(UInt(keys), digits: 1)
                pen.putLineEnd()
            }
            pen.put(tail.bytes.span)
        }
    }

    /// What surrounds an argument at most: a mark, 20 digits and two line ends.
    private static let frame = 25
}

extension Pen {
    /// A mark, a length and a line end.
    @inline(__always)
    fileprivate mutating func begin(_ mark: UInt8 = UInt8(ascii: "$"), length: Int) {
        put(mark)
        put(length.magnitude, digits: Self.digits(of: length.magnitude))
        putLineEnd()
    }
}

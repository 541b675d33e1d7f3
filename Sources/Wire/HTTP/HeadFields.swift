/// A slice of a head's bytes, by offset from the first byte that the parser was given.
package struct FieldRange: Hashable, Sendable {
    package var start: Int32
    package var count: Int32

    package static let empty = FieldRange(0..<0)

    package init(_ range: Range<Int>) {
        start = Int32(truncatingIfNeeded: range.lowerBound)
        count = Int32(truncatingIfNeeded: range.count)
    }

    package var lowerBound: Int { Int(start) }
    package var upperBound: Int { Int(start) + Int(count) }
    package var isEmpty: Bool { count == 0 }
}

extension Span<UInt8> {
    package subscript(range: FieldRange) -> Span<UInt8> {
        @_lifetime(copy self)
        get { extracting(range.lowerBound..<range.upperBound) }
    }
}

/// One header field: its name as it was sent, its value without the blanks around it.
package struct Field: Hashable, Sendable {
    package let name: FieldRange
    package let value: FieldRange
    package let known: KnownField
}

/// How large a head may be.
package struct HeadLimits: Hashable, Sendable {
    /// Bytes of a request's target; more is 414.
    package var target: Int
    /// Bytes of all header lines with their line ends; more is 431.
    package var fieldBytes: Int
    /// Header lines; more is 431.
    package var fieldCount: Int

    package init(target: Int = 8 << 10, fieldBytes: Int = 16 << 10, fieldCount: Int = 100) {
        self.target = target
        self.fieldBytes = fieldBytes
        self.fieldCount = fieldCount
    }
}

/// The header fields of a message, in the order in which they came, and what they say about the body and the
/// connection.
package final class HeadFields {
    /// The first `count` are those of this head; the room of others is kept.
    private var list: [Field] = []
    package private(set) var count = 0
    /// The first field of each known name; only where `seen` has its bit.
    private var firsts = InlineArray<64, UInt16>(repeating: 0)
    private var seen: UInt64 = 0
    private var repeated: UInt64 = 0

    /// Parsing has come to this line, and has looked for its end up to `scanned`.
    var cursor = LineCursor()

    /// The value of Content-Length.
    package internal(set) var contentLength: Int?
    /// Whether the body comes in chunks; never together with a length.
    package internal(set) var isChunked = false
    /// What Connection says of this connection.
    var connection = ConnectionOptions()

    package init() {}

    /// Forgets everything, but keeps the memory for the next head.
    func reset() {
        count = 0
        seen = 0
        repeated = 0
        cursor = LineCursor()
        contentLength = nil
        isChunked = false
        connection = ConnectionOptions()
    }

    package subscript(index: Int) -> Field {
        precondition(index < count, "a head has no such field")
        return list[index]
    }

    func append(_ field: Field) {
        if field.known != .other {
            let bit = UInt64(1) << UInt64(field.known.rawValue)
            if seen & bit == 0 {
                firsts[Int(field.known.rawValue)] = UInt16(truncatingIfNeeded: count)
                seen |= bit
            } else {
                repeated |= bit
            }
        }
        if count < list.count { list[count] = field } else { list.append(field) }
        count += 1
    }

    package func contains(_ known: KnownField) -> Bool { seen &>> UInt64(known.rawValue) & 1 == 1 }

    /// Whether more than one field bears this name.
    package func isRepeated(_ known: KnownField) -> Bool { repeated &>> UInt64(known.rawValue) & 1 == 1 }

    /// The value of the first field of this name.
    package subscript(known: KnownField) -> FieldRange? {
        contains(known) ? list[Int(firsts[Int(known.rawValue)])].value : nil
    }

    /// The first field of any name, compared without regard to case, and whether another one bears the same
    /// name.
    package func first(named name: Span<UInt8>, in bytes: Span<UInt8>) -> (
        value: FieldRange, isRepeated: Bool
    )? {
        let known = KnownField.named(name)
        if known != .other { return self[known].map { ($0, isRepeated(known)) } }
        var found: FieldRange?
        for index in 0..<count {
            let field = list[index]
            guard field.known == .other, bytes[field.name].equalsIgnoringCase(name) else { continue }
            if let found { return (found, true) }
            found = field.value
        }
        return found.map { ($0, false) }
    }
}

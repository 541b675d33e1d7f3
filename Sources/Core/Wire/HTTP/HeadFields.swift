package import Bytes

/// One header field: its name as it was sent, its value without the blanks around it.
package struct Field: Hashable, Sendable {
    package let name: FieldRange
    package let value: FieldRange
    package let known: KnownField

    /// This field, standing so many bytes further on.
    func moved(by distance: Int) -> Field {
        func moved(_ range: FieldRange) -> FieldRange {
            FieldRange(range.lowerBound + distance..<range.upperBound + distance)
        }
        return Field(name: moved(name), value: moved(value), known: known)
    }
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
    /// The first `count` are those of this head; what follows is left over from the previous one.
    private var list: [Field] = []
    package private(set) var count = 0
    /// The previous head: a line that is the same again is not parsed again.
    private var before = HeadMemory()
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
    /// The options in this message's Connection field.
    var connection = ConnectionOptions()

    package init() {}

    /// Forgets everything, but keeps the memory for the next head.
    func reset() {
        // A head that was never completed has overwritten positions in the list.
        if before.differs { before.forgetFields() }
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

    /// Appends a field that was read anew.
    func appendField(_ field: Field) {
        before.differs = true
        if count < list.count { list[count] = field } else { list.append(field) }
        note(field.known)
    }

    /// Appends the fields of all lines from `line` on that the head before had next. One comparison for all
    /// of them, and 40 instructions for each, where to read a line takes 200.
    ///
    /// - Parameter begin: where the first field's line begins. A line that exceeds the limits is left to be
    ///   refused.
    /// - Returns: where the line begins that is not among them.
    func appendSameLines(at line: Int, in bytes: Span<UInt8>, _ limits: HeadLimits, from begin: Int) -> Int {
        guard count < before.count else { return line }
        let place = list[count].name.lowerBound
        let distance = line - place
        let same = place + before.sameCount(bytes, from: line, at: place)
        var reached = place
        while count < before.count {
            let end = count + 1 < before.count ? list[count + 1].name.lowerBound : before.end
            let isWithin = end + distance - begin <= limits.fieldBytes && count < limits.fieldCount
            if end > same || !isWithin { break }
            if distance != 0 {
                before.differs = true
                list[count] = list[count].moved(by: distance)
            }
            note(list[count].known)
            reached = end
        }
        return reached + distance
    }

    /// Skips the first line if it is the same as the previous head's.
    func passSameStart(in bytes: Span<UInt8>) -> Bool {
        guard cursor.line == 0, before.begin > 0, before.hasBytes(bytes, 0, before.begin, at: 0) else {
            before.differs = true
            return false
        }
        cursor.skipLines(to: before.begin)
        return true
    }

    /// The head is whole, and its lines end at `end`.
    func rememberFields(_ bytes: Span<UInt8>, from begin: Int, to end: Int) {
        before.keep(bytes.extracting(first: end), begin, count)
    }

    /// Frees what was kept of the head before.
    package func forget() { before.forgetFields() }

    private func note(_ known: KnownField) {
        if known != .other {
            let bit = UInt64(1) &<< UInt64(known.rawValue)
            if seen & bit == 0 {
                firsts[Int(known.rawValue)] = UInt16(truncatingIfNeeded: count)
                seen |= bit
            } else {
                repeated |= bit
            }
        }
        count += 1
    }

    package func contains(_ known: KnownField) -> Bool { seen &>> UInt64(known.rawValue) & 1 == 1 }

    /// Whether more than one field has this name.
    package func isRepeated(_ known: KnownField) -> Bool { repeated &>> UInt64(known.rawValue) & 1 == 1 }

    /// The value of the first field of this name.
    package subscript(known: KnownField) -> FieldRange? {
        contains(known) ? list[Int(firsts[Int(known.rawValue)])].value : nil
    }

    /// The first field of any name, compared without regard to case, and whether another one has the same
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

package import Bytes

/// The location of a header field: the ranges of its name and of its value without blanks.
package struct Field: Hashable, Sendable {
    package let name: FieldRange
    package let value: FieldRange
    package let known: KnownField

    /// A copy of this field with `distance` added to the bounds of both ranges.
    func moved(by distance: Int) -> Field {
        func moved(_ range: FieldRange) -> FieldRange {
            FieldRange(range.lowerBound + distance..<range.upperBound + distance)
        }
        return Field(name: moved(name), value: moved(value), known: known)
    }
}

/// Bounds on the size of a message's head (its first line and header fields).
package struct HeadLimits: Hashable, Sendable {
    /// The largest request target, in bytes. A larger one is answered 414.
    package var target: Int
    /// The largest total of all header lines with their line ends, in bytes. A larger total is answered 431.
    package var fieldBytes: Int
    /// The largest number of header lines. A message with more is answered 431.
    package var fieldCount: Int

    package init(target: Int = 8 << 10, fieldBytes: Int = 16 << 10, fieldCount: Int = 100) {
        self.target = target
        self.fieldBytes = fieldBytes
        self.fieldCount = fieldCount
    }
}

/// The header fields of a message in their order. Some of them determine where the body ends and whether the
/// connection can be used again.
package final class HeadFields {
    /// The first `count` elements are the fields of the current message. The others are left from earlier
    /// messages.
    private var list: [Field] = []
    package private(set) var count = 0
    /// The head of the previous message. If a line equals a line of this head, it is not parsed again.
    private var before = HeadMemory()
    /// For each known name, the index of the first field with this name. An element is valid only if its bit
    /// in `seen` is set.
    private var firsts = InlineArray<64, UInt16>(repeating: 0)
    private var seen: UInt64 = 0
    private var repeated: UInt64 = 0

    /// The position up to which the current head has been parsed.
    var cursor = LineCursor()

    /// The value of Content-Length; nil if there is no such field.
    package internal(set) var contentLength: Int?
    /// Whether the body is in the chunked coding. It then has no Content-Length.
    package internal(set) var isChunked = false
    var connection = ConnectionOptions()

    package init() {}

    /// Removes the fields of this message, and keeps the memory for the next one.
    func reset() {
        // If `differs` is set, the current head is incomplete. `list` then has this head's fields, not those
        // of the head in `before`, so `before` is emptied.
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

    func appendField(_ field: Field) {
        before.differs = true
        if count < list.count { list[count] = field } else { list.append(field) }
        note(field.known)
    }

    /// Appends the fields of the lines from `line` on, as long as the lines equal the next lines of the
    /// previous message. All lines are compared together, which takes 40 instructions a line. Parsing a line
    /// takes 200.
    ///
    /// - Parameter begin: the offset of the first header line. Lines beyond the limits are not appended, so
    ///   that the caller refuses them.
    /// - Returns: the offset of the first line that was not appended.
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

    /// If the message's first line equals the first line of the previous message, moves the cursor past it.
    func passSameStart(in bytes: Span<UInt8>) -> Bool {
        guard cursor.line == 0, before.begin > 0, before.hasBytes(bytes, 0, before.begin, at: 0) else {
            before.differs = true
            return false
        }
        cursor.skipLines(to: before.begin)
        return true
    }

    /// Keeps the lines of a complete head up to `end`, so that the next message can be compared with it.
    func rememberFields(_ bytes: Span<UInt8>, from begin: Int, to end: Int) {
        before.keep(bytes.extracting(first: end), begin, count)
    }

    /// Frees the memory of the previous message's head.
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

    package func isRepeated(_ known: KnownField) -> Bool { repeated &>> UInt64(known.rawValue) & 1 == 1 }

    /// The value of the first field with this name; nil if there is none.
    package subscript(known: KnownField) -> FieldRange? {
        contains(known) ? list[Int(firsts[Int(known.rawValue)])].value : nil
    }

    /// The value of the first field with a name, ignoring case, and whether the name is repeated.
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

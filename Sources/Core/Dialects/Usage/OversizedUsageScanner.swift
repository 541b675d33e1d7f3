import Bytes

/// Finds the usage objects in JSON that is too large for the buffer or that the parser refuses (a number of
/// 24 digits, 1e999, invalid UTF-8, too deep nesting). The scanner reads the bytes in pieces of any size and
/// keeps only the last usage object.
///
/// It looks only where `UsageFigures.read(document:)` looks:
/// - `usage` and `usageMetadata` at the top level, or in the elements of a top-level array
/// - `usage` in `response`, `message` and `interaction`, and in some dialects in `x_groq` and in a choice
///
/// It ignores the contents of strings and a `usage` at a deeper level, such as in a tool's arguments.
struct OversizedUsageScanner: ~Copyable {
    /// The size, in bytes, of the largest usage object that is read. Providers write some hundreds of bytes.
    fileprivate static let limit = 8 << 10
    /// The longest name of a member, in bytes, that the scanner looks for.
    private static let longestName = 16

    /// The kind of object or list that contains the current byte. The kind `other` cannot contain usage.
    private enum Place: UInt64 { case other, top, list, inner, answers, answer }
    /// The name of the member whose value comes next.
    private enum Member: UInt8 {
        case other, usage, usageMetadata, response, message, answers, finishReason
    }

    private var dialect = Dialect.plain
    private var depth = 0
    /// The `Place` of each of the eight outermost open objects or lists, in one byte each.
    private var places: UInt64 = 0
    private var place = Place.other
    private var isInString = false
    private var isEscaped = false
    /// Whether the next string is a member's name in an object that can contain usage.
    private var awaitsName = false
    private var name = ByteBuffer()
    private var member = Member.other
    private var isMember = false

    /// A copy of the last usage object, changed so that a parser accepts it.
    private var copy = UsageCopy()
    /// The depth of the open usage object; 0 if none is open.
    private var usageDepth = 0

    /// - `met`: the top-level members in which usage was found so far.
    /// - `inner`: the last top-level member whose object can contain a usage member, such as `response`.
    private var met = NameSet()
    private var inner = Member.other
    /// Whether a usage member occurs twice in one object. Parsers differ on which of the two they use.
    private(set) var hasRepeatedMember = false
    /// Whether the document states why an answer has ended.
    private(set) var hasFinishReason = false

    mutating func reset(_ dialect: Dialect) {
        self.dialect = dialect
        (depth, places, place) = (0, 0, .other)
        (isInString, isEscaped, awaitsName, isMember) = (false, false, false, false)
        (member, usageDepth, hasFinishReason, hasRepeatedMember) = (.other, 0, false, false)
        copy.reset()
    }

    /// The last usage object that was found.
    var found: Span<UInt8> {
        @_lifetime(borrow self)
        get { copy.bytes.readable }
    }

    /// Reads the bytes from `offset` on, and moves `offset`. If the result is true, a usage object has ended
    /// at the new offset and can be read from `found`.
    mutating func next(in bytes: Span<UInt8>, from offset: inout Int) -> Bool {
        while offset < bytes.count {
            if isInString {
                readString(bytes, &offset)
            } else {
                offset += 1
                if read(bytes[offset - 1]) { return true }
            }
        }
        return false
    }

    private mutating func readString(_ bytes: Span<UInt8>, _ offset: inout Int) {
        if isEscaped {
            isEscaped = false
            offset += 1
            return
        }
        let end = ByteScan.firstEscaped(in: bytes, from: offset, to: bytes.count)
        if awaitsName { keepName(bytes.extracting(offset..<end)) }
        if usageDepth > 0 { copy.append(text: bytes.extracting(offset..<end)) }
        offset = end + 1
        guard end < bytes.count else {
            offset = bytes.count
            return
        }
        if bytes[end] == UInt8(ascii: "\"") {
            endString()
        } else {
            isEscaped = bytes[end] == UInt8(ascii: "\\")
            // The name contains an escape or a control byte, which no known name does. The added 0 makes the
            // name differ from every known name.
            if awaitsName { keepName([0].span) }
            if usageDepth > 0 { copy.appendUnknown() }
        }
    }

    private mutating func keepName(_ part: Span<UInt8>) {
        let room = Self.longestName + 1 - name.count
        if room > 0 && !part.isEmpty { name.append(part.extracting(first: min(room, part.count))) }
    }

    private mutating func endString() {
        isInString = false
        if usageDepth > 0 { copy.appendByte(UInt8(ascii: "\"")) }
        if awaitsName {
            awaitsName = false
            member = Self.member(name.readable, in: place, dialect)
        } else if isMember && member == .finishReason {
            hasFinishReason = true
        }
    }

    private static func member(_ name: Span<UInt8>, in place: Place, _ dialect: Dialect) -> Member {
        switch place {
        case .top:
            if name.equals("usage") { return .usage }
            if name.equals("usageMetadata") { return .usageMetadata }
            if name.equals("response") { return .response }
            // `interaction` is read like `message`, since both are objects with a member `usage`.
            if name.equals("message") || name.equals("interaction") { return .message }
            if dialect == .openAIChat && name.equals("x_groq") { return .message }
            return name.equals("choices") || name.equals("candidates") ? .answers : .other
        case .inner: return name.equals("usage") ? .usage : .other
        case .answer:
            if dialect.hasChoices && name.equals("usage") { return .usage }
            return name.equals("finish_reason") || name.equals("finishReason") ? .finishReason : .other
        case .other, .list, .answers: return .other
        }
    }

    /// Reads a byte that is not in a string. The result is true if the byte ends a usage object.
    private mutating func read(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""):
            isInString = true
            if awaitsName { name.removeAll() }
            if usageDepth > 0 { copy.appendByte(UInt8(ascii: "\"")) }
        case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return close(byte)
        case UInt8(ascii: ":"):
            if !isMember { meet() }
            isMember = true
            if usageDepth > 0 { copy.appendByte(byte) }
        case UInt8(ascii: ","):
            (isMember, member) = (false, .other)
            awaitsName = isObject(place)
            if usageDepth > 0 { copy.appendByte(byte) }
        default:
            if usageDepth > 0 { copy.append(scalar: byte) }
        }
        return false
    }

    private func isObject(_ place: Place) -> Bool { place == .top || place == .inner || place == .answer }

    private mutating func open(_ byte: UInt8) {
        let isObject = byte == UInt8(ascii: "{")
        let inside: Place =
            switch (place, member) {
            case _ where depth == 0: isObject ? .top : .list
            case (.list, _): isObject ? .top : .other
            case (.top, .response) where isMember, (.top, .message) where isMember:
                isObject ? .inner : .other
            case (.top, .answers) where isMember: isObject ? .other : .answers
            case (.answers, _): isObject ? .answer : .other
            default: .other
            }
        if isMember && isObject && usageDepth == 0 { beginUsage() }
        if case .top = inside { met = NameSet() }
        if case .inner = inside { inner = member }
        if usageDepth > 0 { copy.appendByte(byte) }
        depth += 1
        if depth <= 8 { places = places << 8 | inside.rawValue }
        (place, member, isMember, awaitsName) = (inside, .other, false, self.isObject(inside))
    }

    /// Records that a usage member was found, even if its value is not an object. If the member is repeated,
    /// parsers differ on which of the two they use.
    private mutating func meet() {
        guard member == .usage || member == .usageMetadata, place != .answer else { return }
        if !met.insertName(place == .inner ? inner.rawValue : member.rawValue) { hasRepeatedMember = true }
    }

    private mutating func beginUsage() {
        guard member == .usage || member == .usageMetadata else { return }
        usageDepth = depth + 1
        copy.reset()
    }

    private mutating func close(_ byte: UInt8) -> Bool {
        guard depth > 0 else { return false }
        if depth <= 8 { places >>= 8 }
        depth -= 1
        place = depth > 8 || depth == 0 ? .other : Place(rawValue: places & 0xff) ?? .other
        (member, isMember, awaitsName) = (.other, false, false)
        guard usageDepth > 0 else { return false }
        copy.appendByte(byte)
        guard depth < usageDepth else { return false }
        usageDepth = 0
        return copy.bytes.count <= Self.limit
    }
}

/// A copy of a usage object that every parser accepts. Integers stay unchanged. Unusual bytes in names become
/// `?`. An invalid or impossible number becomes -1, which `UsageFigures` leaves out and reports.
private struct UsageCopy: ~Copyable {
    private(set) var bytes = ByteBuffer()
    /// The current number, or the current `true`, `false` or `null`.
    private var scalar = ByteBuffer()

    mutating func reset() {
        bytes.removeAll()
        scalar.removeAll()
    }

    /// Appends a quotation mark or a byte that separates values.
    mutating func appendByte(_ byte: UInt8) {
        endScalar()
        add(byte)
    }

    mutating func append(text: Span<UInt8>) {
        for at in text.indices { add(text[at] >= 0x20 && text[at] < 0x7f ? text[at] : Self.unknown) }
    }

    /// Appends `?` for an escape or another unusual byte of a name, so that the name equals no known name.
    mutating func appendUnknown() { add(Self.unknown) }

    private static let unknown = UInt8(ascii: "?")

    /// Appends a byte of a number, or of `true`, `false` or `null`.
    mutating func append(scalar byte: UInt8) {
        if byte <= 0x20 { return endScalar() }
        if scalar.count <= Self.mostDigits { scalar.append(byte) }
    }

    /// The largest number of digits in a copied number. Any number with so many digits is below 2⁶³.
    private static let mostDigits = 18

    private mutating func endScalar() {
        if scalar.isEmpty { return }
        Self.append(scalar, to: &bytes)
        scalar.removeAll()
    }

    private static func append(_ scalar: borrowing ByteBuffer, to bytes: inout ByteBuffer) {
        if isSound(scalar.readable) { bytes.append(scalar.readable) } else { bytes.append("-1") }
    }

    private static func isSound(_ text: Span<UInt8>) -> Bool {
        for word in ["null", "true", "false", "-0"] as [StaticString] where text.equals(word) { return true }
        guard text.count <= mostDigits else { return false }
        let whole = countDigits(of: text, from: 0)
        if whole == 0 || text[0] == UInt8(ascii: "0") && whole > 1 { return false }
        if whole == text.count { return true }
        // A number with a fraction is copied too, since its value can be whole, as in `1200.0`.
        guard text[whole] == UInt8(ascii: ".") else { return false }
        let fraction = countDigits(of: text, from: whole + 1)
        return fraction > 0 && whole + 1 + fraction == text.count
    }

    private static func countDigits(of text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at < text.count, text[at] >= UInt8(ascii: "0"), text[at] <= UInt8(ascii: "9") { at += 1 }
        return at - start
    }

    private mutating func add(_ byte: UInt8) {
        if bytes.count <= OversizedUsageScanner.limit { bytes.append(byte) }
    }
}

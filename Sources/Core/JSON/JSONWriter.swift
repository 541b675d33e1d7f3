package import Bytes

/// Writes one JSON document (RFC 8259) and inserts its commas.
///
/// ```swift
/// var json = JSONWriter()
/// json.beginObject()
/// json.name("limit"); json.integer(800)
/// json.endObject()
/// outbound.append(json.bytes.readable)
/// ```
package struct JSONWriter: ~Copyable {
    package private(set) var bytes: ByteBuffer

    /// A bit for each open object or list, with the innermost in bit 0. The bit is set when the first value
    /// is written, so that a comma precedes each further value.
    private var filled: UInt64 = 0
    private var depth = 0
    private var followsName = false

    /// - Parameter buffer: the buffer to which the document is appended.
    package init(into buffer: consuming ByteBuffer = ByteBuffer(capacity: 256)) {
        bytes = buffer
    }

    package consuming func finish() -> ByteBuffer {
        precondition(depth == 0, "an object or array was left open")
        return bytes
    }

    package mutating func beginObject() { open(UInt8(ascii: "{")) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }
    package mutating func beginArray() { open(UInt8(ascii: "[")) }
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the name of a member. The value of the member must be written next.
    /// - Parameter name: a constant of this program, which needs no escaping.
    package mutating func name(_ name: StaticString) {
        string(name)
        endName()
    }

    package mutating func name(utf8 name: String) {
        string(utf8: name)
        endName()
    }

    /// - Parameter text: a constant of this program, which needs no escaping.
    package mutating func string(_ text: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(text)
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func string(utf8 text: String) { string(text.utf8Span.span) }

    /// - Parameter text: valid UTF-8.
    package mutating func string(_ text: Span<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var at = 0
        while true {
            let next = ByteScan.firstEscaped(in: text, from: at, to: text.count)
            bytes.append(text.extracting(at..<next))
            guard next < text.count else { break }
            escape(text[next])
            at = next + 1
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a string of 16 hexadecimal digits. With `high` as the upper half, it has 32 digits.
    package mutating func hexDigits(_ number: UInt64, high: UInt64? = nil) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        if let high { bytes.append(hexDigits: high) }
        bytes.append(hexDigits: number)
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func integer(_ number: Int) {
        separate()
        bytes.append(decimal: number)
    }

    /// Writes a number with `places` digits after the point. A number of more than 15 digits is written as
    /// null. So are NaN and infinity, which JSON cannot express (RFC 8259, section 6).
    package mutating func decimal(_ number: Double, places: Int) {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = (number * Double(scale)).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return null() }
        separate()
        let whole = Int(abs(scaled))
        if scaled < 0 && whole > 0 { bytes.append("-") }
        bytes.append(decimal: whole / scale)
        guard places > 0 else { return }
        bytes.append(".")
        bytes.append(decimal: whole % scale, width: places)
    }

    package mutating func bool(_ flag: Bool) {
        separate()
        bytes.append(flag ? "true" : "false")
    }

    package mutating func null() {
        separate()
        bytes.append("null")
    }

    /// Writes a value whose JSON text exists already.
    /// - Parameter document: the text of one JSON value.
    package mutating func raw(_ document: [UInt8]) {
        separate()
        bytes.append(document)
    }

    private mutating func open(_ bracket: UInt8) {
        precondition(depth < 63, "an answer is nested too deep")
        separate()
        bytes.append(bracket)
        depth += 1
        filled <<= 1
    }

    private mutating func close(_ bracket: UInt8) {
        precondition(depth > 0 && !followsName, "an end without its beginning, or a name without its value")
        bytes.append(bracket)
        depth -= 1
        filled >>= 1
    }

    private mutating func separate() {
        if followsName {
            followsName = false
        } else {
            if filled & 1 == 1 { bytes.append(UInt8(ascii: ",")) }
            filled |= 1
        }
    }

    private mutating func endName() {
        bytes.append(UInt8(ascii: ":"))
        followsName = true
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append("\\\"")
        case UInt8(ascii: "\\"): bytes.append("\\\\")
        case 0x08: bytes.append("\\b")
        case 0x09: bytes.append("\\t")
        case 0x0a: bytes.append("\\n")
        case 0x0c: bytes.append("\\f")
        case 0x0d: bytes.append("\\r")
        default:
            bytes.append("\\u00")
            bytes.append(Hexadecimal.digit(byte >> 4))
            bytes.append(Hexadecimal.digit(byte & 15))
        }
    }
}

/// The kind of the last character that was read from a text. It affects how many tokens the next byte costs.
enum TextKind: UInt8 {
    case lower, upper, digit, space, spaces, blank, mark, foreign

    var isLetter: Bool { self == .lower || self == .upper }
    var isBlank: Bool { self == .space || self == .spaces || self == .blank }
}

/// How many tokens one more byte of a text costs, and the kind of the text's last character after this byte.
struct TextStep {
    /// The cost of the byte in 64ths of a token. `foreignUnits` is the same for non-ASCII characters, else 0.
    let units: Int
    let foreignUnits: Int
    let next: TextKind

    private init(_ units: Int, _ next: TextKind, isForeign: Bool = false) {
        (self.units, self.next, foreignUnits) = (units, next, isForeign ? units : 0)
    }

    init(_ byte: UInt8, after last: TextKind) {
        switch byte {
        case 0x61...0x7a: self.init(last.isLetter ? 5 : 53, .lower)
        case 0x20:
            // A single space is part of the following word. Several spaces are one token.
            let isRun = last == .space || last == .spaces
            self.init(last == .space ? 50 : 0, isRun ? .spaces : last == .blank ? .blank : .space)
        case 0x41...0x5a:
            // A capital letter within a word often begins another token.
            self.init(last == .upper ? 12 : last == .lower ? 29 : 53, .upper)
        // The byte continues a character of several bytes. The first byte has the whole cost (RFC 3629,
        // section 3).
        case 0x80...0xbf: self.init(0, last)
        case 0xc0...:
            let units = byte < 0xe0 ? 23 : byte < 0xf0 ? 57 : 138
            // An accented Latin letter after a lower-case letter does not begin a new word.
            self.init(units, byte < 0xe0 && last == .lower ? .lower : .foreign, isForeign: true)
        // A tokenizer joins up to three digits into one token.
        case 0x30...0x39: self.init(last == .digit ? 24 : 40, .digit)
        case 0..<0x20: self.init(last == .blank ? 0 : 36, .blank)
        // Consecutive punctuation marks are often one token, such as `);`.
        default: self.init(last == .mark ? 40 : 46, .mark)
        }
    }
}

/// All `TextStep`s, by the kind of the text's last character and the next byte. With this table, reading a
/// text takes seven instructions a byte.
final class TextStepTable: Sendable {
    static let shared = TextStepTable()

    /// The costs of all bytes:
    /// - Index: the kind of the text's last character in the high byte, the next byte in the low byte.
    /// - Entry: the units in the low half, the units for characters beyond ASCII in the high half.
    private let units: InlineArray<2048, UInt32>
    /// The kind of the text's last character after the next byte. It is in the high byte of each entry.
    private let next: InlineArray<2048, UInt16>

    private init() {
        var units = InlineArray<2048, UInt32>(repeating: 0)
        var next = InlineArray<2048, UInt16>(repeating: 0)
        for place in units.indices {
            guard let last = TextKind(rawValue: UInt8(place >> 8)) else { preconditionFailure("eight kinds") }
            let step = TextStep(UInt8(place & 0xff), after: last)
            units[place] = UInt32(step.units | step.foreignUnits << 16)
            next[place] = UInt16(step.next.rawValue) << 8
        }
        (self.units, self.next) = (units, next)
    }

    /// - Parameter range: at most 256 bytes, so that each of the two sums fits in 16 bits.
    @inline(__always)
    func takeBytes(
        _ text: Span<UInt8>, _ range: Range<Int>, after last: inout TextKind
    ) -> (units: Int, foreignUnits: Int) {
        var place = Int(last.rawValue) << 8
        var sum: UInt32 = 0
        for index in range {
            place = (place | Int(text[index])) & 2047
            sum &+= units[place]
            place = Int(next[place])
        }
        last = TextKind(rawValue: UInt8(truncatingIfNeeded: place >> 8)) ?? .blank
        return (Int(sum & 0xffff), Int(sum >> 16))
    }

    @inline(__always)
    func takeByte(_ byte: UInt8, after last: inout TextKind) -> (units: Int, foreignUnits: Int) {
        let place = Int(last.rawValue) << 8 | Int(byte)
        last = TextKind(rawValue: UInt8(truncatingIfNeeded: next[place] >> 8)) ?? .blank
        return (Int(units[place] & 0xffff), Int(units[place] >> 16))
    }
}

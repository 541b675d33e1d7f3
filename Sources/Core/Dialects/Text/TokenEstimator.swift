import Bytes

/// Estimates the tokens of a text from the kinds of its characters, for models with an unknown tokenizer.
///
/// A tokenizer splits a text at words, punctuation and blanks, and needs more tokens for rare texts. The
/// estimates are between those of OpenAI's cl100k_base and o200k_base, in 64ths of a token.
/// TokenEstimatorTests has the published test vectors of both. An estimate of English is within 5 % of both.
/// For Chinese, Korean, Russian and emoji, the two tokenizers differ by up to a half, and the estimate is
/// within 10 % of their mean. `InputGuess` and `OutputGuess` then learn what a model really bills.
///
/// The text is UTF-8 in pieces of any size.
package struct TokenEstimator: Sendable {
    /// The number of units in one token.
    package static let unit = 64

    /// The estimate so far, in 64ths of a token.
    package private(set) var units = 0
    /// The part of `units` for characters beyond ASCII, for which tokenizers differ most.
    package private(set) var foreignUnits = 0
    private var last = TextKind.blank

    package init() {}

    package mutating func resetEstimate() { self = TokenEstimator() }

    @inline(__always)
    package mutating func take(_ text: Span<UInt8>) {
        var at = 0
        while text.count &- at >= 16 {
            takeBlocks(of: text, from: &at)
            takeEach(of: text, from: &at, to: min(at &+ 16, text.count))
        }
        takeEach(of: text, from: &at, to: text.count)
    }

    @inline(__always)
    private mutating func takeEach(of text: Span<UInt8>, from at: inout Int, to end: Int) {
        if at == end { return }
        let cost = TextStepTable.shared.takeBytes(text, at..<end, after: &last)
        units &+= cost.units
        foreignUnits &+= cost.foreignUnits
        at = end
    }

    /// Reads 16 bytes at a time, with 35 instructions, while there are only lower-case letters and single
    /// spaces, as in most texts.
    private mutating func takeBlocks(of text: Span<UInt8>, from at: inout Int) {
        typealias Block = SIMD2<UInt64>
        var letterBefore: UInt64
        switch last {
        case .lower, .upper: letterBefore = 0x80
        case .space, .spaces, .blank: letterBefore = 0
        case .digit, .mark, .foreign: return
        }
        let yes = Block(repeating: 0x8080_8080_8080_8080)
        // The numbers of letters and of word beginnings, in 16 lanes of a byte each. A lane counts up to 255.
        var (letterCounts, beginningCounts) = (Block(), Block())
        let start = at
        let end = min(text.count, start &+ 255 &* 16) &- 16
        while at <= end {
            let bytes = ByteScan.block(in: text, at: at)
            let letters =
                (bytes &+ Block(repeating: 0x1f1f_1f1f_1f1f_1f1f))
                & ~(bytes &+ Block(repeating: 0x0505_0505_0505_0505)) & yes
            let notBlank =
                (bytes ^ Block(repeating: 0x2020_2020_2020_2020)) &+ Block(repeating: 0x7f7f_7f7f_7f7f_7f7f)
            let afterLetter = letters &<< 8 | Block(letterBefore, letters.x &>> 56)
            let wrong = bytes & yes | (letters ^ yes) & (notBlank | ~afterLetter)
            if wrong.x | wrong.y != 0 { break }
            letterCounts &+= letters &>> 7
            beginningCounts &+= (letters & ~afterLetter) &>> 7
            letterBefore = letters.y &>> 56
            at &+= 16
        }
        if at == start { return }
        units &+= 5 &* Self.sum(letterCounts) &+ 48 &* Self.sum(beginningCounts)
        last = letterBefore == 0 ? .space : .lower
    }

    /// The sum of the 16 bytes of a block.
    @inline(__always)
    private static func sum(_ lanes: SIMD2<UInt64>) -> Int {
        let low = SIMD2<UInt64>(repeating: 0x00ff_00ff_00ff_00ff)
        let pairs = (lanes & low) &+ (lanes &>> 8 & low)
        return Int(truncatingIfNeeded: ((pairs.x &+ pairs.y) &* 0x0001_0001_0001_0001) &>> 48)
    }

    /// Reads up to eight bytes together if all are lower-case letters and single spaces, as in most texts.
    /// This takes a quarter of the time of reading them one by one. In the masks, bit 7 of each byte is the
    /// result for that byte.
    ///
    /// - Parameters:
    ///   - bytes: the bytes, the first one in the lowest byte.
    ///   - count: the number of bytes, from 1 to 8.
    /// - Returns: whether the bytes were read. If not, the caller must read them one by one.
    @inline(__always)
    mutating func take(words bytes: UInt64, count: Int) -> Bool {
        let behind = UInt64(truncatingIfNeeded: 64 &- count &* 8)
        let yes: UInt64 = 0x8080_8080_8080_8080 &>> behind
        guard bytes & yes == 0 else { return false }
        // Sets bit 7 of the bytes from `a` to `z`. No sum carries over, since all bytes are below 128.
        let letters =
            (bytes &+ 0x1f1f_1f1f_1f1f_1f1f) & ~(bytes &+ 0x0505_0505_0505_0505) & yes
        let blanks = ~((bytes ^ 0x2020_2020_2020_2020) &+ 0x7f7f_7f7f_7f7f_7f7f) & yes
        let isAfterBlank = last == .space || last == .spaces || last == .blank
        guard letters | blanks == yes, blanks & (blanks << 8 | (isAfterBlank ? 0x80 : 0)) == 0 else {
            return false
        }
        let isAfterLetter = last == .lower || last == .upper
        let beginnings = letters & ~(letters << 8 | (isAfterLetter ? 0x80 : 0))
        units &+= 5 &* Self.count(letters) &+ 48 &* Self.count(beginnings)
        last = (letters &<< behind) >> 63 == 1 ? .lower : .space
        return true
    }

    /// The number of bytes in which bit 7 is set.
    @inline(__always)
    private static func count(_ bytes: UInt64) -> Int {
        Int(truncatingIfNeeded: ((bytes >> 7) &* 0x0101_0101_0101_0101) >> 56)
    }

    @inline(__always)
    package mutating func take(_ byte: UInt8) {
        let cost = TextStepTable.shared.takeByte(byte, after: &last)
        units &+= cost.units
        foreignUnits &+= cost.foreignUnits
    }

    /// Reads an escaped character of JSON, `\uXXXX`. A pair of surrogates is one character.
    package mutating func take(codeUnit: UInt32) {
        switch codeUnit {
        case 0..<0x80: take(UInt8(truncatingIfNeeded: codeUnit))
        case 0x80..<0x800: take(0xc2)
        case 0xd800..<0xdc00: take(0xf0)
        case 0xdc00..<0xe000: break
        default: take(0xe4)
        }
    }

    /// Adds the cost of something other than text, such as the tokens around a message.
    package mutating func add(units: Int) { self.units &+= units }

    /// Estimates a long text from at most 32 evenly spread samples, so that the time is bounded.
    package mutating func take(sampling text: Span<UInt8>) {
        guard text.count > Self.mostWhole else { return take(text) }
        let windows = min(3 + text.count / 4096, 32)
        let stride = text.count / windows
        let (unitsBefore, foreignBefore) = (units, foreignUnits)
        for window in 0..<windows {
            let start = window &* stride &+ (stride &- Self.window) / 2
            take(text.extracting(start..<start &+ Self.window))
        }
        let seen = windows &* Self.window
        units = unitsBefore &+ (units &- unitsBefore) &* text.count / seen
        foreignUnits = foreignBefore &+ (foreignUnits &- foreignBefore) &* text.count / seen
    }

    /// The size, in bytes, of the largest text that is read as a whole, and of a sample (`window`).
    private static let mostWhole = 192
    private static let window = 48
}

/// Guesses the tokens of a text from the kinds of its characters, for models whose tokenizer is not known.
///
/// A tokenizer splits at words, marks and runs of blanks, and has few tokens for what is rare. The costs
/// below, in 64ths of a token, lie between OpenAI's cl100k_base and o200k_base, whose published test vectors
/// are in TextGaugeTests: English within 5 % of either; Chinese, Korean, Russian and emoji, of which the two
/// differ by up to a half, within 10 % of their mean. What a model really makes of a text is learnt on top of
/// that: see `OutputGuess`.
///
/// It reads UTF-8 in whatever pieces it comes.
package struct TextGauge: Sendable {
    /// A token.
    package static let unit = 64

    /// 64ths of a token so far.
    package private(set) var units = 0
    /// Those of them that are of characters beyond ASCII: the part that tokenizers differ most in.
    package private(set) var foreignUnits = 0
    private var last = Kind.blank

    private enum Kind: UInt8 { case lower, upper, digit, space, spaces, blank, mark, foreign }

    package init() {}

    /// Another text begins.
    package mutating func reset() { self = TextGauge() }

    @inline(__always)
    package mutating func take(_ text: Span<UInt8>) {
        for at in text.indices { take(text[at]) }
    }

    @inline(__always)
    package mutating func take(_ byte: UInt8) {
        switch byte {
        case 0x61...0x7a: takeLower()
        case 0x20:
            // One blank belongs to the word that follows it; a run of them is one token.
            if last == .space { units &+= 50 }
            last = last == .space || last == .spaces ? .spaces : last == .blank ? .blank : .space
        case 0x41...0x5a: takeUpper()
        case 0x80...0xbf: break
        case 0xc0...: takeForeign(byte)
        case 0x30...0x39:
            // Digits go in groups of up to three.
            units &+= last == .digit ? 24 : 40
            last = .digit
        case 0..<0x20:
            if last != .blank { units &+= 36 }
            last = .blank
        default:
            // Marks that follow each other are often one token, such as `);`.
            units &+= last == .mark ? 40 : 46
            last = .mark
        }
    }

    @inline(__always)
    private mutating func takeLower() {
        units &+= last == .lower || last == .upper ? 5 : 53
        last = .lower
    }

    private mutating func takeUpper() {
        // A capital within a word begins a part of it.
        units &+= last == .upper ? 12 : last == .lower ? 29 : 53
        last = .upper
    }

    /// The first byte of a character beyond ASCII, which tells its length (RFC 3629, section 3).
    private mutating func takeForeign(_ byte: UInt8) {
        let cost = byte < 0xe0 ? 23 : byte < 0xf0 ? 57 : 138
        units &+= cost
        foreignUnits &+= cost
        // A letter with an accent stands within its word.
        if byte >= 0xe0 || last != .lower { last = .foreign }
    }

    /// A character that stands escaped in JSON: `\uXXXX`, of which a pair of surrogates is one character.
    package mutating func take(codeUnit: UInt32) {
        switch codeUnit {
        case 0..<0x80: take(UInt8(truncatingIfNeeded: codeUnit))
        case 0x80..<0x800: takeForeign(0xc2)
        case 0xd800..<0xdc00: takeForeign(0xf0)
        case 0xdc00..<0xe000: break
        default: takeForeign(0xe4)
        }
    }

    /// What is known without a look at the text.
    package mutating func add(units: Int) { self.units &+= units }

    /// A long text by some windows of it, spread evenly: a prompt of a megabyte costs as little as one of 8
    /// KiB.
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

    /// Bytes that are read whole, and of one window.
    private static let mostWhole = 192
    private static let window = 48
}

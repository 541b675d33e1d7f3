import Bytes

/// Finds the text that a model wrote in an answer's JSON: contents, refusals, reasoning, and names and
/// arguments of tools. All other JSON is skipped. The scanner reads raw bytes in pieces of any size, decodes
/// escapes, and keeps at most 20 bytes of a name.
struct TextScanner: ~Copyable {
    private(set) var estimator = TokenEstimator()
    /// The number of raw text bytes, with escapes as they are in the JSON.
    private(set) var rawBytes = 0

    /// The role of a member's value, which follows from the member's name.
    enum Role: UInt8 {
        case other
        /// The value is text if it is a string.
        case text
        /// The value is text even if it is an object, such as the arguments of a tool.
        case object
    }

    private enum Escape: UInt8 { case none, begun, digits }

    private var names = TextNames.none
    private var isInString = false
    private var escape = Escape.none
    private var codeUnit: UInt32 = 0
    private var digitsLeft = 0
    /// Whether the current string is text that a model wrote.
    private var isText = false
    private var name = InlineArray<20, UInt8>(repeating: 0)
    private var nameLength = 0
    /// Whether the next string is the value of a member, not its name.
    private var isValue = false
    private var role = Role.other
    /// The nesting depth, from 1, in an object that counts as text as a whole; 0 outside such an object.
    private var depth = 0

    /// Prepares the scanner for another answer.
    mutating func reset(_ names: TextNames) {
        self.names = names
        estimator.resetEstimate()
        rawBytes = 0
        resetPlace()
    }

    /// Prepares the scanner for the next document or event of the same answer.
    mutating func resetPlace() {
        (isInString, escape, isText, nameLength) = (false, .none, false, 0)
        (isValue, role, depth) = (false, .other, 0)
    }

    mutating func read(_ bytes: Span<UInt8>) {
        var at = 0
        read(bytes, from: &at)
    }

    mutating func read(_ bytes: Span<UInt8>, from at: inout Int) {
        while at < bytes.count {
            if isInString {
                readString(bytes, &at)
            } else {
                read(bytes[at])
                at &+= 1
            }
        }
    }

    /// Reads up to the next string that is text, or to the end of the bytes.
    ///
    /// - Returns: whether a string that is text begins at `at`.
    mutating func readToText(_ bytes: Span<UInt8>, from at: inout Int) -> Bool {
        while at < bytes.count {
            if isInString {
                readString(bytes, &at)
            } else {
                read(bytes[at])
                at &+= 1
                if isInString && isText && depth == 0 { return true }
            }
        }
        return false
    }

    /// Reads a text that `readToText` has found, up to the end of the text or of the bytes.
    @inline(__always)
    mutating func readText(_ bytes: Span<UInt8>, from at: inout Int) {
        if isInString && escape == .none { readWords(bytes, &at) }
        while isInString && at < bytes.count { readString(bytes, &at) }
    }

    /// Reads a text up to its end or its first escape, eight bytes at a time. Most texts are below 16 bytes.
    @inline(__always)
    private mutating func readWords(_ bytes: Span<UInt8>, _ at: inout Int) {
        while bytes.count &- at >= 8 {
            let word = ByteScan.word(in: bytes, at: at).littleEndian
            let count = ByteScan.unescaped(in: word)
            if count > 0, !estimator.take(words: word, count: count) {
                for index in at..<at &+ count { estimator.take(bytes[index]) }
            }
            at &+= count
            rawBytes &+= count
            if count == 8 { continue }
            if bytes[at] == UInt8(ascii: "\"") {
                isInString = false
                at &+= 1
            }
            return
        }
    }

    /// Sets the state in which `readToText` has found a text. No bytes are read.
    mutating func resetToText() {
        resetPlace()
        (isInString, isText, isValue, role) = (true, true, true, .text)
    }

    private mutating func read(_ byte: UInt8) {
        if depth > 0 { return readObject(byte) }
        switch byte {
        case UInt8(ascii: "\""): begin(isText: isValue && role == .text)
        case UInt8(ascii: ":"):
            role = names.role(of: name.span.extracting(first: min(nameLength, 20)), length: nameLength)
            isValue = true
        case UInt8(ascii: "{"):
            if isValue && role == .object {
                depth = 1
                take(byte)
            }
            (isValue, nameLength) = (false, 0)
        case UInt8(ascii: "["), UInt8(ascii: ","): (isValue, nameLength) = (false, 0)
        default: break
        }
    }

    /// Reads a byte outside strings, in an object that counts as text as a whole.
    private mutating func readObject(_ byte: UInt8) {
        take(byte)
        switch byte {
        case UInt8(ascii: "\""): begin(isText: true)
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth &-= 1
        default: break
        }
    }

    private mutating func begin(isText: Bool) {
        isInString = true
        self.isText = isText
        nameLength = 0
    }

    private mutating func take(_ byte: UInt8) {
        estimator.take(byte)
        rawBytes &+= 1
    }

    private mutating func readString(_ bytes: Span<UInt8>, _ at: inout Int) {
        guard escape == .none else { return readEscape(bytes[at], &at) }
        let end = ByteScan.firstEscaped(in: bytes, from: at, to: bytes.count)
        let part = bytes.extracting(at..<end)
        if isText {
            estimator.take(part)
            rawBytes &+= part.count
        } else if !isValue {
            keepName(part)
        }
        at = end &+ 1
        guard end < bytes.count else {
            at = bytes.count
            return
        }
        if bytes[end] == UInt8(ascii: "\"") {
            isInString = false
            if depth > 0 { take(bytes[end]) }
        } else if bytes[end] == UInt8(ascii: "\\") {
            escape = .begun
            nameLength = 99
        }
    }

    private mutating func keepName(_ part: Span<UInt8>) {
        for at in part.indices where nameLength &+ at < 20 { name[nameLength &+ at] = part[at] }
        nameLength &+= part.count
    }

    /// Reads a byte after a backslash (RFC 8259, section 7).
    private mutating func readEscape(_ byte: UInt8, _ at: inout Int) {
        at &+= 1
        if escape == .begun {
            escape = byte == UInt8(ascii: "u") ? .digits : .none
            (codeUnit, digitsLeft) = (0, 4)
            guard isText else { return }
            rawBytes &+= 2
            switch byte {
            case UInt8(ascii: "u"): break
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "f"),
                UInt8(ascii: "b"):
                estimator.take(0x0a)
            default: estimator.take(byte)
            }
            return
        }
        codeUnit = codeUnit << 4 | Self.digit(byte)
        digitsLeft &-= 1
        if isText { rawBytes &+= 1 }
        guard digitsLeft == 0 else { return }
        escape = .none
        if isText { estimator.take(codeUnit: codeUnit) }
    }

    private static func digit(_ byte: UInt8) -> UInt32 {
        switch byte {
        case 0x30...0x39: UInt32(byte &- 0x30)
        case 0x41...0x46, 0x61...0x66: UInt32(byte & 0x0f &+ 9)
        default: 0
        }
    }
}

/// The names of the members that contain an answer's text. Each case is for one form of answer.
enum TextNames: UInt8, Sendable {
    case none, chat, responseEvents, responses, anthropic, gemini

    init(_ dialect: Dialect, isOfEvents: Bool) {
        switch dialect {
        case .openAIChat, .openAICompletions: self = .chat
        // In a stream, only the deltas are read, since other events repeat the text of the deltas.
        case .openAIResponses: self = isOfEvents ? .responseEvents : .responses
        case .anthropicMessages: self = .anthropic
        case .geminiGenerate, .geminiStream, .geminiInteractions: self = .gemini
        case .openAITranscription: self = isOfEvents ? .responseEvents : .responses
        case .openAIEmbeddings, .openAIImages, .openAISpeech, .plain: self = .none
        }
    }

    fileprivate func role(of name: Span<UInt8>, length: Int) -> TextScanner.Role {
        guard length == name.count else { return .other }
        switch self {
        case .none: return .other
        case .responseEvents: return name.equals("delta") ? .text : .other
        case .chat: return Self.isOne(name, of: Self.chatNames) ? .text : .other
        case .responses: return Self.isOne(name, of: Self.responseNames) ? .text : .other
        case .anthropic:
            if name.equals("input") { return .object }
            return Self.isOne(name, of: Self.anthropicNames) ? .text : .other
        case .gemini:
            if name.equals("args") { return .object }
            return Self.isOne(name, of: Self.geminiNames) ? .text : .other
        }
    }

    /// Compatible servers use `reasoning_content` or `reasoning` for a model's reasoning.
    private static let chatNames: [StaticString] = [
        "content", "text", "arguments", "reasoning_content", "reasoning", "refusal", "name", "transcript",
    ]
    private static let responseNames: [StaticString] = [
        "text", "arguments", "refusal", "name", "input", "code", "transcript",
    ]
    private static let anthropicNames: [StaticString] = ["text", "partial_json", "thinking", "name"]
    private static let geminiNames: [StaticString] = ["text", "name", "code"]

    private static func isOne(_ name: Span<UInt8>, of names: [StaticString]) -> Bool {
        for other in names where name.equals(other) { return true }
        return false
    }
}

import Bytes

/// Finds the position of each value of a JSON object in the object's text. A value can then be replaced
/// without any other change.
///
/// The text must be one that `JSONParser` has accepted. For other text the ranges are wrong, but never
/// outside the text. A member is identified by its index in `JSONValue.members`, since its name can be
/// escaped.
package enum JSONPlaces {
    /// The offset of the first object's opening brace.
    package static func findObject(in text: Span<UInt8>) -> Int? {
        for at in text.indices where text[at] == UInt8(ascii: "{") { return at }
        return nil
    }

    /// The range of the value of the member at `index`. The object that has the member begins at `start`.
    package static func findValue(_ index: Int, of start: Int, in text: Span<UInt8>) -> Range<Int>? {
        var at = start + 1
        for member in 0...index {
            at = pastBlanks(text, at)
            guard at < text.count, text[at] == UInt8(ascii: "\"") else { return nil }
            at = pastBlanks(text, pastString(text, at))
            guard at < text.count, text[at] == UInt8(ascii: ":") else { return nil }
            let begin = pastBlanks(text, at + 1)
            let end = pastValue(text, begin)
            if member == index { return begin < end ? begin..<end : nil }
            at = pastBlanks(text, end)
            guard at < text.count, text[at] == UInt8(ascii: ",") else { return nil }
            at += 1
        }
        return nil
    }

    /// The ranges of the elements of the array that begins at `start`.
    package static func elements(of start: Int, in text: Span<UInt8>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var at = pastBlanks(text, start + 1)
        while at < text.count, text[at] != UInt8(ascii: "]") {
            let end = pastValue(text, at)
            guard end > at else { break }
            elements.append(at..<end)
            at = pastBlanks(text, end)
            if at < text.count, text[at] == UInt8(ascii: ",") { at = pastBlanks(text, at + 1) }
        }
        return elements
    }

    /// Whether the object that begins at `start` has no members.
    package static func isEmpty(_ start: Int, in text: Span<UInt8>) -> Bool {
        text.has("}", at: pastBlanks(text, start + 1))
    }

    private static func pastBlanks(_ text: Span<UInt8>, _ from: Int) -> Int {
        var at = from
        while at < text.count, [0x20, 0x09, 0x0a, 0x0d].contains(text[at]) { at += 1 }
        return at
    }

    private static func pastString(_ text: Span<UInt8>, _ from: Int) -> Int {
        var at = from + 1
        while at < text.count, text[at] != UInt8(ascii: "\"") {
            at += text[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(at + 1, text.count)
    }

    /// The offset just after the value at `from`. In valid JSON, one counter for brackets and braces is
    /// enough.
    private static func pastValue(_ text: Span<UInt8>, _ from: Int) -> Int {
        var at = from
        var depth = 0
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "\""):
                at = pastString(text, at)
                if depth == 0 { return at }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return at }
                depth -= 1
                if depth == 0 { return at + 1 }
            case UInt8(ascii: ","), 0x20, 0x09, 0x0a, 0x0d:
                if depth == 0 { return at }
            default: break
            }
            at += 1
        }
        return at
    }
}

/// A range of bytes in a text, such as a field in an HTTP head. Offsets count from the text's first byte.
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

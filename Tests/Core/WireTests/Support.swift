import Wire

func bytes(_ text: String) -> [UInt8] { [UInt8](text.utf8) }

func text(_ bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    for index in bytes.indices { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
}

/// What a buffer holds, and how much memory for it.
func contents(_ buffer: borrowing ByteBuffer) -> String { text(buffer.readable) }
func capacity(_ buffer: borrowing ByteBuffer) -> Int { buffer.capacity }

/// A slice of bytes as text.
func slice(_ bytes: [UInt8], _ range: FieldRange) -> String { text(bytes.span[range]) }
func slice(_ bytes: [UInt8], _ range: FieldRange?) -> String? { range.map { slice(bytes, $0) } }

/// The first field of a name.
func field(_ name: String, of fields: HeadFields, in bytes: [UInt8]) -> (value: String, isRepeated: Bool)? {
    fields.first(named: Array(name.utf8).span, in: bytes.span).map { (slice(bytes, $0.value), $0.isRepeated) }
}

/// Written bytes as text.
func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    write(&buffer)
    return text(buffer.readable)
}

/// A generator that repeats itself from its seed (SplitMix64).
struct Repeatable: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
        return word ^ word >> 31
    }
}

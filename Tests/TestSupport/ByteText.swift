package import Bytes

package func bytes(_ text: String) -> [UInt8] { [UInt8](text.utf8) }

package func text(_ bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    for index in bytes.indices { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
}

package func contents(_ buffer: borrowing ByteBuffer) -> String { text(buffer.readable) }
package func capacity(_ buffer: borrowing ByteBuffer) -> Int { buffer.capacity }

package func slice(_ bytes: [UInt8], _ range: FieldRange) -> String { text(bytes.span[range]) }
package func slice(_ bytes: [UInt8], _ range: FieldRange?) -> String? { range.map { slice(bytes, $0) } }

/// The text that `write` appends to a buffer.
package func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    write(&buffer)
    return text(buffer.readable)
}

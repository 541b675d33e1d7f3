import Bytes
import JSON

package enum UserNames: Sendable {
    case verbatim(@Sendable ([UInt8]) -> String)
    /// The log contains a keyed hash of the name (16 hexadecimal digits). Each loop makes its own function.
    case hashed(@Sendable () -> ([UInt8]) -> UInt64)

    /// Makes the function that writes users' names as JSON strings. Each event loop makes one for itself.
    func makeWriter() -> ([UInt8], inout ByteBuffer) -> Void {
        switch self {
        case .verbatim(let text):
            return { name, line in
                // A user's name can contain characters that JSON must escape.
                var json = JSONWriter(into: exchange(&line, with: ByteBuffer()))
                json.string(utf8: text(name))
                line = json.finish()
            }
        case .hashed(let make):
            let hash = make()
            return { name, line in
                line.append(UInt8(ascii: "\""))
                line.append(hexDigits: hash(name))
                line.append(UInt8(ascii: "\""))
            }
        }
    }
}

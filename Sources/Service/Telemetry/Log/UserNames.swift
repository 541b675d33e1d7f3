import Bytes
import JSON

/// How the log writes a user, from the user's name in the ledger.
package enum UserNames: Sendable {
    case verbatim(@Sendable ([UInt8]) -> String)
    /// A keyed hash of the name, written as 16 hexadecimal digits. Each loop makes a hash function of its
    /// own.
    case hashed(@Sendable () -> ([UInt8]) -> UInt64)

    /// Makes the function that writes names as JSON strings. Each loop makes its own.
    func makeWriter() -> ([UInt8], inout ByteBuffer) -> Void {
        switch self {
        case .verbatim(let text):
            return { name, line in
                // Users' names may need escapes.
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

import Bytes
import JSON

/// How the log writes who asked, given the ledger's name of them.
package enum UserNames: Sendable {
    case verbatim(@Sendable ([UInt8]) -> String)
    /// A keyed hash of it, written as 16 hexadecimal digits. Each loop makes a function of its own, which
    /// need not be shared then.
    case hashed(@Sendable () -> ([UInt8]) -> UInt64)

    /// Makes the function that writes names as strings of JSON; each loop makes its own.
    func makeWriter() -> ([UInt8], inout ByteBuffer) -> Void {
        switch self {
        case .verbatim(let text):
            return { name, line in
                // People's names may need to be escaped.
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

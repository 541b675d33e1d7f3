import Glibc

/// The program's two streams: standard output for results, and standard error for messages.
package enum Console: Int32, Sendable {
    case output = 1
    case talk = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes a complete line, even if the kernel accepts it in pieces. If the reader has closed the stream,
    /// the rest is dropped without an error.
    package func write(_ text: String) { put(text + "\n") }

    package func put(_ text: String) {
        let bytes = Array(text.utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { buffer in
                unsafe Glibc.write(rawValue, buffer.baseAddress, buffer.count)
            }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                return
            }
        }
    }
}

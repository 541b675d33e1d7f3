import Glibc

/// The program's two streams: results go to standard output, messages to standard error.
package enum Console: Int32, Sendable {
    case output = 1
    case talk = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes a whole line, also where the kernel takes it in pieces. Where the reader has closed the stream,
    /// the rest is dropped without an error.
    package func write(_ text: String) { put(text + "\n") }

    /// Writes text as it is.
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

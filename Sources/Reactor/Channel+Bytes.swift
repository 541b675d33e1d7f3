extension Channel {
    /// Writes what the kernel takes now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch: what came stands at its beginning until the next await.
    package func receiveIntoScratch() -> Transfer {
        // Whoever reads there now would have to be given a copy of it.
        guard canRead || isAborted else { return .wouldBlock }
        return unsafe loop.scratch.bytes.withUnsafeMutableBytes { buffer in
            var room = unsafe MutableRawSpan(_unsafeBytes: buffer)
            return receive(into: &room)
        }
    }
}

extension Channel {
    /// Writes what the kernel takes now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch: what came stands at its beginning until the next await.
    package func receiveIntoScratch() -> Transfer {
        unsafe loop.scratch.bytes.withUnsafeMutableBytes { buffer in
            var room = unsafe MutableRawSpan(_unsafeBytes: buffer)
            return receive(into: &room)
        }
    }
}

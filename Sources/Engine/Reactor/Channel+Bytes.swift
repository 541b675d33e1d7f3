extension Channel {
    /// Writes what the kernel takes now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch buffer, where the bytes stay valid until the next await.
    package func receiveIntoScratch() -> Transfer {
        // The scratch is not touched where nothing can be read: a write access while somebody still holds the
        // array would copy all 64 KiB.
        guard isReadable || isAborted else { return .wouldBlock }
        return loop.receive(from: self)
    }
}

extension EventLoop {
    /// Forwarded here so that ARC does not retain the loop's scratch on every call.
    fileprivate func receive(from channel: Channel) -> Transfer {
        unsafe scratch.bytes.withUnsafeMutableBytes { buffer in
            var room = unsafe MutableRawSpan(_unsafeBytes: buffer)
            return channel.receive(into: &room)
        }
    }
}

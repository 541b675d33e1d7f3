extension Channel {
    /// Writes what the kernel takes now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch: what came stands at its beginning until the next await.
    package func receiveIntoScratch() -> Transfer {
        // No write access where no read can follow: while somebody still holds the bytes, it would copy all
        // 64 KiB.
        guard mayRead || isAborted else { return .wouldBlock }
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

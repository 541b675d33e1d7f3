extension Channel {
    /// Writes what the kernel takes now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch: what came stands at its beginning until the next await.
    package func receiveIntoScratch() -> Transfer {
        // Whoever reads there now would have to be given a copy of it.
        guard mayRead || isAborted else { return .wouldBlock }
        return loop.receive(from: self)
    }
}

extension EventLoop {
    /// Here, since a loop's own part is not held while it is used: a part of a part is.
    fileprivate func receive(from channel: Channel) -> Transfer {
        unsafe scratch.bytes.withUnsafeMutableBytes { buffer in
            var room = unsafe MutableRawSpan(_unsafeBytes: buffer)
            return channel.receive(into: &room)
        }
    }
}

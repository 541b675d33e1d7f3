extension Channel {
    /// Writes what the kernel takes now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch buffer, where the bytes stay valid until the next await.
    package func receiveIntoScratch() -> Transfer {
        // The scratch is not touched if nothing can be read: a write access while somebody still holds the
        // array would copy all 64 KiB.
        guard isReadable || isAborted else { return .wouldBlock }
        return loop.receive(from: self)
    }

    /// The bytes that have come, at most `most`, all of which the next read gets again. For what comes before
    /// a `layer`.
    package func peekBytes(atMost most: Int) -> (Transfer, [UInt8]) {
        guard !isAborted else { return (.broken, []) }
        guard isReadable else { return (.wouldBlock, []) }
        let (transfer, bytes) = Sockets.peek(number, atMost: most)
        if transfer == .wouldBlock { isReadable = false }
        return (transfer, bytes)
    }

    /// Drops bytes that `peekBytes` has shown.
    package func skipBytes(_ count: Int) {
        var rest = count
        while rest > 0 {
            var bytes = [UInt8](repeating: 0, count: rest)
            let transfer = unsafe bytes.withUnsafeMutableBytes { buffer in
                var room = unsafe MutableRawSpan(_unsafeBytes: buffer)
                return Sockets.receive(number, into: &room)
            }
            guard case .moved(let count) = transfer else { return }
            rest -= count
        }
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

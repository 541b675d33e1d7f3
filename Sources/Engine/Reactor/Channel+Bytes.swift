extension Channel {
    /// Writes as many bytes as the kernel accepts now.
    package func send(_ bytes: Span<UInt8>) -> Transfer { unsafe send(bytes.bytes) }

    /// Receives into the loop's scratch buffer. The bytes stay valid until the next await.
    package func receiveIntoScratch() -> Transfer {
        // Without readable bytes, the buffer stays untouched. A write to a shared array would copy 64 KiB.
        guard isReadable || isAborted else { return .wouldBlock }
        return loop.receive(from: self)
    }

    /// Returns up to `most` received bytes and leaves them in the socket, because TLS can begin among them.
    package func peekBytes(atMost most: Int) -> (Transfer, [UInt8]) {
        guard !isAborted else { return (.broken, []) }
        guard isReadable else { return (.wouldBlock, []) }
        let (transfer, bytes) = Sockets.peek(number, atMost: most)
        if transfer == .wouldBlock { isReadable = false }
        return (transfer, bytes)
    }

    /// Drops bytes that `peekBytes` has returned.
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
    /// This is a function of the loop, so that ARC does not retain the loop's scratch buffer on every call.
    fileprivate func receive(from channel: Channel) -> Transfer {
        unsafe scratch.bytes.withUnsafeMutableBytes { buffer in
            var room = unsafe MutableRawSpan(_unsafeBytes: buffer)
            return channel.receive(into: &room)
        }
    }
}

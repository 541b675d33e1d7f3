import Glibc

/// A connected, non-blocking stream socket on a loop, with one deadline.
///
/// Sequential code awaits `waitUntilReadable()` and `waitUntilWritable()`. A relay sets a `pump` instead,
/// which the channel calls. For TLS, a `layer` is between the channel and the socket.
package final class Channel: PolledSource, Timed {
    package var token: UInt64 = 0
    package let loop: EventLoop
    package let number: Int32
    /// Whether a read can succeed, according to epoll's last event. This does not mean that the peer has sent
    /// something (see `peerHasSpoken`). With TLS, OpenSSL can hold decrypted bytes for which no event comes,
    /// or can have consumed all received bytes itself.
    package var isReadable = false
    /// Whether a write can succeed, according to epoll's last event.
    package var isWritable: Bool
    /// Whether the peer has stopped sending or the connection is broken.
    package private(set) var peerClosed = false
    /// Whether the channel was aborted: by `abort`, by its deadline, or because a peek found it broken.
    package private(set) var isAborted = false
    /// Whether the deadline caused the abort.
    package private(set) var timedOut = false
    package private(set) var isClosed = false
    /// The channel that is aborted when this channel's peer leaves. So when a client hangs up, the edge's
    /// call to the upstream ends.
    package var partner: Channel?
    /// The pump that is called when the channel is ready. If it is nil, a waiting task is woken.
    package var pump: (any Pump)?
    /// The layer that encrypts the bytes. If it is nil, they are sent plainly.
    package var layer: (any Layer)?
    private let reader = Waiter()
    private let writer = Waiter()
    private var deadline: Timer?

    /// Takes over a socket that is `connected` or still connecting.
    package init(_ descriptor: consuming Descriptor, on loop: EventLoop, connected: Bool) {
        self.loop = loop
        number = descriptor.release()
        isWritable = connected
        loop.watchDescriptor(number, for: [.reading, .writing, .peerClosed], edge: true, self)
    }

    deinit {
        guard !isClosed else { return }
        preconditionFailure("a channel was dropped without being closed")
    }

    // MARK: Transfers

    /// Reads the bytes that have arrived, at most `bytes.byteCount`.
    package func receive(into bytes: inout MutableRawSpan) -> Transfer {
        guard !isAborted else { return .broken }
        guard isReadable else { return .wouldBlock }
        if let layer { return layer.receiveDecrypted(from: self, into: &bytes) }
        let transfer = Sockets.receive(number, into: &bytes)
        switch transfer {
        // After a short read, the next byte causes a new event, so `isReadable` becomes false. After the
        // peer's close there is no further event, so it stays true.
        case .moved(let count): isReadable = count == bytes.byteCount || peerClosed
        case .wouldBlock: isReadable = false
        case .ended, .broken: break
        }
        return transfer
    }

    /// Whether the peer has sent unread bytes, ended its sending, or reset the connection.
    ///
    /// Readiness alone proves nothing: over TLS, the peer has perhaps sent only a session ticket or a change
    /// of keys. OpenSSL consumes these during a peek, so this function peeks.
    package func peerHasSpoken() -> Bool {
        guard !isAborted else { return true }
        guard isReadable else { return false }
        switch layer?.peekDecrypted(at: self) ?? Sockets.peek(number) {
        case .moved, .ended: return true
        case .wouldBlock:
            isReadable = false
            return false
        case .broken:
            // The kernel reports a broken connection only once, so `isAborted` records it.
            isAborted = true
            return true
        }
    }

    /// Writes as many bytes as the kernel accepts now.
    package func send(_ bytes: RawSpan) -> Transfer {
        guard !isAborted else { return .broken }
        guard isWritable else { return .wouldBlock }
        if let layer { return layer.sendEncrypted(bytes, through: self) }
        let transfer = Sockets.send(number, bytes)
        switch transfer {
        case .moved(let count): isWritable = count == bytes.byteCount
        case .wouldBlock: isWritable = false
        case .ended, .broken: break
        }
        return transfer
    }

    /// Ends the sending, so that the peer reads the end of the stream.
    package func finishSending() {
        if layer?.finishSending(self) ?? true { Sockets.finishSending(number) }
    }

    /// Waits until the connection is established. Throws the `errno`, or ETIMEDOUT after the deadline.
    package func finishConnecting() async throws(SystemError) {
        await waitUntilWritable()
        if timedOut { throw SystemError(systemCall: "connect", number: ETIMEDOUT) }
        if isAborted { throw SystemError(systemCall: "connect", number: ECANCELED) }
        let pending = Sockets.pendingError(of: number)
        guard pending == 0 else { throw SystemError(systemCall: "connect", number: pending) }
    }

    /// The number of sent bytes that the peer has not acknowledged, or 0 if unknown. With TLS, encrypted
    /// bytes count.
    package var unacknowledgedBytes: Int { isClosed ? 0 : Sockets.unacknowledgedBytes(number) }

    /// Makes the next read ask the kernel, even if the loop has not processed the channel's event yet.
    package func readAhead() {
        isReadable = true
        layer?.channelBecameReady(self)
    }

    // MARK: Waiting

    package func waitUntilReadable() async {
        if !isReadable && !isAborted { await reader.wait() }
    }

    package func waitUntilWritable() async {
        if !isWritable && !isAborted { await writer.wait() }
    }

    /// Aborts the channel at the time `due`, in nanoseconds of the monotonic clock, unless the deadline is
    /// changed before.
    package func setDeadline(at due: UInt64) {
        if let deadline { return loop.arm(deadline, at: due) }
        let timer = Timer(self)
        deadline = timer
        loop.arm(timer, at: due)
    }

    package func setDeadline(afterMilliseconds span: Int) {
        setDeadline(at: loop.now + UInt64(span) * 1_000_000)
    }

    package func clearDeadline() {
        if let deadline { loop.arm(deadline, at: .max) }
    }

    // MARK: Ends

    package func abort() {
        guard !isAborted else { return }
        isAborted = true
        wake()
    }

    /// Revokes the abort by a deadline, so that the peer can still be answered.
    package func forgiveDeadline() {
        guard timedOut else { return }
        (timedOut, isAborted) = (false, false)
    }

    /// Closes the socket. No task may wait for the channel any more.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        abort()
        if let deadline { loop.cancel(deadline) }
        loop.forgetDescriptor(number, self)
        (layer, partner, pump) = (nil, nil, nil)
        Glibc.close(number)
    }

    /// Closes the socket. With TLS, `close_notify` is sent first, because the peer would otherwise treat the
    /// bytes as truncated.
    package func closeOrderly() {
        if !isClosed { _ = layer?.finishSending(self) }
        close()
    }

    /// Closes with a reset, so that the peer does not treat a truncated answer as complete.
    package func reset() {
        Sockets.resetOnClose(number)
        close()
    }

    package func ready(_ readiness: Readiness) {
        let gone = !readiness.isDisjoint(with: [.peerClosed, .broken])
        if gone { peerClosed = true }
        if gone || readiness.contains(.reading) { isReadable = true }
        if readiness.contains(.writing) || readiness.contains(.broken) { isWritable = true }
        layer?.channelBecameReady(self)
        if gone { partner?.abort() }
        wake()
    }

    package func timePassed() {
        timedOut = true
        abort()
    }

    private func wake() {
        if isReadable || isAborted { reader.wake() }
        if isWritable || isAborted { writer.wake() }
        pump?.channelReady()
    }
}

/// An object that a channel calls when the channel can have become readable, writable or broken.
package protocol Pump: AnyObject { func channelReady() }

/// Transforms the bytes of a channel, as TLS does. It sets the channel's `isReadable` and `isWritable`.
///
/// If `sendEncrypted` returns `.wouldBlock`, the next call must begin with the same bytes.
package protocol Layer: AnyObject {
    func receiveDecrypted(from channel: Channel, into bytes: inout MutableRawSpan) -> Transfer
    /// Returns what `receiveDecrypted` would return, but consumes no byte.
    func peekDecrypted(at channel: Channel) -> Transfer
    func sendEncrypted(_ bytes: RawSpan, through channel: Channel) -> Transfer
    /// Sends `close_notify`. If the socket does not accept it now, the result is false, and the layer ends
    /// the sending later.
    func finishSending(_ channel: Channel) -> Bool
    /// Is called when the socket is ready. `isReadable` and `isWritable` are already set, but no task was
    /// woken yet.
    func channelBecameReady(_ channel: Channel)
}

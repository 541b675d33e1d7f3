import Glibc

/// A connected, non-blocking stream socket on a loop, with one deadline and one partner.
///
/// Sequential code awaits `waitUntilReadable()` and `waitUntilWritable()`. A relay sets a `pump` instead,
/// which the channel calls. The module TLS puts its `layer` between the channel and the socket.
package final class Channel: PolledSource, Timed {
    package var token: UInt64 = 0
    package let loop: EventLoop
    package let number: Int32
    /// Whether a read may be tried, which is the remembered edge of epoll. It does not tell whether the peer
    /// has sent anything (`peerHasSpoken` does). TLS may hold decrypted bytes without an event, or may have
    /// used the bytes itself.
    package var isReadable = false
    /// Whether a write may be tried.
    package var isWritable: Bool
    /// Whether the peer has stopped sending, or the connection is broken.
    package private(set) var peerClosed = false
    /// Whether this side has ended the connection: by `abort`, at the deadline, or by its partner.
    package private(set) var isAborted = false
    /// Whether the deadline caused the abort.
    package private(set) var timedOut = false
    package private(set) var isClosed = false
    /// The channel that is aborted when this one's peer leaves: a client's hang-up ends its upstream call.
    package var partner: Channel?
    /// The pump that is called on readiness instead of a waiting task.
    package var pump: (any Pump)?
    /// The layer that encrypts the bytes; nil for plain bytes.
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
        // After a short read, the next byte causes a new event. A peer that has left causes none.
        case .moved(let count): isReadable = count == bytes.byteCount || peerClosed
        case .wouldBlock: isReadable = false
        case .ended, .broken: break
        }
        return transfer
    }

    /// Whether the peer has sent unread bytes, ended its sending, or reset the connection.
    ///
    /// If a read may be tried, this peeks. Readiness alone is not enough: over TLS the peer may have sent
    /// only a session ticket or a change of keys, which OpenSSL consumes here.
    package func peerHasSpoken() -> Bool {
        guard !isAborted else { return true }
        guard isReadable else { return false }
        switch layer?.peekDecrypted(at: self) ?? Sockets.peek(number) {
        case .moved, .ended: return true
        case .wouldBlock:
            isReadable = false
            return false
        case .broken:
            // The kernel reports a broken connection only once.
            isAborted = true
            return true
        }
    }

    /// Writes as much as the kernel takes now.
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

    /// Ends the sending direction. The peer reads the end of the stream.
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

    /// The number of sent bytes that the peer has not acknowledged (over TLS, encrypted); 0 if unknown.
    package var unacknowledgedBytes: Int { isClosed ? 0 : Sockets.unacknowledgedBytes(number) }

    /// Lets the next read ask the kernel, although the loop may not have processed the channel's event.
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

    /// Aborts the channel at `due`, in nanoseconds of the monotonic clock, unless that is changed before.
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

    /// Aborts the channel. Every later transfer returns `.broken`, and waiting tasks are woken.
    package func abort() {
        guard !isAborted else { return }
        isAborted = true
        wake()
    }

    /// Revokes an abort that the deadline caused, so that the peer can still be answered.
    package func forgiveDeadline() {
        guard timedOut else { return }
        (timedOut, isAborted) = (false, false)
    }

    /// Closes the socket. No task may wait for the channel afterwards.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        abort()
        if let deadline { loop.cancel(deadline) }
        loop.forgetDescriptor(number, self)
        (layer, partner, pump) = (nil, nil, nil)
        Glibc.close(number)
    }

    /// Closes. Over TLS, `close_notify` comes first: otherwise the peer takes the bytes for truncated.
    package func closeOrderly() {
        if !isClosed { _ = layer?.finishSending(self) }
        close()
    }

    /// Closes with a reset, so that the peer does not take a truncated answer for a complete one.
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

/// Is called when its channel may have become readable, writable or broken.
package protocol Pump: AnyObject { func channelReady() }

/// Transforms a channel's bytes, such as TLS. It sets the channel's `isReadable` and `isWritable` to what the
/// layer can do.
///
/// If `sendEncrypted` returns `.wouldBlock`, the next call must begin with the same bytes.
package protocol Layer: AnyObject {
    func receiveDecrypted(from channel: Channel, into bytes: inout MutableRawSpan) -> Transfer
    /// Returns what `receiveDecrypted` would return, without consuming any byte.
    func peekDecrypted(at channel: Channel) -> Transfer
    func sendEncrypted(_ bytes: RawSpan, through channel: Channel) -> Transfer
    /// Sends `close_notify`. False if the socket does not take it now. Then the layer ends the sending later.
    func finishSending(_ channel: Channel) -> Bool
    /// Reports that the socket is ready. `isReadable` and `isWritable` are set, but no task is woken yet.
    func channelBecameReady(_ channel: Channel)
}

import Glibc

/// A connected stream socket on a loop: non-blocking bytes both ways, one deadline, one partner.
///
/// Straight-line code awaits `waitUntilReadable()` and `waitUntilWritable()`; a relay sets a `pump` instead
/// and is called back. The module TLS puts its `layer` between the channel and the socket.
package final class Channel: PolledSource, Timed {
    package var token: UInt64 = 0
    package let loop: EventLoop
    package let number: Int32
    /// Whether a read may be tried: the remembered edge of epoll. Whether the peer has sent anything is
    /// another question (`peerHasSpoken`): TLS may hold decrypted bytes without an event, or have used what
    /// came itself.
    package var isReadable = false
    /// A write may be tried.
    package var isWritable: Bool
    /// The other side has stopped sending, or the connection is broken.
    package private(set) var peerClosed = false
    /// Whether this side has given up: by `abort`, by the deadline, or since the partner's peer hung up.
    package private(set) var isAborted = false
    /// The deadline passed, which is why the channel is aborted.
    package private(set) var timedOut = false
    package private(set) var isClosed = false
    /// Aborted when this channel's peer leaves: how a client's hang-up cancels its upstream at once.
    package var partner: Channel?
    /// Called back on readiness instead of waking a waiter.
    package var pump: (any Pump)?
    /// The layer between the bytes and the socket: encryption, or nothing.
    package var layer: (any Layer)?
    private let reader = Waiter()
    private let writer = Waiter()
    private var deadline: Timer?

    /// Takes over a connected (`isWritable`) or connecting socket.
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

    /// Reads what is there, at most `bytes.byteCount`.
    package func receive(into bytes: inout MutableRawSpan) -> Transfer {
        guard !isAborted else { return .broken }
        guard isReadable else { return .wouldBlock }
        if let layer { return layer.receiveDecrypted(from: self, into: &bytes) }
        let transfer = Sockets.receive(number, into: &bytes)
        switch transfer {
        // A short read has emptied the socket: the next byte brings a new edge. A peer that left brings none.
        case .moved(let count): isReadable = count == bytes.byteCount || peerClosed
        case .wouldBlock: isReadable = false
        case .ended, .broken: break
        }
        return transfer
    }

    /// Whether there is something from the peer: unread bytes, the end of its sending, or a reset.
    ///
    /// If a read may be tried this peeks, since readiness alone is not enough: what came over TLS may be a
    /// session ticket or a change of keys, which OpenSSL consumes here.
    package func peerHasSpoken() -> Bool {
        guard !isAborted else { return true }
        guard isReadable else { return false }
        switch layer?.peekDecrypted(at: self) ?? Sockets.peek(number) {
        case .moved, .ended: return true
        case .wouldBlock:
            isReadable = false
            return false
        case .broken:
            // The kernel reports it only once.
            isAborted = true
            return true
        }
    }

    /// Writes what the kernel takes now.
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

    /// Tells the other side that nothing more will come.
    package func finishSending() {
        if layer?.finishSending(self) ?? true { Sockets.finishSending(number) }
    }

    /// Waits until a connection attempt has ended well. Throws its `errno`, or ETIMEDOUT after the deadline.
    package func finishConnecting() async throws(SystemError) {
        await waitUntilWritable()
        if timedOut { throw SystemError(systemCall: "connect", number: ETIMEDOUT) }
        if isAborted { throw SystemError(systemCall: "connect", number: ECANCELED) }
        let pending = Sockets.pendingError(of: number)
        guard pending == 0 else { throw SystemError(systemCall: "connect", number: pending) }
    }

    /// Bytes that were sent and that the other side has not acknowledged; 0 if that is not known. Over TLS
    /// these are the encrypted ones.
    package var unacknowledgedBytes: Int { isClosed ? 0 : Sockets.unacknowledgedBytes(number) }

    /// Lets the next read ask the kernel even without readiness, since the loop may not have come to the
    /// channel's event yet.
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

    /// Aborts the channel at `due` (nanoseconds of the monotonic clock), unless it is moved or cleared
    /// before.
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

    /// Gives up: every transfer from now on returns `.broken`, and whoever waits is woken.
    package func abort() {
        guard !isAborted else { return }
        isAborted = true
        wake()
    }

    /// Takes back an abort that only the deadline caused, so that the peer can still be answered.
    package func forgiveDeadline() {
        guard timedOut else { return }
        (timedOut, isAborted) = (false, false)
    }

    /// Closes the socket. Nobody may wait on the channel any more.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        abort()
        if let deadline { loop.cancel(deadline) }
        loop.forgetDescriptor(number, self)
        (layer, partner, pump) = (nil, nil, nil)
        Glibc.close(number)
    }

    /// Closes in good order: over TLS `close_notify` goes first, without which the other side takes what it
    /// got for truncated.
    package func closeOrderly() {
        if !isClosed { _ = layer?.finishSending(self) }
        close()
    }

    /// Closes with a reset, so that a peer can't take a cut answer for a whole one.
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

/// Called back when a channel that it serves may have become readable, writable or broken.
package protocol Pump: AnyObject { func channelReady() }

/// Transforms a channel's bytes on their way: TLS. It keeps `isReadable` and `isWritable` true to what it can
/// do.
///
/// After a `sendEncrypted` that would block, the next one must begin with the same bytes.
package protocol Layer: AnyObject {
    func receiveDecrypted(from channel: Channel, into bytes: inout MutableRawSpan) -> Transfer
    /// Returns what `receiveDecrypted` would return, without consuming any byte.
    func peekDecrypted(at channel: Channel) -> Transfer
    func sendEncrypted(_ bytes: RawSpan, through channel: Channel) -> Transfer
    /// Sends `close_notify`. False if that waits for room: then the layer ends the socket's sending
    /// afterwards.
    func finishSending(_ channel: Channel) -> Bool
    /// The socket has become ready for something, which `isReadable` and `isWritable` already say; nobody was
    /// told yet.
    func channelBecameReady(_ channel: Channel)
}

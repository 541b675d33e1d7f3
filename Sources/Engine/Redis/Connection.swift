import Reactor

/// One connected socket to a server. It sends commands, and assigns the replies to them by their order.
///
/// The commands of one turn of the loop are sent in one write. Garbage, a reply without a call, and the end
/// of the stream close the connection for good. No later reply could be assigned with certainty.
final class Connection: Pump, Flushing {
    let channel: Channel
    private var parser = ReplyParser()
    private var inFlight = RedisCallQueue()
    private var output = ByteWriter(capacity: 4096)
    /// How many bytes of `output` were sent.
    private var outputSent = 0
    /// The number of bytes that were sent before the present content of `output`.
    private var sentBefore = 0
    private var isFlushDue = false
    /// How many of the newest calls wait for the next flush.
    private var unflushed = 0
    private(set) var isClosed = false
    /// Whether the server has sent something that is not RESP2, or a reply that is too long.
    private(set) var isGarbled = false
    /// Whether no more commands are sent, because the server is a replica or requires a sign-in.
    private(set) var isRetiring = false
    /// The object to which the connection reports. `close` sets it to nil. The reference is not weak, because
    /// weak references make each retain of the object slower.
    var owner: (any ConnectionOwner)?
    /// Whether a command after the greeting was answered without an error. The greeting alone is not enough,
    /// because some servers answer it and close the connection at the first call.
    private var isProven = false

    init(_ channel: Channel) {
        self.channel = channel
        channel.pump = self
    }

    var callCount: Int { inFlight.count }
    var earliestDue: UInt64 { inFlight.earliestDue }

    /// Adds a call. `write` appends its bytes, which are sent at the end of this turn of the loop.
    func submitCall(_ call: RedisCall, _ write: (inout ByteWriter) -> Void) {
        enlist(call)
        write(&output)
    }

    /// Adds a call whose bytes were written while there was no connection.
    func submitHeld(_ call: RedisCall) {
        enlist(call)
        output.appendBytes(call.writer.bytes)
        call.wipe()
    }

    private func enlist(_ call: RedisCall) {
        call.start = sentBefore + output.count
        inFlight.append(call)
        unflushed += 1
        guard !isFlushDue else { return }
        isFlushDue = true
        channel.loop.flushLater(self)
    }

    // MARK: Out

    func flush() {
        isFlushDue = false
        allowForLateFlush()
        while !isClosed && outputSent < output.count {
            switch channel.send(output.bytes.extracting(droppingFirst: outputSent)) {
            case .moved(let count): outputSent += count
            case .wouldBlock: return
            case .ended, .broken: return disconnect()
            }
        }
        sentBefore += output.count
        output.wipeBytes()
        outputSent = 0
    }

    /// A call's deadline counts from the beginning of the loop's turn, but its bytes are sent at the turn's
    /// end. The server did not cause this delay, so the delay is added to the deadline.
    private func allowForLateFlush() {
        let lateness = Clocks.monotonic() &- channel.loop.now
        if lateness > RedisNode.lateness { inFlight.putOff(newest: unflushed, by: lateness) }
        unflushed = 0
    }

    // MARK: In

    /// Reads from the socket now, even if the loop has not reported it as readable yet.
    func receiveNow() {
        guard !isClosed else { return }
        channel.readAhead()
        receive()
    }

    func channelReady() {
        receive()
        if !isClosed && outputSent < output.count && !isFlushDue { flush() }
    }

    private func receive() {
        let scratch = channel.loop.scratch
        while !isClosed && (channel.isReadable || channel.isAborted) {
            switch read(into: &scratch.bytes) {
            case .moved(let count):
                deliver(scratch.bytes, first: count)
            case .wouldBlock: return
            case .ended, .broken: return disconnect()
            }
        }
    }

    private func read(into bytes: inout [UInt8]) -> Transfer {
        var span = bytes.mutableSpan
        var room = unsafe span.mutableBytes
        return channel.receive(into: &room)
    }

    /// Passes each complete reply to its call. The beginning of an incomplete reply is kept.
    private func deliver(_ bytes: [UInt8], first count: Int) {
        var offset = 0
        let come = bytes.span.extracting(first: count)
        while offset < count, parser.isAtRest {
            if let text = FlatReply.text(come, from: &offset) {
                guard hand({ $0.finish(text: come.extracting(text)) }) else { return }
            } else if let reply = FlatReply.read(come, from: &offset) {
                guard hand({ $0.finish(.success(reply)) }) else { return }
            } else {
                break
            }
        }
        guard offset < count else { return }
        parser.feed(bytes, offset..<count)
        while true {
            switch parser.nextStep() {
            case .incomplete where parser.held <= inFlight.first?.mostReply ?? 0: return
            // The bytes are not RESP2, or the reply is longer than its call allows (to protect the memory).
            case .garbled, .incomplete:
                isGarbled = true
                return disconnect()
            case .reply(.error(let text)): guard hand(failure: RedisError(answer: text)) else { return }
            case .reply(let reply): guard hand({ $0.finish(.success(reply)) }) else { return }
            }
        }
    }

    /// Ends the oldest call. Returns false if the connection is closed afterwards.
    private func hand(_ finish: (RedisCall) -> Void) -> Bool {
        guard let call = inFlight.popFirst() else {
            disconnect()
            return false
        }
        if !isProven, let owner {
            isProven = true
            owner.connectionAnswered(self)
        }
        finish(call)
        return goesOn
    }

    /// Ends the oldest call with an error. Returns false if the connection is closed afterwards.
    private func hand(failure: RedisError) -> Bool {
        guard let call = inFlight.popFirst() else {
            disconnect()
            return false
        }
        if failure == .readOnly || failure == .denied(code: "NOAUTH") { isRetiring = true }
        if case .moved = failure { owner?.connectionRedirected() }
        call.finish(.failure(failure))
        return goesOn
    }

    /// Whether the connection stays open. If it is retiring and no call is left, it is closed here.
    private var goesOn: Bool {
        guard isRetiring, inFlight.isEmpty else { return true }
        disconnect()
        return false
    }

    // MARK: Ends

    /// Closes the connection and ends every call. If any byte of a call was sent, that call's outcome is
    /// unknown.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        channel.pump = nil
        channel.close()
        owner = nil
        let sent = sentBefore + outputSent
        while let call = inFlight.popFirst() {
            call.finish(.failure(call.start < sent ? .unknownOutcome : .unavailable))
        }
    }

    /// Closes the connection and informs its owner. `close()` alone does not inform the owner.
    func disconnect() {
        guard !isClosed else { return }
        let owner = owner
        close()
        owner?.connectionEnded(self)
    }
}

protocol ConnectionOwner: AnyObject {
    /// Is called when a command is answered without an error for the first time.
    func connectionAnswered(_ connection: Connection)
    func connectionEnded(_ connection: Connection)
    /// Is called when the server replied MOVED, because another node has the key.
    func connectionRedirected()
}

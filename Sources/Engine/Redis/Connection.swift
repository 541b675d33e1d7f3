import Reactor

/// One connected socket to a server: commands out, replies in, matched by order.
///
/// Commands of one turn of the loop are collected and written at once. The first irregularity (garbage, a
/// reply without a call, the end of the stream) closes it for good: after that no reply could be matched to
/// its call with certainty.
final class Connection: Pump, Flushing {
    let channel: Channel
    private var parser = ReplyParser()
    private var inFlight = RedisCallQueue()
    private var output = ByteWriter(capacity: 4096)
    /// How much of `output` has been sent.
    private var outputSent = 0
    /// How many bytes were sent before those in `output`.
    private var sentBefore = 0
    private var isFlushDue = false
    /// The newest calls in flight, of which nothing was sent before the next flush.
    private var unflushed = 0
    private(set) var isClosed = false
    /// Whether something came that is not RESP2, or that is longer than the answer can be.
    private(set) var isGarbled = false
    /// Whether it takes no more commands, since the server is the wrong one (a replica) or wants a new
    /// sign-in.
    private(set) var isRetiring = false
    /// Called when the connection has ended and all of its calls are answered; dropped then. Not weak: an
    /// object with weak references has a side table, which makes each of its retains slower.
    var owner: (any ConnectionOwner)?
    /// A command of the owner's was answered with something other than an error. The greeting proves nothing:
    /// a server may answer that and end the connection with the first call.
    private var isProven = false

    init(_ channel: Channel) {
        self.channel = channel
        channel.pump = self
    }

    var callCount: Int { inFlight.count }
    var earliestDue: UInt64 { inFlight.earliestDue }

    /// Takes a command, whose bytes `write` appends, to be sent at the end of this turn of the loop.
    func submitCall(_ call: RedisCall, _ write: (inout ByteWriter) -> Void) {
        enlist(call)
        write(&output)
    }

    /// Takes on a command that was written down while there was no connection.
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

    /// A call's deadline counts from the beginning of the turn in which it was made, but its bytes are sent
    /// at the end of that turn. The deadline is extended by the time between, which is not the server's
    /// fault.
    private func allowForLateFlush() {
        let lateness = Clocks.monotonic() &- channel.loop.now
        if lateness > RedisNode.lateness { inFlight.putOff(newest: unflushed, by: lateness) }
        unflushed = 0
    }

    // MARK: In

    /// Takes in what the socket holds, whether or not the loop has come to its event yet.
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

    /// Hands out the replies that have come, and keeps the beginning of one that has not come whole.
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
            // Not RESP2, or more than the command can be answered with: memory is not the server's to spend.
            case .garbled, .incomplete:
                isGarbled = true
                return disconnect()
            case .reply(.error(let text)): guard hand(failure: RedisError(answer: text)) else { return }
            case .reply(let reply): guard hand({ $0.finish(.success(reply)) }) else { return }
            }
        }
    }

    /// Gives an answer to the oldest call. False if the connection has ended with that.
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

    /// Hands an error to the oldest call that waits.
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

    /// False if the last answer of a connection that takes no more commands has come: it ends with that.
    private var goesOn: Bool {
        guard isRetiring, inFlight.isEmpty else { return true }
        disconnect()
        return false
    }

    // MARK: Ends

    /// Closes and answers every call: what was sent in part or whole has an unknown outcome.
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

    /// Closes, and tells the owner that the connection has ended. `close()` does not tell it.
    func disconnect() {
        guard !isClosed else { return }
        let owner = owner
        close()
        owner?.connectionEnded(self)
    }
}

/// The user of a connection.
protocol ConnectionOwner: AnyObject {
    /// A command was answered with something other than an error, for the first time.
    func connectionAnswered(_ connection: Connection)
    func connectionEnded(_ connection: Connection)
    /// A command was answered with where its key is.
    func connectionRedirected()
}

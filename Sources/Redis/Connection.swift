import Reactor

/// One connected socket to a server: commands out, replies in, matched by order.
///
/// Commands of one turn of the loop are gathered and written once. The first surprise (garbage, a reply
/// nobody asked for, the end of the stream) closes it for good: after that no reply could be matched with
/// certainty.
final class Connection: Pump, Flushing {
    private let channel: Channel
    private var parser = ReplyParser()
    private var inFlight = CallQueue()
    private var output: [UInt8] = []
    /// How much of `output` has been sent.
    private var outputSent = 0
    /// How many bytes were sent before those in `output`.
    private var sentBefore = 0
    private var isFlushDue = false
    private(set) var isClosed = false
    /// No more commands, for the server is the wrong one (a replica) or no longer knows us.
    private(set) var isRetiring = false
    /// Told when the connection has ended, with all its calls already answered.
    weak var owner: (any ConnectionOwner)?
    /// A command was answered with something other than an error.
    private var isProven = false

    init(_ channel: Channel) {
        self.channel = channel
        channel.pump = self
    }

    var callCount: Int { inFlight.count }
    var earliestDue: UInt64 { inFlight.earliestDue }

    /// Takes a command on, to be written at the end of this turn of the loop.
    func submit(_ call: Call, _ head: RedisArguments, keys: Int? = nil, _ tail: RedisArguments) {
        enlist(call)
        RedisArguments.appendCommand(head, keys: keys, tail, to: &output)
    }

    /// Takes on a command that was written down while there was no connection.
    func submitHeld(_ call: Call) {
        enlist(call)
        output.append(contentsOf: call.held)
        call.held.removeAll(keepingCapacity: true)
    }

    private func enlist(_ call: Call) {
        call.start = sentBefore + output.count
        inFlight.append(call)
        guard !isFlushDue else { return }
        isFlushDue = true
        channel.loop.flushLater(self)
    }

    // MARK: Out

    func flush() {
        isFlushDue = false
        while !isClosed && outputSent < output.count {
            let sent = outputSent
            switch send(output, from: sent) {
            case .moved(let count): outputSent += count
            case .wouldBlock: return
            case .ended, .broken: return lose()
            }
        }
        sentBefore += output.count
        output.removeAll(keepingCapacity: true)
        outputSent = 0
    }

    /// A span of a property could not leave its access, so the array is lent as a whole.
    private func send(_ bytes: [UInt8], from start: Int) -> Transfer {
        channel.send(bytes.span.extracting(start..<bytes.count))
    }

    // MARK: In

    func turn() {
        receive()
        if !isClosed && outputSent < output.count && !isFlushDue { flush() }
    }

    private func receive() {
        let scratch = channel.loop.scratch
        while !isClosed && (channel.canRead || channel.isAborted) {
            switch read(into: &scratch.bytes) {
            case .moved(let count):
                deliver(scratch.bytes, first: count)
            case .wouldBlock: return
            case .ended, .broken: return lose()
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
        while parser.isAtRest, let reply = FlatReply.read(bytes.span.extracting(first: count), from: &offset)
        {
            guard hand(reply) else { return }
        }
        guard offset < count else { return }
        parser.feed(bytes, offset..<count)
        while true {
            switch parser.next() {
            case .incomplete: return
            case .garbled: return lose()
            case .reply(let reply): guard hand(reply) else { return }
            }
        }
    }

    /// Gives a reply to the oldest call. False where the connection has ended with that.
    private func hand(_ reply: RedisReply) -> Bool {
        guard let call = inFlight.popFirst() else {
            lose()
            return false
        }
        call.finish(outcome(of: reply))
        guard isRetiring, inFlight.isEmpty else { return true }
        lose()
        return false
    }

    private func outcome(of reply: RedisReply) -> Result<RedisReply, RedisError> {
        guard case .error(let text) = reply else {
            if !isProven {
                isProven = true
                owner?.connectionAnswered(self)
            }
            return .success(reply)
        }
        let error = RedisError(answer: text)
        if error == .readOnly || error == .denied(code: "NOAUTH") { isRetiring = true }
        return .failure(error)
    }

    // MARK: Ends

    /// Closes and answers every call: what was sent in part or whole has an unknown outcome.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        channel.pump = nil
        channel.close()
        let sent = sentBefore + outputSent
        while let call = inFlight.popFirst() {
            call.finish(.failure(call.start < sent ? .unknownOutcome : .unavailable))
        }
    }

    /// Closes because of something that happened, and says so.
    func lose() {
        guard !isClosed else { return }
        close()
        owner?.connectionEnded(self)
    }
}

/// Who uses a connection.
protocol ConnectionOwner: AnyObject {
    /// A command was answered with something other than an error, for the first time.
    func connectionAnswered(_ connection: Connection)
    func connectionEnded(_ connection: Connection)
}

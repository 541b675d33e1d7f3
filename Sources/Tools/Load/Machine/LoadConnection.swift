import Bytes
import Reactor
import TLS
import Wire

/// One connection of the load generator, with its present request. A request needs no task and no allocation.
final class LoadConnection: Pump {
    private enum Phase {
        case closed, opening, idle, head, body
    }

    /// The number of the connection among those of its loop. When a closed loop needs fewer connections,
    /// those with the highest numbers stop first.
    let number: Int
    private unowned let generator: Generator
    private(set) var channel: Channel?
    private var phase = Phase.closed
    private(set) var sampled: SampledRequest?
    private var outbound = ByteBuffer()
    /// The beginning of an answer's head that has not arrived completely.
    private var inbound = ByteBuffer()
    private var decoder = BodyDecoder()
    private var reading: AnswerReading
    private var status = 0
    private var keepsAlive = false
    private var mayBeStale = false

    init(number: Int, _ generator: Generator) {
        self.number = number
        self.generator = generator
        reading = AnswerReading()
    }

    // MARK: Begin

    /// Sends a request, and opens the connection if it is not open.
    func beginRequest(_ sampled: SampledRequest) {
        self.sampled = sampled
        generator.writeRequest(sampled, to: &outbound)
        if phase == .idle {
            mayBeStale = true
            phase = .head
            send()
        } else {
            open()
        }
    }

    private func open() {
        phase = .opening
        mayBeStale = false
        generator.loop.spawn(with: self) { caller in await caller.connect() }
    }

    private func connect() async {
        do throws(Failure) {
            let channel = try await generator.opener.openChannel()
            guard phase == .opening else { return channel.close() }
            self.channel = channel
            channel.pump = self
            generator.counts.connections += 1
            phase = .head
            send()
        } catch {
            guard phase == .opening else { return }
            endRequest(error)
        }
    }

    private func send() {
        guard let channel else { return }
        channel.setDeadline(at: Clocks.monotonic() + generator.timeout)
        push()
    }

    private func push() {
        guard let channel else { return }
        while !outbound.isEmpty {
            switch Self.send(outbound, to: channel) {
            case .moved(let count): outbound.consume(count)
            case .wouldBlock: return
            // If the target has answered before it had the whole request, its answer is read.
            case .ended, .broken:
                guard channel.peerHasSpoken(), !channel.isAborted else { return fail() }
                outbound.removeAll()
                return generator.sendAgain(self)
            }
        }
        if sampled?.hangUpAfter == 0 { hangUp() }
    }

    private static func send(_ buffer: borrowing ByteBuffer, to channel: Channel) -> Transfer {
        channel.send(buffer.readable)
    }

    // MARK: Answers

    func channelReady() {
        guard let channel else { return }
        if !outbound.isEmpty && phase != .opening { push() }
        // At most 16 reads are made in one turn of the loop, so that a fast stream does not delay other
        // connections.
        for _ in 0..<16 where channel.isReadable || channel.isAborted {
            guard phase == .head || phase == .body || phase == .idle else { return }
            switch channel.receiveIntoScratch() {
            case .moved(let count): take(generator.loop.scratch.bytes, first: count)
            case .wouldBlock: return
            case .ended: return close()
            case .broken: return fail()
            }
            guard self.channel === channel else { return }
        }
        if channel.isReadable { generator.sendAgain(self) }
    }

    private func take(_ bytes: [UInt8], first count: Int) { take(bytes.span.extracting(first: count)) }

    private func take(_ bytes: Span<UInt8>) {
        do throws(HTTPFault) {
            switch phase {
            case .head where inbound.isEmpty: try takeHead(bytes)
            case .head:
                inbound.append(bytes)
                var whole = ByteBuffer()
                swap(&whole, &inbound)
                try takeHead(whole.readable)
            case .body: try takeBody(bytes, from: 0)
            case .idle, .opening, .closed: shutConnection()
            }
        } catch {
            endRequest(.malformed)
        }
    }

    private func takeHead(_ bytes: Span<UInt8>) throws(HTTPFault) {
        let head = generator.head
        var at = 0
        repeat {
            head.reset()
            let rest = bytes.extracting(at..<bytes.count)
            guard let length = try ResponseParser.parse(rest, limits: HeadLimits(), into: head) else {
                return inbound.append(rest)
            }
            at += length
        } while head.isInterim && at < bytes.count
        if head.isInterim { return }
        status = head.status
        keepsAlive = head.keepAlive(answering: .post)
        decoder = BodyDecoder(head.framing(answering: .post), from: .upstream)
        phase = .body
        let isEvents = head.status == 200 && variant?.isStreamed == true && head.fields.contentLength == nil
        reading.beginAnswer(isEvents ? variant?.dialect : nil)
        if let channel { channel.setDeadline(at: generator.loop.now + generator.timeout) }
        try takeBody(bytes, from: at)
    }

    private func takeBody(_ bytes: Span<UInt8>, from start: Int) throws(HTTPFault) {
        guard let sampled else { return }
        let now = Clocks.monotonic()
        if reading.isStream, let channel { channel.setDeadline(at: now + generator.timeout) }
        var offset = start
        while true {
            switch try decoder.next(in: bytes, from: &offset) {
            case .payload(let range):
                reading.takePayload(
                    bytes.extracting(range), at: now, due: sampled.due, into: &generator.counts)
                if let hangUpAfter = sampled.hangUpAfter, hangUpAfter > 0, reading.chunks >= hangUpAfter {
                    return hangUp()
                }
            case .needMore: return
            case .finished:
                if offset < bytes.count { keepsAlive = false }
                return finish(at: now)
            }
        }
    }

    private var variant: Variant? {
        sampled.map { generator.options.mix.values[$0.variant] }
    }

    // MARK: Ends

    private func finish(at now: UInt64) {
        guard let sampled, let channel else { return }
        let failure = reading.finishAnswer(at: now, due: sampled.due, into: &generator.counts)
        generator.counts.countStatus(status: status)
        generator.counts.answered += 1
        if let failure { generator.counts.countFailure(failure) }
        self.sampled = nil
        // While a part of the request is unsent, the connection cannot be reused for the next request.
        if keepsAlive && outbound.isEmpty && !channel.peerClosed {
            phase = .idle
            channel.clearDeadline()
        } else {
            shutConnection()
        }
        generator.requestFinished(self, sampled)
    }

    /// The target has ended the connection. An idle connection is then closed, and an answer without a length
    /// is complete.
    private func close() {
        switch phase {
        case .idle: shutConnection()
        case .body:
            do throws(HTTPFault) {
                try decoder.closeBody()
                keepsAlive = false
                finish(at: Clocks.monotonic())
            } catch {
                endRequest(.cut)
            }
        default: fail()
        }
    }

    private func fail() {
        let isLate = channel?.timedOut == true
        switch phase {
        case .idle: shutConnection()
        // A server can close an idle connection just when it is used again. The request is then sent again,
        // and this does not count as a failure.
        case .head where mayBeStale && !isLate && inbound.isEmpty: retry()
        case .head: endRequest(isLate ? .timeout : .broken)
        case .body: endRequest(isLate ? .timeout : .cut)
        case .opening, .closed: break
        }
    }

    private func retry() {
        guard let sampled else { return }
        shutConnection()
        outbound.removeAll()
        generator.writeRequest(sampled, to: &outbound)
        open()
    }

    private func hangUp() {
        guard let sampled else { return }
        generator.counts.hungUp += 1
        self.sampled = nil
        shutConnection()
        generator.requestFinished(self, sampled)
    }

    func endRequest(_ failure: Failure) {
        guard let sampled else { return shutConnection() }
        generator.counts.countFailure(failure)
        self.sampled = nil
        shutConnection()
        generator.requestFailed(self, sampled)
    }

    /// Waits 20 ms after a failure before the next request.
    func restUntilNext() async {
        await generator.loop.sleep(nanoseconds: 20_000_000)
        generator.goOn(self)
    }

    func shutConnection() {
        phase = .closed
        outbound.removeAll()
        inbound.removeAll()
        // Without this line, closing the channel would call this connection again.
        channel?.pump = nil
        channel?.close()
        channel = nil
    }
}

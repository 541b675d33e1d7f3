import Bytes
import Reactor
import Wire

/// One connection to the mock provider. It uses callbacks and no task.
final class MockProviderConnection: Pump, Timed {
    private enum Phase {
        case reading
        /// The first byte of the answer is delayed on purpose.
        case delayed(MockRequest)
        case streaming
        /// The connection sends nothing, on purpose.
        case silent
    }

    private let channel: Channel
    private unowned let host: MockProviderHost
    private var phase = Phase.reading
    private var inbound = ByteBuffer()
    private var outbound = ByteBuffer()
    private var closesAfter = false
    private var hasMessage = false
    private lazy var timer = Timer(self)
    private lazy var next = NextTurn(self)
    private var due: UInt64 = 0
    // `script` and the properties after it describe the stream in progress.
    private var script: AnswerScript?
    private var fault: InjectedFault?
    private var piece = 0
    private var pieces = 0
    private var gap: UInt64?

    init(_ channel: Channel, _ host: MockProviderHost) {
        self.channel = channel
        self.host = host
    }

    func channelReady() {
        // At most 16 reads are made in one turn of the loop, so that a large request does not delay other
        // connections.
        for _ in 0..<16 where channel.isReadable || channel.isAborted {
            switch channel.receiveIntoScratch() {
            case .moved(let count):
                inbound.append(host.loop.scratch.bytes, first: count)
                if inbound.count > 64 << 20 { return shutConnection() }
                answerNext()
            case .wouldBlock: break
            case .ended, .broken: return leave()
            }
            guard !channel.isClosed else { return }
        }
        flush()
        // Edge-triggered epoll does not report unread bytes again, so a timer continues in the next turn.
        if !channel.isClosed && channel.isReadable { host.loop.arm(next.timer, at: host.loop.now + 1) }
    }

    private func leave() {
        if case .reading = phase {} else { host.figures.clientsLeft += 1 }
        shutConnection()
    }

    /// Records that the message in progress was answered, or never will be. Call this before the answer's
    /// last byte is sent. After that byte, the client can send its next message at once.
    private func endMessage() {
        guard hasMessage else { return }
        hasMessage = false
        host.endedMessage()
    }

    func shutConnection(resets: Bool = false) {
        guard !channel.isClosed else { return }
        endMessage()
        host.loop.cancel(timer)
        host.loop.cancel(next.timer)
        // Without this line, closing the channel would call this connection again.
        channel.pump = nil
        if resets { channel.reset() } else { channel.closeOrderly() }
        host.connectionLeft(self)
    }

    private func flush() {
        while !outbound.isEmpty {
            switch Self.send(outbound, to: channel) {
            case .moved(let count): outbound.consume(count)
            case .wouldBlock: return
            case .ended, .broken: return leave()
            }
        }
        if closesAfter, case .reading = phase { shutConnection() }
    }

    private static func send(_ buffer: borrowing ByteBuffer, to channel: Channel) -> Transfer {
        channel.send(buffer.readable)
    }

    // MARK: Requests

    /// Answers the complete requests in `inbound` one after another, until an answer cannot be sent
    /// immediately.
    private func answerNext() {
        while case .reading = phase, !channel.isClosed, !inbound.isEmpty {
            do throws(HTTPFault) {
                guard let asked = try MockRequest.readRequest(inbound, host.head) else { return }
                inbound.consume(asked.length)
                closesAfter = closesAfter || !asked.keepsAlive
                begin(asked)
            } catch {
                return shutConnection()
            }
        }
    }

    private func begin(_ asked: MockRequest) {
        guard asked.isMessage else {
            host.figures.others += 1
            outbound.append(host.documents[asked.path] ?? Self.aside)
            return flush()
        }
        hasMessage = true
        host.tookMessage()
        let delay = asked.delay ?? host.drawDelay()
        guard delay > 0 else { return answer(asked) }
        phase = .delayed(asked)
        due = host.loop.now + delay
        host.loop.arm(timer, at: due)
    }

    /// The answer to health checks and to requests for the list of models.
    private static let aside = AnswerScript.wholeAnswer(
        #"{"status":"ok","object":"list","data":[{"id":"bench","object":"model","owned_by":"bench"}]}"#)

    private func answer(_ asked: MockRequest) {
        phase = .reading
        let script = host.chooseScript(isAnthropic: asked.isAnthropic)
        host.figures.messages += 1
        fault = asked.fails ? host.failOnce() : host.drawFault()
        switch fault {
        case .stall: phase = .silent
        case .hang where !asked.isStreamed: phase = .silent
        case .garbage: outbound.append("This is no HTTP at all.\r\n\r\n")
        case .refuse: script.writeError(429, to: &outbound)
        case .fail: script.writeError(host.nextFailure(), to: &outbound)
        default: return asked.isStreamed ? beginStream(asked, script) : answerWhole(script)
        }
        if fault == .garbage { closesAfter = true }
        if case .reading = phase { endMessage() }
        flush()
    }

    private func answerWhole(_ script: AnswerScript) {
        host.figures.unstreamed += 1
        host.figures.inputTokens += host.options.inputTokens
        host.figures.outputTokens += host.options.outputTokens
        endMessage()
        let bytes = fault == .noUsage ? script.unstreamedWithoutUsage : script.unstreamed
        guard fault == .reset || fault == .shortBody else {
            outbound.append(bytes)
            return flush()
        }
        outbound.append(bytes, first: bytes.count - 40)
        flush()
        breakOff()
    }

    private func breakOff() {
        shutConnection(resets: fault == .reset)
    }

    // MARK: Streams

    private func beginStream(_ asked: MockRequest, _ script: AnswerScript) {
        host.figures.streams += 1
        host.figures.inputTokens += host.options.inputTokens
        self.script = script
        piece = 0
        pieces = asked.chunks ?? host.drawChunks()
        gap = asked.gap
        phase = .streaming
        due = host.loop.now
        outbound.append(AnswerScript.streamHead)
        outbound.append(script.streamBegin)
        step()
    }

    private func step() {
        guard let script else { return }
        if piece == pieces {
            phase = .reading
            endMessage()
            script.writeEnd(pieces: pieces, hasUsage: fault != .noUsage, to: &outbound)
            flush()
            return answerNext()
        }
        let half = piece >= (pieces + 1) / 2
        if half && fault == .hang { return phase = .silent }
        if half && (fault == .reset || fault == .shortBody) { return breakOff() }
        // While 256 KiB are unsent, no further piece is written, so that the memory stays bounded.
        if outbound.count < 256 << 10 {
            script.writePiece(piece, microseconds: Int(Clocks.monotonic() / 1000), to: &outbound)
            piece += 1
            host.figures.chunks += 1
            host.figures.outputTokens += 1
        }
        flush()
        guard !channel.isClosed else { return }
        due += gap ?? host.drawGap()
        host.loop.arm(timer, at: max(due, host.loop.now))
    }

    func timePassed() {
        switch phase {
        case .delayed(let asked):
            answer(asked)
            answerNext()
        case .streaming: step()
        case .reading, .silent: break
        }
    }
}

/// Lets a connection continue in the loop's next turn.
private final class NextTurn: Timed {
    private unowned let connection: MockProviderConnection
    private(set) lazy var timer = Timer(self)

    init(_ connection: MockProviderConnection) { self.connection = connection }

    func timePassed() { connection.channelReady() }
}

struct MockRequest {
    /// The length of the request's head and body together, in bytes.
    let length: Int
    let isMessage: Bool
    /// The path of the request. It is empty if the request is a message.
    let path: String
    let isAnthropic: Bool
    let isStreamed: Bool
    let keepsAlive: Bool
    /// The number of pieces that the field x-mock-chunks demands. nil means the default.
    let chunks: Int?
    /// In nanoseconds: the time between two pieces (x-mock-interval-ms), and the time before the answer
    /// (x-mock-delay-ms).
    let gap: UInt64?
    let delay: UInt64?
    /// Whether the request demands the fault `fail` (x-mock-fail).
    let fails: Bool

    /// The result is nil while the request is incomplete.
    static func readRequest(_ buffer: borrowing ByteBuffer, _ head: RequestHead) throws(HTTPFault)
        -> MockRequest?
    {
        let bytes = buffer.readable
        head.reset()
        guard let end = try RequestParser.parse(bytes, limits: HeadLimits(fieldBytes: 64 << 10), into: head)
        else {
            return nil
        }
        var decoder = BodyDecoder(head.framing, from: .client)
        var (at, isStreamed) = (end, false)
        reading: while true {
            switch try decoder.next(in: bytes, from: &at) {
            case .payload(let range):
                isStreamed = isStreamed || asksForStream(bytes.extracting(range))
            case .needMore: return nil
            case .finished: break reading
            }
        }
        // A POST to `/events` is an event that an edge reports, and no message.
        let isMessage = head.method == .post && !bytes[head.path].equals("/events")
        return MockRequest(
            length: at, isMessage: isMessage, path: isMessage ? "" : text(bytes[head.path]),
            isAnthropic: bytes[head.path].equals("/v1/messages"), isStreamed: isStreamed,
            keepsAlive: head.keepAlive, chunks: number("x-mock-chunks", head, bytes),
            gap: number("x-mock-interval-ms", head, bytes).map { UInt64($0) * 1_000_000 },
            delay: number("x-mock-delay-ms", head, bytes).map { UInt64($0) * 1_000_000 },
            fails: number("x-mock-fail", head, bytes) == 1)
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }

    private static func number(_ name: StaticString, _ head: RequestHead, _ bytes: Span<UInt8>) -> Int? {
        for index in 0..<head.fields.count {
            let field = head.fields[index]
            guard field.known == .other, bytes[field.name].equalsIgnoringCase(name) else { continue }
            var value = 0
            let digits = bytes[field.value]
            guard digits.count > 0, digits.count < 9 else { return nil }
            for at in digits.indices {
                guard ASCII.isDigit(digits[at]) else { return nil }
                value = value * 10 + Int(digits[at] - 0x30)
            }
            return value
        }
        return nil
    }

    /// Whether the body has `"stream": true`.
    private static func asksForStream(_ body: Span<UInt8>) -> Bool {
        var at = ByteScan.firstEscaped(in: body, from: 0, to: body.count)
        while at < body.count {
            if body.has("\"stream\"", at: at) {
                var next = at + 8
                while next < body.count, body[next] == ASCII.space || body[next] == UInt8(ascii: ":") {
                    next += 1
                }
                if body.has("true", at: next) { return true }
            }
            at = ByteScan.firstEscaped(in: body, from: at + 1, to: body.count)
        }
        return false
    }
}

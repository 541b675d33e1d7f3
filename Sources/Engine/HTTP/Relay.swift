package import Bytes
import Reactor
import Wire

/// Receives a relayed answer's bytes as they pass, for example to read the token usage.
package protocol BodyTap: AnyObject {
    /// Called for each piece of payload, in order, without framing. Returns whether the piece is relayed
    /// unchanged. If not, `takePassing` is called at once.
    func see(_ payload: Span<UInt8>) -> Bool
    /// Returns the bytes to relay in place of the payload. At the body's end these are all held-back bytes.
    func takePassing(isOver: Bool) -> ByteBuffer
}

/// The end of a relay.
package enum RelayOutcome: Hashable, Sendable {
    /// The client received the whole answer.
    case whole
    /// The upstream broke the connection, or sent nothing for too long (`timedOut`).
    case upstreamBroke(timedOut: Bool)
    /// The upstream's framing was not HTTP.
    case malformed
    /// The client left, or took no bytes for too long.
    case clientLeft
    /// The process is ending, and the drain time was over before the answer was complete.
    case cut

    // Other modules test these for every message. There, `==` would be a call through the witness table.

    package var isWhole: Bool { if case .whole = self { true } else { false } }
    package var isClientLeft: Bool { if case .clientLeft = self { true } else { false } }
    package var isCut: Bool { if case .cut = self { true } else { false } }
}

/// Relays one answer's body from the upstream to the client. It is a pump, which needs no task.
///
/// Each turn of the loop reads the bytes that the upstream has sent and sends them on at once. While the
/// client takes nothing, nothing is read, so that at most one read (64 KiB) waits in its `outbound`.
package final class Relay: Pump {
    /// How the body is framed for the client.
    package enum Framing: Sendable { case length, chunked, untilClose }

    private let client: ServerCall
    private let upstream: UpstreamConnection
    private let framing: Framing
    private let tap: (any BodyTap)?
    private var decoder: BodyDecoder
    private var isDecoded = false
    private var outcome: RelayOutcome?
    /// Whether the client took less than was available. Nothing more is read until it has taken the rest.
    private var isBlocked = false
    /// Whether the relay must end at the end of the present event.
    private var isCutting = false
    private var lastBytes: UInt32 = 0x0a0a
    private let ended = Waiter()
    private var told: ((RelayOutcome) -> Void)?
    private var again: Timer?

    package init(
        from upstream: UpstreamConnection, to client: ServerCall, framing: Framing, tap: (any BodyTap)?
    ) {
        self.upstream = upstream
        self.client = client
        self.framing = framing
        self.tap = tap
        decoder = BodyDecoder(upstream.framing, from: .upstream)
    }

    /// Relays the answer to its end. The answer's head must be in `client.outbound`.
    package func relayAnswer() async -> RelayOutcome {
        begin()
        while true {
            if let outcome {
                letGo()
                return outcome
            }
            await ended.wait()
        }
    }

    /// Relays like `relayAnswer`, but needs no task. `told` is called once, with the outcome.
    package func start(_ told: @escaping (RelayOutcome) -> Void) {
        begin()
        if let outcome {
            letGo()
            told(outcome)
        } else {
            self.told = told
        }
    }

    private func begin() {
        client.setPump(self)
        upstream.channel.pump = self
        upstream.channel.setDeadline(afterMilliseconds: upstream.idleMilliseconds)
        let early = upstream.takeInbound()
        take(early.readable)
        push()
        channelReady()
    }

    private func letGo() {
        client.setPump(nil)
        upstream.channel.pump = nil
        if let again { client.loop.cancel(again) }
        client.clearDeadline()
    }

    /// Whether nothing was relayed yet, or the last byte ended an event. Then the edge may send its own
    /// event.
    package var isBetweenEvents: Bool {
        lastBytes & 0xffff == 0x0a0a || lastBytes & 0xffff == 0x0d0d || lastBytes == 0x0d0a_0d0a
    }

    /// Ends the relay before its answer has ended: now, or at the end of the present event.
    func cut() {
        isCutting = true
        if isBetweenEvents { end(.cut) }
    }

    package func channelReady() {
        guard outcome == nil else { return }
        guard client.isReachable else { return end(.clientLeft) }
        if !client.outbound.isEmpty { push() }
        // At most 8 reads are made in a turn, so that a fast upstream does not delay other connections.
        for _ in 0..<8 {
            guard outcome == nil, client.outbound.isEmpty, pull() else { return }
        }
        // If the last of these reads was the end of the answer, no timer may be set any more.
        guard outcome == nil else { return }
        // The relay continues in the loop's next turn. A timer that is due now would run it again before the
        // loop's other connections.
        let timer = again ?? Timer(self)
        again = timer
        client.loop.arm(timer, at: client.loop.now + 1)
    }

    /// Reads once and relays the bytes. False if there is nothing to read now.
    private func pull() -> Bool {
        switch upstream.channel.receiveIntoScratch() {
        case .moved(let count):
            upstream.channel.setDeadline(afterMilliseconds: upstream.idleMilliseconds)
            take(client.loop.scratch.bytes, first: count)
            push()
            if isCutting && isBetweenEvents { end(.cut) }
            return true
        case .wouldBlock:
            return false
        case .ended:
            if upstream.framing == .untilClose {
                finishBody(surplus: 0)
                push()
            } else {
                end(.upstreamBroke(timedOut: false))
            }
            return false
        case .broken:
            end(.upstreamBroke(timedOut: upstream.channel.timedOut))
            return false
        }
    }

    /// Lends the scratch buffer for one call. If a copy outlived it, the next read would copy 64 KiB.
    private func take(_ bytes: [UInt8], first count: Int) { take(bytes.span.extracting(first: count)) }

    /// Decodes `bytes` and appends their payload to the client's `outbound`.
    private func take(_ bytes: Span<UInt8>) {
        var offset = 0
        do throws(HTTPFault) {
            while !isDecoded {
                switch try decoder.next(in: bytes, from: &offset) {
                case .payload(let range): pass(bytes.extracting(range))
                case .needMore: return
                case .finished: finishBody(surplus: bytes.count - offset)
                }
            }
        } catch {
            end(.malformed)
        }
    }

    private func pass(_ payload: Span<UInt8>) {
        guard let tap, !tap.see(payload) else { return forward(payload) }
        let passing = tap.takePassing(isOver: false)
        forward(passing.readable)
    }

    private func forward(_ payload: Span<UInt8>) {
        if payload.isEmpty { return }
        for index in max(0, payload.count - 4)..<payload.count {
            lastBytes = lastBytes << 8 | UInt32(payload[index])
        }
        guard client.head.method != .head else { return }
        guard framing == .chunked else { return client.outbound.append(payload) }
        client.outbound.appendChunkStart(payload.count)
        client.outbound.append(payload)
        client.outbound.appendChunkEnd()
    }

    /// Records that the answer is complete. After surplus bytes the connection is not reused.
    private func finishBody(surplus: Int) {
        isDecoded = true
        if surplus > 0 { upstream.isDoubtful = true }
        if let tap {
            let rest = tap.takePassing(isOver: true)
            forward(rest.readable)
        }
        if framing == .chunked && client.head.method != .head { client.outbound.appendLastChunk() }
    }

    /// Sends the waiting bytes. The relay ends when the answer is decoded and no bytes wait.
    private func push() {
        guard outcome == nil else { return }
        switch client.send() {
        case .all: break
        case .waiting(let hasMoved): return block(afterMoving: hasMoved)
        case .clientLeft: return end(.clientLeft)
        }
        if isDecoded { return end(.whole) }
        if isBlocked { unblock() }
    }

    /// Starts the client's deadline at the last byte that the client took. The upstream's deadline is cleared
    /// while the upstream is not being read.
    private func block(afterMoving hasMoved: Bool) {
        if hasMoved || !isBlocked {
            client.setWriteDeadline()
        }
        if !isBlocked { upstream.channel.clearDeadline() }
        isBlocked = true
    }

    private func unblock() {
        isBlocked = false
        client.clearDeadline()
        upstream.channel.setDeadline(afterMilliseconds: upstream.idleMilliseconds)
    }

    private func end(_ outcome: RelayOutcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        guard let told else { return ended.wake() }
        self.told = nil
        letGo()
        told(outcome)
    }
}

extension UpstreamConnection {
    /// Whether the whole body arrived together with its head, as most short answers do.
    package var isWhole: Bool {
        guard case .length(let count) = framing else { return false }
        return inbound.count == count
    }

    /// Sends a complete body to the client without a relay. nil if the client has not taken all of it, so
    /// that its call must be flushed.
    package func passWhole(to client: ServerCall, tap: (any BodyTap)?) -> RelayOutcome? {
        let isHead = if case .head = client.head.method { true } else { false }
        Self.pass(inbound, to: &client.outbound, isHead: isHead, tap: tap)
        inbound.removeAll()
        switch client.send() {
        case .all: return .whole
        case .waiting: return nil
        case .clientLeft: return .clientLeft
        }
    }

    private static func pass(
        _ body: borrowing ByteBuffer, to out: inout ByteBuffer, isHead: Bool, tap: (any BodyTap)?
    ) {
        let passesAsItIs = tap?.see(body.readable) ?? true
        if isHead { return }
        if passesAsItIs { return out.append(body.readable) }
        let passing = tap?.takePassing(isOver: true) ?? ByteBuffer()
        out.append(passing.readable)
    }
}

extension Relay: Timed {
    /// Continues the relay in the loop's next turn.
    package func timePassed() { channelReady() }
}

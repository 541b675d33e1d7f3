package import Bytes
import Reactor
import Wire

/// Sees a relayed answer's bytes as they pass, such as the reader of token usage.
package protocol BodyTap: AnyObject {
    /// Called for each piece of payload, in order, without framing. Returns whether it is relayed as it is;
    /// if not, `takePassing` is called at once.
    func see(_ payload: Span<UInt8>) -> Bool
    /// Returns the bytes that are relayed in place of the payload; at the end of the body everything that
    /// was held back.
    func takePassing(isOver: Bool) -> ByteBuffer
}

/// The end of a relay.
package enum RelayOutcome: Hashable, Sendable {
    /// The whole answer went to the client.
    case whole
    /// The upstream broke off, or (`timedOut`) was silent for too long.
    case upstreamBroke(timedOut: Bool)
    /// The upstream's framing was no HTTP.
    case malformed
    /// The client left, or took nothing for too long.
    case clientLeft
    /// This process shuts down, and its drain time was over before the answer was.
    case cut

    // Properties, since other modules ask for every message, and `==` there is a call through the witness
    // table.

    package var isWhole: Bool { if case .whole = self { true } else { false } }
    package var isClientLeft: Bool { if case .clientLeft = self { true } else { false } }
    package var isCut: Bool { if case .cut = self { true } else { false } }
}

/// Carries one answer's body from upstream to client: a callback pump behind one await, or behind none.
///
/// Each turn reads what the upstream has sent and sends it on at once, without collecting more. While the
/// client takes nothing, nothing is read, so that at most one read (64 KiB) waits in its `outbound`.
package final class Relay: Pump {
    /// How the body is framed towards the client.
    package enum Framing: Sendable { case length, chunked, untilClose }

    private let client: ServerCall
    private let upstream: UpstreamConnection
    private let framing: Framing
    private let tap: (any BodyTap)?
    private var decoder: BodyDecoder
    private var isDecoded = false
    private var outcome: RelayOutcome?
    /// The client took less than was there: nothing more is read until it has taken the rest.
    private var isBlocked = false
    /// Ends at the next event's end.
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

    /// Runs until the answer has ended one way or the other. The answer's head waits in `client.outbound`.
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

    /// Does as `relayAnswer` without a task: `told` is called once, with the outcome.
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

    /// Whether nothing was relayed yet, or the last byte ended an event, so that an event of the edge's own
    /// may follow.
    package var isBetweenEvents: Bool {
        lastBytes & 0xffff == 0x0a0a || lastBytes & 0xffff == 0x0d0d || lastBytes == 0x0d0a_0d0a
    }

    /// Ends the relay before its answer has ended: now, or at the end of the event that is under way.
    func cut() {
        isCutting = true
        if isBetweenEvents { end(.cut) }
    }

    package func channelReady() {
        guard outcome == nil else { return }
        guard client.isReachable else { return end(.clientLeft) }
        if !client.outbound.isEmpty { push() }
        // At most 8 reads in a turn, so that a fast upstream holds up no other connection of the loop.
        for _ in 0..<8 {
            guard outcome == nil, client.outbound.isEmpty, pull() else { return }
        }
        // The last of these reads may have been the end, after which no timer may be left behind.
        guard outcome == nil else { return }
        // The relay continues in the loop's next turn. A timer that is due now would run it again before the
        // loop's other connections.
        let timer = again ?? Timer(self)
        again = timer
        client.loop.arm(timer, at: client.loop.now + 1)
    }

    /// Passes one read on. False when there is nothing to read now.
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

    /// Lends the scratch for one call only: a copy that outlived it would make the next read copy 64 KiB.
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

    /// The answer is complete. After surplus bytes, which belong to no answer, the connection is not reused.
    private func finishBody(surplus: Int) {
        isDecoded = true
        if surplus > 0 { upstream.isDoubtful = true }
        if let tap {
            let rest = tap.takePassing(isOver: true)
            forward(rest.readable)
        }
        if framing == .chunked && client.head.method != .head { client.outbound.appendLastChunk() }
    }

    /// Sends what waits. The relay ends when the answer is decoded and nothing waits any more.
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

    /// The client's deadline runs from the last byte that it took, whatever the upstream does meanwhile.
    /// While the upstream is not being read, its own deadline does not run.
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
    /// Whether the whole body came with its head, as that of most short answers does.
    package var isWhole: Bool {
        guard case .length(let count) = framing else { return false }
        return inbound.count == count
    }

    /// Sends on a body that has come whole, without a relay. Nil where the client has not taken all of it
    /// yet, so that its call must be flushed.
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
    /// The rest of a turn that was cut short.
    package func timePassed() { channelReady() }
}

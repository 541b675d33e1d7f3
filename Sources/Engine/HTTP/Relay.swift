package import Bytes
import Reactor
import Wire

/// Receives a relayed answer's bytes as they pass, for example to read the token usage.
package protocol BodyTap: AnyObject {
    /// Is called for each piece of the body, in order and without framing. It returns true if the piece is
    /// relayed unchanged. Otherwise `takePassing` is called at once.
    func see(_ payload: Span<UInt8>) -> Bool
    /// Returns the bytes to relay instead of the piece of the body that `see` has just received. At the
    /// body's end (`isOver`), it returns all bytes that were held back.
    func takePassing(isOver: Bool) -> ByteBuffer
}

package enum RelayOutcome: Hashable, Sendable {
    case whole
    /// The upstream broke the connection, or sent nothing for too long (`timedOut`).
    case upstreamBroke(timedOut: Bool)
    /// The upstream's framing was not HTTP.
    case malformed
    /// The client left, or accepted no bytes for too long.
    case clientLeft
    /// The process is ending, and the drain time was over before the answer was complete.
    case cut

    // Code in other modules tests outcomes by these properties. There, `==` would be an indirect call.

    package var isWhole: Bool { if case .whole = self { true } else { false } }
    package var isClientLeft: Bool { if case .clientLeft = self { true } else { false } }
    package var isCut: Bool { if case .cut = self { true } else { false } }
}

/// Relays the body of one answer from the upstream to the client. It needs no task, because the channels
/// call `channelReady`.
///
/// In each turn of the loop, it reads what the upstream has sent and sends it to the client at once. While
/// bytes wait in the client's `outbound`, it reads nothing more. So at most one read (64 KiB) waits there.
package final class Relay: Pump {
    package enum Framing: Sendable { case length, chunked, untilClose }

    private let client: ServerCall
    private let upstream: UpstreamConnection
    private let framing: Framing
    private let tap: (any BodyTap)?
    private var decoder: BodyDecoder
    private var isDecoded = false
    private var outcome: RelayOutcome?
    /// Whether bytes wait that the client has not accepted. Until the client accepts them, the relay reads
    /// nothing more.
    private var isBlocked = false
    /// Whether the relay must end as soon as the present server-sent event is complete.
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

    /// Relays the answer to its end. The head of the answer must already be in `client.outbound`.
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

    /// Relays the answer to its end without a task. The closure `told` is called once, with the outcome.
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
        // The head of the answer is larger than most pieces of a stream. So its memory is not kept for them.
        if client.outbound.isEmpty { client.outbound.removeAll(keepingCapacity: false) }
        channelReady()
    }

    private func letGo() {
        client.setPump(nil)
        upstream.channel.pump = nil
        if let again { client.loop.cancel(again) }
        client.clearDeadline()
    }

    /// Whether the answer so far ends between two events, so that the edge can send an event of its own.
    package var isBetweenEvents: Bool {
        lastBytes & 0xffff == 0x0a0a || lastBytes & 0xffff == 0x0d0d || lastBytes == 0x0d0a_0d0a
    }

    /// Ends the relay although the answer is incomplete. If a server-sent event is incomplete, the relay
    /// first waits for its end.
    func cut() {
        isCutting = true
        if isBetweenEvents { end(.cut) }
    }

    package func channelReady() {
        guard outcome == nil else { return }
        guard client.isReachable else { return end(.clientLeft) }
        if !client.outbound.isEmpty { push() }
        // The relay reads at most 8 times in one turn, so that a fast upstream delays no other connection.
        for _ in 0..<8 {
            guard outcome == nil, client.outbound.isEmpty, pull() else { return }
        }
        // The last of the eight reads has perhaps ended the relay, which then needs no further turn.
        guard outcome == nil else { return }
        // The relay must continue only in the loop's next turn, after the other connections. A timer that is
        // due now would still fire in this turn, so the timer is due one nanosecond later.
        let timer = again ?? Timer(self)
        again = timer
        client.loop.arm(timer, at: client.loop.now + 1)
    }

    /// Reads once and relays the bytes. Returns false if there is nothing to read now.
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

    /// Takes the bytes of the loop's scratch buffer as a span, which cannot outlive this call. If a reference
    /// to the array remained, the next read would first copy the array's 64 KiB.
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
        if payload.count >= 8 {
            let word = ByteScan.word(in: payload, at: payload.count - 8).bigEndian
            lastBytes = UInt32(truncatingIfNeeded: word)
        } else {
            for index in payload.indices { lastBytes = lastBytes << 8 | UInt32(payload[index]) }
        }
        guard !client.head.method.isHead else { return }
        guard framing == .chunked else { return client.outbound.append(payload) }
        client.outbound.appendChunkStart(payload.count)
        client.outbound.append(payload)
        client.outbound.appendChunkEnd()
    }

    /// Records that the answer is complete. If `surplus` bytes follow it, the connection is not reused.
    private func finishBody(surplus: Int) {
        isDecoded = true
        if surplus > 0 { upstream.isDoubtful = true }
        if let tap {
            let rest = tap.takePassing(isOver: true)
            forward(rest.readable)
        }
        if framing == .chunked && !client.head.method.isHead { client.outbound.appendLastChunk() }
    }

    /// Sends the waiting bytes. If the answer is decoded and no bytes wait any more, the relay ends.
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

    /// Starts the client's deadline when bytes begin to wait, and restarts it when the client accepts some.
    /// The upstream gets no deadline while the relay does not read.
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
    /// Whether the body arrived completely together with the head, as most short answers do.
    package var isWhole: Bool {
        guard case .length(let count) = framing else { return false }
        return inbound.count == count
    }

    /// Sends a complete body to the client without a relay. Returns nil if the client has not accepted all of
    /// it yet. The caller must then send the rest by `flushAnswer`.
    package func passWhole(to client: ServerCall, tap: (any BodyTap)?) -> RelayOutcome? {
        let isHead = client.head.method.isHead
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

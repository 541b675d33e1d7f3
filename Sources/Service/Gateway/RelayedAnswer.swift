import Bytes
import Dialects
import HTTP
import Ledger
import Problems
import Reactor
import Telemetry
import Wire

/// An upstream's answer that is relayed to the client piece by piece, because it was not complete at once.
struct RelayedAnswer {
    private let exchange: Exchange
    private let routed: RoutedRequest
    private let upstream: UpstreamConnection
    private let framing: Relay.Framing
    /// Reads the token usage of the answer while it passes.
    private let tap: ReplyTap?
    /// Whether the upstream's whole answer was received, while the client has not yet taken all of it.
    private let isPassed: Bool
    /// The client's language, for an error event at the end of a stream. The request is already freed then.
    private let language: String
    /// Renews the lease of the reservation; nil if the whole answer was received.
    private let keeper: LeaseKeeper?

    init(
        from upstream: UpstreamConnection, _ routed: RoutedRequest, _ framing: Relay.Framing,
        _ tap: ReplyTap?,
        isStream: Bool, isPassed: Bool, in exchange: Exchange
    ) {
        self.exchange = exchange
        self.routed = routed
        self.upstream = upstream
        self.framing = framing
        self.tap = tap
        self.isPassed = isPassed
        language = isStream ? exchange.gateway.responses.language(of: exchange.call) : ""
        let tapped = isStream ? tap : nil
        let progress = tapped.map { AnswerProgress(exchange: exchange, routed: routed, tap: $0) }
        keeper =
            isPassed ? nil : exchange.ticket.map { LeaseKeeper($0, exchange.gateway, telling: progress) }
    }

    private var call: ServerCall { exchange.call }

    /// Relays an answer that is not a stream, in a task.
    func relay() async {
        let outcome = await isPassed ? (call.flushAnswer() ? .whole : .clientLeft) : carry()
        keeper?.stop()
        if let unsent = exchange.end(outcome, upstream, routed, tap) { await exchange.settleAndEnd(unsent) }
    }

    private func carry() async -> RelayOutcome {
        await Relay(from: upstream, to: call, framing: framing, tap: tap).relayAnswer()
    }

    /// Relays a stream of server-sent events. It uses no task, because tasks take memory and streams can last
    /// long. Afterwards the client's connection continues in a task.
    func stream() {
        exchange.record.isStream = true
        exchange.gateway.loopObserver?.streamBegan()
        call.releaseRequest()
        upstream.releaseRequest()
        call.park()
        let relay = Relay(from: upstream, to: call, framing: framing, tap: tap)
        relay.start { [answer = self, call] outcome in
            let isBetweenEvents = relay.isBetweenEvents
            call.resume(with: answer) { answer in
                let unsent = answer.endStream(outcome, isBetweenEvents: isBetweenEvents)
                if let unsent { await answer.exchange.settleAndEnd(unsent) }
            }
        }
    }

    private func endStream(_ outcome: RelayOutcome, isBetweenEvents: Bool) -> Settlement? {
        keeper?.stop()
        // A truncated stream ends with an error event in its own dialect. No error event is added if the
        // stream stopped within an event, because the error's lines would become part of that event.
        if !outcome.isWhole && !outcome.isClientLeft && framing == .chunked && isBetweenEvents {
            let problem = outcome.isCut ? Problem.cutOff : brokenOff(outcome)
            exchange.gateway.responses.appendStreamError(
                problem, to: call, exchange.route.dialect, language: language)
        }
        exchange.gateway.loopObserver?.streamEnded()
        return exchange.end(outcome, upstream, routed, tap)
    }

    private func brokenOff(_ outcome: RelayOutcome) -> Problem {
        var isCounted = false
        if let tap {
            exchange.gateway.finishReply(tap, outcome)
            isCounted = tap.reader.isUseful
        }
        return .unfinished(timedOut: outcome == .upstreamBroke(timedOut: true), isCounted: isCounted)
    }
}

extension UpstreamConnection {
    var isGood: Bool { (200..<300).contains(head.status) }

    /// Whether the answer has a content coding (RFC 9110, section 8.4) other than `identity`.
    var isCompressed: Bool {
        guard let coding = head.value(of: .contentEncoding) else { return false }
        return head.fields.isRepeated(.contentEncoding) || !coding.isEmpty && !inboundIs(coding, "identity")
    }

    var isEventStream: Bool {
        guard let type = head.value(of: .contentType) else { return false }
        return inboundHas(type, prefix: "text/event-stream")
    }
}

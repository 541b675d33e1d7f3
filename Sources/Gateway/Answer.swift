import HTTP
import Ledger
import Observe
import Reactor
import Reception
import Wire

/// One answer on its way from the upstream to the client, read for its usage as it passes. A value: most are
/// over before anything waits for them.
struct Answer {
    /// The answer is a stream of server-sent events: it may take long, and does so without a task.
    let isStream: Bool
    private let exchange: Exchange
    private let order: Order
    private let upstream: UpstreamConnection
    private let framing: Relay.Framing
    private let tap: ReplyTap?
    /// Taken while the request is still there; only the end of a stream may need it.
    private let language: String
    private var keeper: LeaseKeeper?
    /// All of it waits to be taken by the client.
    private var isPassed = false
    /// What must be concluded before the connection goes on.
    private var rest: Settlement?

    /// Writes the answer's head, so that the body can follow.
    init(from upstream: UpstreamConnection, _ order: Order, _ account: Account?, in exchange: Exchange) {
        self.exchange = exchange
        self.order = order
        self.upstream = upstream
        let gateway = exchange.gateway
        let isGood = upstream.isGood
        isStream = upstream.isEventStream
        let isRead = isGood && account != nil
        // What is compressed, though nobody asked for that, can't be read, and so can't be sifted either.
        let isSifted =
            isRead && isStream && exchange.usageWish != nil
            && !upstream.head.fields.contains(.contentEncoding)
        tap =
            isRead
            ? gateway.takeTap(exchange.route.dialect, isStream ? .events : .document, hidesUsage: isSifted)
            : nil
        framing = exchange.writeAnswerHead(from: upstream, account, isGood: isGood, isSifted: isSifted)
        language = isStream ? gateway.voice.language(of: exchange.call) : ""
        upstream.releaseHead()
    }

    private var call: ServerCall { exchange.call }

    /// Passes on an answer that is there as a whole, as most short ones are, and that the client takes at
    /// once: no reason for an await. False where `relay` must follow.
    mutating func pass() -> Bool {
        guard upstream.isWhole else { return false }
        guard let outcome = upstream.passWhole(to: call, tap: tap) else {
            isPassed = true
            return false
        }
        rest = end(outcome, isBetweenEvents: false)
        return rest == nil
    }

    /// Relays a short answer in a task.
    consuming func relay() async {
        if rest == nil {
            // What has not come yet may come for longer than a lease.
            if !isPassed { keeper = exchange.lease.map { LeaseKeeper($0, exchange.gateway) } }
            let outcome = await isPassed ? (call.flush() ? .whole : .clientLeft) : carry()
            rest = end(outcome, isBetweenEvents: false)
        }
        if let rest { await exchange.conclude(rest) }
    }

    private func carry() async -> RelayOutcome {
        await Relay(from: upstream, to: call, framing: framing, tap: tap).run()
    }

    /// Relays a stream without a task; the connection goes on when it has ended.
    mutating func stream() {
        exchange.record.isStream = true
        exchange.gateway.watcher?.streamBegan()
        call.releaseRequest()
        upstream.releaseRequest()
        keeper = exchange.lease.map { LeaseKeeper($0, exchange.gateway) }
        call.park()
        let relay = Relay(from: upstream, to: call, framing: framing, tap: tap)
        relay.start { [answer = self, call] outcome in
            let isBetweenEvents = relay.isBetweenEvents
            call.resume(with: answer) { answer in
                let rest = answer.end(outcome, isBetweenEvents: isBetweenEvents)
                if let rest { await answer.exchange.conclude(rest) }
            }
        }
    }

    private func end(_ outcome: RelayOutcome, isBetweenEvents: Bool) -> Settlement? {
        call.channel.partner = nil
        keeper?.stop()
        exchange.record.outcome = UpstreamOutcome(outcome, status: upstream.head.status)
        upstream.finish(isWhole: outcome.isWhole)
        if !outcome.isWhole { breakOff(outcome, isBetweenEvents: isBetweenEvents) }
        if isStream { exchange.gateway.watcher?.streamEnded() }
        return exchange.settleAside(bill(outcome))
    }

    /// The answer can't be made whole any more: nobody shall take the part for the whole.
    private func breakOff(_ outcome: RelayOutcome, isBetweenEvents: Bool) {
        // A stream is told in its own words, where a line of ours would not join half of one of its own.
        if isStream && !outcome.isClientLeft && framing == .chunked && isBetweenEvents {
            exchange.gateway.voice.appendStreamError(to: call, exchange.route.dialect, language: language)
        }
        call.breakOffAfterFlush()
    }

    private func bill(_ outcome: RelayOutcome) -> Bill? {
        guard let tap else { return nil }
        tap.finish()
        defer { exchange.gateway.giveBack(tap) }
        let bill = order.bill(tap.reader, outcome)
        exchange.note(bill, order.target, firstByte: tap.firstSeen)
        return bill
    }
}

extension UpstreamConnection {
    var isGood: Bool { (200..<300).contains(head.status) }

    /// Whether the answer is a stream of server-sent events.
    fileprivate var isEventStream: Bool {
        guard let type = head.fields[.contentType] else { return false }
        return inboundHas(type, prefix: "text/event-stream")
    }
}

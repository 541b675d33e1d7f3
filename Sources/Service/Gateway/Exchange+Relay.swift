import Dialects
import HTTP
import Ledger
import Reactor
import Telemetry
import Wire

extension Exchange {
    /// Relays the upstream's answer, whose head has been read. An answer that has already arrived completely
    /// is sent at once.
    func relay(_ forward: Forward, from upstream: UpstreamConnection) {
        let routed = forward.routed
        let isStream = upstream.isEventStream
        let isRead = forward.account != nil || !soughtObjects.isEmpty
        let tap = !isRead ? nil : tap(of: upstream, routed, isStream: isStream)
        // `if let` neither copies nor retains the tap. `tap?.reader` would retain it.
        var isSifted = false
        if let tap { isSifted = tap.reader.hidesUsage }
        let framing = writeAnswerHead(forward, from: upstream, isSifted: isSifted)
        upstream.releaseHead()
        let isWhole = !isStream && !isSifted && upstream.isWhole
        if isWhole, let outcome = upstream.passWhole(to: call, tap: tap) {
            guard let settlement = end(outcome, upstream, routed, tap) else { return call.finish() }
            return inTask(with: settlement) { exchange, settlement in
                await exchange.settleAndEnd(settlement)
                exchange.call.finish()
            }
        }
        let answer = RelayedAnswer(
            from: upstream, routed, framing, tap, isStream: isStream, isPassed: isWhole,
            in: self)
        if isStream { return answer.stream() }
        inTask(with: answer) { exchange, answer in
            await answer.relay()
            exchange.call.finish()
        }
    }

    /// The tap that reads the token usage while the answer passes; nil if the answer was not successful.
    private func tap(of upstream: UpstreamConnection, _ routed: RoutedRequest, isStream: Bool) -> ReplyTap? {
        guard upstream.isGood else { return nil }
        // Usage events that only the edge requested are hidden from the client, even if the content type is
        // wrong.
        let isDocument = upstream.firstBodyByte == UInt8(ascii: "{")
        let hidesUsage = routed.usageWish != nil && (isStream || !isDocument)
        // If the upstream compressed the answer although the edge asked it not to, the tap can neither read
        // the usage nor remove anything.
        return gateway.takeTap(
            route.dialect, isStream ? .events : hidesUsage ? .unlabelled : .document,
            isCompressed: upstream.isCompressed, hidesUsage: hidesUsage, seeksModel: record.trace != nil,
            seeking: soughtObjects)
    }

    /// Ends the exchange after the answer was sent, completely or as far as it was received.
    ///
    /// - Returns: the settlement if it could not be sent at once. It must then be passed to `settleAndEnd`.
    func end(
        _ outcome: RelayOutcome, _ upstream: UpstreamConnection, _ routed: RoutedRequest, _ tap: ReplyTap?
    ) -> Settlement? {
        call.partner = nil
        record.outcome = UpstreamOutcome(outcome, status: upstream.head.status)
        if change != nil, tap == nil { noteStored([], isWhole: outcome.isWhole, isGood: upstream.isGood) }
        upstream.finish(isWhole: outcome.isWhole)
        // The connection is closed abruptly, so that the client notices that the answer is truncated.
        if !outcome.isWhole { call.breakOffAfterFlush() }
        let bill = bill(outcome, routed, tap)
        if let followed {
            machine.relayed()
            settleWhenFinished(followed, routed, guess: bill)
            return nil
        }
        return settleWithoutWaiting(bill)
    }

    private func bill(_ outcome: RelayOutcome, _ routed: RoutedRequest, _ tap: ReplyTap?) -> Bill? {
        guard let tap else { return nil }
        gateway.finishReply(tap, outcome)
        defer { gateway.releaseTap(tap) }
        record.firstByte = tap.firstSeen
        if isFollowed, tap.reader.usage == nil || !tap.reader.isUsageFinal {
            followed = tap.reader.objects.first
        }
        if change != nil { noteStored(tap.reader.objects, isWhole: outcome.isWhole, isGood: true) }
        // The model that answered is reported only if the configuration names it. Callers can invent names,
        // and many upstreams return the name that the request contained.
        record.answeringModel = gateway.observer?.model(tap.reader.model)
        let bill = routed.bill(tap.reader, outcome)
        if routed.isDetailed || record.trace != nil, let usage = tap.reader.usage {
            record.details = AnswerDetails(usage)
        }
        record.unpriced = routed.unpriced
        if bill == nil, !outcome.isWhole { unansweredBill = routed.unansweredBill }
        return bill
    }
}

extension AnswerDetails {
    fileprivate init(_ usage: BilledUsage) {
        self.init()
        let tokens = usage.tokens
        cacheWritten = tokens.cacheWrite ?? 0
        (audioInput, audioOutput) = (tokens.audioInput ?? 0, tokens.audioOutput ?? 0)
        (imageInput, imageOutput) = (tokens.imageInput ?? 0, tokens.imageOutput ?? 0)
        tier = usage.main.tier?.rawValue ?? ""
    }
}

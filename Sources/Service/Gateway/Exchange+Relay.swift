import HTTP
import Ledger
import Reactor
import Telemetry
import Wire

/// The answer on its way back.
extension Exchange {
    /// Passes the answer on, whose head is there: at once where all of it is, as most short ones are.
    func relay(from upstream: UpstreamConnection, _ pendingForward: PendingForward) {
        let isStream = upstream.isEventStream
        let tap = pendingForward.account == nil ? nil : tap(of: upstream, isStream: isStream)
        // Not by `tap?.reader`, which would hold the tap meanwhile.
        var isSifted = false
        if let tap { isSifted = tap.reader.hidesUsage }
        let framing = writeAnswerHead(
            from: upstream, pendingForward.account, passing: pendingForward.routed.upstream.passedFields,
            isSifted: isSifted)
        upstream.releaseHead()
        let isWhole = !isStream && upstream.isWhole
        if isWhole, let outcome = upstream.passWhole(to: call, tap: tap) {
            guard let rest = end(outcome, upstream, pendingForward.routed, tap) else { return over() }
            return later(with: rest) { exchange, rest in
                await exchange.conclude(rest)
                exchange.over()
            }
        }
        let answer = RelayedAnswer(
            from: upstream, pendingForward.routed, framing, tap, isStream: isStream, isPassed: isWhole,
            in: self)
        if isStream { return answer.stream() }
        later(with: answer) { exchange, answer in
            await answer.relay()
            exchange.over()
        }
    }

    /// What reads an answer's usage as it passes; nil where it has none.
    private func tap(of upstream: UpstreamConnection, isStream: Bool) -> ReplyTap? {
        guard upstream.isGood else { return nil }
        // What is compressed, though nobody asked for that, can't be read, and so can't be sifted either.
        return gateway.takeTap(
            route.dialect, isStream ? .events : .document, isCompressed: upstream.isCompressed,
            hidesUsage: isStream && usageWish != nil)
    }

    /// The answer has gone out, whole or as far as it came. Answers what must be concluded before the
    /// connection goes on.
    func end(
        _ outcome: RelayOutcome, _ upstream: UpstreamConnection, _ routed: RoutedRequest, _ tap: ReplyTap?
    ) -> Settlement? {
        call.partner = nil
        record.outcome = UpstreamOutcome(outcome, status: upstream.head.status)
        upstream.finish(isWhole: outcome.isWhole)
        // Nobody shall take the part for the whole.
        if !outcome.isWhole { call.breakOffAfterFlush() }
        return settleAside(bill(outcome, routed, tap))
    }

    private func bill(_ outcome: RelayOutcome, _ routed: RoutedRequest, _ tap: ReplyTap?) -> Bill? {
        guard let tap else { return nil }
        gateway.finish(tap, outcome)
        defer { gateway.giveBack(tap) }
        record.firstByte = tap.firstSeen
        return routed.bill(tap.reader, outcome)
    }
}

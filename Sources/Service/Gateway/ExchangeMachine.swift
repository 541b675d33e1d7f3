import HTTP

/// The state machine of an exchange. It uses no socket, store or clock, so that tests can walk every path.
///
///     identifying       → reading
///     reading           → admitting; forwarding (nothing is counted)
///     admitting         → forwarding; rechecking; admitting (another model)
///     rechecking        → admitting
///     forwarding        → awaitingHead; forwarding (sent again, or to another endpoint); endingReservation
///     awaitingHead      → relaying; forwarding (as above); endingReservation
///     endingReservation → relaying; done
///     relaying          → settling
///     settling          → done
///
/// An answer of the edge itself leads from identifying, reading, admitting and rechecking to done. Once the
/// upstream was asked, such an answer waits until the reservation has been ended (`endingReservation`). On
/// every path there is at most one answer, and a reservation is ended exactly once.
struct ExchangeMachine: Hashable {
    enum Phase {
        /// The caller is being identified (`Authentication/Authenticator`).
        case identifying
        /// The body is being read (`Exchange`). Afterwards its model, upstream and cost are looked up.
        case reading
        /// Redis counts the message on every limit or refuses it (`Exchange+Admit`).
        case admitting
        /// The subscription service is asked before the refusal, because Redis perhaps lacks a purchase.
        case rechecking
        /// The request is being sent to the upstream (`Exchange+Forward`).
        case forwarding
        /// The upstream has received the whole request, and its answer is awaited.
        case awaitingHead
        /// The reservation is ended before the caller is answered. Otherwise an immediate retry could be
        /// refused because the reservation is still open.
        case endingReservation
        /// The upstream's answer is relayed to the client (`Exchange+Relay`).
        case relaying
        /// The answer was sent. A reservation that is still open is settled (`Exchange+Settle`).
        case settling
        case done
    }

    private(set) var phase = Phase.identifying
    /// Whether a refusal can still lead to a recheck. There is at most one recheck, and none after a
    /// step-down.
    private var mayRecheck = true
    /// Whether the exchange can still step down to another model. It does so at most once.
    private var mayStepDown = true
    /// Whether the upstream has received the whole request, and has therefore perhaps used tokens already.
    private(set) var mayHaveUsed = false

    /// Asserts the phase, in debug builds only. In a release build `ServerCall` closes the connection if an
    /// answer would begin twice, and traps if the call is over already.
    private func expect(_ isExpected: @autoclosure () -> Bool, _ event: StaticString = #function) {
        assert(isExpected(), "\(event) in the phase \(phase)")
    }

    // MARK: Before the upstream is asked

    mutating func identified() {
        expect(phase == .identifying)
        phase = .reading
    }

    mutating func bodyRead(isMetered: Bool) {
        expect(phase == .reading)
        phase = isMetered ? .admitting : .forwarding
    }

    mutating func admitted() {
        expect(phase == .admitting)
        phase = .forwarding
    }

    enum AfterRefusal {
        /// Ask the subscription service whether the user has bought something.
        case recheck
        /// Look for another model or a shorter answer. Then call `admitInstead`, or answer with the refusal.
        case stepDown
        case refuse
    }

    /// Decides what follows a refusal by a limit.
    ///
    /// - Parameters:
    ///   - mayBeOutdated: whether the subscription service perhaps knows a purchase that Redis lacks.
    ///   - hasStepDowns: whether the plan allows another model or a shorter answer instead.
    mutating func refused(mayBeOutdated: Bool, hasStepDowns: Bool) -> AfterRefusal {
        if mayBeOutdated && mayRecheck {
            expect(phase == .admitting)
            phase = .rechecking
            mayRecheck = false
            return .recheck
        }
        return hasStepDowns && mayStepDown ? .stepDown : .refuse
    }

    /// The subscription service was asked. If it could not say whether the subscription continues, the next
    /// admission ignores the end of the paid time (`overlooksPeriodEnd`).
    mutating func rechecked() {
        expect(phase == .rechecking)
        phase = .admitting
    }

    /// Redis is asked to admit another model or a shorter answer.
    mutating func admitInstead() {
        expect(phase == .admitting)
        phase = .admitting
        (mayRecheck, mayStepDown) = (false, false)
    }

    /// The edge gives an answer of its own, without an upstream.
    mutating func answered() {
        expect(
            phase == .identifying || phase == .reading || phase == .admitting || phase == .rechecking
                || phase == .endingReservation)
        phase = .done
    }

    // MARK: The upstream

    mutating func sent() {
        expect(phase == .forwarding)
        phase = .awaitingHead
        mayHaveUsed = true
    }

    /// The known facts about a request to which the upstream gave no answer.
    struct FailedRequest {
        let failure: UpstreamFailure
        /// The progress of the request on its connection; nil if there was no connection.
        var request: RequestProgress?
        /// Whether the connection had served other requests before.
        var isReused = false
        /// Whether the upstream can carry out the request twice without harm. It can if the method is
        /// idempotent (GET, PUT …), or if the message has an id (`Idempotency-Key`).
        var isRepeatable = false
        var clientLeft = false
        /// Whether this process is draining and its drain time is over.
        var isCutting = false
        /// Whether another endpoint of the upstream can be tried in the time that is left.
        var hasOther = false
    }

    enum AfterFailure: Equatable {
        /// Send the same request once more, on a new connection.
        case sendAgain
        /// Send the same request to another endpoint of the upstream.
        case moveOn
        /// End the reservation, then hang up or answer. `isCharged` is true if the upstream had the whole
        /// prompt before the client left or the drain time ended. The prompt is then charged, and the message
        /// is given back.
        case end(Unanswered, isCharged: Bool)
    }

    enum Unanswered: Equatable {
        case clientLeft, cut, failed
    }

    /// Decides what follows if the request could not be sent, or if it got no answer.
    ///
    /// If a connection breaks, one of three rules decides whether its request may be sent again (RFC 9110,
    /// section 9.2.2; RFC 9112, section 9.3.1):
    ///
    /// 1. If the upstream closed the connection before the request arrived, the request may be sent again.
    /// 2. If nothing came back, the request perhaps arrived. It may be sent again only if it is repeatable.
    /// 3. If a byte of an answer arrived, the request is never sent again.
    ///
    /// If a pooled connection broke, the request is sent again on a new connection. If a new connection broke
    /// or could not be made, the request is sent to another endpoint if there is one.
    mutating func upstreamFailed(_ failed: FailedRequest) -> AfterFailure {
        let mayRepeat =
            switch failed.request {
            case .neverArrived: true
            case .unanswered: failed.isRepeatable
            case .answerBegun, nil: false
            }
        expect(phase == .forwarding || phase == .awaitingHead)
        let isWanted = !failed.clientLeft && !failed.isCutting
        let mayMove = failed.failure.isOfConnecting || failed.failure == .broken && mayRepeat
        let isSentAgain = failed.failure == .broken && failed.isReused && mayRepeat
        if isWanted, isSentAgain || failed.hasOther && mayMove {
            phase = .forwarding
            if failed.request == .neverArrived { mayHaveUsed = false }
            return isSentAgain ? .sendAgain : .moveOn
        }
        phase = .endingReservation
        let why: Unanswered =
            failed.clientLeft || failed.failure == .clientLeft
            ? .clientLeft : failed.isCutting ? .cut : .failed
        return .end(why, isCharged: mayHaveUsed && why != .failed)
    }

    /// The head of an error answer has arrived, and its body is awaited. An error uses no tokens, so nothing
    /// is charged if the client leaves now.
    mutating func errorHeadRead() {
        expect(phase == .awaitingHead)
        mayHaveUsed = false
    }

    enum AfterHead {
        /// Relay the answer. Its usage is known when it ends.
        case relay
        case refundAndRelay
        /// Refund the reservation, then answer that the upstream is not available.
        case refundAndRefuse
        /// Send the request to another endpoint. The client has received nothing of this answer.
        case moveOn
    }

    /// Decides what follows the head of the upstream's answer.
    ///
    /// - Parameters:
    ///   - refusesKey: whether the upstream refused the team's own key. Such a 401 is not relayed, because it
    ///     would tell users that they are signed out.
    ///   - mayMove: whether the error concerns only this endpoint, and another one can be tried.
    mutating func headRead(isGood: Bool, refusesKey: Bool, mayMove: Bool = false) -> AfterHead {
        expect(phase == .awaitingHead)
        if mayMove, !isGood {
            phase = .forwarding
            mayHaveUsed = false
            return .moveOn
        }
        phase = isGood ? .relaying : .endingReservation
        return isGood ? .relay : refusesKey ? .refundAndRefuse : .refundAndRelay
    }

    /// The reservation was refunded, and the upstream's refusal is relayed now.
    mutating func refunded() {
        expect(phase == .endingReservation)
        phase = .relaying
    }

    /// The client left before there was an answer, so none is sent.
    mutating func leftUnanswered() {
        expect(phase == .endingReservation)
        phase = .done
    }

    // MARK: The end

    /// The upstream's answer was sent to the client, completely or as far as it was received.
    mutating func relayed() {
        expect(phase == .relaying)
        phase = .settling
    }

    mutating func settled() {
        expect(phase == .settling)
        phase = .done
    }
}

import HTTP

/// The phase of an exchange, and what each event leads to. It knows no socket, no store and no clock, so that
/// tests can walk every path.
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
/// The edge's own answer leads from identifying, reading, admitting and rechecking to done. After the
/// upstream was asked it waits until the reservation has been ended (`endingReservation`). Whatever happens,
/// one answer at the most, and whatever was reserved is ended once.
struct ExchangeMachine: Hashable {
    enum Phase {
        /// The caller is being identified (`Authentication/Authenticator`).
        case identifying
        /// The body is being read (`Exchange`); then its model, its upstream and its cost are looked up.
        case reading
        /// The store counts it on every limit, or refuses (`Exchange+Admit`).
        case admitting
        /// The subscription service is asked before a user is refused whose purchase may have been missed.
        case rechecking
        /// The request is on its way to the upstream (`Exchange+Forward`).
        case forwarding
        /// The upstream has the whole request.
        case awaitingHead
        /// The reservation is ended before the caller is answered, so that a retry at once is not refused
        /// since the first attempt is still open.
        case endingReservation
        /// The upstream's answer is passed on as it comes (`Exchange+Relay`).
        case relaying
        /// The answer was sent. If the exchange still holds a reservation, the store is told what it used
        /// (`Exchange+Settle`).
        case settling
        /// The exchange is over.
        case done
    }

    private(set) var phase = Phase.identifying
    /// A refusal that may be out of date leads to one recheck at most, and to none after a step down.
    private var mayRecheck = true
    /// Whether the exchange may still step down to another model. It does so once at most.
    private var mayStepDown = true
    /// The upstream had the whole request, and may have used something.
    private(set) var mayHaveUsed = false

    /// Checked in debug builds only. In a release `ServerCall` breaks the connection off where an answer
    /// would begin twice, and traps where the call is over already.
    private func expect(_ isExpected: @autoclosure () -> Bool, _ event: StaticString = #function) {
        assert(isExpected(), "\(event) in the phase \(phase)")
    }

    // MARK: Before the upstream is asked

    mutating func identified() {
        expect(phase == .identifying)
        phase = .reading
    }

    /// The body was read, and its model and upstream are known.
    mutating func bodyRead(isMetered: Bool) {
        expect(phase == .reading)
        phase = isMetered ? .admitting : .forwarding
    }

    mutating func admitted() {
        expect(phase == .admitting)
        phase = .forwarding
    }

    enum AfterRefusal {
        /// Ask the subscription service.
        case recheck
        /// Look for another model that the plan names, and then `admitInstead` or `refuse`.
        case stepDown
        /// Answer with the refusal.
        case refuse
    }

    /// A limit refuses.
    ///
    /// - Parameters:
    ///   - mayBeOutdated: the subscription service may know of a purchase that the record lacks.
    ///   - hasStepDowns: the plan names other models for classes that are used up.
    mutating func refused(mayBeOutdated: Bool, hasStepDowns: Bool) -> AfterRefusal {
        if mayBeOutdated && mayRecheck {
            expect(phase == .admitting)
            phase = .rechecking
            mayRecheck = false
            return .recheck
        }
        return hasStepDowns && mayStepDown ? .stepDown : .refuse
    }

    /// The subscription service has answered. If it could not, the request is decided as if the paid time
    /// went on (`overlooksPeriodEnd`).
    mutating func rechecked() {
        expect(phase == .rechecking)
        phase = .admitting
    }

    /// The store is asked about another model.
    mutating func admitInstead() {
        expect(phase == .admitting)
        phase = .admitting
        (mayRecheck, mayStepDown) = (false, false)
    }

    /// The edge answers for itself.
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

    /// The known facts where no answer came.
    struct FailedRequest {
        let failure: UpstreamFailure
        /// The progress of the request; nil if there was no connection.
        var request: RequestProgress?
        /// The connection had carried other requests before.
        var isReused = false
        /// Whether it may be carried out twice: its method allows it (GET, PUT …), or the message has an id
        /// (`Idempotency-Key`).
        var isRepeatable = false
        var clientLeft = false
        /// This process shuts down, and its drain time is over.
        var isCutting = false
        /// Another endpoint of the upstream can be asked, and there is time for that.
        var hasOther = false
    }

    enum AfterFailure: Equatable {
        /// Send the same once more, on a fresh connection.
        case sendAgain
        /// Send the same to another endpoint of the upstream.
        case moveOn
        /// End the reservation, then hang up or answer. `isCharged`: the upstream has the whole prompt, and
        /// the client left or this process shuts down before it answered. Then the prompt is charged, and
        /// the message is given back.
        case end(Unanswered, isCharged: Bool)
    }

    /// Why there is no answer of the upstream's.
    enum Unanswered: Equatable {
        case clientLeft, cut, failed
    }

    /// The request could not be sent, or no answer came.
    ///
    /// A request whose pooled connection broke is sent again once, on a fresh connection, which is not pooled
    /// and so never leads here again (RFC 9110, section 9.2.2; RFC 9112, section 9.3.1).
    ///
    /// - Where it never arrived, since the upstream had ended the connection before: always.
    /// - Where it may have arrived, and nothing came back: only if it is repeatable.
    /// - Where a byte of an answer came: never.
    ///
    /// If that does not help, it goes to another endpoint if there is one: always where no connection
    /// could be made, and by the same rules where it broke.
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

    /// The head of a failed answer has come, and its body is waited for. The upstream used nothing: a client
    /// that leaves now is charged for nothing.
    mutating func errorHeadRead() {
        expect(phase == .awaitingHead)
        mayHaveUsed = false
    }

    enum AfterHead {
        /// Pass the answer on; what it used is known at its end.
        case relay
        /// Give the reservation back, then pass the answer on.
        case refundAndRelay
        /// Give it back, then answer that the upstream is not available.
        case refundAndRefuse
        /// Send the request to another endpoint of the upstream. Nobody has seen anything of this answer.
        case moveOn
    }

    /// The head of the upstream's answer has come.
    ///
    /// - Parameters:
    ///   - refusesKey: whether it refused the team's own key. The user cannot mend that, and would take a
    ///     401 for being signed out.
    ///   - mayMove: whether the answer is about the endpoint and not about the request, and another endpoint
    ///     can be asked.
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

    /// The upstream's refusal is passed on, now that nothing of it is counted.
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

    /// The upstream's answer has gone out, whole or as far as it came.
    mutating func relayed() {
        expect(phase == .relaying)
        phase = .settling
    }

    mutating func settled() {
        expect(phase == .settling)
        phase = .done
    }
}

import HTTP
import Testing

@testable import Gateway

@Suite struct `The phases of an exchange` {
    /// Tries every order of events in an exchange (a request with its answer). A `Walk` is one such order.
    @Test func `An exchange answers at most once, and ends a reservation once, on every path`() {
        var known: Set<Walk> = [Walk()]
        var open = Array(known)
        var ends = 0
        while let walk = open.popLast() {
            guard walk.answers <= 1 else {
                Issue.record("\(walk) answers twice")
                continue
            }
            let next = walk.next
            #expect(next.isEmpty == (walk.machine.phase == .done), "\(walk) goes nowhere")
            if next.isEmpty {
                ends += 1
                #expect(walk.answers == (walk.hasHungUp ? 0 : 1), "\(walk)")
                #expect(walk.reservation != .open, "\(walk)")
            }
            open += next.filter { known.insert($0).inserted }
        }
        #expect(Set(known.map(\.machine.phase)).count == 10)
        #expect(ends > 10)
    }

    @Test(arguments: [
        (RequestProgress.neverArrived, false, true), (.neverArrived, true, true), (.unanswered, false, false),
        (.unanswered, true, true), (.answerBegun, true, false),
    ])
    func `An exchange sends again what never arrived, and what may be executed twice`(
        _ request: RequestProgress, _ isRepeatable: Bool, _ isSentAgain: Bool
    ) {
        var machine = ExchangeMachine.awaitingHead
        let failed = ExchangeMachine.FailedRequest(
            failure: .broken, request: request, isReused: true, isRepeatable: isRepeatable)
        #expect((machine.upstreamFailed(failed) == .sendAgain) == isSentAgain)
        #expect((machine.phase == .forwarding) == isSentAgain)
    }

    @Test func `An exchange repeats nothing on a new connection, after a timeout or without its client`() {
        for change: (inout ExchangeMachine.FailedRequest) -> Void in [
            { $0.isReused = false }, { $0.clientLeft = true }, { $0.isCutting = true },
            { $0 = .init(failure: .timedOut, request: .neverArrived, isReused: true) },
        ] {
            var machine = ExchangeMachine.awaitingHead
            var failed = ExchangeMachine.FailedRequest(
                failure: .broken, request: .neverArrived, isReused: true)
            change(&failed)
            #expect(machine.upstreamFailed(failed) != .sendAgain, "\(failed)")
        }
    }

    @Test func `An exchange asks another endpoint while nothing of an answer has come`() {
        typealias Failed = ExchangeMachine.FailedRequest
        for (failed, isMoved) in [
            (Failed(failure: .refused, hasOther: true), true),
            (Failed(failure: .refused), false),
            (Failed(failure: .refused, clientLeft: true, hasOther: true), false),
            (Failed(failure: .refused, isCutting: true, hasOther: true), false),
            (Failed(failure: .broken, request: .neverArrived, hasOther: true), true),
            (Failed(failure: .broken, request: .unanswered, hasOther: true), false),
            (Failed(failure: .broken, request: .unanswered, isRepeatable: true, hasOther: true), true),
            (Failed(failure: .broken, request: .answerBegun, isRepeatable: true, hasOther: true), false),
            (Failed(failure: .timedOut, request: .unanswered, isRepeatable: true, hasOther: true), false),
        ] {
            var machine = ExchangeMachine.awaitingHead
            #expect((machine.upstreamFailed(failed) == .moveOn) == isMoved, "\(failed)")
        }
        for (isGood, mayMove, isMoved) in [(true, true, false), (false, true, true), (false, false, false)] {
            var machine = ExchangeMachine.awaitingHead
            let after = machine.headRead(isGood: isGood, refusesKey: true, mayMove: mayMove)
            #expect((after == .moveOn) == isMoved)
        }
        // The first endpoint refused the request, so nothing was used there. The client then leaves while the
        // second endpoint is tried.
        var moved = ExchangeMachine.awaitingHead
        _ = moved.headRead(isGood: false, refusesKey: false, mayMove: true)
        let left = Failed(failure: .broken, clientLeft: true)
        #expect(moved.upstreamFailed(left) == .end(.clientLeft, isCharged: false))
    }

    @Test func `An exchange charges a client that hangs up on a working upstream, not on a failed one`() {
        let failed = ExchangeMachine.FailedRequest(failure: .broken, request: .unanswered)
        var left = failed
        left.clientLeft = true
        var cut = failed
        cut.isCutting = true
        var (one, two, three) = (
            ExchangeMachine.awaitingHead, ExchangeMachine.awaitingHead, ExchangeMachine.awaitingHead
        )
        #expect(one.upstreamFailed(failed) == .end(.failed, isCharged: false))
        #expect(two.upstreamFailed(left) == .end(.clientLeft, isCharged: true))
        #expect(three.upstreamFailed(cut) == .end(.cut, isCharged: true))
        var unsent = ExchangeMachine.forwarding
        #expect(unsent.upstreamFailed(left) == .end(.clientLeft, isCharged: false))
        var refused = ExchangeMachine.awaitingHead
        refused.errorHeadRead()
        #expect(refused.upstreamFailed(left) == .end(.clientLeft, isCharged: false))
        // The pooled connection broke before the request arrived, so the request is sent again.
        var again = ExchangeMachine.awaitingHead
        _ = again.upstreamFailed(.init(failure: .broken, request: .neverArrived, isReused: true))
        #expect(again.upstreamFailed(left) == .end(.clientLeft, isCharged: false))
    }

    @Test func `An exchange asks about an outdated refusal once, and about another model once`() {
        var machine = ExchangeMachine.admitting
        #expect(machine.refused(mayBeOutdated: true, hasStepDowns: true) == .recheck)
        machine.rechecked()
        #expect(machine.refused(mayBeOutdated: true, hasStepDowns: true) == .stepDown)
        machine.admitInstead()
        #expect(machine.refused(mayBeOutdated: true, hasStepDowns: true) == .refuse)
    }

    @Test func `An exchange refunds what the upstream refused before the client is answered`() {
        for (isGood, refusesKey, after) in [
            (true, false, ExchangeMachine.AfterHead.relay), (false, false, .refundAndRelay),
            (false, true, .refundAndRefuse),
        ] {
            var machine = ExchangeMachine.awaitingHead
            #expect(machine.headRead(isGood: isGood, refusesKey: refusesKey) == after)
            #expect(machine.phase == (isGood ? .relaying : .endingReservation))
        }
    }
}

extension ExchangeMachine {
    fileprivate static var admitting: ExchangeMachine {
        var machine = ExchangeMachine()
        machine.identified()
        machine.bodyRead(isMetered: true)
        return machine
    }

    fileprivate static var forwarding: ExchangeMachine {
        var machine = admitting
        machine.admitted()
        return machine
    }

    fileprivate static var awaitingHead: ExchangeMachine {
        var machine = forwarding
        machine.sent()
        return machine
    }
}

/// One path through an exchange, with the effects that a client, an upstream or the ledger can see.
private struct Walk: Hashable {
    var machine = ExchangeMachine()
    var answers = 0
    var hasHungUp = false
    var reservation = Held.nothing
    var sendings = 0
    /// The number of endpoints that the exchange has not tried yet.
    var others = 1
    /// Whether the request uses a pooled connection.
    var isReused = true
    /// The next action of the exchange after the reservation has ended.
    var afterRefund = Next.nothing

    enum Held { case nothing, open, ended }
    enum Next { case nothing, answer, hangUp, relay }

    /// All paths that are one event longer than this one.
    var next: [Walk] {
        switch machine.phase {
        case .identifying: [after { $0.machine.identified() }, refused]
        case .reading:
            [
                after { $0.machine.bodyRead(isMetered: true) },
                after { $0.machine.bodyRead(isMetered: false) },
                refused,
            ]
        case .admitting: [admitted, refused] + refusals([true, false])
        case .rechecking:
            [refused, after { $0.machine.rechecked() }]
                + after { $0.machine.rechecked() }.refusals([false])
        case .forwarding: [after { $0.send() }] + failures
        case .awaitingHead: heads + failures
        case .endingReservation: [after { $0.endReturning() }]
        case .relaying: [after { $0.machine.relayed() }]
        case .settling:
            [
                after {
                    $0.endReservation()
                    $0.machine.settled()
                }
            ]
        case .done: []
        }
    }

    private func after(_ event: (inout Walk) -> Void) -> Walk {
        var walk = self
        event(&walk)
        return walk
    }

    private var refused: Walk { after { $0.answer() } }

    private var admitted: Walk {
        after {
            $0.machine.admitted()
            #expect($0.reservation == .nothing, "\($0) is admitted twice")
            $0.reservation = .open
        }
    }

    private func refusals(_ values: [Bool]) -> [Walk] {
        values.flatMap { mayBeOutdated in
            [true, false].flatMap { hasStepDowns in
                var walk = self
                switch walk.machine.refused(mayBeOutdated: mayBeOutdated, hasStepDowns: hasStepDowns) {
                case .recheck: return [walk]
                case .stepDown: return [walk.after { $0.machine.admitInstead() }, walk.refused]
                case .refuse: return [walk.refused]
                }
            }
        }
    }

    private var failures: [Walk] {
        var found: [Walk] = []
        for request: RequestProgress? in [nil, .neverArrived, .unanswered, .answerBegun] {
            for clientLeft in [true, false] {
                for isCutting in [true, false] {
                    let failed = ExchangeMachine.FailedRequest(
                        failure: request == nil ? .refused : .broken, request: request, isReused: isReused,
                        isRepeatable: true, clientLeft: clientLeft, isCutting: isCutting,
                        hasOther: others > 0)
                    found.append(after { $0.upstreamFailed(failed) })
                }
            }
        }
        return found
    }

    private var heads: [Walk] {
        [(true, false), (false, false), (false, true)].map { isGood, refusesKey in
            after { walk in
                switch walk.machine.headRead(
                    isGood: isGood, refusesKey: refusesKey, mayMove: walk.others > 0)
                {
                case .moveOn: walk.others -= 1
                case .relay: walk.answers += 1
                case .refundAndRelay: walk.afterRefund = .relay
                case .refundAndRefuse: walk.afterRefund = .answer
                }
            }
        }
    }

    private mutating func send() {
        machine.sent()
        sendings += 1
        #expect(sendings <= 3, "\(self) asks the upstream without end")
    }

    private mutating func upstreamFailed(_ failed: ExchangeMachine.FailedRequest) {
        switch machine.upstreamFailed(failed) {
        case .sendAgain: isReused = false
        case .moveOn: others -= 1
        case .end(.clientLeft, _): afterRefund = .hangUp
        case .end: afterRefund = .answer
        }
    }

    private mutating func endReturning() {
        endReservation()
        switch afterRefund {
        case .answer: answer()
        case .hangUp:
            machine.leftUnanswered()
            hasHungUp = true
        case .relay:
            machine.refunded()
            answers += 1
        case .nothing: Issue.record("\(self) ends a reservation that does not exist")
        }
        afterRefund = .nothing
    }

    private mutating func answer() {
        machine.answered()
        answers += 1
        #expect(reservation != .open, "\(self) answers while its reservation is open")
    }

    private mutating func endReservation() {
        if reservation == .open { reservation = .ended }
    }
}

import Authentication
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Telemetry
import Wire

/// A request on its way to the upstream, from its admission to the end of its answer.
struct Forward {
    let routed: RoutedRequest
    /// The user's account at the admission; nil if the request is not counted.
    let account: Account?
    /// Whether the message has an id, so that it counts once even if it is sent again.
    let hasMessageID: Bool
    /// Renews the lease of the reservation while a slow upstream has not sent its first byte.
    fileprivate(set) var keeper: LeaseKeeper?
    var endpoint: UpstreamEndpoint
    /// A bit set of the endpoints that were tried.
    var tried: UInt64 = 0
    /// The time at which the request was first sent to an upstream, in nanoseconds of the loop's clock.
    fileprivate(set) var began: UInt64 = 0

    init(_ routed: RoutedRequest, _ account: Account? = nil, hasMessageID: Bool = false) {
        self.routed = routed
        self.account = account
        self.hasMessageID = hasMessageID
        endpoint = routed.upstream
    }
}

extension Exchange {
    /// Forwards the request and relays the answer. In every case the connection to the upstream is returned
    /// to its pool or closed, and the reservation is ended.
    func forward(_ forward: consuming Forward) {
        forward.began = gateway.loop.now
        if let endpoints = forward.routed.target.endpoints { chooseEndpoint(from: endpoints, for: &forward) }
        sendTo(endpointOf: forward)
    }

    /// Sends the request to `forward.endpoint`, for the first time or after another endpoint has failed.
    func sendTo(endpointOf forward: consuming Forward) {
        let endpoint = forward.endpoint
        record.upstreamCounts = endpoint.upstreamCounts
        record.sent = gateway.loop.now
        let mayOutliveLease = endpoint.mostWaitMilliseconds > gateway.admissions.lease / 2
        if mayOutliveLease { forward.keeper = ticket.map { LeaseKeeper($0, gateway) } }
        guard !call.clientLeft, !call.server.isCutting else { return upstreamFailed(forward, .broken) }
        record.upstreamTries &+= 1
        if let pooled = endpoint.pool.pooled() { return send(forward, on: pooled) }
        sendAfresh(forward)
    }

    /// Opens a new connection to the upstream and sends the request. `upstreamFailed` handles a failure.
    private func sendAfresh(_ forward: Forward) {
        inTask(with: forward) { exchange, forward in
            do throws(UpstreamFailure) {
                let connection = try await forward.endpoint.pool.connect(for: exchange.call)
                exchange.send(forward, on: connection)
            } catch {
                exchange.upstreamFailed(forward, error)
            }
        }
    }

    private func send(_ forward: consuming Forward, on connection: UpstreamConnection) {
        // The drain time can end while the connection is made. The request is then not sent.
        guard !call.server.isCutting else {
            connection.finish(isWhole: false)
            return upstreamFailed(forward, .broken)
        }
        call.partner = connection.channel
        writeRequest(forward, on: connection)
        do throws(UpstreamFailure) {
            if try connection.sendNow(within: remainingMilliseconds(of: forward)) {
                return listen(forward, on: connection)
            }
        } catch {
            return upstreamFailed(forward, connection, error)
        }
        inTask(with: (forward, connection)) { exchange, sent in
            let (forward, connection) = sent
            do throws(UpstreamFailure) {
                try await connection.sendRest()
                exchange.listen(forward, on: connection)
            } catch {
                exchange.upstreamFailed(forward, connection, error)
            }
        }
    }

    private func listen(_ forward: consuming Forward, on connection: UpstreamConnection) {
        machine.sent()
        awaited = .head(forward, connection)
        connection.expectHead(answering: call.head.method)
        connection.channel.pump = self
        // If the answer or the connection's end has already arrived, no event follows, so it is handled now.
        if connection.mayHaveNews { channelReady() }
    }

    // MARK: No answer

    /// Ends the connection, which is no longer usable, and handles the failure.
    private func upstreamFailed(
        _ forward: Forward, _ connection: UpstreamConnection, _ failure: UpstreamFailure
    ) {
        call.partner = nil
        let request = connection.requestProgress
        connection.finish(isWhole: false)
        upstreamFailed(forward, failure, request, isReused: connection.isReused)
    }

    /// Handles a failure: sends the request once more or to another endpoint, or ends the exchange.
    private func upstreamFailed(
        _ forward: Forward, _ failure: UpstreamFailure, _ request: RequestProgress? = nil,
        isReused: Bool = false
    ) {
        let failed = ExchangeMachine.FailedRequest(
            failure: failure, request: request, isReused: isReused, isRepeatable: isRepeatable(forward),
            clientLeft: call.clientLeft, isCutting: call.server.isCutting,
            hasOther: hasOtherEndpoint(forward, after: failure))
        switch machine.upstreamFailed(failed) {
        case .sendAgain:
            forward.endpoint.upstreamCounts?.noteRetry()
            record.upstreamTries &+= 1
            sendAfresh(forward)
        case .moveOn:
            forward.keeper?.stop()
            moveOn(forward, UpstreamOutcome(failure))
        case .end(let why, let isCharged):
            forward.keeper?.stop()
            if why == .failed, machine.mayHaveUsed, request != .neverArrived {
                unansweredBill = forward.routed.unansweredBill
            }
            end(unanswered: why, failure, isCharged ? forward.routed.promptBill : nil)
        }
    }

    private func isRepeatable(_ forward: Forward) -> Bool {
        forward.hasMessageID || call.head.method.isIdempotent
            || (try? call.messageID(gateway.messageIDHeader)) != nil
    }

    /// Ends an exchange for which the upstream gave no answer. The message is given back before the client is
    /// answered. `bill` charges only the prompt; nil charges nothing.
    private func end(unanswered why: ExchangeMachine.Unanswered, _ failure: UpstreamFailure, _ bill: Bill?) {
        record.outcome = why == .clientLeft ? .clientLeft : UpstreamOutcome(failure)
        inTask(with: bill) { exchange, bill throws(Problem) in
            await exchange.settleBill(bill)
            switch why {
            case .clientLeft: exchange.leaveUnanswered()
            case .cut: throw .cutOff
            case .failed: throw Problem(failure)
            }
        }
    }

    // MARK: The head of the answer

    private func headRead(
        _ forward: Forward, from connection: UpstreamConnection
    ) throws(UpstreamFailure) {
        record.headReceived = gateway.loop.now
        forward.keeper?.stop()
        // A 401, 402 or 403 is usually about the team's key. It is meant for the user only if a backend of
        // unknown dialect got no key.
        let isAskedByKey = forward.endpoint.hasCredentials || !route.dialect.isSame(as: .plain)
        let status = connection.head.status
        if isAskedByKey, KeyRefusal.isToldByBody(status), !connection.isEventStream {
            machine.errorHeadRead()
            return try errorBodyRead(forward, from: connection)
        }
        heard(forward, from: connection, refusesKey: isAskedByKey && [401, 402, 403].contains(status))
    }

    /// Searches the body of a 400, 403 or 429 for a refusal of the team's key (`KeyRefusal`). If the body is
    /// incomplete, the exchange waits for more of it.
    private func errorBodyRead(
        _ forward: Forward, from connection: UpstreamConnection
    ) throws(UpstreamFailure) {
        guard let body = try connection.peekBody(upTo: KeyRefusal.mostBytes) else {
            awaited = .errorBody(forward, connection)
            connection.channel.pump = self
            return
        }
        var parser = JSONParser()
        let refusesKey = KeyRefusal.isIn(body, of: connection.head.status, with: &parser)
        heard(forward, from: connection, refusesKey: refusesKey)
    }

    /// Acts on the head of the upstream's answer, once it is known whether the team's key is refused.
    private func heard(_ forward: Forward, from connection: UpstreamConnection, refusesKey: Bool) {
        let mayMove = noteAnswer(connection, of: forward, refusesKey: refusesKey)
        switch machine.headRead(isGood: connection.isGood, refusesKey: refusesKey, mayMove: mayMove) {
        case .relay: relay(forward, from: connection)
        case .refundAndRelay:
            inTask(with: (forward, connection)) { exchange, refused in
                await exchange.settleBill(nil)
                exchange.machine.refunded()
                exchange.relay(refused.0, from: refused.1)
            }
        case .moveOn:
            call.partner = nil
            let status = connection.head.status
            connection.finish(isWhole: false)
            moveOn(forward, refusesKey ? .unauthorized : UpstreamOutcome(status: status))
        case .refundAndRefuse:
            call.partner = nil
            connection.finish(isWhole: false)
            record.outcome = .unauthorized
            inTask { exchange throws(Problem) in
                await exchange.settleBill(nil)
                throw .upstreamRefused
            }
        }
    }
}

extension Exchange: Pump {
    /// Continues the exchange when the upstream has sent something or its connection broke.
    func channelReady() {
        switch awaited.take() {
        case .head(let forward, let connection):
            go(on: forward, connection) { () throws(UpstreamFailure) in
                guard try connection.readHead() else { return awaited = .head(forward, connection) }
                connection.channel.pump = nil
                try headRead(forward, from: connection)
            }
        case .errorBody(let forward, let connection):
            go(on: forward, connection) { () throws(UpstreamFailure) in
                connection.channel.pump = nil
                try errorBodyRead(forward, from: connection)
            }
        default: break
        }
    }

    private func go(
        on forward: Forward, _ connection: UpstreamConnection, _ step: () throws(UpstreamFailure) -> Void
    ) {
        do throws(UpstreamFailure) {
            try step()
        } catch {
            connection.channel.pump = nil
            upstreamFailed(forward, connection, error)
        }
    }
}

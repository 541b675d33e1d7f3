import HTTP
import Ledger
import Reactor
import Responses
import Telemetry
import Wire

/// What is being forwarded, until the head of its answer is there.
struct PendingForward {
    let routed: RoutedRequest
    let account: Account?
    /// An upstream that may think for longer than half a lease must not let it end.
    let keeper: LeaseKeeper?
}

extension Exchange {
    /// Sends the request on and relays the answer. Whatever happens, the connection to the upstream is given
    /// back and the reservation is ended.
    func forward(_ routed: consuming RoutedRequest, _ account: consuming Account?) {
        record.upstream = routed.upstream.tally
        record.sent = gateway.loop.now
        let isPatient = routed.upstream.mostWaitMilliseconds > gateway.admissions.lease / 2
        let keeper = isPatient ? lease.map { LeaseKeeper($0, gateway) } : nil
        let port = routed.upstream
        pendingForward = PendingForward(routed: routed, account: account, keeper: keeper)
        ask(port)
    }

    /// Asks on a pooled connection, or a fresh one.
    private func ask(_ port: UpstreamEndpoint) {
        guard !call.peerLeft else { return fail(.abandoned) }
        guard !call.server.isCutting else { return fail(.broken) }
        record.attempts &+= 1
        if let pooled = port.pool.pooled() { return send(to: port, on: pooled) }
        askAfresh(port)
    }

    private func askAfresh(_ port: UpstreamEndpoint) {
        later(with: port) { exchange, port in
            do throws(UpstreamFailure) {
                exchange.send(to: port, on: try await port.pool.connect(for: exchange.call))
            } catch {
                exchange.fail(error)
            }
        }
    }

    private func send(to port: UpstreamEndpoint, on connection: UpstreamConnection) {
        // The edge may have begun to cut while the connection was made.
        guard !call.server.isCutting else {
            connection.finish(isWhole: false)
            return fail(.broken)
        }
        call.partner = connection.channel
        writeRequest(to: port, on: connection)
        do throws(UpstreamFailure) {
            if try connection.sendNow() { return listen(on: connection) }
        } catch {
            return lose(connection, error)
        }
        later(with: connection) { exchange, connection in
            do throws(UpstreamFailure) {
                try await connection.sendRest()
                exchange.listen(on: connection)
            } catch {
                exchange.lose(connection, error)
            }
        }
    }

    private func listen(on connection: UpstreamConnection) {
        isSent = true
        upstream = connection
        connection.expectHead(answering: call.head.method)
        connection.channel.pump = self
        // Most often nothing has come so soon.
        if connection.mayHaveNews { turn() }
    }

    /// The connection can't be used any more: the request is sent once more, or has failed.
    private func lose(_ connection: UpstreamConnection, _ failure: UpstreamFailure) {
        call.partner = nil
        let loss = connection.loss
        connection.finish(isWhole: false)
        if call.peerLeft { return fail(.abandoned) }
        guard failure == .broken, connection.isReused, !call.server.isCutting, mayAskAgain(after: loss),
            let pendingForward
        else { return fail(failure) }
        if loss == .neverArrived { isSent = false }
        pendingForward.routed.upstream.tally?.noteRetry()
        record.attempts &+= 1
        askAfresh(pendingForward.routed.upstream)
    }

    /// Whether a request is sent again whose pooled connection broke: once, on a fresh connection, which is
    /// not pooled and so never leads here again (RFC 9110, section 9.2.2; RFC 9112, section 9.3.1).
    ///
    /// - It never arrived: the upstream had ended the connection before. Then it was not carried out,
    ///   whatever it is.
    /// - It may have arrived, and nothing came back: only where carrying it out twice is all right, as its
    ///   method says (GET, PUT …), or the caller, by naming the message (`Idempotency-Key`).
    /// - A byte of an answer came: never.
    private func mayAskAgain(after loss: RequestLoss) -> Bool {
        switch loss {
        case .neverArrived: true
        case .unanswered:
            isNamed || call.head.method.isIdempotent
                || (try? call.messageID(gateway.messageIDHeader)) != nil
        case .answerBegun: false
        }
    }

    /// Nothing came of it: the message is given back before the client hears of it.
    private func fail(_ failure: UpstreamFailure) {
        guard let pendingForward = pendingForward.take() else { return }
        pendingForward.keeper?.stop()
        call.partner = nil
        later(with: (failure, pendingForward.routed)) { exchange, failed throws(Problem) in
            let (failure, routed) = failed
            let isAbandoned = failure == .abandoned || exchange.call.peerLeft
            exchange.record.outcome = isAbandoned ? .clientLeft : UpstreamOutcome(failure)
            let isCut = exchange.call.server.isCutting
            // Whoever leaves an upstream that is at work pays for what it was asked.
            await exchange.settle((isAbandoned || isCut) && exchange.isSent ? routed.abandoned : nil)
            guard isAbandoned else { throw isCut ? Problem.cutOff : Problem(failure) }
            exchange.call.breakOff()
            exchange.over()
        }
    }

    /// The head of the answer is there.
    private func answer(from upstream: UpstreamConnection) {
        guard let pendingForward = pendingForward.take() else { return }
        record.answered = gateway.loop.now
        pendingForward.keeper?.stop()
        // The upstream refused the team's own key, or asks for one: nothing that the user could mend, or
        // should read as if they were signed out. No credential of theirs went there.
        let isRefused = upstream.head.status == 401 || upstream.head.status == 403
        if isRefused && (pendingForward.routed.upstream.hasCredentials || !route.dialect.isSame(as: .plain)) {
            call.partner = nil
            upstream.finish(isWhole: false)
            record.outcome = .unauthorized
            return later { exchange throws(Problem) in
                await exchange.settle(nil)
                throw .upstreamRefused
            }
        }
        if upstream.isGood { return relay(from: upstream, pendingForward) }
        // Given back before the client hears of it, so that whoever tries again at once is not told to wait.
        later(with: (upstream, pendingForward)) { exchange, answered in
            await exchange.settle(nil)
            exchange.relay(from: answered.0, answered.1)
        }
    }
}

extension Exchange: Pump {
    /// Something has come from the upstream, or it broke.
    func turn() {
        guard let connection = upstream.take() else { return }
        do throws(UpstreamFailure) {
            guard try connection.readHead() else {
                upstream = connection
                return
            }
            connection.channel.pump = nil
            answer(from: connection)
        } catch {
            connection.channel.pump = nil
            lose(connection, error)
        }
    }
}

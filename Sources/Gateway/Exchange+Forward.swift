import HTTP
import Ledger
import Observe
import Reactor
import Reception
import Wire
import Words

extension Exchange {
    /// Sends the request on and relays the answer. Whatever happens, the connection to the upstream is given
    /// back and the reservation is ended; a stream's when it has ended, after this has returned.
    func forward(_ order: Order, _ account: Account?) async throws(Problem) {
        let upstream: UpstreamConnection
        // An upstream that may think for longer than half a lease must not let it end.
        let isPatient = order.upstream.mostWaitMilliseconds > gateway.admissions.lease / 2
        let keeper = isPatient ? lease.map { LeaseKeeper($0, gateway) } : nil
        defer { keeper?.stop() }
        record.upstream = order.upstream.tally
        record.sent = gateway.loop.now
        do throws(UpstreamFailure) {
            upstream = try await ask(order.upstream)
            record.answered = gateway.loop.now
        } catch {
            call.channel.partner = nil
            let isAbandoned = error == .abandoned || call.channel.peerLeft
            record.outcome = isAbandoned ? .clientLeft : UpstreamOutcome(error)
            await settle(isAbandoned && isSent ? order.abandoned : nil)
            guard !isAbandoned else { return call.breakOff() }
            throw Problem(error)
        }
        // The upstream refused the team's own key: nothing that the user could mend, or should read.
        let isRefused = upstream.head.status == 401 || upstream.head.status == 403
        if isRefused && order.upstream.hasCredentials {
            call.channel.partner = nil
            upstream.finish(isWhole: false)
            record.outcome = .unauthorized
            await settle(nil)
            throw Problem(UpstreamFailure.unreachable)
        }
        // Given back before the client hears of it, so that whoever tries again at once is not told to wait.
        if !upstream.isGood { await settle(nil) }
        var answer = Answer(from: upstream, order, account, in: self)
        if answer.isStream { return answer.stream() }
        if !answer.pass() { await answer.relay() }
    }

    /// Asks on a pooled connection, or a fresh one. A pooled connection that turns out dead before it took a
    /// single byte is replaced; once anything was sent, a second try could ask twice.
    private func ask(_ port: UpstreamPort) async throws(UpstreamFailure) -> UpstreamConnection {
        while true {
            guard !call.channel.peerLeft else { throw .abandoned }
            record.attempts &+= 1
            // The common way, a connection that waits in the pool, is no reason for an await.
            var pooled = port.pool.pooled()
            if pooled == nil { pooled = try await port.pool.connect(for: call.channel) }
            guard let connection = pooled else { throw .unreachable }
            call.channel.partner = connection.channel
            writeRequest(to: port, on: connection)
            let length = connection.outbound.count
            do throws(UpstreamFailure) {
                if try !connection.sendNow() { try await connection.sendRest() }
                isSent = true
                try await connection.receiveHead(answering: call.head.method)
                return connection
            } catch {
                let isUntouched = connection.isReused && connection.outbound.count == length
                call.channel.partner = nil
                connection.finish(isWhole: false)
                if call.channel.peerLeft { throw .abandoned }
                guard isUntouched && error == .broken else { throw error }
            }
        }
    }
}

package import Limits
import Redis

/// The first call of an admission where it brought no decision. `Admissions.admit` goes on from there.
package struct FirstCall {
    let pending: Admissions.PendingAdmission
    /// Nil where the server did not know the script, or where the user's slot has moved to another node: the
    /// script must be called again.
    let outcome: Result<AdmitReply, LedgerError>?
}

extension Admissions {
    /// Whether an admission's first call could be sent without waiting.
    package enum SendOutcome {
        /// It is on its way. Its follower passes it to `receive` when it has ended.
        case sent(PendingAdmission)
        /// It is not, as while the store is away. `admit` goes on, after the call that failed if one did.
        case undecided(FirstCall?)
    }

    /// The outcome of a call that was sent without waiting.
    package enum ReceiveOutcome: ~Copyable {
        case decided(Admission)
        /// The ledger has not decided yet: `admit` goes on after this call.
        case undecided(FirstCall)
    }

    /// Makes the first call of `admit` without waiting: `follower` is called in a later turn of the loop.
    package func send(_ request: AdmissionRequest, now: Moment, following follower: any StoreCallFollower)
        -> SendOutcome
    {
        guard let redis, let node = redis.nodeForAdmission(of: request.user),
            let pending = try? prepare(request, on: node, now: now)
        else { return .undecided(nil) }
        do throws(LedgerError) {
            try redis.send(pending.command, to: follower, node)
            return .sent(pending)
        } catch {
            return .undecided(FirstCall(pending: pending, outcome: .failure(error)))
        }
    }

    /// Reads the answer to a call that `send` has sent.
    package func receive(_ pending: PendingAdmission, of call: StoreCall) -> ReceiveOutcome {
        guard let redis else {
            preconditionFailure("only a ledger in Redis sends without waiting")
        }
        do throws(LedgerError) {
            guard let reply = try redis.admitReply(pending.command, of: call) else {
                return .undecided(FirstCall(pending: pending, outcome: nil))
            }
            // Not by the user, whose node would have to be found again.
            call.node.breaker.succeeded()
            guard apply(reply, to: pending) else {
                return .undecided(FirstCall(pending: pending, outcome: .success(reply)))
            }
            return .decided(try admission(reply, pending.command))
        } catch {
            return .undecided(FirstCall(pending: pending, outcome: .failure(error)))
        }
    }
}

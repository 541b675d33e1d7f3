package import Limits
import Redis

/// Admissions for which nobody waits.
extension Admissions {
    /// Whether an admission's first call could be sent.
    package enum SendOutcome {
        /// It is on its way. Its follower passes it to `receive` when it has ended.
        case sent(PendingAdmission)
        /// It is not, as while the store is away. `admit` goes on, after the call that failed if one did.
        case undecided(PendingAdmission?)
    }

    /// The outcome of a call that was sent.
    package enum ReceiveOutcome: ~Copyable {
        case decided(Admission)
        /// The ledger has not decided yet: `admit` goes on after this call.
        case undecided(PendingAdmission)
    }

    /// Makes the first call of `admit` without waiting: `follower` is called in a later turn of the loop.
    package func send(_ request: AdmissionRequest, now: Moment, following follower: any StoreCallFollower)
        -> SendOutcome
    {
        guard let pending = try? prepare(request, now: now) else { return .undecided(nil) }
        do throws(LedgerError) {
            try ledger.send(pending.command, to: follower)
            return .sent(pending)
        } catch {
            return .undecided(pending.after(.failure(error)))
        }
    }

    /// Reads the answer to a call that `send` has sent.
    package func receive(_ pending: PendingAdmission, of call: StoreCall) -> ReceiveOutcome {
        // The call knows its node. The user's node would have to be looked up again.
        let node = call.node
        do throws(LedgerError) {
            guard let reply = try ledger.reply(to: pending.command, of: call) else {
                return .undecided(pending)
            }
            if let node { node.breaker.succeeded() } else { noteReply(about: pending.command.user) }
            guard apply(reply, to: pending) else { return .undecided(pending.after(.reply(reply))) }
            return .decided(try admission(reply, pending.command))
        } catch {
            return .undecided(pending.after(.failure(error)))
        }
    }
}

extension Admissions.PendingAdmission {
    fileprivate func after(_ call: Admissions.EndedCall) -> Self {
        var pending = self
        pending.ended = call
        return pending
    }
}

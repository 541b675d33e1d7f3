package import Limits
import Redis

/// Admissions whose store call is sent without waiting for the reply.
extension Admissions {
    package enum SendOutcome {
        /// The call was sent. When the call has ended, its follower must pass it to `receive`.
        case sent(PendingAdmission)
        /// The call was not sent, for example while the store is away. The caller continues with `admit`,
        /// which uses the pending admission if there is one.
        case undecided(PendingAdmission?)
    }

    package enum ReceiveOutcome: ~Copyable {
        case decided(Admission)
        /// The ledger has not decided yet. The caller continues with `admit`.
        case undecided(PendingAdmission)
    }

    /// Makes the first call of an admission without waiting for the reply. `follower` is called in a later
    /// turn of the loop.
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

    /// Reads the reply to a call that `send` has sent.
    package func receive(_ pending: PendingAdmission, of call: StoreCall) -> ReceiveOutcome {
        // The call has its node already. Looking up the user's node would take longer.
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

package import Limits
import Redis

/// Admissions whose store call is sent without waiting for the reply.
extension Admissions {
    /// Whether the first call of an admission was sent.
    package enum SendOutcome {
        /// The call was sent. Its follower passes it to `receive` when the call has ended.
        case sent(PendingAdmission)
        /// The call was not sent, for example while the store is away. `admit` continues with this
        /// admission, or starts anew if there is none.
        case undecided(PendingAdmission?)
    }

    package enum ReceiveOutcome: ~Copyable {
        case decided(Admission)
        /// The ledger has not decided yet: `admit` continues after this call.
        case undecided(PendingAdmission)
    }

    /// Makes the first call of `admit` without waiting. `follower` is called in a later turn of the loop.
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
        // The call knows its node. The node of the user would have to be looked up.
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

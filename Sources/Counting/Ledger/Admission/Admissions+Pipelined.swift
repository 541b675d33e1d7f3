package import Limits
import Redis

/// Admits a request without waiting: `send` sends the call to the store, and `receive` reads the reply later.
extension Admissions {
    package enum SendOutcome {
        /// The call was sent. When it has ended, pass it and this value to `receive`.
        case sent(PendingAdmission)
        /// The call was not sent, for example because the store is away. The caller must then call `admit`.
        case undecided(PendingAdmission?)
    }

    package enum ReceiveOutcome: ~Copyable {
        case decided(Admission)
        /// The reply did not decide about the request. The caller must then call `admit`.
        case undecided(PendingAdmission)
    }

    /// Sends the first call of an admission and does not wait for the reply. When the call has ended,
    /// `follower` is called, in a later turn of the loop.
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
        // The call remembers its node. A look-up of the node by the user's key would take longer.
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

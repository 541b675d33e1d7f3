package import Limits

/// What the ledger has answered to an admission's first question.
package struct EarlyReply {
    let question: Admissions.AdmitQuestion
    /// Nil: nothing, since it did not know the script. The question stands.
    let outcome: Result<AdmitReply, LedgerError>?
}

extension Admissions {
    /// What became of a question that was to be sent on.
    package enum AskOutcome {
        /// It is on its way. Its follower passes the call that has ended to `hear`.
        case sent(AdmitQuestion)
        /// Nothing was sent, as while the store is away: `admit` must be called, after this answer if there
        /// is one.
        case unsent(EarlyReply?)
    }

    /// What was answered to a question that was sent on.
    package enum HearOutcome: ~Copyable {
        case decided(Admission)
        /// The ledger has not decided yet: `admit` is to go on after its answer.
        case undecided(EarlyReply)
    }

    /// Asks as `admit` does and waits for nothing: `follower` hears of the answer, in a later turn of the
    /// loop.
    package func ask(_ request: AdmissionRequest, now: Moment, following follower: any StoreCallFollower)
        -> AskOutcome
    {
        guard let redis, let client = redis.client, redis.asksAside,
            let question = try? question(request, now: now)
        else { return .unsent(nil) }
        do throws(LedgerError) {
            try redis.send(question.ask, to: follower, client)
            return .sent(question)
        } catch {
            return .unsent(EarlyReply(question: question, outcome: .failure(error)))
        }
    }

    /// What the call of a question that was sent on has brought.
    package func hear(_ question: AdmitQuestion, of call: StoreCall) -> HearOutcome {
        guard let redis, let client = redis.client else {
            preconditionFailure("only a ledger in Redis sends anything on")
        }
        do throws(LedgerError) {
            guard let reply = try redis.admitReply(question.ask, of: call, client) else {
                return .undecided(EarlyReply(question: question, outcome: nil))
            }
            guard decides(reply, question) else {
                return .undecided(EarlyReply(question: question, outcome: .success(reply)))
            }
            return .decided(try admission(reply, question.ask))
        } catch {
            return .undecided(EarlyReply(question: question, outcome: .failure(error)))
        }
    }
}

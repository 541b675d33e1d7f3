package import Limits
package import Redis

/// What was sent on to the store.
package typealias StoreCall = Call
/// Whoever hears that it has ended, rather than wait for it in a task.
package typealias StoreCallFollower = CallFollower

/// What the ledger has answered to an admission's first question.
package struct AdmissionAnswer {
    let question: Admissions.Question
    /// Nil: nothing, since it did not know the script. The question stands.
    let outcome: Result<Verdict, LedgerError>?
}

extension Admissions {
    /// What became of a question that was to be sent on.
    package enum Inquiry {
        /// It is on its way: its follower hears when its call has ended, and asks what it `hear`s by it.
        case sent(Question)
        /// Nothing was sent, as while the store is away: `admit` must be called, after this answer if there
        /// is one.
        case unsent(AdmissionAnswer?)
    }

    /// What was answered to a question that was sent on.
    package enum Hearing: ~Copyable {
        case decided(Admission)
        /// The ledger has not decided yet: `admit` is to go on after its answer.
        case undecided(AdmissionAnswer)
    }

    /// Asks as `admit` does and waits for nothing: `follower` hears of the answer, in a later turn of the
    /// loop.
    package func ask(_ request: AdmissionRequest, now: Moment, following follower: any StoreCallFollower)
        -> Inquiry
    {
        guard let redis, let client = redis.client, redis.asksAside,
            let question = try? question(request, now: now)
        else { return .unsent(nil) }
        do throws(LedgerError) {
            try redis.send(question.ask, to: follower, client)
            return .sent(question)
        } catch {
            return .unsent(AdmissionAnswer(question: question, outcome: .failure(error)))
        }
    }

    /// What the call of a question that was sent on has brought.
    package func hear(_ question: Question, of call: StoreCall) -> Hearing {
        guard let redis, let client = redis.client else {
            return .undecided(AdmissionAnswer(question: question, outcome: nil))
        }
        do throws(LedgerError) {
            guard let verdict = try redis.verdict(question.ask, of: call, client) else {
                return .undecided(AdmissionAnswer(question: question, outcome: nil))
            }
            guard decides(verdict, question) else {
                return .undecided(AdmissionAnswer(question: question, outcome: .success(verdict)))
            }
            return .decided(try admission(verdict, question.ask))
        } catch {
            return .undecided(AdmissionAnswer(question: question, outcome: .failure(error)))
        }
    }
}

package import Limits
import Redis

/// Whoever has asked for an admission and waits for it without a task.
package protocol AdmissionWitness: AnyObject {
    func decided(_ admission: consuming Admission)
    /// The ledger has not decided yet: `admit` is to go on after its answer.
    func undecided(_ answer: AdmissionAnswer)
}

/// What the ledger has answered to an admission's first question.
package struct AdmissionAnswer {
    let question: Admissions.Question
    /// Nil: nothing, since it did not know the script. The question stands.
    let outcome: Result<Verdict, LedgerError>?
}

extension Admissions {
    /// Asks as `admit` does and waits for nothing: `witness` hears what came of it, in a later turn of the
    /// loop or, where nothing could be sent, at once. False where `admit` must be called, as while the store
    /// is away.
    package func ask(_ request: AdmissionRequest, now: Moment, telling witness: any AdmissionWitness)
        -> Bool
    {
        guard let redis, let client = redis.client, redis.asksAside,
            let question = try? question(request, now: now)
        else { return false }
        let inquiry = idleInquiries.popLast() ?? Inquiry()
        do throws(LedgerError) {
            try redis.send(question.ask, to: inquiry, client)
            inquiry.load = (self, question, witness)
        } catch {
            witness.undecided(AdmissionAnswer(question: question, outcome: .failure(error)))
        }
        return true
    }

    fileprivate func hear(_ call: Call, _ question: Question, telling witness: any AdmissionWitness) {
        guard let redis, let client = redis.client else { return }
        do throws(LedgerError) {
            guard let verdict = try redis.verdict(question.ask, of: call, client) else {
                return witness.undecided(AdmissionAnswer(question: question, outcome: nil))
            }
            guard decides(verdict, question) else {
                return witness.undecided(AdmissionAnswer(question: question, outcome: .success(verdict)))
            }
            witness.decided(try admission(verdict, question.ask))
        } catch {
            witness.undecided(AdmissionAnswer(question: question, outcome: .failure(error)))
        }
    }
}

/// An admission's first question on its way.
final class Inquiry: CallFollower {
    fileprivate var load:
        (admissions: Admissions, question: Admissions.Question, witness: any AdmissionWitness)?

    func ended(_ call: Call) {
        guard let (admissions, question, witness) = load.take() else { return }
        admissions.idleInquiries.append(self)
        admissions.hear(call, question, telling: witness)
    }
}

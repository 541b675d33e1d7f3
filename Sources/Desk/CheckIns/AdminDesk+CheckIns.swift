import HTTP
import Ledger
import Limits
import Reception
import Wire
import Words

/// `POST /admin/v1/check-ins/claim`: the push job asks for one person, or for the next who are due.
extension AdminDesk {
    private static let mostAtOnce = 1000

    func claimCheckIns(_ call: ServerCall) async {
        do throws(Problem) {
            let (wish, tenant) = try await Self.wish(of: call)
            guard let checkIns = app(tenant) else { throw Self.unknownApp }
            do throws(LedgerError) {
                switch wish {
                case .person(let id):
                    try await claim(UserName(tenant: checkIns.tenant, id: id), checkIns, call)
                case .next(let count): try await claim(count, checkIns, call)
                }
            } catch {
                throw .limiterAway
            }
        } catch {
            voice.answer(error, to: call, .plain)
        }
    }

    private func claim(_ user: UserName, _ checkIns: CheckIns, _ call: ServerCall) async throws(LedgerError) {
        let (claim, nextAt) = try await checkIns.claim(user)
        let next = nextAt.map { voice.phrasebook.timestamp($0, timeZone: voice.book.knownTimeZone) }
        answer(call, status: 200) {
            switch claim {
            case .claimed(let frequency, _):
                $0.member("claimed", true)
                $0.member("frequency", utf8: frequency)
            case .notDue:
                $0.member("claimed", false)
                $0.member("reason", "not_due")
            case .unwanted:
                $0.member("claimed", false)
                $0.member("reason", "unwanted")
            }
            $0.member("next_at", utf8: next)
        }
    }

    private func claim(_ count: Int, _ checkIns: CheckIns, _ call: ServerCall) async throws(LedgerError) {
        let claimed = try await checkIns.claimNext(count)
        answer(call, status: 200) { json in
            json.array("claimed") { json in
                for one in claimed {
                    json.object {
                        $0.member("user_id", utf8: one.user.text)
                        $0.member("frequency", utf8: one.frequency)
                    }
                }
            }
        }
    }

    private enum Wish {
        case person(String)
        case next(Int)
    }

    /// The one that is named; where there is only one it need not be.
    private func app(_ tenant: String?) -> CheckIns? {
        guard let tenant else { return checkIns.count == 1 ? checkIns.first : nil }
        return checkIns.first { $0.tenant == tenant }
    }

    private static var unknownApp: Problem {
        Problem(
            .badRequest, Phrase(.unreadable),
            advice: #"several apps are served here: name one that has check-ins with "tenant": "…""#)
    }

    /// What is asked for, and of which app.
    private static func wish(of call: ServerCall) async throws(Problem) -> (Wish, tenant: String?) {
        do throws(CallFault) {
            try await call.readBody(limit: 4 << 10)
        } catch {
            throw Problem(error)
        }
        let advice = #"the body must be {"user_id": "…"}, or {"limit": N} with N from 1 to \#(mostAtOnce)"#
        let bad = Problem(.badRequest, Phrase(.unreadable), advice: advice)
        let body = call.bytes(FieldRange(call.body))
        var parser = JSONParser(maxBytes: 4 << 10, maxDepth: 4)
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body.span) } catch { throw bad }
        let (person, limit) = (root.member("user_id"), root.member("limit"))
        let tenant = root.member("tenant")
        guard tenant == nil || tenant?.text != nil else { throw bad }
        if let id = person?.text, !id.isEmpty, limit == nil { return (.person(id), tenant?.text) }
        guard person == nil, let count = limit?.integer, (1...mostAtOnce).contains(count) else { throw bad }
        return (.next(count), tenant?.text)
    }
}

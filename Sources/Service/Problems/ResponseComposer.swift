import Bytes
package import Dialects
package import HTTP
package import Ledger
package import Limits
import Reactor
import Wire
package import Words

/// Writes the edge's own answers, and its additions to other answers: problems in the client's shape and the
/// user's language, rate-limit fields, and notices. An instance is bound to one event loop.
package final class ResponseComposer {
    package let phraseCache: PhraseCache
    package let planTable: PlanTable
    private let languages: LanguageChoice
    package let upgradeURL: String?
    private var rendered = RenderedProblems()
    private var refusals = RefusalResponseCache()
    private var fields = RateLimitFields()

    package init(_ catalogue: Catalogue, planTable: PlanTable, language: String, upgradeURL: String?) {
        phraseCache = PhraseCache(catalogue)
        languages = LanguageChoice(available: catalogue.languages, fallback: language)
        self.planTable = planTable
        self.upgradeURL = upgradeURL
    }

    package func language(of call: ServerCall) -> String {
        guard let range = call.head.value(of: .acceptLanguage) else {
            return languages.language(accepting: nil)
        }
        return languages.language(accepting: call.bytes(range).span)
    }

    package func findAudience(of call: ServerCall, _ entitlement: Entitlement) -> Audience {
        Audience(language: language(of: call), timeZone: planTable.timeZone(for: entitlement))
    }

    package func renderText(of phrase: Phrase, for audience: Audience) -> String {
        phraseCache.text(of: phrase, language: audience.language, timeZone: audience.timeZone)
    }

    // MARK: Problems

    /// Answers with a problem that does not depend on a user's account.
    package func answer(_ problem: Problem, to call: ServerCall, _ dialect: Dialect) {
        if let allow = problem.allow, call.head.method == .options { return answerOptions(allow, to: call) }
        let audience = Audience(language: language(of: call), timeZone: planTable.knownTimeZone)
        say(write(problem, dialect.facts.errors, audience), nil, to: call, dialect)
    }

    /// Answers OPTIONS with the methods of the address (RFC 9110, section 9.3.7). Such an answer is no error.
    private func answerOptions(_ allow: String, to call: ServerCall) {
        call.beginAnswer(status: 204)
        call.appendField("Allow", utf8: "\(allow), OPTIONS")
        call.endHead()
    }

    /// Answers with the refusal by a limit and with the user's rate-limit fields.
    package func refuse(_ refusal: Refusal, _ account: Account, to call: ServerCall, _ dialect: Dialect) {
        let wish = call.head.value(of: .acceptLanguage) ?? .empty
        guard let said = recall(refusal, account, dialect, call.inbound, wish) else {
            return say(write(refusal, account, to: call, dialect, wish), account, to: call, dialect)
        }
        if said.answer(call, refusal.counts) { return }
        let mark = call.answerMark
        say(said.answer, account, to: call, dialect)
        said.keep(call, from: mark, refusal.counts)
    }

    private func recall(
        _ refusal: Refusal, _ account: Account, _ dialect: Dialect, _ inbound: borrowing ByteBuffer,
        _ wish: FieldRange
    ) -> CachedRefusalResponse? {
        refusals.recall(refusal, account, dialect, wish: inbound.readable[wish])
    }

    private func write(
        _ refusal: Refusal, _ account: Account, to call: ServerCall, _ dialect: Dialect, _ wish: FieldRange
    ) -> WrittenProblem {
        let problem = Problem(refusal, account, planTable: planTable)
        let answer = write(problem, dialect.facts.errors, findAudience(of: call, account.entitlement))
        let said = CachedRefusalResponse(answer, for: refusal, account, dialect, wish: call.bytes(wish).span)
        if let said { refusals.rememberResponse(said) }
        return answer
    }

    private func write(_ problem: Problem, _ shape: ErrorShape, _ audience: Audience) -> WrittenProblem {
        let body = rendered.renderBody(of: problem, shape, for: audience) {
            let resetsAt = problem.details?.resetsAt.map {
                phraseCache.formatTimestamp($0, timeZone: audience.timeZone)
            }
            let texts = ProblemTexts(
                message: renderText(of: problem.phrase, for: audience), resetsAt: resetsAt,
                upgradeURL: upgradeURL,
                requestID: nil)
            return problem.makeBody(shape, texts)
        }
        var fields = ByteBuffer(capacity: 256)
        fields.appendField("Content-Type", shape.contentType)
        fields.appendField("Cache-Control", "no-store")
        fields.appendField("X-Content-Type-Options", "nosniff")
        Self.append(problem.retry, to: &fields)
        if problem.cause == .failed(.identityMissing) { fields.appendField("WWW-Authenticate", "Bearer") }
        if let allow = problem.allow { fields.appendField("Allow", allow.utf8Span.span) }
        return WrittenProblem(status: problem.cause.status, fields: fields, body: body)
    }

    private func say(_ answer: WrittenProblem, _ account: Account?, to call: ServerCall, _ dialect: Dialect) {
        call.beginAnswer(status: answer.status)
        call.appendFields(answer.fields)
        if let account { appendFields(account, dialect, to: call) }
        let body = answer.body
        call.endAnswer(body: body.span)
    }

    /// Appends the fields by which official clients decide whether to retry. Without `x-should-retry: false`,
    /// they repeat a request twice after 408, 409, 429 and 5xx.
    private static func append(_ retry: Problem.Retry, to out: inout ByteBuffer) {
        switch retry {
        case .clientDecides: return
        case .never: out.appendField("x-should-retry", "false")
        case .later(let seconds):
            out.appendField("Retry-After", seconds)
            out.appendField("x-should-retry", "false")
        case .soon(let seconds):
            out.appendField("Retry-After", seconds)
            out.appendField("x-should-retry", "true")
        }
    }

    /// Appends an error event to a stream that began with status 200, in the stream's dialect. The stream
    /// then ends. The language is a parameter, because the request is perhaps freed already.
    package func appendStreamError(
        _ problem: Problem, to call: ServerCall, _ dialect: Dialect, language: String
    ) {
        let audience = Audience(language: language, timeZone: planTable.timeZone)
        let texts = ProblemTexts(
            message: renderText(of: problem.phrase, for: audience), resetsAt: nil, upgradeURL: nil,
            requestID: nil)
        let body = problem.makeBody(dialect.facts.errors, texts)
        var event = ByteBuffer()
        event.appendEvent(dialect.facts.namesErrorEvents ? "error" : nil, data: body.readable)
        call.appendChunk(event.readable)
    }

    // MARK: Rate-limit fields and notices

    /// Appends the rate-limit fields and at most one notice: `news`, or a threshold that this message was the
    /// first to reach (80 %, 95 % or the limit), or a trial's last day.
    package func appendStanding(
        _ account: Account, to call: ServerCall, _ dialect: Dialect, isAdmitted: Bool, news: Phrase? = nil
    ) {
        appendFields(account, dialect, to: call)
        guard isAdmitted else { return }
        if let news { return append(notice: news, account, to: call) }
        guard let index = account.newestThreshold else { return appendLastDay(account, to: call) }
        let entry = account.schedule.entries[index]
        let situation = Situation(
            plan: account.schedule.plan, entry: entry, used: account.counts.used(index),
            entitlement: account.entitlement, now: account.counts.now)
        guard let notice = Notice(situation, planTable: planTable) else { return }
        append(notice: notice.phrase, account, to: call)
    }

    /// Appends a notice to each answer in a trial's last 24 hours. For users without a trial, this takes one
    /// comparison.
    private func appendLastDay(_ account: Account, to call: ServerCall) {
        guard case .trial = account.schedule.plan.kind else { return }
        for index in account.schedule.toldEntries {
            let situation = Situation(
                plan: account.schedule.plan, entry: account.schedule.entries[index],
                used: account.counts.used(index),
                entitlement: account.entitlement, now: account.counts.now)
            guard let notice = Notice.lastDay(situation) else { continue }
            return append(notice: notice.phrase, account, to: call)
        }
    }

    private func append(notice: Phrase, _ account: Account, to call: ServerCall) {
        let text = renderText(of: notice, for: findAudience(of: call, account.entitlement))
        call.appendFields { lines in
            lines.append("Usher-Notice: ")
            lines.append(display: text)
            lines.append("\r\n")
        }
    }

    private func appendFields(_ account: Account, _ dialect: Dialect, to call: ServerCall) {
        call.appendFields { fields.appendFields(account, dialect, to: &$0) }
    }
}

extension Account {
    /// The index of the limit whose threshold this message was the first to reach; nil if there is none. If
    /// there are several, the limit with the highest threshold is chosen.
    fileprivate var newestThreshold: Int? {
        var newest: Int?
        for index in schedule.toldEntries {
            guard let crossed = counts.crossed(index) else { continue }
            if let best = newest, let known = counts.crossed(best), known >= crossed { continue }
            newest = index
        }
        return newest
    }
}

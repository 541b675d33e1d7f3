import Bytes
import HTTP
import JSON
package import Load
import Reactor

/// Access to an edge's admin interface with its token. It reads what `usherctl user show` prints about a
/// user.
package struct AdminAccess: Sendable {
    package let target: LoadTarget
    private let token: String

    package init(_ target: LoadTarget, token: String) {
        self.target = target
        self.token = token
    }

    struct Account: Hashable, Sendable {
        struct Limit: Hashable, Sendable {
            let name: String
            let meter: String
            let isHard: Bool
            let used: Int
            let amount: Int
            /// How many messages pass above this limit's amount.
            let courtesy: Int

            /// Whether the limit counts one unit for each message, of all models or of a class of models.
            var countsMessages: Bool { ["messages", "calls"].contains(meter) }
        }

        let limits: [Limit]
        /// How many messages of the user are not settled yet.
        let open: Int
        /// How many messages of the user are stored in Redis although their leases have ended.
        let givenUp: Int
        /// The messages in the user's books of this month. The following figures are from these books, too.
        let messages: Int
        let inputTokens: Int
        let outputTokens: Int
        /// How many of the input tokens were cached.
        let cachedTokens: Int
        let reasoningTokens: Int
        let cost: Int
        /// For how many messages at least one figure is a guess.
        let guessed: Int
        /// The guessed parts of the input, the output and the cost.
        let guessedInput: Int
        let guessedOutput: Int
        let guessedCost: Int
    }

    /// The result is nil if the edge does not answer with an account.
    func readAccount(of user: String, on loop: EventLoop) async -> Account? {
        guard let answer = try? await askAdmin("GET", "/admin/v1/users/\(user)", on: loop),
            answer.status == 200
        else { return nil }
        var parser = JSONParser()
        guard let root = try? parser.parse(answer.body.span), var limits = root.member("limits")?.elements,
            var reservations = root.member("reservations")?.elements,
            let totals = root.member("books")?.member("totals")
        else { return nil }
        var read: [Account.Limit] = []
        while let limit = limits.next() {
            read.append(
                Account.Limit(
                    name: limit.member("name")?.text ?? "", meter: limit.member("meter")?.text ?? "",
                    isHard: limit.member("enforcement")?.text == "hard",
                    used: limit.member("used")?.figure ?? -1, amount: limit.member("amount")?.figure ?? -1,
                    courtesy: limit.member("courtesy")?.figure ?? 0))
        }
        var (open, givenUp) = (0, 0)
        while let reservation = reservations.next() {
            if reservation.member("state")?.text == "given_up" { givenUp += 1 } else { open += 1 }
        }
        return Account(
            limits: read, open: open, givenUp: givenUp, messages: totals.member("messages")?.figure ?? -1,
            inputTokens: totals.member("input_tokens")?.figure ?? -1,
            outputTokens: totals.member("output_tokens")?.figure ?? -1,
            cachedTokens: totals.member("cached_tokens")?.figure ?? -1,
            reasoningTokens: totals.member("reasoning_tokens")?.figure ?? -1,
            cost: totals.member("cost_microdollars")?.figure ?? -1,
            guessed: totals.member("estimated")?.figure ?? -1,
            guessedInput: totals.member("guessed_input_tokens")?.figure ?? -1,
            guessedOutput: totals.member("guessed_output_tokens")?.figure ?? -1,
            guessedCost: totals.member("guessed_cost_microdollars")?.figure ?? -1)
    }

    /// The samples of a metric, each with its labels as text. Values with a fraction are left out.
    func readMetric(_ name: String, on loop: EventLoop) async -> [(labels: String, value: Int)] {
        guard let answer = try? await askAdmin("GET", "/metrics", on: loop), answer.status == 200 else {
            return []
        }
        return String(decoding: answer.body, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard line.hasPrefix(name + "{") || line.hasPrefix(name + " ") else { return nil }
            let end = line.lastIndex(of: "}").map(line.index(after:)) ?? line.firstIndex(of: " ")
            guard let end else { return nil }
            let words = line[end...].split(separator: " ")
            guard let figure = words.first.flatMap({ Double($0) }), let value = Int(exactly: figure),
                value.magnitude <= 1 << 53
            else { return nil }
            return (String(line[..<end]), value)
        }
    }

    /// Gives a user a plan, as a subscription service does.
    func entitleUser(_ user: String, to plan: String, on loop: EventLoop) async throws(ProofError) {
        try await change(
            "PUT", "/entitlement", of: user, "the plan \(plan) could not be given", on: loop
        ) {
            $0.member("plan", utf8: plan)
            $0.member("status", "active")
        }
    }

    /// Sets the used units of a user's limit to 0. Open messages stay counted.
    func resetLimit(_ limit: StaticString, of user: String, on loop: EventLoop) async throws(ProofError) {
        try await change(
            "POST", "/resets", of: user, "\(limit) of \(user) could not be set back to 0", on: loop
        ) { $0.member("limit", limit) }
    }

    private func change(
        _ method: String, _ what: String, of user: String, _ complaint: String, on loop: EventLoop,
        _ parts: (inout JSONWriter) -> Void
    ) async throws(ProofError) {
        var json = JSONWriter()
        json.object {
            parts(&$0)
            $0.member("actor", "usher-bench")
            $0.member("reason", "usher-bench prove")
        }
        let document = json.finish()
        let body = String(decoding: (0..<document.count).map { document[$0] }, as: UTF8.self)
        let answer: EdgeClient.Answer
        do throws(UpstreamFailure) {
            answer = try await askAdmin(method, "/admin/v1/users/\(user)\(what)", body: body, on: loop)
        } catch {
            throw ProofError("\(target) does not answer (\(error)): is it the address for operators?")
        }
        guard answer.status == 200 else {
            throw ProofError("\(complaint) (\(answer.status)): \(Self.detail(of: answer.body))")
        }
    }

    func askAdmin(
        _ method: String, _ path: String, body: String = "", on loop: EventLoop
    ) async throws(UpstreamFailure) -> EdgeClient.Answer {
        try await EdgeClient.askEdge(
            method, path, target, "Authorization: Bearer \(token)\r\n", nil, body: body, on: loop)
    }

    private static func detail(of body: [UInt8]) -> String {
        var parser = JSONParser()
        let root = try? parser.parse(body.span)
        return root?.member("detail")?.text ?? "it does not say why"
    }
}

extension AdminAccess {
    /// What the figures of an account must be, in addition to the laws. nil means that a figure is not known.
    struct Expected: Hashable, Sendable {
        /// The user's name in the sentences of checks, if a scenario has several users.
        var who: String?
        /// The number of used messages that `GET /v1/usage` reports to apps.
        var toldApps: Int?
        /// The messages in the books, and the use that the upstream has billed for them.
        var messages: Int?
        var inputTokens: Int?
        var outputTokens: Int?
        var cachedTokens: Int?
        var reasoningTokens: Int?
        var cost: Int?
        var guessed: Int?
        /// The value of each limit's counter.
        var counters: [String: Int] = [:]
        /// How many messages every limit admits above its amount, if the admin interface does not report it.
        var courtesy = 0
        /// How many output tokens must have been charged at least, if no answer has reported them.
        var leastOutputTokens: Int?
        /// How many messages can still be open, because no settlement has reached Redis and their leases have
        /// not ended.
        var open = 0
    }

    /// Waits up to five seconds for settlements. It stops early if no message is open and no figure has
    /// changed for 1.5 s, because the figures of a broken edge never become right.
    private func settledAccount(of user: String, as expected: Expected, on loop: EventLoop) async -> Account?
    {
        let end = Clocks.monotonic() + 5_000_000_000
        var account = await readAccount(of: user, on: loop)
        var changed = Clocks.monotonic()
        while Clocks.monotonic() < end, account?.isSettled(as: expected) != true {
            if account?.open == 0, Clocks.monotonic() > changed + 1_500_000_000 { break }
            await loop.sleep(nanoseconds: 100_000_000)
            let next = await self.readAccount(of: user, on: loop)
            if next != account { changed = Clocks.monotonic() }
            account = next
        }
        return account
    }

    func checkLaws(
        of user: String, _ expected: Expected, _ checks: inout CheckList, on loop: EventLoop
    ) async {
        let who = expected.who.map { "\($0): " } ?? ""
        let account = await settledAccount(of: user, as: expected, on: loop)
        guard let account else {
            return checks.addCheck("\(who)usherctl user show", false, "\(target) says nothing of \(user)")
        }
        checks.checkWithin(
            "\(who)usherctl user show: no message is left open (law 1)", account.open, from: 0,
            to: expected.open)
        for limit in account.limits where limit.isHard && limit.countsMessages {
            checks.checkWithin(
                "\(who)usherctl user show: \(limit.name) never passes its limit (law 2)", limit.used,
                from: 0, to: limit.amount + max(limit.courtesy, expected.courtesy))
        }
        if let told = expected.toldApps {
            checks.addCheck(
                "\(who)operators and apps read the same figure", account.counts(told),
                account.limits.map { "\($0.name) \($0.used)" }.joined(separator: ", "))
        }
        let figures: [(String, Int, Int?)] = [
            ("the books hold each message once", account.messages, expected.messages),
            (
                "the books hold the input tokens that the upstream billed", account.inputTokens,
                expected.inputTokens
            ),
            (
                "the books hold the output tokens that the upstream billed", account.outputTokens,
                expected.outputTokens
            ),
            ("the books hold how many of them were cached", account.cachedTokens, expected.cachedTokens),
            (
                "the books hold how many of them were reasoning", account.reasoningTokens,
                expected.reasoningTokens
            ),
            ("the books hold what that costs, in micro-dollars", account.cost, expected.cost),
            ("the books say which were guessed", account.guessed, expected.guessed),
        ]
        if let least = expected.leastOutputTokens {
            checks.addCheck(
                "\(who)the books charge what was used until then", account.outputTokens >= least,
                "\(account.outputTokens) output tokens, at least \(least) expected")
        }
        for (name, found, wanted) in figures {
            if let wanted { checks.checkEqual(who + name, found, wanted) }
        }
        for (name, wanted) in expected.counters.sorted(by: { $0.key < $1.key }) {
            let found = account.limits.first { $0.name == name }?.used
            checks.checkEqual("\(who)the counter \(name) holds what the upstream billed", found ?? -1, wanted)
        }
    }
}

extension AdminAccess.Account {
    fileprivate func counts(_ told: Int) -> Bool {
        limits.contains { $0.countsMessages && $0.used == told }
    }

    fileprivate func isSettled(as expected: AdminAccess.Expected) -> Bool {
        self.open <= expected.open && expected.toldApps.map(counts) ?? true
            && messages == expected.messages ?? messages
            && inputTokens == expected.inputTokens ?? inputTokens
            && outputTokens == expected.outputTokens ?? outputTokens
            && cost == expected.cost ?? cost && guessed == expected.guessed ?? guessed
            && expected.counters.allSatisfy { name, wanted in
                limits.contains { $0.name == name && $0.used == wanted }
            }
            && outputTokens >= expected.leastOutputTokens ?? 0
    }
}

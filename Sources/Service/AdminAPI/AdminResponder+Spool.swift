import Configuration
import JSON
import Ledger
import Limits
import Records

// Shows the settlements of this edge that Redis did not accept, and retries or deletes them.
extension AdminResponder {
    func listUntaken(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let spool = try spool
        let most = try request.readQuery("limit", in: 1...1000, else: 100)
        let found = await spool.parkedSettlements(most: most)
        let timestamp = ZonedTimestamp(zone: settings.planTable.knownTimeZone)
        return AdminResponse { json in
            json.member("waiting", spool.count)
            json.member("delayed", spool.delayed)
            json.member("parked", spool.parked)
            json.member("damaged", spool.damaged)
            json.array("settlements") { json in
                for settlement in found { json.object { settlement.write(&$0, timestamp) } }
            }
        }
    }

    /// Sends the chosen settlements to Redis again. A repeat does no harm: Redis counts a settlement once.
    func retryUntaken(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        try await change(request, "spool-retry") { spool, numbers in await spool.retryEntries(numbers) }
    }

    /// Deletes the chosen settlements. The use that they would have counted is lost.
    func dropUntaken(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        try await change(request, "spool-drop") { spool, numbers in await spool.dropEntries(numbers) }
    }

    private var spool: Spool {
        get throws(AdminProblem) {
            guard let spool = services.spool else {
                throw AdminProblem(.notAvailable, "This edge has no spool.")
            }
            return spool
        }
    }

    private func change(
        _ request: AdminRequest, _ action: String, _ body: (Spool, [Int]?) async -> Int?
    ) async throws(AdminProblem) -> AdminResponse {
        let spool = try spool
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        let word = String(decoding: request.user, as: UTF8.self)
        let number = Int(word)
        guard word == "all" || number != nil else {
            throw AdminProblem(.badRequest, "The address names a settlement by its number, or all of them.")
        }
        try await checkRepeat(act, action, word)
        let numbers = number.map { [$0] }
        var count: Int
        if isDry {
            let found = await spool.parkedSettlements(most: .max)
            count = found.count { numbers?.contains($0.number) ?? true }
        } else {
            // The audit entry is written before the action, so that no action can lack an entry.
            do throws(LedgerError) {
                _ = try await services.records.operators.recordAct(action, word, act)
            } catch {
                throw AdminProblem(error)
            }
            guard let done = await body(spool, numbers) else {
                throw AdminProblem(
                    .notAvailable,
                    "The spool's file cannot be used now: /readyz and the log say why. Nothing was changed.")
            }
            count = done
        }
        return AdminResponse { json in
            json.writeAct(act, applied: !isDry && count > 0, isDry: isDry)
            json.member("what", utf8: action)
            json.member("settlements", count)
        }
    }
}

extension ParkedSettlement {
    private var state: StaticString {
        switch damage {
        case .damaged: "damaged"
        case .missing: "missing"
        case nil: parked == nil ? "delayed" : "parked"
        }
    }

    fileprivate func write(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("number", number)
        json.member("state", state)
        json.member("reason", utf8: reason)
        json.member("since", utf8: timestamp.formatMoment(parked))
        json.member("tries", tries)
        json.member("user_id", utf8: user.name?.text)
        json.member("app", utf8: user.name?.tenant)
        json.member("redis_key", utf8: user.stemText)
        guard let settlement else { return }
        json.member("request_id", utf8: String(settlement.request.text.dropFirst()))
        json.member("ending", settlement.kind.word)
        json.object("changes") { json in
            for change in settlement.changes {
                json.name(utf8: change.field)
                json.integer(change.by)
            }
        }
        guard let bill = settlement.bill else { return }
        json.object("bill") { json in
            json.member("model", utf8: String(decoding: bill.model, as: UTF8.self))
            json.member("messages", bill.used.messages)
            json.member("input_tokens", bill.used.inputTokens)
            json.member("output_tokens", bill.used.outputTokens)
            json.member("cost_microdollars", bill.used.cost)
            json.member("estimated", bill.isGuessed)
            json.member("guessed_input_tokens", bill.guessed.inputTokens)
            json.member("guessed_output_tokens", bill.guessed.outputTokens)
            json.member("guessed_cost_microdollars", bill.guessed.cost)
        }
    }
}

extension Settlement.Kind {
    fileprivate var word: StaticString {
        switch self {
        case .messageUsed: "settle"
        case .messageReturned: "refund"
        case .countedLater: "count"
        }
    }
}

import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Wire

/// Applies a plan's rules for single requests (`plans.*.may`, `plans.*.at_most`). If they forbid a request,
/// it is not counted.
extension Exchange {
    /// Checks the rules of the plan that this edge expects the user to have.
    ///
    /// - If they forbid the request, the edge reads the user's actual plan from Redis and counts nothing.
    /// - If they allow it, the admission reports the actual plan. If that plan forbids the request, the
    ///   message is given back.
    func admitByRules(_ request: AdmissionRequest, _ routed: RoutedRequest) throws(Problem) {
        demand = gateway.readDemand(of: call, routed, route.dialect)
        stored = gateway.storedWish(in: route.dialect)
        let plan = gateway.admissions.expectedPlan(of: request, now: call.now)
        if findObjection(by: plan) == nil, !mustCheckOwner(by: plan) { return try ask(request, routed) }
        inTask(with: (request, routed)) { exchange, asked throws(Problem) in
            let (request, routed) = asked
            let account: Account
            do throws(LedgerError) {
                account = try await exchange.gateway.admissions.readAccount(
                    of: request.user, plan: request.plan, now: exchange.call.now)
            } catch {
                throw .storeAway
            }
            if let problem = exchange.findObjection(by: account.schedule.plan) { throw problem }
            try await exchange.checkOwner(request.user, by: account.schedule.plan)
            try exchange.ask(request, routed)
        }
    }

    /// Why the rules of a plan forbid the request; nil if they allow it.
    func findObjection(by plan: Plan) -> Problem? {
        guard let demand, let plans = gateway.ruledPlans,
            let objection = (plan.rules ?? .standard).findObjection(to: demand)
        else { return nil }
        return Problem(objection, of: plan, others: plans.findPlans(allowing: demand))
    }
}

extension Gateway {
    private static func inventory(in parser: borrowing JSONParser) -> RequestInventory? {
        guard let body = parser.document else { return nil }
        return RequestInventory(of: body)
    }

    /// Reads the features and quantities that the request asks for. The parser must still hold its body.
    func readDemand(
        of call: ServerCall, _ routed: RoutedRequest, _ dialect: Dialect, makesOutput: Bool = true
    ) -> RequestDemand {
        let inventory = dialect.isSame(as: .plain) ? nil : Self.inventory(in: shared.parser)
        let model = String(decoding: routed.target.model, as: UTF8.self)
        var wishes = [RequestDemand.Wish(.models, model, member: "model")]
        for wish in inventory?.wishes ?? [] {
            guard let feature = RequestRules.Feature(wish.feature) else { continue }
            wishes.append(RequestDemand.Wish(feature, wish.name, member: wish.member.name))
        }
        for beta in Self.betas(call.head.fields, call.inbound) {
            wishes.append(RequestDemand.Wish(.betas, beta, member: "anthropic-beta"))
        }
        if let stored = facts.storedObject {
            wishes.append(RequestDemand.Wish(.storedObjects, "", member: stored.name))
        }
        let known = dialect.facts
        let prompt = known.promptMember
        let (images, files) = (
            routed.promptImages + (facts.form?.images ?? 0), routed.promptFiles + (facts.form?.files ?? 0)
        )
        if images > 0 { wishes.append(RequestDemand.Wish(.images, "", member: prompt)) }
        if files > 0 { wishes.append(RequestDemand.Wish(.files, "", member: prompt)) }
        let output = facts.maxOutputTokens ?? routed.target.maxOutput ?? .max
        let amounts = RequestRules.Quantity.allCases.map { quantity in
            let (amount, member) =
                switch quantity {
                case .body: (call.body.count, "body")
                case .messages: (inventory?.messages ?? 0, prompt)
                case .images: (images, prompt)
                case .files: (files, prompt)
                case .inputTokens: (routed.ownTokens, prompt)
                case .outputTokens: (makesOutput && routed.outputBound != 0 ? output : 0, known.boundMember)
                case .n: (facts.answers, known.countMember)
                case .tools: (inventory?.tools ?? 0, "tools")
                }
            return RequestDemand.Amount(quantity, amount, member: member)
        }
        return RequestDemand(wishes: wishes, amounts: amounts)
    }

    private static func betas(_ fields: HeadFields, _ inbound: borrowing ByteBuffer) -> [String] {
        let bytes = inbound.readable
        var betas: [String] = []
        for index in 0..<fields.count where fields[index].known == .anthropicBeta {
            betas += BetaList.listNames(in: bytes[fields[index].value])
        }
        return betas
    }
}

/// Splits the value of an `anthropic-beta` field into its names, which are separated by commas.
enum BetaList {
    static func listNames(in field: Span<UInt8>) -> [String] {
        String(decoding: field.indices.map { field[$0] }, as: UTF8.self).split(separator: ",").map {
            String($0.filter { $0 != " " && $0 != "\t" })
        }
        .filter { !$0.isEmpty }
    }
}

extension RequestRules.Feature {
    fileprivate init?(_ feature: RequestMember.Feature) {
        switch feature {
        case .none: return nil
        case .tiers: self = .tiers
        case .hostedTools: self = .hostedTools
        case .background: self = .background
        case .extras: self = .extras
        }
    }
}

import Bytes
import Cryptography
import Dialects
import HTTP
import JSON
import Ledger
import Limits

/// Adds the configured members to requests (`adds:` of plans and routes).
extension Exchange {
    /// Returns the request with the additions of the user's actual plan. The estimate was made for the plan
    /// that the edge expected, so it can be a little too small.
    func applyAdditions(to routed: RoutedRequest, by plan: Plan) -> RoutedRequest {
        // The additions of a shortened request include the bound on its output, so they must not be replaced.
        if routed.stepDown?.isShorter == true { return routed }
        let additions = gateway.findAdditions(of: plan, on: route)
        guard additions != routed.additions else { return routed }
        // The body is parsed again, because other requests have used the parser in the meantime.
        guard (try? gateway.readModel(of: call, route)) != nil else { return routed }
        return self.routed(
            for: routed.target, of: routed.callerHash, routed.stepDown, adding: additions)
    }

    /// The edits that write the configured members into the request's body.
    func additionEdits(of routed: RoutedRequest) -> [Splice] {
        guard let additions = routed.additions else { return [] }
        let user = additions.namesCaller ? reservation?.user : nil
        let caller = user.map { gateway.pseudonym(of: $0) } ?? ""
        return gateway.edits(of: call, by: additions, route.dialect, caller: caller)
    }
}

extension Gateway {
    func findAdditions(of plan: Plan, on route: MatchedRoute) -> RequestAdditions? {
        let own = planAdditions[plan.id]
        guard let ofRoute = route.additions else { return own }
        return own.map { ofRoute.overlaid(by: $0) } ?? ofRoute
    }

    /// The user's pseudonym, which is the same on all edges of a store. Only a person with the store's secret
    /// can find the user behind it.
    fileprivate func pseudonym(of user: UserKey) -> String {
        let digest = Digest.authentication(of: user.stem.span, secret: admissions.payloadSecret)
        return Hexadecimal.text(digest.prefix(16))
    }

    fileprivate func edits(
        of call: ServerCall, by additions: RequestAdditions, _ dialect: Dialect, caller: String
    ) -> [Splice] {
        Self.edits(call.inbound, call.body, additions, dialect, caller, &shared.parser)
    }

    private static func edits(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ additions: RequestAdditions,
        _ dialect: Dialect, _ caller: String, _ parser: inout JSONParser
    ) -> [Splice] {
        let bytes = inbound.readable.extracting(body)
        guard let root = try? parser.parse(bytes) else { return [] }
        return additions.makeEdits(of: root, bytes, dialect, caller: caller)
    }
}

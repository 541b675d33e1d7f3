import Foundation
import HTTP
import MockProvider
import Reactor

/// Two services that sell plans. The record keeps what each has sold; the better one is in force.
extension Scenario {
    private static let buyer = "buyer-of-two"
    /// A service is asked about the same person at most once in two seconds, by one edge.
    private static let pause: UInt64 = 2_200_000_000

    /// What the two services answer, by path: each has sold something that lasts another hour.
    static var purchases: [String: String] {
        let hour = 3600.0
        let (start, end) = (Date().addingTimeInterval(-hour), Date().addingTimeInterval(hour))
        let (from, to) = (start.formatted(.iso8601), end.formatted(.iso8601))
        let buyer = #""customer":"cus_1","metadata":{"user_id":"\#(buyer)"}"#
        let period =
            #""current_period_start":\#(Int(start.timeIntervalSince1970)),"#
            + #""current_period_end":\#(Int(end.timeIntervalSince1970))"#
        return [
            "/v1/subscribers/\(Self.buyer)":
                #"{"subscriber":{"entitlements":{"all":{"product_identifier":"at-revenuecat","#
                + #""purchase_date":"\#(from)","expires_date":"\#(to)"}}}}"#,
            "/v1/subscriptions/search": #"{"data":[{\#(buyer)}]}"#,
            "/v1/subscriptions":
                #"{"data":[{\#(buyer),"status":"active","livemode":true,"items":{"data":["#
                + #"{"price":{"id":"at-stripe"},\#(period)}]}}]}"#,
        ]
    }

    /// With what `TestBed` puts in: where the services are, and a file with a secret.
    static let twoStores = """
        plans:
          free: { label: Free, kind: free, limits: [{ count: messages, per: month, amount: 5 }] }
          premium:
            { label: Premium, kind: subscription, limits: [{ count: messages, per: month, amount: 50 }] }
          business:
            { label: Business, kind: subscription, limits: [{ count: messages, per: month, amount: 500 }] }
        default_plan: free
        subscriptions:
          products:
            - { product: at-stripe, plan: business }
            - { product: at-revenuecat, plan: premium }
          revenuecat:
            api_key: { file: "\(TestBed.Place.secret)" }
            authorization: { file: "\(TestBed.Place.secret)" }
            base_url: \(TestBed.Place.upstream)
          stripe:
            api_key: { file: "\(TestBed.Place.secret)" }
            signing_secret: { file: "\(TestBed.Place.secret)" }
            base_url: \(TestBed.Place.upstream)
        """

    func runStores(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        guard let admin = bed.operators else { throw ProofError("the edge has made no token for operators") }
        try await restore(0, bed)
        await check("of what two services sold, the better plan is in force", "business", bed, &checks)
        try await admin.end(Self.buyer, on: bed.control)
        await check("when it ends, what the other one sold is in force", "premium", bed, &checks)
        let sent = try await say(0, of: Self.buyer, bed)
        checks.equal("its buyer is let in", sent.status, 200)
        try await restore(1, bed)
        let version = await check(
            "the better one is in force again, once it runs again", "business", bed, &checks)
        await bed.control.sleep(nanoseconds: Self.pause)
        try await restore(0, bed)
        let after = await check("and stays so where both say what is known", "business", bed, &checks)
        checks.equal("what is known already is no news (entitlement.version)", after, version)
        let billed = await bed.upstream.figures()
        // Both plans count the same months.
        await checkLaws(
            of: Self.buyer,
            AdminAccess.Expected(
                toldApps: 1, messages: 1, inputTokens: billed.inputTokens, outputTokens: billed.outputTokens),
            bed, &checks)
        try await checkCleared(admin, bed, &checks)
        try await admin.erase(Self.buyer, on: bed.control)
        for edge in bed.edges.indices {
            let status = try await say(edge, of: Self.buyer, bed).status
            checks.equal("edge \(edge + 1) lets in who was erased, as somebody new", status, 200)
        }
        await check("nothing that was sold is in force any more", "free", bed, &checks)
    }

    /// A plan that names no status runs, a status with no plan gives the default one, and neither is nothing.
    private func checkCleared(
        _ admin: AdminAccess, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        try await admin.clear(["plan"], of: Self.buyer, on: bed.control)
        await check("an operator took its plan away: the default one is in force", "free", bed, &checks)
        await bed.control.sleep(nanoseconds: Self.pause)
        try await restore(1, bed)
        await check("what is sold again is in force again", "business", bed, &checks)
        try await admin.clear(["status"], of: Self.buyer, on: bed.control)
        await check("a plan of no status is in force", "business", bed, &checks)
        try await admin.clear(["plan"], of: Self.buyer, on: bed.control)
        await check("with neither, what the other one sold is in force", "premium", bed, &checks)
    }

    /// Has an edge ask both services, as an app's "restore purchases" does.
    private func restore(_ edge: Int, _ bed: TestBed) async throws(ProofError) {
        let front = bed.front
        let answer: EdgeClient.Answer
        do throws(UpstreamFailure) {
            answer = try await EdgeClient.ask(
                "POST", "/v1/subscription/restore", front.targets[edge], front.lines(naming: Self.buyer), nil,
                body: "{}", on: bed.control)
        } catch {
            throw ProofError("the services were not asked: \(error)")
        }
        guard answer.status == 200 else {
            throw ProofError("asking the services was answered with \(answer.status)")
        }
    }

    /// Checks which plan operators read; returns the record's version.
    @discardableResult
    private func check(
        _ claim: String, _ plan: String, _ bed: TestBed, _ checks: inout CheckList
    ) async -> Int {
        let account = await bed.operators?.account(of: Self.buyer, on: bed.control)
        let found = account?.plan ?? "none"
        checks.add(claim, found == plan, "\(found), expected \(plan); version \(account?.version ?? -1)")
        return account?.version ?? -1
    }
}

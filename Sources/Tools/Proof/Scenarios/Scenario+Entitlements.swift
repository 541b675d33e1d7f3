import Foundation
import Load
import MockProvider
import Reactor

/// Events of subscription services that come late, twice and at the same time, at two edges. RevenueCat's
/// answer means nothing for most users, so that the edge takes its events by their own words and times.
extension Scenario {
    static let threePlans = """
        plans:
          free: { label: Free, kind: free, limits: [{ count: messages, per: month, amount: 2 }] }
          plus: { label: Plus, kind: subscription, limits: [{ count: messages, per: month, amount: 4 }] }
          pro: { label: Pro, kind: subscription, limits: [{ count: messages, per: month, amount: 6 }] }
        default_plan: free
        subscriptions:
          products:
            - { product: pro, plan: pro }
            - { product: plus, plan: plus }
          sandbox: separate
          revenuecat:
            api_key: { file: "\(TestBed.Place.secret)" }
            authorization: { file: "\(TestBed.Place.secret)" }
            signing_secret: { file: "\(TestBed.Place.secret)" }
            base_url: \(TestBed.Place.upstream)
          stripe:
            api_key: { file: "\(TestBed.Place.secret)" }
            signing_secret: { file: "\(TestBed.Place.secret)" }
            portal_url: https://example.com/portal
            base_url: \(TestBed.Place.upstream)
        """

    /// What the services answer, by path.
    static var soldByService: [String: String] {
        var documents = ["/v1/subscriptions": EntitlementProof.soldByStripe(to: nil)]
        documents["/v1/subscriptions/search"] = EntitlementProof.soldByStripe(to: "many")
        let nothing = #"{"subscriber":{"entitlements":{}}}"#
        for user in ["granted", "granted-ended"] { documents["/v1/subscribers/\(user)"] = nothing }
        documents["/v1/subscribers/granted-expired"] =
            #"{"subscriber":{"entitlements":{"all":{"product_identifier":"plus","#
            + #""purchase_date":"2026-01-02T00:00:00Z","expires_date":"2026-02-02T00:00:00Z"}}}}"#
        return documents
    }

    func runEntitlements(_ bed: TestBed, _ checks: inout CheckList) async throws(ProofError) {
        let proof = EntitlementProof(bed)
        let end = try await proof.checkGrants(&checks)
        try await proof.checkOrder(&checks)
        try await proof.checkTies(&checks)
        try await proof.checkRepeats(&checks)
        try await proof.checkOperators(&checks)
        try await proof.checkServices(&checks)
        try await proof.checkCustomers(&checks)
        try await proof.checkRemembered(&checks)
        try await proof.checkGrants(endedAt: end, &checks)
        try await proof.checkAdmissions(&checks)
    }
}

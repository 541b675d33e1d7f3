import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `A plan that a token names` {
    @Test func `A plan that a token names is shown to operators, and erased with the user`() async throws {
        try await withAdmin { admin in
            let ann = UserName(id: "ann").key
            #expect(try await admin.get("users/ann")["plan.id"] == "free")
            #expect(try await admin.get("users/ann")["claimed_plan.id"] == nil)
            let plans = ClaimedPlans(admin.records.claimedPlans, on: admin.loop)
            plans.noteClaim(ann, "premium")
            let isThere = await eventually(on: admin.loop) {
                (try? await admin.records.claimedPlans.readClaim(of: ann))?.plan == "premium"
            }
            #expect(isThere)
            let shown = try await admin.get("users/ann")
            #expect(shown["plan.id"] == "premium" && shown["claimed_plan.id"] == "premium", "\(shown.text)")
            #expect(shown["status"] == "active" && shown["limits.0.amount"] == "800", "\(shown.text)")
            #expect(shown["entitlement.plan"] == "null")
            let explained = try await admin.get("users/ann/explain")
            #expect(
                explained["answer.passes"] == "1" && explained["plan.id"] == "premium", "\(explained.text)")
            #expect(explained["claimed_plan.id"] == "premium")
            // The claimed plan differs from the stored one, so the edge stores it at once.
            plans.noteClaim(ann, "free")
            _ = await eventually(on: admin.loop) {
                (try? await admin.records.claimedPlans.readClaim(of: ann))?.plan == "free"
            }
            #expect(try await admin.get("users/ann")["plan.id"] == "free")
            #expect(try await admin.change("users/ann", by: "DELETE")["keys"] == "1")
            #expect(try await admin.get("users/ann")["claimed_plan.id"] == nil)
        }
    }
}

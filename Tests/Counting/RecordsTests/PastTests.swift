import Ledger
import Limits
import Records
import Testing

@Suite struct `A user's entitlement in the past` {
    private func auditEntry(_ action: String, _ what: String, at second: Int64) -> StoredUser.AuditEntry {
        StoredUser.AuditEntry(
            at: Moment(seconds: second), action: action, id: "\(second)", actor: "a", reason: "r", what: what)
    }

    private func stored(_ now: Entitlement, _ trail: [StoredUser.AuditEntry]) -> StoredUser {
        var stored = StoredUser(now: Moment(seconds: 1000))
        stored.entitlement = now
        stored.trail = trail.reversed()
        return stored
    }

    @Test func `A past entitlement is reconstructed from the trail, each part from its own last change`() {
        let stored = stored(
            Entitlement(
                version: 4, plan: "premium", status: "active", anchorDay: 5, overrides: ["messages": 7]),
            [
                auditEntry("entitle", "plan=trial status=active anchor=5", at: 10),
                auditEntry("grant", "messages=50@900000", at: 20),
                auditEntry("entitle", "plan=premium", at: 30),
                auditEntry("override", "messages=7", at: 40),
            ])
        let then = PastEntitlement(stored, at: Moment(seconds: 25))
        #expect(then.entitlement.plan == "trial" && then.entitlement.status == "active")
        #expect(then.entitlement.version == 2 && then.entitlement.anchorDay == 5)
        #expect(then.entitlement.grants.map(\.amount) == [50] && then.entitlement.overrides.isEmpty)
        #expect(then.event?.action == "grant" && then.unknown.isEmpty)
        let later = PastEntitlement(stored, at: Moment(seconds: 45))
        #expect(later.entitlement.plan == "premium" && later.entitlement.overrides == ["messages": 7])
        let before = PastEntitlement(stored, at: Moment(seconds: 5))
        #expect(before.unknown == ["plan", "status", "anchor"] && before.event == nil)
        #expect(before.loss == .trail(begins: Moment(seconds: 10)) && then.loss == nil)
        #expect(PastEntitlement(stored, at: Moment(seconds: 25), version: 3).entitlement.version == 3)
        let first = PastEntitlement(stored, at: Moment(seconds: 5), version: 0)
        #expect(first.unknown.isEmpty && first.entitlement.plan == nil)
    }

    @Test func `A past entitlement includes blocks that were lifted later, and those older than the trail`() {
        let trail = [auditEntry("block", "blocked", at: 10), auditEntry("unblock", "unblocked", at: 20)]
        let gone = stored(Entitlement(version: 2), trail)
        #expect(PastEntitlement(gone, at: Moment(seconds: 15)).entitlement.isBlocked)
        #expect(!PastEntitlement(gone, at: Moment(seconds: 25)).entitlement.isBlocked)
        #expect(!PastEntitlement(gone, at: Moment(seconds: 5)).entitlement.isBlocked)
        let old = stored(Entitlement(version: 9, blockedSince: Moment(seconds: 1)), [])
        #expect(PastEntitlement(old, at: Moment(seconds: 5)).entitlement.isBlocked)
    }
}

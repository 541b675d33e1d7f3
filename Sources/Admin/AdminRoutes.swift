import Settings
import Wire

/// Every address of the admin interface, as web/openapi.json describes them.
extension AdminRoute {
    static let all: [AdminRoute] = users + changes + edge

    private static let users: [AdminRoute] = [
        .read("users", query: ["app", "cursor", "limit"]) { desk, request throws(AdminProblem) in
            try await desk.listUsers(request)
        },
        .read("users/{id}", query: ["app"]) { desk, request throws(AdminProblem) in
            try await desk.showUser(request)
        },
        .read("users/{id}/explain", query: ["app", "at", "model"]) { desk, request throws(AdminProblem) in
            try await desk.explain(request)
        },
        .read("users/{id}/export", .own, query: ["app"]) { desk, request throws(AdminProblem) in
            try await desk.export(request)
        },
        .read("users/{id}/books", query: ["app", "from", "to"]) { desk, request throws(AdminProblem) in
            try await desk.showBooks(request)
        },
        .read("top", query: ["app", "by", "sandbox", "period", "limit"]) {
            desk, request throws(AdminProblem) in
            try await desk.top(request)
        },
        .read("reservations", query: ["app", "state", "cursor", "limit"]) {
            desk, request throws(AdminProblem) in
            try await desk.listReservations(request)
        },
        .read("keys", query: ["app", "user", "cursor", "limit"]) { desk, request throws(AdminProblem) in
            try await desk.listKeys(request)
        },
    ]

    private static let changes: [AdminRoute] = [
        .change("users/{id}/grants", .operate, ["limit", "amount", "expires_at"]) {
            desk, request throws(AdminProblem) in try await desk.grant(request)
        },
        .change("users/{id}/overrides", .operate, ["limit", "amount", "periods", "until"]) {
            desk, request throws(AdminProblem) in try await desk.override(request)
        },
        .change("users/{id}/resets", .operate, ["limit", "used"]) { desk, request throws(AdminProblem) in
            try await desk.reset(request)
        },
        .change(
            "users/{id}/entitlement", .operate, by: .put,
            ["plan", "status", "period_start", "period_end", "anchor_day", "time_zone"]
        ) { desk, request throws(AdminProblem) in try await desk.entitle(request) },
        .change("users/{id}/block", .operate) { desk, request throws(AdminProblem) in
            try await desk.block(request, isBlock: true)
        },
        .change("users/{id}/unblock", .operate) { desk, request throws(AdminProblem) in
            try await desk.block(request, isBlock: false)
        },
        .change("users/{id}/merge", .own, ["into"]) { desk, request throws(AdminProblem) in
            try await desk.merge(request)
        },
        .change("users/{id}", .own, by: .delete) { desk, request throws(AdminProblem) in
            try await desk.forget(request)
        },
        .change("keys", .own, ["user", "label", "plan", "expires_at"]) { desk, request throws(AdminProblem) in
            try await desk.makeKey(request)
        },
        .change("keys/{id}", .own, by: .delete) { desk, request throws(AdminProblem) in
            try await desk.revokeKey(request)
        },
    ]

    private static let edge: [AdminRoute] = [
        .read("settings") { desk, _ in desk.showSettings() },
        .read("peers") { desk, _ throws(AdminProblem) in try await desk.showPeers() },
        .read("stats") { desk, _ throws(AdminProblem) in try await desk.showStats() },
        .read("kill-switch") { desk, _ throws(AdminProblem) in try await desk.showKillSwitch() },
        .change("kill-switch", .own, by: .put, app: false, ["on", "app"]) {
            desk, request throws(AdminProblem) in
            try await desk.setKillSwitch(request)
        },
        .change("settings/apply", .own, app: false) { desk, request throws(AdminProblem) in
            try await desk.applySettings(request)
        },
        .change("drain", .own, app: false) { desk, request throws(AdminProblem) in
            try await desk.drain(request)
        },
        .read("spool", query: ["limit"]) { desk, request throws(AdminProblem) in
            try await desk.listUntaken(request)
        },
        .change("spool/{number}/retry", .operate, app: false) { desk, request throws(AdminProblem) in
            try await desk.retryUntaken(request)
        },
        .change("spool/{number}/drop", .own, app: false) { desk, request throws(AdminProblem) in
            try await desk.dropUntaken(request)
        },
        .read("store") { desk, _ throws(AdminProblem) in try await desk.showStore() },
        .change("store/accept", .own, app: false) { desk, request throws(AdminProblem) in
            try await desk.acceptStore(request)
        },
        .read("audit") { desk, _ throws(AdminProblem) in try await desk.showAudit() },
        .ask("check-ins/claim", .operate, ["user_id", "limit", "tenant", "request_id"]) {
            desk, request throws(AdminProblem) in try await desk.claimCheckIns(request)
        },
    ]
}

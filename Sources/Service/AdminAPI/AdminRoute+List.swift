import Configuration
import Wire

/// All routes of the admin interface, as web/openapi.json describes them.
extension AdminRoute {
    static let all: [AdminRoute] = users + changes + edge

    private static let users: [AdminRoute] = [
        .read("users", query: ["app", "cursor", "limit"]) { responder, request throws(AdminProblem) in
            try await responder.listUsers(request)
        },
        .read("users/{id}", query: ["app"]) { responder, request throws(AdminProblem) in
            try await responder.showUser(request)
        },
        .read("users/{id}/explain", query: ["app", "at", "model"]) {
            responder, request throws(AdminProblem) in
            try await responder.explain(request)
        },
        .read("users/{id}/export", .own, query: ["app"]) { responder, request throws(AdminProblem) in
            try await responder.export(request)
        },
        .read("users/{id}/books", query: ["app", "from", "to"]) { responder, request throws(AdminProblem) in
            try await responder.showBooks(request)
        },
        .read("top", query: ["app", "by", "sandbox", "period", "limit"]) {
            responder, request throws(AdminProblem) in
            try await responder.top(request)
        },
        .read("books", query: ["app", "from", "to"]) { responder, request throws(AdminProblem) in
            try await responder.showBookSums(request)
        },
        .ask(
            "bill", .operate,
            ["billed_microdollars", "unexplained_microdollars", "beyond_tolerance"]
        ) { responder, request throws(AdminProblem) in try await responder.noteBill(request) },
        .read("backup", .own, query: ["app", "cursor", "limit"]) { responder, request throws(AdminProblem) in
            try await responder.backup(request)
        },
        .read("reservations", query: ["app", "state", "cursor", "limit"]) {
            responder, request throws(AdminProblem) in
            try await responder.listReservations(request)
        },
        .read("keys", query: ["app", "user", "cursor", "limit"]) { responder, request throws(AdminProblem) in
            try await responder.listKeys(request)
        },
    ]

    private static let changes: [AdminRoute] = [
        .change("users/{id}/grants", .operate, ["limit", "amount", "expires_at"]) {
            responder, request throws(AdminProblem) in try await responder.grant(request)
        },
        .change("users/{id}/overrides", .operate, ["limit", "amount", "periods", "until"]) {
            responder, request throws(AdminProblem) in try await responder.override(request)
        },
        .change("users/{id}/resets", .operate, ["limit", "used"]) { responder, request throws(AdminProblem) in
            try await responder.reset(request)
        },
        .change(
            "users/{id}/entitlement", .operate, by: .put,
            ["plan", "status", "period_start", "period_end", "anchor_day", "time_zone"]
        ) { responder, request throws(AdminProblem) in try await responder.entitle(request) },
        .change("users/{id}/block", .operate) { responder, request throws(AdminProblem) in
            try await responder.block(request, isBlock: true)
        },
        .change("users/{id}/unblock", .operate) { responder, request throws(AdminProblem) in
            try await responder.block(request, isBlock: false)
        },
        .change("users/{id}/merge", .own, ["into"]) { responder, request throws(AdminProblem) in
            try await responder.merge(request)
        },
        .change("users/{id}", .own, by: .delete) { responder, request throws(AdminProblem) in
            try await responder.forget(request)
        },
        .change("restore", .own, ["record", "existing", "lower"]) { responder, request throws(AdminProblem) in
            try await responder.restore(request)
        }.taking(bytes: 8 << 20),
        .change("keys", .own, ["user", "label", "plan", "expires_at"]) {
            responder, request throws(AdminProblem) in
            try await responder.makeKey(request)
        },
        .change("keys/{id}", .own, by: .delete) { responder, request throws(AdminProblem) in
            try await responder.revokeKey(request)
        },
    ]

    private static let edge: [AdminRoute] = [
        .read("settings") { responder, _ in responder.showSettings() },
        .read("peers") { responder, _ throws(AdminProblem) in try await responder.showDependencies() },
        .read("stats") { responder, _ throws(AdminProblem) in try await responder.showStats() },
        .read("kill-switch") { responder, _ throws(AdminProblem) in try await responder.showKillSwitch() },
        .change("kill-switch", .own, by: .put, app: false, ["on", "app"]) {
            responder, request throws(AdminProblem) in
            try await responder.setKillSwitch(request)
        },
        .change("settings/apply", .own, app: false, ["expect"]) { responder, request throws(AdminProblem) in
            try await responder.applySettings(request)
        },
        .change("drain", .own, app: false) { responder, request throws(AdminProblem) in
            try await responder.drain(request)
        },
        .read("spool", query: ["limit"]) { responder, request throws(AdminProblem) in
            try await responder.listUntaken(request)
        },
        .change("spool/{number}/retry", .operate, app: false) { responder, request throws(AdminProblem) in
            try await responder.retryUntaken(request)
        },
        .change("spool/{number}/drop", .own, app: false) { responder, request throws(AdminProblem) in
            try await responder.dropUntaken(request)
        },
        .read("store") { responder, _ throws(AdminProblem) in try await responder.showStore() },
        .change("store/accept", .own, app: false) { responder, request throws(AdminProblem) in
            try await responder.acceptStore(request)
        },
        .read("audit") { responder, _ throws(AdminProblem) in try await responder.showAudit() },
        .ask("check-ins/claim", .operate, ["user_id", "limit", "tenant", "request_id"]) {
            responder, request throws(AdminProblem) in try await responder.claimCheckIns(request)
        },
    ]
}

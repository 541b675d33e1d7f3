import Foundation
import TestSupport
import Testing

/// Calls `body` with an edge and a stand-in for RevenueCat. The trial and the subscription have 5 messages
/// each.
func withRevenueCat(_ body: @escaping (Edge, RevenueCatFixture, TemporaryFolder) async throws -> Void)
    async throws
{
    let store = try await SubscriptionServiceStandIn.start()
    let upstream = try await Upstream.start()
    let files = try TemporaryFolder()
    try files.write(
        Configuration.coach(
            5, upstream: upstream.url,
            """
            routes: [ { path: /api/history/*, meter: false } ]
            upgrade_url: https://example.com/upgrade
            subscriptions:
              products: [ { product: "coach_*", plan: premium, introductory: trial } ]
              revenuecat:
                api_key: { env: KEY }
                authorization: { env: HOOK }
                base_url: "http://127.0.0.1:\(store.port)"
            """), to: "edge.yaml")
    try await withEdge(
        ["--config", files.file("edge.yaml")], environment: ["KEY": "sk_test", "HOOK": "Bearer hook"]
    ) { edge, folder in
        try await body(edge, RevenueCatFixture(store: store), folder)
        #expect(!edge.program.stderr.contains("sk_test") && !edge.program.stderr.contains("Bearer hook"))
    }
    try await upstream.stop()
    await store.stop()
}

/// Calls `body` with the preset coach, its demo provider, and a stand-in for RevenueCat. The trial has 100
/// messages, and a month 800.
func withRevenueCatCoach(_ body: (Ctl, RevenueCatFixture) async throws -> Void) async throws {
    let store = try await SubscriptionServiceStandIn.start()
    let files = try TemporaryFolder()
    let preset = try #require(TemporaryFolder.content(of: Places.inTree("presets/coach.yaml")))
    let address = "  revenuecat:\n    base_url: \"http://127.0.0.1:\(store.port)\"\n"
    let written = preset.replacing("  revenuecat:\n", with: address)
    let more = "redis: { deadline: 5s }\n\(ListenerTLS.section)\nupgrade_url: https://example.com/upgrade"
    try files.write("\(written)\n\(more)\n", to: "edge.yaml")
    try await withEdge(
        ["--config", files.file("edge.yaml"), "--demo"],
        environment: ["REVENUECAT_API_KEY": "sk_test", "REVENUECAT_AUTHORIZATION": "Bearer hook"]
    ) { edge, folder in
        try await body(Ctl(edge: edge, folder: folder), RevenueCatFixture(store: store))
    }
    await store.stop()
}

struct RevenueCatFixture: Sendable {
    let store: SubscriptionServiceStandIn

    enum Event: Sendable {
        case none, cancelled, unpaid
        /// The subscription is paused, and resumes by itself after this many seconds.
        case paused(Double)
    }

    /// Gives the user a purchase that began an hour ago and ends this many seconds from now.
    func sells(_ user: String, _ phase: String = "normal", for seconds: Double, _ event: Event = .none) {
        func stamp(_ offset: Double) -> String { Date(timeIntervalSinceNow: offset).formatted(.iso8601) }
        func told(_ offset: Double?) -> String { offset.map { #""\#(stamp($0))""# } ?? "null" }
        var (cancelled, unpaid, resumes, refunded): (Double?, Double?, Double?, Double?)
        switch event {
        // A purchase that is over without a cancellation is reported as refunded. Otherwise the edge would
        // wait for a late renewal.
        case .none: refunded = seconds < 0 ? seconds : nil
        case .cancelled: cancelled = -1800
        case .unpaid: unpaid = min(seconds, 0) - 60
        case .paused(let seconds): resumes = seconds
        }
        let dates = #""expires_date": "\#(stamp(seconds))", "purchase_date": "\#(stamp(-3600))""#
        store.put(
            """
            {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
            "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
            "period_type": "\(phase)", "is_sandbox": false, "unsubscribe_detected_at": \(told(cancelled)), \
            "billing_issues_detected_at": \(told(unpaid)), "refunded_at": \(told(refunded)), \
            "auto_resume_date": \(told(resumes))}}}}
            """, at: "/v1/subscribers/\(user)")
    }
}

extension Edge {
    func hears(_ type: String, of user: String) async throws -> Int {
        let event = """
            {"api_version": "1.0", "event": {"type": "\(type)", "id": "\(UUID().uuidString)", \
            "app_user_id": "\(user)", "event_timestamp_ms": \(Int(Date().timeIntervalSince1970 * 1000)), \
            "environment": "PRODUCTION"}}
            """
        return try await web.ask(
            "POST", "/webhooks/revenuecat", ["authorization": "Bearer hook"], body: event
        ).status
    }
}

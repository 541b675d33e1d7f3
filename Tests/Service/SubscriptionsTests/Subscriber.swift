import Dates
import Limits
import Subscriptions
import TestSupport

/// 20 November 2026, 12:00 UTC.
let noon = Moment(seconds: 1_795_176_000)

func days(_ count: Double, from moment: Moment = noon) -> Moment {
    Moment(milliseconds: moment.milliseconds + Int64(count * 86_400_000))
}

/// A subscriber in the format of RevenueCat's REST API, with every member that RevenueCat documents.
struct Subscriber {
    var product = "coach_monthly"
    var basePlan: String?
    var entitlement = "premium"
    var periodType = "normal"
    var purchased: Moment = days(-5)
    var expires: Moment? = days(25)
    var grace: Moment?
    var unsubscribed: Moment?
    var billingIssue: Moment?
    var refunded: Moment?
    var isSandbox = false
    /// The time at which a paused subscription resumes by itself.
    var resumes: Moment?
    /// The link for managing all purchases. RevenueCat sends it while a purchase is active.
    var managementURL: String?
    /// The link with which the subscriber manages this purchase.
    var ownManagementURL: String?
    /// The time at which this subscription first began. If it is nil, the date of the purchase is used.
    var original: Moment?
    /// Whether the subscription was bought for life. It is then listed under `non_subscriptions`, and its
    /// entitlement has no end.
    var isLifetime = false
    /// Whether the subscriber has no purchase at all.
    var isEmpty = false

    func document(at now: Moment? = nil) -> String {
        let times = """
            "expires_date": \(text(isLifetime ? nil : expires)), "grace_period_expires_date": \(text(grace)), \
            "purchase_date": \(text(purchased))
            """
        let plan = basePlan.map { "\"product_plan_identifier\": \"\($0)\", " } ?? ""
        let entitlements =
            isEmpty ? "{}" : "{\"\(entitlement)\": {\(times), \(plan)\"product_identifier\": \"\(product)\"}}"
        let subscriptions =
            isEmpty || isLifetime
            ? "{}"
            : """
            {"\(product)": {"auto_resume_date": \(text(resumes)), \(times), \
            "billing_issues_detected_at": \(text(billingIssue)), "is_sandbox": \(isSandbox), \
            "management_url": \(ownManagementURL.map { "\"\($0)\"" } ?? "null"), \
            "original_purchase_date": \(text(original ?? purchased)), "ownership_type": "PURCHASED", \
            "period_type": "\(periodType)", "refunded_at": \(text(refunded)), "store": "app_store", \
            "unsubscribe_detected_at": \(text(unsubscribed))}}
            """
        let purchases =
            isEmpty || !isLifetime
            ? "{}"
            : """
            {"\(product)": [{"id": "a2e80e6a43", "is_sandbox": false, "original_purchase_date": \
            \(text(days(-400, from: purchased))), "purchase_date": \(text(days(-400, from: purchased))), \
            "store": "app_store"}, {"id": "cf8a02e3dc", "is_sandbox": \(isSandbox), \
            "original_purchase_date": \(text(purchased)), "purchase_date": \(text(purchased)), \
            "store": "app_store", "store_transaction_id": "2000000539953882"}]}
            """
        let clock = now.map { "\($0.milliseconds)" } ?? "$now"
        return """
            {"request_date": "2026-11-20T12:00:00Z", "request_date_ms": \(clock), "subscriber": {\
            "entitlements": \(entitlements), "first_seen": "2026-01-01T00:00:00Z", \
            "last_seen": "2026-11-20T00:00:00Z", "management_url": \
            \(managementURL.map { "\"\($0)\"" } ?? "null"), "non_subscriptions": \(purchases), \
            "original_app_user_id": "ann", "original_application_version": null, \
            "original_purchase_date": null, "other_purchases": {}, "subscriptions": \(subscriptions)}}
            """
    }

    private func text(_ moment: Moment?) -> String { moment.map { "\"\(stamp($0))\"" } ?? "null" }
}

/// The time in RFC 3339, in UTC, rounded to a second.
func stamp(_ moment: Moment) -> String {
    let date = CivilDate(dayNumber: Int(moment.seconds).flooredQuotient(86_400))
    let second = Int(moment.seconds) - date.dayNumber * 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.year)-\(two(date.month))-\(two(date.day))T"
        + "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
}

func revenueCatEvent(
    _ type: String, id: String = "evt-1", at: Moment = noon, user: String? = "ann", _ more: String = ""
) -> String {
    let who = user.map { "\"app_user_id\": \"\($0)\", \"original_app_user_id\": \"\($0)\", " } ?? ""
    return """
        {"api_version": "1.0", "event": {"type": "\(type)", "id": "\(id)", \(who)\
        "event_timestamp_ms": \(at.milliseconds)\(more.isEmpty ? "" : ", \(more)")}}
        """
}

let coachProducts = ProductTable([
    ProductTable.Row(product: "coach_*", plan: "premium", introductory: "trial"),
    ProductTable.Row(product: "rc_promo_*", plan: "premium"),
    ProductTable.Row(product: "price_*", plan: "web"),
])

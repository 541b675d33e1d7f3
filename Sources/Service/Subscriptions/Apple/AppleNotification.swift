import JSON
import Limits

/// The effect of each notification of the App Store (App Store Server Notifications V2, `notificationType`
/// and `subtype`). A test compares these rows with the table in docs/subscriptions.md.
enum AppleNotification {
    enum Effect: String, Hashable, CaseIterable {
        case runs
        case cancelled = "ends with its period"
        case unpaid = "runs, not paid"
        case over
        case overUnpaid = "over, not paid"
        case bought = "bought once"
        /// The App Store refunded a subscription's period or a pack.
        case refunded
        /// Apple asks how much of the purchase was used, and the edge reports it.
        case answered
        case nothing
    }

    struct Row: Hashable {
        let type: String
        let subtype: String
        let effect: Effect
    }

    private static let groups: [(type: String, subtypes: [String], effect: Effect)] = [
        ("SUBSCRIBED", ["INITIAL_BUY", "RESUBSCRIBE"], .runs),
        ("DID_RENEW", ["", "BILLING_RECOVERY"], .runs),
        ("DID_CHANGE_RENEWAL_PREF", ["", "UPGRADE", "DOWNGRADE"], .runs),
        ("DID_CHANGE_RENEWAL_STATUS", ["AUTO_RENEW_ENABLED"], .runs),
        ("DID_CHANGE_RENEWAL_STATUS", ["AUTO_RENEW_DISABLED"], .cancelled),
        ("OFFER_REDEEMED", ["", "INITIAL_BUY", "RESUBSCRIBE", "UPGRADE", "DOWNGRADE"], .runs),
        ("RENEWAL_EXTENDED", [""], .runs),
        ("REFUND_REVERSED", [""], .runs),
        ("MIGRATION", [""], .runs),
        ("METADATA_UPDATE", [""], .runs),
        ("DID_FAIL_TO_RENEW", ["GRACE_PERIOD"], .unpaid),
        ("DID_FAIL_TO_RENEW", [""], .overUnpaid),
        ("GRACE_PERIOD_EXPIRED", [""], .overUnpaid),
        ("EXPIRED", ["", "VOLUNTARY", "PRICE_INCREASE", "PRODUCT_NOT_FOR_SALE"], .over),
        ("EXPIRED", ["BILLING_RETRY"], .overUnpaid),
        ("REVOKE", [""], .over),
        ("ONE_TIME_CHARGE", [""], .bought),
        ("REFUND", [""], .refunded),
        ("CONSUMPTION_REQUEST", [""], .answered),
        ("REFUND_DECLINED", [""], .nothing),
        ("PRICE_INCREASE", ["PENDING", "ACCEPTED"], .nothing),
        ("PRICE_CHANGE", ["PENDING", "ACCEPTED"], .nothing),
        ("RENEWAL_EXTENSION", ["SUMMARY", "FAILURE"], .nothing),
        ("EXTERNAL_PURCHASE_TOKEN", ["UNREPORTED"], .nothing),
        ("RESCIND_CONSENT", [""], .nothing),
        ("TEST", [""], .nothing),
    ]

    static let rows = groups.flatMap { group in
        group.subtypes.map { Row(type: group.type, subtype: $0, effect: group.effect) }
    }

    /// The effect of a type of notification. Returns nil if the table does not contain the type. The edge
    /// then asks Apple about the purchase.
    static func findEffect(of type: String, _ subtype: String) -> Effect? {
        rows.first { $0.type == type && $0.subtype == subtype }?.effect
            ?? rows.first { $0.type == type && $0.subtype.isEmpty }?.effect
    }
}

extension AppleNotification.Effect {
    var meaning: SubscriptionEvent.Meaning {
        switch self {
        case .over, .overUnpaid: .ended
        case .nothing: .nothing
        default: .changed
        }
    }

    /// The status that the subscription has after a notification that contains no status.
    var status: AppleStatus? {
        switch self {
        case .unpaid: .gracePeriod
        case .over: .expired
        case .overUnpaid: .billingRetry
        default: nil
        }
    }
}

import Foundation
import Limits

@testable import Subscriptions

struct GooglePurchase: Sendable {
    var state = GoogleState.active
    var ends: Moment
    var starts: Moment = days(-20)
    var product = "coach_monthly"
    var basePlan: String?
    var isPrepaid = false
    var isAcknowledged = true
    var account: String?
    var isTest = false
    /// Additional members of `autoRenewingPlan`. If it is nil, there are none.
    var plan: String?

    var document: String {
        let plan =
            isPrepaid
            ? #""prepaidPlan": {"allowExtendAfterTime": "\#(stamp(ends))"}"#
            : """
            "autoRenewingPlan": {"autoRenewEnabled": \(state != .canceled && state != .expired)\
            \(plan.map { ", \($0)" } ?? "")}
            """
        let offer = basePlan.map { #", "offerDetails": {"basePlanId": "\#($0)", "offerTags": []}"# } ?? ""
        let paused =
            state == .paused ? #", "pausedStateContext": {"autoResumeTime": "\#(stamp(days(20)))"}"# : ""
        let cancelled =
            state == .canceled
            ? #", "canceledStateContext": {"userInitiatedCancellation": {"cancelTime": "\#(stamp(days(-2)))"}}"#
            : ""
        let account =
            account.map { #", "externalAccountIdentifiers": {"obfuscatedExternalAccountId": "\#($0)"}"# }
            ?? ""
        let acknowledged = isAcknowledged ? "ACKNOWLEDGED" : "PENDING"
        return """
            {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "\(stamp(starts))", \
            "regionCode": "US", "subscriptionState": "SUBSCRIPTION_STATE_\(state.rawValue)", \
            "acknowledgementState": "ACKNOWLEDGEMENT_STATE_\(acknowledged)"\
            \(isTest ? ", \"testPurchase\": {}" : "")\(account)\(paused)\(cancelled), "lineItems": \
            [{"productId": "\(product)", "latestSuccessfulOrderId": "GPA.1", "expiryTime": \
            "\(stamp(ends))", \(plan)\(offer)}]}
            """
    }

    static func item(
        _ product: String = "pack_100", state: String = "PURCHASED", at moment: Moment,
        isAcknowledged: Bool = false
    ) -> String {
        """
        {"kind": "androidpublisher#productPurchaseV2", "orderId": "GPA.2", "regionCode": "US", \
        "productLineItem": [{"productId": "\(product)", "productOfferDetails": {"quantity": 1, \
        "consumptionState": "CONSUMPTION_STATE_YET_TO_BE_CONSUMED"}}], "purchaseStateContext": \
        {"purchaseState": "\(state)"}, "purchaseCompletionTime": "\(stamp(moment))", "acknowledgementState": \
        "ACKNOWLEDGEMENT_STATE_\(isAcknowledged ? "ACKNOWLEDGED" : "PENDING")"}
        """
    }

    static func push(_ id: String, _ news: String, app: String = "com.example.coach") -> [UInt8] {
        let text = """
            {"version": "1.0", "packageName": "\(app)", "eventTimeMillis": \
            "\(Int64(Date().timeIntervalSince1970 * 1000))", \(news)}
            """
        let data = Data(text.utf8).base64EncodedString()
        return Array(
            """
            {"message": {"data": "\(data)", "messageId": "\(id)", "message_id": "\(id)", "publishTime": \
            "2026-11-20T12:00:00.123Z"}, "subscription": "projects/p/subscriptions/s"}
            """.utf8)
    }

    static func news(_ kind: Int, token: String = "token-1") -> String {
        #""subscriptionNotification": {"version": "1.0", "notificationType": \#(kind), "purchaseToken": "\#(token)"}"#
    }
}

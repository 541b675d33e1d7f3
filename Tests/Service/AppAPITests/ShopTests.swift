import Ledger
import Testing

@testable import AppAPI

@Suite struct `The store of a subscription` {
    @Test(
        arguments: [
            ("revenuecat", "https://apps.apple.com/account/subscriptions", "app_store"),
            ("revenuecat", "https://play.google.com/store/account/subscriptions", "play_store"),
            ("revenuecat2", "https://billing.stripe.com/p/session/1", "stripe"),
            ("revenuecat", "https://example.com/apps.apple.com", "revenuecat"),
            ("revenuecat", nil, "revenuecat"),
            ("apple", nil, "app_store"), ("google2", nil, "play_store"), ("stripe", nil, "stripe"),
            ("webhook", nil, "webhook"), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func `A subscription's store has the name that apps know`(source: String?, link: String?, shop: String?) {
        var record = SubscriptionRecord()
        record.source = source
        record.managementURL = link
        #expect(record.shop == shop)
    }
}

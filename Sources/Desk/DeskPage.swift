import Wire

/// What the desk has, by address.
enum DeskPage {
    case usage
    /// Calls by model class.
    case classUsage
    case subscription, restore
    case revenueCat, stripe

    init?(_ head: borrowing RequestHead, in bytes: borrowing ByteBuffer) {
        let path = bytes.readable[head.path]
        if path.equals("/v1/usage") {
            self = .usage
        } else if path.equals("/api/subscriptions/usage") {
            self = .classUsage
        } else if path.equals("/v1/subscription") {
            self = .subscription
        } else if path.equals("/v1/subscription/restore") {
            self = .restore
        } else if path.equals("/webhooks/revenuecat") {
            self = .revenueCat
        } else if path.equals("/webhooks/stripe") {
            self = .stripe
        } else {
            return nil
        }
    }

    /// The methods that it knows, as the field `Allow` lists them.
    var allow: String {
        switch self {
        case .usage, .classUsage, .subscription: "GET, HEAD"
        case .restore, .revenueCat, .stripe: "POST"
        }
    }

    func takes(_ method: Method) -> Bool {
        method.name.map { allow.split(separator: ", ").contains("\($0)") } ?? false
    }
}

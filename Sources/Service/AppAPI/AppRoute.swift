import Bytes
import Web
import Wire

/// The pages of the app interface. The request's path chooses one of them.
enum AppRoute {
    case usage
    case classUsage
    case stream
    /// The sentences that an app shows without asking the edge again.
    case words
    case models
    case subscription, restore
    case revenueCat, stripe, purchases, apple, google
    /// The addresses to which apps report the purchases of their users.
    case applePurchase, googlePurchase
    /// The addresses for a user's check-ins.
    case preferences, background, prompt
    case page(WebFile)

    init?(_ head: borrowing RequestHead, in bytes: borrowing ByteBuffer) {
        let path = bytes.readable[head.path]
        if path.equals("/v1/usage") {
            self = .usage
        } else if path.equals("/api/subscriptions/usage") {
            self = .classUsage
        } else if path.equals("/v1/usage/stream") {
            self = .stream
        } else if path.equals("/v1/words") {
            self = .words
        } else if path.equals("/v1/models") || path.starts(with: "/v1/models/") {
            self = .models
        } else if path.equals("/v1/subscription") {
            self = .subscription
        } else if path.equals("/v1/subscription/restore") {
            self = .restore
        } else if path.equals("/v1/purchases/apple") {
            self = .applePurchase
        } else if path.equals("/v1/purchases/google") {
            self = .googlePurchase
        } else if path.equals("/v1/check-ins/preferences") {
            self = .preferences
        } else if path.equals("/v1/sessions/current/background") {
            self = .background
        } else if path.equals("/v1/check-ins/prompt") {
            self = .prompt
        } else if path.equals("/webhooks/revenuecat") {
            self = .revenueCat
        } else if path.equals("/webhooks/stripe") {
            self = .stripe
        } else if path.equals("/webhooks/purchases") {
            self = .purchases
        } else if path.equals("/webhooks/apple") {
            self = .apple
        } else if path.equals("/webhooks/google") {
            self = .google
        } else if path.starts(with: Array("/usage".utf8).span), let file = WebFile.findFile(path) {
            self = .page(file)
        } else {
            return nil
        }
    }

    /// The methods of the page, in the form of the header field `Allow`.
    var allow: String {
        switch self {
        case .usage, .classUsage, .words, .models, .subscription, .page: "GET, HEAD"
        case .stream: "GET"
        case .preferences: "GET, HEAD, PUT"
        case .restore, .revenueCat, .stripe, .purchases, .apple, .google, .applePurchase, .googlePurchase,
            .background, .prompt:
            "POST"
        }
    }

    /// The page's name in metrics and logs.
    var word: StaticString {
        switch self {
        case .usage: "usage"
        case .classUsage: "class_usage"
        case .stream: "usage_stream"
        case .words: "words"
        case .models: "models"
        case .subscription: "subscription"
        case .restore: "restore"
        case .revenueCat: "webhook_revenuecat"
        case .stripe: "webhook_stripe"
        case .purchases: "webhook_purchases"
        case .apple: "webhook_apple"
        case .google: "webhook_google"
        case .applePurchase: "purchase_apple"
        case .googlePurchase: "purchase_google"
        case .preferences: "check_in_preferences"
        case .background: "background"
        case .prompt: "check_in_prompt"
        case .page: "usage_page"
        }
    }

    func takesMethod(_ method: Method) -> Bool {
        method.name.map { allow.split(separator: ", ").contains("\($0)") } ?? false
    }
}

/// One address of the app interface, for lists of all addresses.
package struct AppAddress: Sendable {
    package let path: String
    package let methods: String
    package let needsIdentity: Bool

    private init(_ methods: String, _ path: String, needsIdentity: Bool = true) {
        self.path = path
        self.methods = methods
        self.needsIdentity = needsIdentity
    }

    /// All addresses of the app interface, without the usage page's own files.
    package static let all = [
        AppAddress("GET, HEAD", "/v1/usage"), AppAddress("GET", "/v1/usage/stream"),
        AppAddress("GET, HEAD", "/api/subscriptions/usage"),
        AppAddress("GET, HEAD", "/v1/words", needsIdentity: false), AppAddress("GET, HEAD", "/v1/models"),
        AppAddress("GET, HEAD", "/v1/subscription"), AppAddress("POST", "/v1/subscription/restore"),
        AppAddress("POST", "/v1/purchases/apple"), AppAddress("POST", "/v1/purchases/google"),
        AppAddress("GET, HEAD, PUT", "/v1/check-ins/preferences"), AppAddress("POST", "/v1/check-ins/prompt"),
        AppAddress("POST", "/v1/sessions/current/background"),
        AppAddress("POST", "/webhooks/revenuecat", needsIdentity: false),
        AppAddress("POST", "/webhooks/stripe", needsIdentity: false),
        AppAddress("POST", "/webhooks/purchases", needsIdentity: false),
        AppAddress("POST", "/webhooks/apple", needsIdentity: false),
        AppAddress("POST", "/webhooks/google", needsIdentity: false),
        AppAddress("GET, HEAD", "/usage", needsIdentity: false),
    ]
}

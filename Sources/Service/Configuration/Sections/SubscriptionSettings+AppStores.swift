import Bytes

extension SubscriptionSettings {
    /// The settings if the team sells in the App Store directly, without RevenueCat.
    package struct Apple: Hashable, Sendable {
        package let bundle: String
        package let issuer: String
        package let keyID: String
        /// The private key in PEM, as in the file that App Store Connect provides.
        package let privateKey: Secret
        /// Whether the app sets its own user id, a UUID, on each purchase (`appAccountToken`).
        package let accountsAreUsers: Bool
        /// Whether users have consented that Apple is sent their usage if they ask for a refund.
        package let tellsConsumption: Bool
        /// The SHA-256 of the root certificate of Apple's signatures.
        package let root: [UInt8]
        package let baseURL: HTTPAddress
        package let sandboxURL: HTTPAddress
    }

    /// The settings if the team sells in Google Play directly, without RevenueCat.
    package struct Google: Hashable, Sendable {
        /// The audience and account that the token in Google's notifications must name.
        package struct Push: Hashable, Sendable {
            package let audience: String
            package let account: String
            package let keys: HTTPAddress
        }

        package let app: String
        /// The content of the service account's key file, a JSON document.
        package let serviceAccount: Secret
        /// Whether the app sets its own user id on each purchase (`obfuscatedAccountId`).
        package let accountsAreUsers: Bool
        /// The expected sender of Google's notifications; nil if the edge accepts none.
        package let push: Push?
        package let baseURL: HTTPAddress
    }
}

extension SubscriptionSettings.Apple {
    private static let keys = KeyList {
        Key("bundle_id", "The app's bundle id: what is signed for another app is refused.")
        Key("issuer_id", "The issuer id of the keys in App Store Connect.")
        Key("key_id", "The id of the in-app purchase key.")
        Key("private_key", "The key's file (`AuthKey_….p8`).")
        Key(
            "account_token", default: "none",
            "`user_id` if the app sets each purchase's `appAccountToken` to its user's id, a UUID in",
            "small letters; then a notification finds its user before the app has reported the purchase.")
        Key(
            "tell_consumption", default: "false",
            "Answers `CONSUMPTION_REQUEST` with what was used; only if people have agreed to that.")
        Key(
            "root_digest", default: "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
            "SHA-256 of the root's certificate, Apple Root CA G3 by default; another one for tests.")
        Key("base_url", default: "https://api.storekit.apple.com", "The service's address, for tests.")
        Key("sandbox_url", default: "https://api.storekit-sandbox.apple.com", "The sandbox's, for tests.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let bundle = section.requireValue("bundle_id", "the app's bundle id, such as com.example.coach")?
            .appName()
        let issuer = section.requireValue("issuer_id", "the issuer id of App Store Connect")?
            .text("the issuer id, a UUID")
        let keyID = section.requireValue("key_id", "the key's id, such as 2X9R4HXF34")?.text("the key's id")
        let key = section.requireValue("private_key", "{ file: AuthKey_2X9R4HXF34.p8 } or { env: NAME }")?
            .readSecret("a private key", isDocument: true)
        accountsAreUsers = section.readChoice("account_token", ["none": false, "user_id": true])
        tellsConsumption = section.readFlag("tell_consumption")
        let root = section.readValue("root_digest").digest()
        let address = section.readValue("base_url").serviceAddress()
        let sandbox = section.readValue("sandbox_url").serviceAddress()
        guard let bundle, let issuer, let keyID, let key, let root, let address, let sandbox else {
            return nil
        }
        (self.bundle, self.issuer, self.keyID, privateKey) = (bundle, issuer, keyID, key)
        (self.root, baseURL, sandboxURL) = (root, address, sandbox)
    }
}

extension SubscriptionSettings.Google {
    private static let keys = KeyList {
        Key("package_name", "The app's package: notifications about another one are ignored.")
        Key("service_account", "The key file of a service account that may see and manage orders.")
        Key(
            "account_id", default: "none",
            "`user_id` if the app sets each purchase's obfuscated account id to its user's id; then a",
            "notification finds its user before the app has reported the purchase.")
        Key("push", "The sender of real-time notifications; by default none are accepted.")
        Key(
            "base_url", default: "https://androidpublisher.googleapis.com",
            "The service's address, for tests.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let app = section.requireValue("package_name", "the app's package, such as com.example.coach")?
            .appName()
        let account = section.requireValue("service_account", "{ file: PATH } or { env: NAME }")?
            .readSecret("a service account's key", isDocument: true)
        accountsAreUsers = section.readChoice("account_id", ["none": false, "user_id": true])
        push = section["push"].flatMap { Push($0) }
        let address = section.readValue("base_url").serviceAddress()
        guard let app, let account, let address else { return nil }
        (self.app, serviceAccount, baseURL) = (app, account, address)
    }
}

extension SubscriptionSettings.Google.Push {
    private static let keys = KeyList {
        Key("audience", "The audience of the push subscription's tokens, such as the webhook's address.")
        Key("service_account", "The account's address that the push subscription signs as.")
        Key(
            "keys_url", default: "https://www.googleapis.com/oauth2/v3/certs",
            "The address at which Google publishes its keys, for tests.")
    }

    fileprivate init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let audience = section.requireValue("audience", "the audience of the push subscription")?
            .text("an audience, such as https://edge.example.com/webhooks/google")
        let account = section.requireValue("service_account", "the account of the push subscription")?
            .text("an account's address")
        let address = section.readValue("keys_url").serviceAddress()
        guard let audience, let account, let address else { return nil }
        (self.audience, self.account, keys) = (audience, account, address)
    }
}

extension Value {
    /// Reads the name of an app's bundle or package. It becomes part of URLs, so few characters are allowed.
    fileprivate func appName() -> String? {
        guard let text = text("an app's name at its store, such as com.example.coach") else { return nil }
        let isPlain = text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        if isPlain, (1...155).contains(text.utf8.count) { return text }
        complain("an app's name at its store has letters, digits, ., - and _")
        return nil
    }

    fileprivate func digest() -> [UInt8]? {
        guard let text = text("a SHA-256 of 64 hexadecimal digits") else { return nil }
        if let bytes = Hexadecimal.bytes(text.replacing(":", with: "")), bytes.count == 32 { return bytes }
        complain("a SHA-256 has 64 hexadecimal digits")
        return nil
    }
}

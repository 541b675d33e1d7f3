import AppAPI
import Authentication
import Configuration
import Cryptography
import Identity
import Limits
import Reactor
import Subscriptions

/// The team's keys for the App Store and Google Play. They are read once for all loops.
struct StoreKeys: Sendable {
    let apple: TokenSigner?
    let google: GoogleAccount?
    /// The address that issues Google's access tokens; nil if Google is not configured.
    let tokens: HTTPAddress?

    init(_ section: SubscriptionSettings) throws(EdgeError) {
        if let told = section.apple, !told.privateKey.isStandIn {
            guard let key = PrivateKey(pem: told.privateKey.reveal()), key.kind == .p256 else {
                throw EdgeError(
                    "subscriptions.apple.private_key holds no key of App Store Connect. Give the file "
                        + "AuthKey_….p8 as it was downloaded.")
            }
            apple = TokenSigner(key, keyID: told.keyID)
        } else {
            apple = nil
        }
        if let told = section.google, !told.serviceAccount.isStandIn {
            guard let account = GoogleAccount(keyFile: told.serviceAccount.reveal()),
                let address = HTTPAddress(account.tokenAddress)
            else {
                throw EdgeError(
                    "subscriptions.google.service_account holds no key of a service account. Give the JSON "
                        + "file as Google made it (\"type\": \"service_account\").")
            }
            (google, tokens) = (account, address)
        } else {
            (google, tokens) = (nil, nil)
        }
    }

    func listAddresses(_ section: SubscriptionSettings) -> [HTTPAddress?] {
        [
            section.apple?.baseURL, section.apple?.sandboxURL, section.google?.baseURL,
            section.google?.push?.keys, tokens,
        ]
    }
}

extension SubscriptionSetup {
    /// Adds the App Store and Google Play to the services, if the team sells there directly.
    func addAppStores(
        to services: inout AppServices, _ sources: inout [any SubscriptionSource], on loop: EventLoop
    ) {
        if let told = settings.apple, let signer = keys.apple {
            let source = appStore(told, signer, on: loop)
            sources.append(source)
            services.apple = AppleWebhook(source: source)
        }
        if let told = settings.google, let account = keys.google, let tokens = keys.tokens {
            let source = GoogleSource(
                makeClient(.google, told.baseURL, makeCredential(account, tokens, on: loop), on: loop),
                app: told.app,
                accountsAreUsers: told.accountsAreUsers)
            sources.append(source)
            services.google = GoogleWebhook(source: source, push: told.push.map { push($0, on: loop) })
        }
    }

    private func appStore(
        _ told: SubscriptionSettings.Apple, _ signer: TokenSigner, on loop: EventLoop
    ) -> AppleSource {
        let credential = AppleCredential(signer, issuer: told.issuer, bundle: told.bundle, on: loop)
        let hasSample = rules.planTable?.defaultPlan.limits.contains { $0.amount > 0 } ?? false
        return AppleSource(
            AppleDocument(bundle: told.bundle, root: told.root),
            production: makeClient(.apple, told.baseURL, credential, on: loop),
            sandbox: makeClient(.apple, told.sandboxURL, credential, on: loop),
            accountsAreUsers: told.accountsAreUsers, tellsConsumption: told.tellsConsumption,
            hasSample: hasSample, on: loop)
    }

    /// The milliseconds between two fetches of Google's keys (1 h). Google publishes a key days in advance.
    private static let refresh = 3_600_000

    private func push(_ told: SubscriptionSettings.Google.Push, on loop: EventLoop) -> GooglePush {
        let path = told.keys.path.isEmpty ? "/" : told.keys.path
        let publication = KeyPublication(
            makeOrigin(told.keys), authority: Array(told.keys.authority.utf8), target: Array(path.utf8),
            refresh: Self.refresh)
        return GooglePush(
            audience: told.audience, account: told.account,
            keys: KeySetFetcher(publication, for: [.rs256], on: loop))
    }
}

extension KeySetFetcher: PublishedKeys {}

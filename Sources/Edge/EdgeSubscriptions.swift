import Admin
import Desk
import Gateway
import HTTP
import Ledger
import Limits
import Reactor
import Reception
import Redis
import Settings
import Subscriptions
import TLS

/// What the settings say of subscriptions, made ready once for all loops.
struct SubscriptionPlan: Sendable {
    let settings: SubscriptionSettings
    let rules: EntitlementRules
    /// TLS towards the services; nil where all of them speak plain HTTP.
    private let security: TLSContext?
    private let log: @Sendable (String) -> Void

    init?(_ settings: Settings, log: @escaping @Sendable (String) -> Void) throws(EdgeError) {
        guard let section = settings.subscriptions else { return nil }
        self.settings = section
        self.log = log
        let rows = section.products.map {
            ProductBook.Row(
                product: $0.pattern, plan: $0.plan, introductory: $0.introductory, freeTrial: $0.freeTrial)
        }
        var rules = EntitlementRules(products: ProductBook(rows), zone: settings.book.knownTimeZone)
        rules.tenant = section.tenant ?? ""
        rules.opensSandbox = section.opensSandbox
        rules.reconcileSeconds = Int64(section.reconcileAfter.wholeMilliseconds / 1000)
        self.rules = rules
        let addresses = [section.revenueCat?.baseURL, section.stripe?.baseURL]
        security = addresses.contains { $0?.isTLS == true } ? try EdgeTLS.services() : nil
    }

    /// What one loop needs to ask the services and to take their news.
    func services(_ redis: RedisClient, on loop: EventLoop) -> DeskServices {
        var services = DeskServices()
        let records = Records(redis)
        var sources: [any SubscriptionSource] = []
        if let told = settings.revenueCat {
            let source = RevenueCatSource(
                client(told.baseURL, key: told.apiKey, on: loop), entitlement: told.entitlement)
            sources.append(source)
            // Without a proof of the sender no webhook is taken.
            if told.authorization != nil || told.signingSecret != nil {
                services.revenueCat = RevenueCatDoor(
                    source: source, authorization: told.authorization?.reveal(),
                    signingSecret: told.signingSecret?.reveal())
            }
        }
        if let told = settings.stripe {
            let source = StripeSource(
                client(told.baseURL, key: told.apiKey, on: loop), userKey: told.userKey,
                portalURL: told.portalURL)
            sources.append(source)
            services.stripe = StripeDoor(
                source: source, signingSecret: told.signingSecret.reveal(),
                trustsReference: told.trustsReference)
        }
        services.records = records
        services.manageURL = settings.manageURL
        services.entitler = Entitler(rules, sources: sources, records: records, on: loop, log: log)
        return services
    }

    private func client(_ address: HTTPAddress, key: Secret, on loop: EventLoop) -> SourceClient {
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port),
            security: address.isTLS ? security : nil)
        let patience = settings.timeout.wholeMilliseconds
        origin.limits.connectMilliseconds = patience
        origin.limits.firstByteMilliseconds = patience
        origin.limits.idleMilliseconds = patience
        let standard = address.isTLS ? 443 : 80
        let host = address.endpoint.port == standard ? address.endpoint.host : "\(address.endpoint)"
        return SourceClient(
            origin, authority: host, path: address.path, key: key.reveal(), on: loop)
    }
}

extension Entitler {
    /// The operator's question, which is the gateway's.
    var look: (UserName, Entitlement, Moment) async -> FreshLook {
        { [self] user, entitlement, now in
            switch await secondLook(at: user, entitlement, now: now) {
            case .stands: .nothingNew
            case .changed: .changed
            case .unknown: .goesOn
            }
        }
    }

    /// The gateway's question before it refuses somebody whose purchase may have been missed.
    var doubt: Doubt {
        { [self] guest, entitlement, now in
            let user = name(guest.id)
            // Users of another app have another store.
            guard user.key == guest.key else { return .stands }
            return switch await secondLook(at: user, entitlement, now: now) {
            case .stands: .stands
            case .changed: .changed
            case .unknown: .unknown
            }
        }
    }
}

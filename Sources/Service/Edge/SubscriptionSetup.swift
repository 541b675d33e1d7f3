import AdminAPI
import AppAPI
import Authentication
import Configuration
import Gateway
import HTTP
import Ledger
import Limits
import Problems
import Reactor
import Redis
import Subscriptions
import Synchronization
import TLS
import Telemetry

/// The subscription settings with their keys and TLS, which are prepared once for all loops.
struct SubscriptionSetup: Sendable {
    let settings: SubscriptionSettings
    let rules: EntitlementRules
    /// The TLS context for the services; nil if all of them use plain HTTP.
    private let security: TLSContext?
    private let log: @Sendable (String) -> Void
    private let troubles: TroubleLog
    /// The outcomes of requests to the subscription services, counted over all loops.
    let questions: LookupCounts
    /// The keys with which the team authenticates at the App Store and Google Play.
    let keys: StoreKeys

    init?(
        _ settings: Settings, after before: SubscriptionSetup?, telling troubles: TroubleLog,
        log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        guard let section = settings.subscriptions else { return nil }
        self.troubles = troubles
        questions = before?.questions ?? LookupCounts()
        self.settings = section
        self.log = log
        let rows = section.products.map {
            ProductTable.Row(
                product: $0.pattern, plan: $0.plan, introductory: $0.introductory, freeTrial: $0.freeTrial,
                grants: $0.grants)
        }
        var rules = EntitlementRules(products: ProductTable(rows), zone: settings.planTable.knownTimeZone)
        rules.tenant = section.tenant ?? ""
        rules.planTable = settings.planTable
        rules.opensSandbox = section.opensSandbox
        rules.renewalLeeway = Int64(section.renewalLeeway.wholeMilliseconds / 1000)
        rules.reconcileSeconds = Int64(section.reconcileAfter.wholeMilliseconds / 1000)
        self.rules = rules
        keys = try StoreKeys(section)
        let addresses =
            [section.revenueCat?.baseURL, section.stripe?.baseURL, section.webhook?.ask?.baseURL]
            + keys.listAddresses(section)
        security = addresses.contains { $0?.isTLS == true } ? try EdgeTLS.serviceContext() : nil
    }

    /// Makes the parts of a loop's app interface that ask subscription services and accept their webhooks.
    func makeServices(_ redis: RedisRouter, on loop: EventLoop) -> AppServices {
        var services = AppServices()
        let records = RecordStore(redis)
        var sources: [any SubscriptionSource] = []
        if let told = settings.revenueCat {
            let source = RevenueCatSource(
                client(.revenueCat, told.baseURL, key: told.apiKey, on: loop), entitlement: told.entitlement)
            sources.append(source)
            // RevenueCat's webhooks are accepted only if the configuration says how they prove their sender.
            if told.authorization != nil || told.signingSecret != nil {
                services.revenueCat = RevenueCatWebhook(
                    source: source, authorization: told.authorization?.reveal(),
                    signingSecret: told.signingSecret?.reveal())
            }
        }
        if let told = settings.stripe {
            let source = StripeSource(
                client(.stripe, told.baseURL, key: told.apiKey, on: loop), userKey: told.userKey,
                portalURL: told.portalURL)
            sources.append(source)
            services.stripe = StripeWebhook(
                source: source, signingSecret: told.signingSecret.reveal(),
                trustsReference: told.trustsReference)
        }
        if let told = settings.webhook {
            let source = MappedSource(
                told.ask.map { client(.webhook, $0.baseURL, key: $0.apiKey, on: loop) },
                target: told.ask?.path ?? "", mapping: told.answerMapping)
            sources.append(source)
            services.purchases = MappedWebhook(
                source: source, proof: told.proof, mapping: told.mapping, types: told.types)
        }
        addAppStores(to: &services, &sources, on: loop)
        services.records = records
        services.manageURL = settings.manageURL
        services.entitlements = EntitlementSync(rules, sources: sources, records: records, on: loop, log: log)
        return services
    }

    private func client(
        _ service: SubscriptionService, _ address: HTTPAddress, key: Secret, on loop: EventLoop
    ) -> SourceClient {
        makeClient(service, address, FixedKey(key.reveal()), on: loop)
    }

    func makeClient(
        _ service: SubscriptionService, _ address: HTTPAddress, _ credential: any SourceCredential,
        on loop: EventLoop
    ) -> SourceClient {
        let subject = AddressSubject(service, address)
        var origin = makeOrigin(address)
        origin.tell(troubles, as: subject)
        let client = SourceClient(
            origin, authority: address.authority, path: address.path, credential: credential, on: loop)
        let (troubles, questions) = (troubles, questions)
        client.report = { answer in
            questions.countOutcome(service, answer.outcome)
            troubles.take(answer, subject, service.keyAdvice)
        }
        return client
    }

    func makeOrigin(_ address: HTTPAddress) -> Origin {
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port),
            security: address.isTLS ? security : nil)
        let timeout = settings.timeout.wholeMilliseconds
        origin.limits.connectMilliseconds = timeout
        origin.limits.firstByteMilliseconds = timeout
        origin.limits.idleMilliseconds = timeout
        return origin
    }
}

/// A subscription service. The raw value is the name that operators read.
enum SubscriptionService: String, Sendable {
    case revenueCat = "RevenueCat"
    case stripe = "Stripe"
    case apple = "App Store"
    case google = "Google Play"
    /// The shop that the section `subscriptions.webhook` configures.
    case webhook = "webhook"

    /// The advice to an operator if the service does not accept the key.
    var keyAdvice: String {
        switch self {
        case .revenueCat, .stripe: "Check api_key:, and that the key may read subscriptions."
        case .webhook: "Check ask: { api_key: … }."
        case .apple:
            "Compare private_key:, key_id: and issuer_id: with App Store Connect, and this machine's clock."
        case .google:
            "Check service_account:, and that the Play Console lets the account see and manage orders."
        }
    }
}

/// Counts the outcomes of requests to subscription services. Requests are rare, so one lock serves all loops.
final class LookupCounts: Sendable {
    private struct Kind: Hashable {
        let service: SubscriptionService
        let outcome: UpstreamOutcome
    }

    private let counts = Mutex<[Kind: Int]>([:])

    func countOutcome(_ service: SubscriptionService, _ outcome: UpstreamOutcome) {
        counts.withLock { $0[Kind(service: service, outcome: outcome), default: 0] += 1 }
    }

    func readFigures(into readings: inout Readings, app: String) {
        for (kind, count) in counts.withLock({ $0 }) {
            let labels = Labels(
                (.app, app), (.service, kind.service.rawValue), (.outcome, "\(kind.outcome.word)"))
            readings.add(.serviceQuestions, labels, count)
        }
    }
}

extension AddressSubject {
    init(_ service: SubscriptionService, _ address: HTTPAddress) {
        self.init(
            service.rawValue, address, option: "base_url:",
            consequence: "People keep what the last report gave them; the edge asks about them again soon.")
    }
}

extension SourceAnswer {
    /// The outcome of a service's answer, for metrics. It has the same words as that of an upstream's answer.
    fileprivate var outcome: UpstreamOutcome {
        switch self {
        case .ok: .ok
        case .failed(let failure): UpstreamOutcome(failure)
        case .status(401), .status(403): .unauthorized
        case .status(let status): UpstreamOutcome(status: status)
        case .strange: .notHTTP
        }
    }
}

extension TroubleLog {
    /// Logs the trouble that a service's answer shows. Failed connections are logged by `Origin.tell`.
    fileprivate func take(_ answer: SourceAnswer, _ subject: AddressSubject, _ keyAdvice: String) {
        let answers = "answers of \(subject.name)"
        let trouble = Trouble(answers, "\(answer.outcome.word)")
        switch answer {
        case .ok: endTrouble(answers, "\(subject.place) answers again.")
        case .failed(let failure) where failure.isOfConnecting: break
        case .failed(let failure): beginTrouble(trouble, subject.makeSentence(failure, at: nil, nil))
        case .status(401), .status(403):
            beginTrouble(
                trouble, "\(subject.place) does not accept the key. \(subject.consequence) \(keyAdvice)")
        case .status(let status):
            beginTrouble(
                trouble,
                "\(subject.place) answers with status \(status). \(subject.consequence) Look at its status page"
                    + (status < 500 ? ", and at base_url." : "."))
        case .strange:
            beginTrouble(
                trouble,
                "\(subject.place) gave an answer that the edge does not understand. "
                    + "\(subject.consequence) Check base_url.")
        }
    }
}

extension EntitlementSync {
    /// Asks the subscription service before the admin interface explains why a user is refused.
    var adminRecheck: (UserName, Entitlement, Moment) async -> RecheckResult {
        { [self] user, entitlement, now in await recheckUser(user, entitlement, now: now) }
    }

    /// Asks the subscription service before the gateway refuses a user whose purchase was perhaps missed.
    var gatewayRecheck: RefusalRecheck {
        { [self] caller, entitlement, now in
            let user = userName(caller.id)
            // If the keys differ, the user belongs to another app. Only its service knows the purchases.
            guard user.key == caller.key else { return .stands }
            return await recheckUser(user, entitlement, now: now)
        }
    }
}

import AppAPI
import Configuration
import Limits
import Telemetry

extension InitialCounters {
    /// The metric labels of one app's counters, as its configuration names them.
    init(_ setup: AppSetup) {
        let settings = setup.settings
        self.init(app: settings.tenant)
        plans = settings.planTable.plans.values.sorted { $0.id < $1.id }
        let classes = settings.planTable.modelClasses
        self.classes = [classes.fallback]
        for rule in classes.rules where !self.classes.contains(rule.modelClass) {
            self.classes.append(rule.modelClass)
        }
        // Models that only `prices:` names get no counters: `prices:` can list every model of a provider.
        models = Set(settings.upstreams.flatMap(\.models) + settings.models.rules.map(\.model))
            .filter { $0.contains { $0 != "*" } }.sorted()
        upstreams = settings.places.map(\.label)
        issuers = settings.identity.compactMap { source in
            guard case .token(let token, _) = source, case .address = token.keys else { return nil }
            return token.issuer
        }
        guard let subscriptions = setup.subscriptions?.settings else { return }
        if subscriptions.revenueCat != nil {
            services.append(SubscriptionService.revenueCat.rawValue)
            webhooks.append("revenuecat")
        }
        if subscriptions.stripe != nil {
            services.append(SubscriptionService.stripe.rawValue)
            webhooks.append("stripe")
        }
        if subscriptions.apple != nil {
            services.append(SubscriptionService.apple.rawValue)
            webhooks.append("apple")
        }
        if let google = subscriptions.google {
            services.append(SubscriptionService.google.rawValue)
            if google.push != nil { webhooks.append("google") }
        }
        if let webhook = subscriptions.webhook {
            if webhook.ask != nil { services.append(SubscriptionService.webhook.rawValue) }
            webhooks.append("webhook")
        }
        webhookOutcomes = WebhookOutcome.allCases.map(\.rawValue)
    }
}

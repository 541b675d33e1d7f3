import AppAPI
package import Configuration
package import Gateway
import Limits

extension RouteCatalogue {
    /// Every address of an app, with those that the edge answers itself.
    package static func wholeCatalogue(of settings: Settings) -> RouteCatalogue {
        var catalogue = RouteCatalogue(settings)
        var services = AppServices()
        services.models = settings.listedModels
        for address in AppAddress.all where settings.has(address.path, services) {
            catalogue.appendRow(
                Row(.own, methods: address.methods, path: address.path, needsIdentity: address.needsIdentity))
        }
        return catalogue
    }
}

extension Settings {
    /// The models that `GET /v1/models` lists; empty if an upstream is asked.
    var listedModels: [ListedModel] {
        upstreams.flatMap { upstream in
            upstream.namedModels.map { model in
                let found = planTable.modelClasses.modelClass(provider: upstream.name, model: model)
                return ListedModel(id: model, owner: upstream.name, modelClass: found.name)
            }
        }
    }

    /// Whether an app of these settings has this page of the edge.
    fileprivate func has(_ path: String, _ services: AppServices) -> Bool {
        switch path {
        case "/v1/models": !services.models.isEmpty
        case "/v1/subscription/restore": subscriptions != nil
        case "/webhooks/revenuecat": subscriptions?.revenueCat != nil
        case "/webhooks/stripe": subscriptions?.stripe != nil
        case "/webhooks/purchases": subscriptions?.webhook != nil
        case "/webhooks/apple", "/v1/purchases/apple": subscriptions?.apple != nil
        case "/webhooks/google": subscriptions?.google?.push != nil
        case "/v1/purchases/google": subscriptions?.google != nil
        case "/v1/check-ins/preferences", "/v1/check-ins/prompt", "/v1/sessions/current/background":
            hasCheckIns
        default: true
        }
    }
}

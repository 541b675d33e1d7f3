import AppAPI
package import Configuration
package import Gateway
import Limits

extension RouteCatalogue {
    /// Lists every address of an app, including those that the edge answers itself.
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
    /// The models that `GET /v1/models` lists; empty if an upstream answers that request.
    var listedModels: [ListedModel] {
        upstreams.flatMap { upstream in
            upstream.namedModels.map { model in
                let found = planTable.modelClasses.modelClass(provider: upstream.name, model: model)
                return ListedModel(id: model, owner: upstream.name, modelClass: found.name)
            }
        }
    }

    /// Whether the edge answers this path itself under these settings.
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

import Bytes
import Configuration
import Dialects
import Wire

/// Providers' paths besides requests to a model: what is free passes, stored data does not.
extension RouteTable {
    /// Token counts go where the model's requests go, and spend nothing; since nothing else bounds them, each
    /// user has a pace (`http.max_free_per_minute`), so that nobody uses up what the key may ask. Models are
    /// asked of an upstream only where the configuration names none itself.
    static func freePaths(_ upstreams: [Upstream], _ digest: String) -> [ProviderPath: MatchedRoute] {
        func route(_ dialect: Dialect, _ upstream: String?, _ path: String) -> MatchedRoute {
            MatchedRoute(
                dialect, isMetered: false, isFree: true, needsIdentity: true, upstream: upstream, path: path,
                digest: digest)
        }
        var free: [ProviderPath: MatchedRoute] = [
            .tokenCount(.anthropicMessages): route(.anthropicMessages, nil, "/v1/messages/count_tokens"),
            .tokenCount(.openAIResponses): route(.openAIResponses, nil, "/v1/responses/input_tokens"),
            .moderation: route(.openAIChat, nil, "/v1/moderations"),
            .tokenCount(.geminiGenerate): route(.geminiGenerate, nil, "/v1beta/models/{model}:countTokens"),
        ]
        let lists = upstreams.first { $0.dialect != .gemini }
        if let lists, upstreams.flatMap(\.namedModels).isEmpty {
            free[.models] = route(.plain, lists.name, "/v1/models")
        }
        return free
    }

    /// The kept families that a prefix would cover without naming them.
    static func unnamedUpstreams(by prefix: [UInt8]) -> [Int] {
        let prefix = PathCheck.lenientForm(prefix.span)
        return ProviderPath.keptFamilies.indices.filter { place in
            !ProviderPath.isBelow(prefix.span, ProviderPath.keptFamilies[place].path)
                && Array("\(ProviderPath.keptFamilies[place].path)".utf8).starts(with: prefix)
        }
    }

    /// Requests about stored objects go to the first upstream that speaks their provider's shapes: no model
    /// chooses it.
    static func storedPaths(_ upstreams: [Upstream], _ digest: String) -> [StoredAddress: MatchedRoute] {
        var routes: [StoredAddress: MatchedRoute] = [:]
        for kind in StoredKind.all {
            let family = kind.dialect.family
            guard let upstream = upstreams.first(where: { $0.dialect == family || $0.dialect == .any }) else {
                continue
            }
            for address in StoredAddress.all(of: kind) {
                routes[address] = MatchedRoute(
                    kind.dialect, isMetered: false, isFree: true, needsIdentity: true,
                    upstream: upstream.name, path: address.pattern, stored: address, digest: digest)
            }
        }
        return routes
    }

    /// Providers have the paths of files in common: a client that shows whose it is gets its own provider's.
    ///
    /// - Returns: the route, and the id's place in the path.
    private func stored(_ path: Span<UInt8>, _ method: Method, of client: DialectFamily?) -> Match? {
        if stored.isEmpty { return nil }
        let families = Set(stored.keys.map(\.kind.dialect.family))
        let own = client.flatMap { families.contains($0) ? $0 : nil }
        let found = StoredPath(path, method) { family in
            families.contains(family) && (own == nil || family == own)
        }
        guard let found, let route = stored[found.address] else { return nil }
        return .route(route, model: found.id)
    }

    /// A path that no configured route and no dialect knows.
    ///
    /// - Parameter client: the provider whose client asks; nil if it does not show.
    func findProvided(_ path: Span<UInt8>, _ method: Method, of client: DialectFamily?) -> Match? {
        if let known = ProviderPath(path: path) {
            // The app interface lists the models where the configuration names them.
            guard let route = free[known] else { return nil }
            switch (known, method) {
            case (.tokenCount, .post), (.moderation, .post):
                return .route(route, model: GeminiPath(path)?.model)
            case (.models, .get), (.models, .head): return .route(route, model: nil)
            case (.tokenCount, _), (.moderation, _): return .otherMethod(route, allow: "POST")
            case (.models, _): return .otherMethod(route, allow: "GET, HEAD")
            }
        }
        if let found = stored(path, method, of: client) { return found }
        guard path.count > 1, let family = Self.keptFamily(of: path) else { return nil }
        return .kept(ownRoute(ProviderPath.keptFamilies[family].dialect))
    }
}

extension Upstream {
    /// The models that it lists by their whole names.
    package var namedModels: [String] { models.filter { !$0.contains("*") } }
}

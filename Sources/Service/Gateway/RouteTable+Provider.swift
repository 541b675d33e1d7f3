import Bytes
import Configuration
import Dialects
import Wire

/// The routes for addresses of providers at which no model answers. Requests that providers do not charge for
/// are forwarded. Requests for stored data are refused, unless a plan says `stored_objects: own`.
extension RouteTable {
    /// The routes of requests that providers do not charge for.
    ///
    /// - Requests to count tokens are sent to the model's upstream and count on no limit. Their number per
    ///   user and minute is limited (`http.max_free_per_minute`), so that nobody uses up the limits of the
    ///   team's key.
    /// - The list of models is fetched from an upstream only if the configuration names no models.
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

    /// The kinds of stored objects (indices of `keptFamilies`) that are below a prefix which does not name
    /// them. The prefix `/v1/*`, for example, does not name files.
    static func unnamedUpstreams(by prefix: [UInt8]) -> [Int] {
        let prefix = PathCheck.lenientForm(prefix.span)
        return ProviderPath.keptFamilies.indices.filter { place in
            !ProviderPath.isBelow(prefix.span, ProviderPath.keptFamilies[place].path)
                && Array("\(ProviderPath.keptFamilies[place].path)".utf8).starts(with: prefix)
        }
    }

    /// The routes of stored objects. They lead to the first upstream with the dialect, because requests for
    /// stored objects name no model that could choose the upstream.
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

    /// Finds the route of a stored object. Providers share some paths, such as those of files. If the request
    /// shows which provider's API its client uses, that provider's route is chosen.
    ///
    /// - Returns: the route, and the range of the id in the path.
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

    /// Finds the treatment of a path that is no configured route and no address at which a model answers.
    ///
    /// - Parameter client: the provider whose API the client uses; nil if the request does not show it.
    func findProvided(_ path: Span<UInt8>, _ method: Method, of client: DialectFamily?) -> Match? {
        if let known = ProviderPath(path: path) {
            // If the configuration names models, the app interface lists them, and no upstream is asked.
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
    /// The models that the upstream's configuration lists by their full names. Patterns are left out.
    package var namedModels: [String] { models.filter { !$0.contains("*") } }
}

import Bytes
import Configuration
import Dialects
import HTTP
import Telemetry
import Wire

/// How the gateway treats a path and method. This is a class, so that exchanges keep only a reference to it.
final class MatchedRoute: Sendable {
    let dialect: Dialect
    /// Whether requests of the route are counted and limited. If false, they are only forwarded.
    let isMetered: Bool
    /// Whether the provider serves the route's requests without charge. If so, the number of such requests a
    /// minute is limited for each user.
    let isFree: Bool
    let needsIdentity: Bool
    /// The name of the upstream to which the route leads; nil if the request's model chooses the upstream.
    let upstream: String?
    /// Whether the route is metered and its streams report their tokens only on request.
    let tellsUsageOnRequest: Bool
    let additions: RequestAdditions?
    /// The address of stored objects that the route serves; nil if it serves none.
    let stored: StoredAddress?
    let facts: RouteFacts

    /// - Parameter path: the path in the configuration; nil for a dialect's own path.
    init(
        _ dialect: Dialect, isMetered: Bool, isFree: Bool = false, needsIdentity: Bool, upstream: String?,
        path: String?, additions: RequestAdditions? = nil, stored: StoredAddress? = nil, digest: String
    ) {
        self.stored = stored
        self.additions = additions
        self.dialect = dialect
        self.isMetered = isMetered
        self.isFree = isFree
        self.needsIdentity = needsIdentity
        self.upstream = upstream
        let known = dialect.facts
        tellsUsageOnRequest = isMetered && known.tellsUsageOnRequest
        facts = RouteFacts(
            dialect: dialect.rawValue, path: path, template: known.path, operation: known.operation,
            provider: known.provider, settings: digest)
    }
}

/// The table of routes: the configured ones and the providers' own paths.
struct RouteTable: Sendable {
    enum Match {
        /// - Parameter model: the range of the model in the path, counted from the path's first byte; nil if
        ///   the path contains no model.
        case route(MatchedRoute, model: FieldRange?)
        /// The path is known, but not with this method. `allow` lists the methods that the path has.
        case otherMethod(MatchedRoute, allow: String)
        /// A route covers the path, but an upstream could read it as another path.
        case ambiguous(MatchedRoute, PathCheck.Fault)
        /// The path leads to stored objects of the team (files …) that no configured route names.
        case kept(MatchedRoute)
        case none
    }

    private let configured: [Configured]
    /// The providers' own routes, one for each dialect.
    private let own: [MatchedRoute]
    /// The routes of requests that providers serve without charge, by kind.
    let free: [ProviderPath: MatchedRoute]
    /// The routes of callers' own stored objects; empty if no plan says `stored_objects: own`.
    let stored: [StoredAddress: MatchedRoute]
    /// The configured metered routes, each with its path as a lenient upstream could read it.
    private let metered: [(entry: Configured, path: [UInt8])]

    private struct Configured: Sendable {
        let path: [UInt8]
        let isPrefix: Bool
        let methods: [[UInt8]]
        let route: MatchedRoute
        /// The kinds of objects at a provider (files …) that a prefix route would cover without naming them.
        let unnamed: [Int]

        func knowsMethod(_ method: Span<UInt8>) -> Bool {
            for name in methods where name.count == method.count && method.starts(with: name.span) {
                return true
            }
            return false
        }
    }

    /// - Parameters:
    ///   - upstreams: in the configuration's order. A single upstream serves all requests that name no model.
    ///   - hasOwners: whether some plan says `stored_objects: own`.
    ///   - digest: the digest of the settings, for metrics and logs.
    init(_ routes: [Route], upstreams: [Upstream], hasOwners: Bool = false, digest: String) {
        stored = hasOwners ? Self.storedPaths(upstreams, digest) : [:]
        let sole = upstreams.count == 1 ? upstreams.first?.name : nil
        free = Self.freePaths(upstreams, digest)
        own = Dialect.allCases.map {
            MatchedRoute(
                $0, isMetered: true, needsIdentity: true, upstream: nil, path: nil, digest: digest)
        }
        let configured = routes.map { route in
            Configured(
                path: Array(route.path.utf8), isPrefix: route.isPrefix, methods: Self.methods(of: route),
                route: MatchedRoute(
                    route.dialect.usual, isMetered: route.isMetered,
                    needsIdentity: route.needsIdentity,
                    upstream: route.upstream ?? (route.isMetered && route.dialect != .any ? nil : sole),
                    path: route.isPrefix ? "\(route.path)*" : route.path, additions: route.additions,
                    digest: digest),
                unnamed: route.isPrefix ? Self.unnamedUpstreams(by: Array(route.path.utf8)) : [])
        }
        self.configured = configured
        metered = configured.filter(\.route.isMetered).map { entry in
            (entry, PathCheck.lenientForm(entry.path.span) + (entry.isPrefix ? [UInt8(ascii: "/")] : []))
        }
    }

    /// The methods of a route. A route for GET also answers HEAD.
    private static func methods(of route: Route) -> [[UInt8]] {
        let addsHead = route.methods.contains("GET") && !route.methods.contains("HEAD")
        return (route.methods + (addsHead ? ["HEAD"] : [])).map { Array($0.utf8) }
    }

    func match(_ head: RequestHead, in bytes: Span<UInt8>) -> Match {
        let path = bytes[head.path]
        let method = bytes[head.methodName]
        if let entry = configured(path, method: method) {
            if entry.isPrefix, let fault = fault(of: path, method, on: entry) {
                return .ambiguous(entry.route, fault)
            }
            let isPlain = entry.route.dialect.isSame(as: .plain)
            return .route(entry.route, model: isPlain ? nil : PathModel.findModel(in: path))
        }
        if let dialect = Dialect(path: path) {
            guard case .post = head.method else { return .otherMethod(ownRoute(dialect), allow: "POST") }
            let isShort = path.starts(with: "/v1/") && !dialect.isGemini
            return .route(ownRoute(dialect), model: isShort ? nil : PathModel.findModel(in: path))
        }
        if let found = findProvided(path, head.method, of: Self.provider(of: head, in: bytes)) {
            if case .route(let route, _) = found, let fault = PathCheck.findFault(of: path) {
                return .ambiguous(route, fault)
            }
            return found
        }
        let allowed = configured.filter { Self.covers($0, path) }.flatMap(\.methods)
        guard !allowed.isEmpty else { return .none }
        return .otherMethod(
            ownRoute(.plain),
            allow: allowed.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", "))
    }

    /// The provider whose API the client uses. Returns nil if the header fields do not show it.
    private static func provider(of head: RequestHead, in bytes: Span<UInt8>) -> DialectFamily? {
        if head.fields.contains(.anthropicVersion) { return .anthropic }
        let name = Array("x-goog-api-client".utf8)
        let isGoogle =
            head.fields.contains(.xGoogAPIKey) || head.fields.first(named: name.span, in: bytes) != nil
        return isGoogle ? .gemini : nil
    }

    func ownRoute(_ dialect: Dialect) -> MatchedRoute {
        for place in own.indices where own[place].dialect.isSame(as: dialect) { return own[place] }
        preconditionFailure("every dialect has a route of its own")
    }

    private func configured(_ path: Span<UInt8>, method: Span<UInt8>) -> Configured? {
        for entry in configured where Self.covers(entry, path) && entry.knowsMethod(method) { return entry }
        return nil
    }

    /// Why an upstream could read the path as another one; nil if it could not.
    private func fault(of path: Span<UInt8>, _ method: Span<UInt8>, on entry: Configured) -> PathCheck.Fault?
    {
        if let fault = PathCheck.findFault(of: path) { return fault }
        guard !entry.route.isMetered, !metered.isEmpty else { return nil }
        let lenient = PathCheck.lenientForm(path)
        let plain = PathCheck.withoutFormat(lenient)
        let isOtherSpelling = metered.contains { other in
            other.entry.knowsMethod(method) && !Self.covers(other.entry, path)
                && (other.entry.isPrefix
                    ? lenient.starts(with: other.path) : lenient == other.path || plain == other.path[...])
        }
        return isOtherSpelling ? .otherSpelling : nil
    }

    /// Whether a route covers a path. A prefix does not cover Usher's own addresses. It covers objects at a
    /// provider only if it names them: `/v1/*` covers no files or batches, but `/v1/files/*` covers files.
    private static func covers(_ entry: Configured, _ path: Span<UInt8>) -> Bool {
        guard path.starts(with: entry.path.span) else { return false }
        guard entry.isPrefix else { return path.count == entry.path.count }
        if isOwn(path) { return false }
        if entry.unnamed.isEmpty { return true }
        guard let family = keptFamily(of: path) else { return true }
        return !entry.unnamed.contains(family)
    }

    /// The kind of stored objects (files …) that a lenient upstream could see in the path; nil if there is
    /// none. A suffix like `.json` is ignored.
    static func keptFamily(of path: Span<UInt8>) -> Int? {
        let lenient = PathCheck.lenientForm(path)
        return ProviderPath.keptFamily(of: lenient.span)
            ?? ProviderPath.keptFamily(of: Array(PathCheck.withoutFormat(lenient)).span)
    }

    private static let ushersOwn = Route.own.map { Array($0.utf8) }

    private static func isOwn(_ path: Span<UInt8>) -> Bool {
        for one in ushersOwn where one.count == path.count && path.starts(with: one.span) { return true }
        return false
    }
}

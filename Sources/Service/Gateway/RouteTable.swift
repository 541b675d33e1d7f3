import Bytes
import Configuration
import Dialects
import HTTP
import Telemetry
import Wire

/// The meaning of a request's path and method to the gateway. A class: every exchange holds the one of its
/// route.
final class MatchedRoute: Sendable {
    let dialect: Dialect
    /// True if requests are counted and limited, false if they are only passed through.
    let isMetered: Bool
    /// True of requests that a provider serves for nothing, at a pace for each user.
    let isFree: Bool
    let needsIdentity: Bool
    /// The upstream that the configuration names for the path; nil lets the model choose.
    let upstream: String?
    /// Whether streams of this route report their tokens only on request, and the tokens matter.
    let tellsUsageOnRequest: Bool
    /// The members that the edge adds to its requests; nil for nothing.
    let additions: RequestAdditions?
    /// The address of stored objects that it is; nil for other routes.
    let stored: StoredAddress?
    /// The facts about its calls for log and traces.
    let facts: RouteFacts

    /// - Parameters:
    ///   - path: as the configuration writes it; nil for a dialect's own.
    ///   - digest: of the settings.
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

/// The table of routes: the providers' own paths, then the configured ones.
struct RouteTable: Sendable {
    enum Match {
        /// - Parameter model: where the path names it, counted from the path's first byte.
        case route(MatchedRoute, model: FieldRange?)
        /// The path is known, the method is not one of its own; `allow` lists those that are.
        case otherMethod(MatchedRoute, allow: String)
        /// The path is one of many that the route takes, and an upstream may read another one in it.
        case ambiguous(MatchedRoute, PathCheck.Fault)
        /// Data that the provider stores for the owner of the key (`ProviderPath.keptFamilies`), which no
        /// route names.
        case kept(MatchedRoute)
        case none
    }

    private let configured: [Configured]
    /// The providers' own, one for each dialect.
    private let own: [MatchedRoute]
    /// The requests that providers serve without charge, by kind.
    let free: [ProviderPath: MatchedRoute]
    /// The routes to objects of the callers' own; empty if no plan lets them have any.
    let stored: [StoredAddress: MatchedRoute]
    /// The configured ones that are counted, by their paths as lenient upstreams may understand them.
    private let metered: [(entry: Configured, path: [UInt8])]

    private struct Configured: Sendable {
        let path: [UInt8]
        let isPrefix: Bool
        let methods: [[UInt8]]
        let route: MatchedRoute
        /// The kept families that it would cover without naming them; empty for nearly every route.
        let unnamed: [Int]

        func knowsMethod(_ method: Span<UInt8>) -> Bool {
            for name in methods where name.count == method.count && method.starts(with: name.span) {
                return true
            }
            return false
        }
    }

    /// - Parameters:
    ///   - upstreams: in their order; the only one takes everything that need not name a model.
    ///   - hasOwners: whether some plan's users may have objects of their own at providers.
    ///   - digest: of the settings, for metrics and logs.
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

    /// A route for GET answers HEAD too.
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

    /// The provider whose client asks; nil if it does not show.
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

    /// Why an upstream may read a path that a prefix covers as one that the prefix does not mean.
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

    /// A prefix never covers what Usher answers itself, nor stored data that the prefix does not name:
    /// `/v1/*` opens no files and batches, `/v1/files/*` does.
    private static func covers(_ entry: Configured, _ path: Span<UInt8>) -> Bool {
        guard path.starts(with: entry.path.span) else { return false }
        guard entry.isPrefix else { return path.count == entry.path.count }
        if isOwn(path) { return false }
        if entry.unnamed.isEmpty { return true }
        guard let family = keptFamily(of: path) else { return true }
        return !entry.unnamed.contains(family)
    }

    /// The kept family that a lenient upstream may find in a path, also in that of a format such as `.json`.
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

package import Configuration
import Dialects
import Limits
import Wire

/// Lists how each address of an app is treated: counted, free, answered by the edge, or refused.
package struct RouteCatalogue: Sendable {
    package enum Treatment: String, Hashable, Sendable {
        case counted
        /// The request is forwarded to an upstream without being counted.
        case free
        case own
        case refused
    }

    package struct Row: Hashable, Sendable {
        package let treatment: Treatment
        /// The methods of an address, such as `POST` or `GET, HEAD`.
        package let methods: String
        /// The path as documents write it: `/api/history/*`, `/v1beta/models/{model}:generateContent`.
        package let path: String
        /// The upstream's name; nil if the request's model chooses it, or if nothing is forwarded.
        package let upstream: String?
        package let needsIdentity: Bool

        package init(
            _ treatment: Treatment, methods: String, path: String, upstream: String? = nil,
            needsIdentity: Bool = true
        ) {
            self.treatment = treatment
            self.methods = methods
            self.path = path
            self.upstream = upstream
            self.needsIdentity = needsIdentity
        }
    }

    package private(set) var rows: [Row] = []
    /// Addresses at which answers cost money, but whose requests a route forwards uncounted.
    package private(set) var uncounted: [String] = []

    package init(_ settings: Settings) {
        let hasOwners = settings.planTable.plans.values.contains { $0.rules?.isForOwnObjects == true }
        let table = RouteTable(
            settings.routes, upstreams: settings.upstreams, hasOwners: hasOwners, digest: "")
        for route in settings.routes {
            let path = route.path + (route.isPrefix ? "*" : "")
            add(route.methods, path, asking: route.path + (route.isPrefix ? "x" : ""), table)
        }
        let written = settings.routes.filter { !$0.isPrefix }.map(\.path)
        for path in Self.models where !written.contains(path) {
            let found = add(["POST"], path, asking: path.replacing("{model}", with: "x"), table)
            if found?.treatment == .free { uncounted.append(path) }
            if found?.treatment == .counted, !Self.isServed(path, settings) { rows.removeLast() }
        }
        for (methods, path) in Self.others
        where !written.contains(path) && (path == "/v1/models" || Self.isServed(path, settings)) {
            add(methods, path, asking: path.replacing("{model}", with: "x"), table)
        }
        for family in ProviderPath.keptFamilies {
            add(["GET"], "\(family.path)/*", asking: "\(family.path)/x", table)
        }
    }

    /// The addresses at which a model answers.
    private static let models = [
        "/v1/chat/completions", "/v1/responses", "/v1/responses/compact", "/v1/completions", "/v1/embeddings",
        "/openai/deployments/{model}/chat/completions", "/openai/v1/chat/completions",
        "/openai/v1/responses", "/v1/images/generations", "/v1/images/edits", "/v1/audio/speech",
        "/v1/audio/transcriptions", "/v1/audio/translations", "/v1/messages", "/v1beta/interactions",
        "/v1beta/models/{model}:generateContent", "/v1beta/models/{model}:streamGenerateContent",
    ]
    private static let others = [
        (["POST"], "/v1/messages/count_tokens"), (["POST"], "/v1beta/models/{model}:countTokens"),
        (["POST"], "/v1/responses/input_tokens"), (["POST"], "/v1/moderations"),
        (["GET", "HEAD"], "/v1/models"),
    ]

    private static func isServed(_ path: String, _ settings: Settings) -> Bool {
        let family: DialectFamily =
            path.hasPrefix("/v1/messages") ? .anthropic : path.hasPrefix("/v1beta/") ? .gemini : .openai
        // If no upstream is configured, the command line provides one that serves all dialects.
        return settings.upstreams.isEmpty
            || settings.upstreams.contains { $0.dialect == .any || $0.dialect == family }
    }

    /// How a request is treated. Returns nil if the catalogue does not contain the request's address. Such a
    /// request is refused.
    package static func findTreatment(of method: String, _ path: String, _ settings: Settings) -> Treatment? {
        let table = RouteTable(settings.routes, upstreams: settings.upstreams, digest: "")
        var catalogue = RouteCatalogue()
        return catalogue.add([method], path, asking: path, table)?.treatment
    }

    private init() {}

    @discardableResult
    private mutating func add(_ methods: [String], _ path: String, asking: String, _ table: RouteTable)
        -> Row?
    {
        let head = RequestHead()
        let request = Array("\(methods.first ?? "GET") \(asking) HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        guard (try? RequestParser.parse(request.span, limits: HeadLimits(), into: head)) != nil else {
            return nil
        }
        let methods = methods.joined(separator: ", ")
        let row: Row? =
            switch table.match(head, in: request.span) {
            case .route(let route, _):
                Row(
                    route.isMetered ? .counted : .free, methods: methods, path: path,
                    upstream: route.upstream, needsIdentity: route.needsIdentity)
            case .kept, .ambiguous: Row(.refused, methods: methods, path: path)
            case .otherMethod, .none: nil
            }
        if let row, !rows.contains(where: { $0.path == path && $0.methods == methods }) { rows.append(row) }
        return row
    }

    package mutating func appendRow(_ row: Row) { rows.append(row) }
}

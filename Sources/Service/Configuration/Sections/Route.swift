import Commands
package import Dialects

/// A route in the configuration, in addition to the dialects' own routes.
package struct Route: Hashable, Sendable {
    /// The route's path without the `*`, such as `/api/history/` for `/api/history/*`.
    package let path: String
    /// Whether the route matches all paths that begin with its path. If false, it matches only this path.
    package let isPrefix: Bool
    /// The route's methods in upper case. A route for GET also answers HEAD.
    package let methods: [String]
    /// Whether requests are counted and limited. If false, users who may not send can use the route, too
    /// (docs/specification.md §4).
    package let isMetered: Bool
    package let dialect: DialectFamily
    /// The name of the upstream; nil if the request's model chooses it, or if there is only one upstream.
    package private(set) var upstream: String?
    /// Whether only identified users may use the route. It is always true for a metered route.
    package let needsIdentity: Bool
    /// The members that the edge adds to the route's requests; nil if it adds none.
    package let additions: RequestAdditions?

    func going(to upstream: String) -> Route {
        var copy = self
        copy.upstream = upstream
        return copy
    }
}

extension Route {
    private static let keys = KeyList {
        Key("path", "The path; `/*` at its end takes everything below.")
        Key("methods", "The methods that it takes; by default `POST`, or `GET` with `meter: false`.")
        Key(
            "meter", default: "true",
            "Whether a request counts as a message. `false` passes through, also for users who may not",
            "send.")
        Key("dialect", default: "any", "The provider whose formats its bodies have.")
        Key("upstream", "The upstream that it leads to; by default the model decides.")
        Key("identity", default: "required", "`none` lets anybody through, with `meter: false` only.")
        Key("adds", "Members that the edge adds to its requests, before those of the plan.")
    }
    private static let knownMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

    /// The paths to which Usher itself responds (docs/http.md), even if a prefix route covers them.
    package static let own = [
        "/v1/usage", "/v1/usage/stream", "/v1/words", "/api/subscriptions/usage", "/v1/subscription",
        "/v1/subscription/restore",
        "/v1/check-ins/preferences", "/v1/check-ins/prompt", "/v1/sessions/current/background",
        "/v1/purchases/apple", "/v1/purchases/google",
        "/webhooks/revenuecat", "/webhooks/stripe", "/webhooks/purchases", "/webhooks/apple",
        "/webhooks/google", "/usage",
    ]

    /// - Parameters:
    ///   - upstreams: the names of the upstreams.
    ///   - sole: the upstream that the command line sets for all requests; nil if it sets none. It replaces
    ///     the upstream of every route.
    static func readList(_ value: Value, upstreams: [String], sole: String?) -> [Route] {
        value.readList("one entry for each route").compactMap { item in
            guard let section = item.section(keys) else { return nil }
            return Route(section, upstreams: upstreams, sole: sole)
        }
    }

    private init?(_ section: Section, upstreams: [String], sole: String?) {
        let path = section.requireValue("path", "the path, such as /api/chat or /api/history/*").flatMap(
            Self.path)
        isMetered = section.readFlag("meter")
        methods = section["methods"].map(Self.methods) ?? [isMetered ? "POST" : "GET"]
        dialect = section.readValue("dialect").readDialect() ?? .any
        needsIdentity = section.readChoice("identity", ["required": true, "none": false])
        upstream = Self.upstream(section, isMetered: isMetered, known: upstreams, sole: sole)
        additions = section["adds"].flatMap { RequestAdditions($0) }
        if let adds = section["adds"], !isMetered || dialect == .any {
            adds.complain("members can be added only on a metered route with a dialect of its own")
        }
        if isMetered, !needsIdentity {
            section["identity"]?.complain(
                "a metered route must know its user; write identity: required or meter: false")
        }
        guard let path else { return nil }
        (self.path, isPrefix) = path
    }

    private static func path(_ value: Value) -> (String, Bool)? {
        guard let text = value.text("a path, such as /api/chat") else { return nil }
        let isPrefix = text.hasSuffix("/*")
        let path = isPrefix ? text.dropLast() : text[...]
        let checked = isPrefix ? path.dropLast() : path
        guard path.hasPrefix("/"), !path.contains("*"), text == "/" || HTTPAddress.isPath(checked) else {
            let meant = text.hasPrefix("/") ? nil : "/" + text
            value.complain(
                "\(Printable.quoted(text)) is not a path: a path begins with / and may "
                    + "end in /*", suggestion: meant)
            return nil
        }
        if own.contains(text) { value.complain("Usher answers \(text) itself; choose another path") }
        return (String(path), isPrefix)
    }

    private static func methods(_ value: Value) -> [String] {
        let written = value.readList("methods, such as [GET, POST]").compactMap { item -> String? in
            guard let text = item.text("a method, such as POST") else { return nil }
            if knownMethods.contains(text) { return text }
            item.complain(
                "\(Printable.quoted(text)) is not one of \(knownMethods.joined(separator: ", "))",
                suggestion: NearestWord.of(text, in: knownMethods))
            return nil
        }
        if case .list(let items) = value.node.content, items.isEmpty {
            value.complain("no request can match without a method; write [POST]")
        }
        return written
    }

    private static func upstream(_ section: Section, isMetered: Bool, known: [String], sole: String?)
        -> String?
    {
        guard let value = section["upstream"] else {
            if !isMetered, sole == nil, known.count > 1 {
                section.whole.complain("no model chooses between the upstreams here; add upstream: NAME")
            }
            return nil
        }
        guard let name = value.text("an upstream's name") else { return nil }
        if let sole { return sole }
        if known.contains(name) { return name }
        let list = known.isEmpty ? "none is configured" : "known: \(known.joined(separator: ", "))"
        value.complain(
            "there is no upstream \(Printable.quoted(name)); \(list)",
            suggestion: NearestWord.of(name, in: known))
        return nil
    }
}

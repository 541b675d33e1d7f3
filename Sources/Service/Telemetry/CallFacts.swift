package import Wire

/// What the log and a trace say about a call besides its record: copied while the request is still there.
package struct CallFacts: Sendable {
    package let method: Method
    package let route: RouteFacts

    package init(method: Method, _ route: RouteFacts) {
        self.method = method
        self.route = route
    }
}

/// The same for all calls of a route. An object, made once.
package final class RouteFacts: Sendable {
    /// What a trace calls the route: the configured path, else the dialect. Never the path that was asked
    /// for.
    let name: String
    /// What a line of the log tells of it.
    let phrase: LogPhrase

    /// - Parameters:
    ///   - dialect: the shape of its requests, such as `openai-chat`.
    ///   - path: as the configuration writes it; nil for a dialect's own.
    ///   - settings: the digest of the settings that decide.
    package init(dialect: String, path: String?, settings: String) {
        name = path ?? dialect
        phrase = LogPhrase { json in
            if let path { json.member("route", utf8: path) }
            json.member("dialect", utf8: dialect)
            json.member("settings", utf8: settings)
        }
    }
}

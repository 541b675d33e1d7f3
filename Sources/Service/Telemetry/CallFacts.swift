import JSON
package import Wire

/// The facts about a call that the log and a trace need besides its record, copied before the request is
/// freed.
package struct CallFacts: Sendable {
    package let method: Method
    package let route: RouteFacts

    package init(method: Method, _ route: RouteFacts) {
        self.method = method
        self.route = route
    }
}

/// The facts that all calls of a route share. This is a class so that it is made once.
package final class RouteFacts: Sendable {
    /// The route as a template, such as `/v1/chat/completions`: the configured path, or else the dialect's
    /// own. It is never the path of a request.
    let template: String
    /// The attributes `gen_ai.operation.name` and `gen_ai.provider.name` of the route's calls, or empty.
    let operation: String
    let provider: String
    /// The route's members in a line of the log.
    let phrase: LogPhrase

    /// - Parameters:
    ///   - dialect: the shape of the requests, such as `openai-chat`.
    ///   - path: the path in the configuration; nil for a dialect's own path.
    ///   - template: the dialect's own path; empty if it has none.
    ///   - operation: the operation's name in OpenTelemetry; empty if it has none.
    ///   - provider: the name in OpenTelemetry of the dialect's provider; empty if it has none.
    ///   - settings: the digest of the settings.
    package init(
        dialect: String, path: String?, template: String = "", operation: String = "",
        provider: String = "", settings: String
    ) {
        self.template = path ?? template
        self.operation = operation
        self.provider = provider
        phrase = LogPhrase { json in
            if let path { json.member("route", utf8: path) }
            json.member("dialect", utf8: dialect)
            json.member("settings", utf8: settings)
        }
    }
}

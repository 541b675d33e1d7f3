import JSON
package import Wire

/// The facts about a call that log and traces need besides its record. They are copied, because the request
/// is freed before the call ends.
package struct CallFacts: Sendable {
    package let method: Method
    package let route: RouteFacts

    package init(method: Method, _ route: RouteFacts) {
        self.method = method
        self.route = route
    }
}

/// The facts that all calls of a route have in common. They are in a class, so that they are made only once.
package final class RouteFacts: Sendable {
    /// The route as a template, such as `/v1/chat/completions`: the configured path, or else the dialect's
    /// own path. It is never the path of a request.
    let template: String
    /// `operation` is the attribute `gen_ai.operation.name` of the route's calls, and `provider` is
    /// `gen_ai.provider.name`. Both are empty if the dialect has none.
    let operation: String
    let provider: String
    /// The words about the route for an access log line.
    let phrase: LogPhrase

    /// - Parameters:
    ///   - dialect: the shape of the requests, such as `openai-chat`.
    ///   - path: the path in the configuration; nil for a dialect's own path.
    ///   - template: the dialect's own path; empty if it has none.
    ///   - operation: the operation's name in OpenTelemetry; empty if it has none.
    ///   - provider: the name of the dialect's provider in OpenTelemetry; empty if it has none.
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

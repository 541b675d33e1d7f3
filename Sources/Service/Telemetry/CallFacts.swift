import JSON
package import Wire

/// The facts about a call that the log and a trace have besides its record: copied while the request is
/// still there.
package struct CallFacts: Sendable {
    package let method: Method
    package let route: RouteFacts

    package init(method: Method, _ route: RouteFacts) {
        self.method = method
        self.route = route
    }
}

/// The facts that all calls of a route share. It is a class, so that it is made once.
package final class RouteFacts: Sendable {
    /// The route as a template, such as `/v1/chat/completions`: the configured path, else the dialect's own.
    /// Never the path that was asked for.
    let template: String
    /// `gen_ai.operation.name` and `gen_ai.provider.name` of its calls; empty if the dialect tells none.
    let operation: String
    let provider: String
    /// The phrase about it in a line of the log.
    let phrase: LogPhrase

    /// - Parameters:
    ///   - dialect: the shape of its requests, such as `openai-chat`.
    ///   - path: as the configuration writes it; nil for a dialect's own.
    ///   - template: the dialect's own path; empty if it has none.
    ///   - operation: as OpenTelemetry names it; empty for none.
    ///   - provider: the one whose dialect it is, as OpenTelemetry names it; empty for none.
    ///   - settings: the digest of the settings that decide.
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

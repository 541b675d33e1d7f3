import Wire

/// Members of a line that stay the same from request to request, such as `,"model":"gpt-5"`: rendered and
/// escaped once, by whoever they tell of, and copied into each line. A line begins with its time, so that
/// every phrase begins with a comma.
struct LogPhrase {
    let bytes: [UInt8]

    init(_ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object(nil, write)
        let document = [UInt8](json.finish())
        bytes = document.count > 2 ? [UInt8(ascii: ",")] + document.dropFirst().dropLast() : []
    }
}

extension LogPhrase {
    /// - Parameters:
    ///   - app: empty for the only one.
    ///   - plan: empty where none was known.
    ///   - limit: empty where none decided.
    ///   - modelClass: empty where none was known.
    init(app: String, plan: String, _ decision: Decision, limit: String, modelClass: String) {
        self.init { json in
            if !app.isEmpty { json.member("app", utf8: app) }
            if !plan.isEmpty { json.member("plan", utf8: plan) }
            json.member("decision", decision.isForwarded ? "forwarded" : "refused")
            json.member("reason", decision.word)
            if !limit.isEmpty { json.member("limit", utf8: limit) }
            if !modelClass.isEmpty { json.member("class", utf8: modelClass) }
        }
    }

    init(model: String) {
        self.init { $0.member("model", utf8: model) }
    }

    init(upstream: String, _ outcome: UpstreamOutcome?) {
        self.init { json in
            json.member("upstream", utf8: upstream)
            if let outcome { json.member("outcome", outcome.word) }
        }
    }
}

/// The phrases of the routes that are asked for: few, so that a list is faster than a table.
struct RoutePhrases {
    private static let most = 16

    private var known: [(facts: CallFacts, phrase: LogPhrase)] = []

    mutating func phrase(for facts: CallFacts) -> LogPhrase {
        for index in known.indices where known[index].facts.isSameRoute(as: facts) {
            return known[index].phrase
        }
        let phrase = LogPhrase { json in
            if let path = facts.path { json.member("route", utf8: path) }
            json.member("dialect", utf8: facts.dialect)
            json.member("settings", utf8: facts.settings)
        }
        // Other settings have other phrases, and those of the old ones are of no use any more.
        if known.count == Self.most { known.removeAll() }
        known.append((facts, phrase))
        return phrase
    }
}

extension CallFacts {
    fileprivate func isSameRoute(as other: CallFacts) -> Bool {
        dialect == other.dialect && path == other.path && settings == other.settings
    }
}

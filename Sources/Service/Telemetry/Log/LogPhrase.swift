import Bytes
import JSON
import Limits

/// Members of a log line that are the same for many requests, such as `,"model":"gpt-5"`. A phrase is escaped
/// once and then copied into each line. It begins with a comma, because every line begins with its time. This
/// is a class, so that two phrases can be compared by identity.
final class LogPhrase: Sendable {
    let bytes: [UInt8]

    init(_ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object(nil, write)
        let document = [UInt8](json.finish())
        bytes = document.count > 2 ? [UInt8(ascii: ",")] + document.dropFirst().dropLast() : []
    }
}

extension LogPhrase {
    /// Makes the phrase of a decision.
    ///
    /// - Parameters:
    ///   - app: the app's name; empty if the edge has only one app.
    ///   - plan: the plan's name; empty if it is not known.
    ///   - limit: the limit that caused a refusal; empty if none did.
    ///   - modelClass: the model's class; empty if it is not known.
    convenience init(
        app: String, plan: String, _ decision: Decision, limit: String, modelClass: String
    ) {
        self.init { json in
            if !app.isEmpty { json.member("app", utf8: app) }
            if !plan.isEmpty { json.member("plan", utf8: plan) }
            json.member("decision", decision.isForwarded ? "forwarded" : "refused")
            json.member("reason", decision.word)
            if !limit.isEmpty { json.member("limit", utf8: limit) }
            if !modelClass.isEmpty { json.member("class", utf8: modelClass) }
        }
    }

    convenience init(model: String) {
        self.init { $0.member("model", utf8: model) }
    }

    convenience init(upstream: String, _ outcome: UpstreamOutcome?) {
        self.init { json in
            json.member("upstream", utf8: upstream)
            if let outcome { json.member("outcome", outcome.word) }
        }
    }
}

import Bytes
import JSON
import Limits

/// Members of a line that stay the same from request to request, such as `,"model":"gpt-5"`: rendered and
/// escaped once, by the object that they are about, and copied into each line. A line begins with its time,
/// so that every phrase begins with a comma. A class, so that two are compared by identity.
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
    ///   - app: empty for the only one.
    ///   - plan: empty if none was known.
    ///   - limit: empty if none decided.
    ///   - modelClass: empty if none was known.
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

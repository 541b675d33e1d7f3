import Authentication
import Bytes
import HTTP
import JSON
import Problems
import Wire

/// A model in the list of models that callers may use.
package struct ListedModel: Hashable, Sendable {
    package let id: String
    /// The name of the upstream that serves the model.
    package let owner: String
    /// The class in which the model's calls are counted.
    package let modelClass: String

    package init(id: String, owner: String, modelClass: String) {
        self.id = id
        self.owner = owner
        self.modelClass = modelClass
    }
}

extension AppResponder {
    /// Answers `GET /v1/models` and `/v1/models/{id}` in a form that clients of OpenAI and Anthropic read.
    func answerModels(to call: ServerCall) async throws(Problem) {
        _ = try await authenticator.caller(of: call)
        let asked = call.bytes(call.head.path).dropFirst("/v1/models".utf8.count)
        if asked.isEmpty { return sendAnswer(document(of: services.models), to: call) }
        let id = PercentCoding.decode(asked.dropFirst()).map { String(decoding: $0, as: UTF8.self) }
        guard let model = services.models.first(where: { $0.id == id }) else { throw .unknownModel }
        var json = JSONWriter(into: ByteBuffer(capacity: 256))
        json.object { json in Self.write(model, &json) }
        sendAnswer(json.finish(), to: call)
    }

    private func document(of models: [ListedModel]) -> ByteBuffer {
        var json = JSONWriter(into: ByteBuffer(capacity: 4096))
        json.object { json in
            json.member("object", "list")
            json.array("data") { json in
                for model in models { json.object { json in Self.write(model, &json) } }
            }
            json.member("has_more", false)
            json.member("first_id", utf8: models.first?.id ?? "")
            json.member("last_id", utf8: models.last?.id ?? "")
        }
        return json.finish()
    }

    /// Writes one model of the list. The edge does not know when a model was created, so it writes 1970.
    /// Anthropic's documentation tells clients to expect this date for an unknown one.
    private static func write(_ model: ListedModel, _ json: inout JSONWriter) {
        json.member("id", utf8: model.id)
        json.member("object", "model")
        json.member("created", 0)
        json.member("owned_by", utf8: model.owner)
        json.member("type", "model")
        json.member("display_name", utf8: model.id)
        json.member("created_at", "1970-01-01T00:00:00Z")
        json.member("model_class", utf8: model.modelClass)
    }
}

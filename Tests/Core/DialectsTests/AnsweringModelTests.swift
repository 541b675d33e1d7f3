import Dialects
import JSON
import TestSupport
import Testing

@Suite struct `The model that answered` {
    private func model(
        _ payload: String, _ dialect: Dialect, _ form: ReplyReader.Form, isSought: Bool = true
    ) -> String {
        var parser = JSONParser()
        var reader = ReplyReader()
        reader.reset(dialect, form, seeksModel: isSought)
        for byte in bytes(payload) { reader.feed([byte].span, with: &parser) }
        reader.finish(.whole, with: &parser)
        return String(decoding: reader.model, as: UTF8.self)
    }

    @Test(arguments: [
        (Dialect.openAIChat, #"{"model":"gpt-5-mini-2025-08-07","choices":[{"message":{"content":"Hi"}}]}"#),
        (.anthropicMessages, #"{"type":"message","model":"gpt-5-mini-2025-08-07","content":[]}"#),
        (.geminiGenerate, #"{"candidates":[],"modelVersion":"gpt-5-mini-2025-08-07"}"#),
    ])
    func `The model that answered is the one that a document names`(dialect: Dialect, document: String) {
        #expect(model(document, dialect, .document) == "gpt-5-mini-2025-08-07")
        #expect(model(document, dialect, .document, isSought: false) == "")
    }

    @Test(arguments: [
        (Dialect.openAIChat, #"{"model":"m-1","choices":[{"delta":{"role":"assistant"}}]}"#),
        (.openAIResponses, #"{"type":"response.created","response":{"id":"r","model":"m-1"}}"#),
        (.anthropicMessages, #"{"type":"message_start","message":{"model":"m-1","content":[]}}"#),
        (.geminiGenerate, #"{"candidates":[{"content":{"parts":[{"text":"Hi"}]}}],"modelVersion":"m-1"}"#),
    ])
    func `The answering model is the one that a stream's first event names`(dialect: Dialect, event: String) {
        #expect(model("data: \(event)\n\ndata: {\"model\":\"other\"}\n\n", dialect, .events) == "m-1")
    }

    @Test func `The answering model is unknown without a valid name`() {
        #expect(model(#"{"model":7}"#, .openAIChat, .document) == "")
        #expect(model(#"{"model":"\#(String(repeating: "m", count: 129))"}"#, .openAIChat, .document) == "")
        #expect(model("nothing", .openAIChat, .document) == "")
    }
}

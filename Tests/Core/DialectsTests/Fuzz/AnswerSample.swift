import Dialects
import Foundation
import TestSupport
import Testing

/// A sample answer. Its content is a word that occurs nowhere else in it.
struct AnswerSample: Sendable, CustomTestStringConvertible {
    static let word = "WHAT-THE-CLIENT-WAITED-FOR"

    let dialect: Dialect
    let form: ReplyReader.Form
    let bytes: [UInt8]
    let testDescription: String

    var payload: String { String(decoding: bytes, as: UTF8.self) }

    private init(_ dialect: Dialect, _ document: String) {
        (self.dialect, form, bytes) = (dialect, .document, Array(document.utf8))
        testDescription = "\(dialect), document"
    }

    private init(_ dialect: Dialect, events: String...) {
        (self.dialect, form) = (dialect, .events)
        bytes = Array(events.map { "data: \($0)\n\n" }.joined().utf8)
        testDescription = "\(dialect), events"
    }

    /// Reads a file of the corpus. Its name contains the dialect, the form, and what is odd in the answer.
    private init?(_ file: URL) {
        let parts = file.lastPathComponent.split(separator: ".")
        guard parts.count == 3, let dialect = Dialect(rawValue: String(parts[0])),
            let data = try? Data(contentsOf: file)
        else { return nil }
        self.dialect = dialect
        form = parts[1] == "events" ? .events : .document
        bytes = Array(data)
        testDescription = file.lastPathComponent
    }

    /// Answers by which earlier fuzz tests found mistakes. Fuzzing starts with these and with `all`.
    static let corpus: [AnswerSample] = {
        let folder = Checkout.root.appending(path: "Tests/Corpus/answers")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }.compactMap(AnswerSample.init(_:))
    }()

    static let all = chat + responses + anthropic + gemini

    private static let chat = [
        AnswerSample(
            .openAIChat,
            #"{"id":"c","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":"#
                + #"{"role":"assistant","content":"\#(word)","refusal":null},"logprobs":null,"#
                + #""finish_reason":"stop"}],"usage":{"prompt_tokens":19,"completion_tokens":10}}"#),
        AnswerSample(
            .openAIChat,
            #"{"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[{"id":"t","function":"#
                + #"{"name":"f","arguments":"\#(word)"}}]}}],"error":null}"#),
        AnswerSample(
            .openAIChat, #"{"choices":[{"message":{"content":null,"audio":{"data":"\#(word)"}}}]}"#),
        AnswerSample(.openAICompletions, #"{"choices":[{"text":"\#(word)","index":0}],"usage":null}"#),
        AnswerSample(.openAIEmbeddings, #"{"object":"list","data":[{"embedding":"\#(word)"}]}"#),
        AnswerSample(
            .openAIChat,
            events: #"{"choices":[{"index":0,"delta":{"role":"assistant","content":""}}],"obfuscation":"x"}"#,
            #"{"choices":[{"index":0,"delta":{"content":"\#(word)"}}],"usage":null}"#,
            #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#,
            #"{"choices":[],"usage":{"prompt_tokens":19,"completion_tokens":10}}"#, "[DONE]"),
        AnswerSample(
            .openAICompletions, events: #"{"choices":[{"text":"\#(word)","finish_reason":null}]}"#, "[DONE]"),
    ]

    private static let responses = [
        AnswerSample(
            .openAIResponses,
            #"{"id":"r","object":"response","error":null,"output":[{"type":"message","content":"#
                + #"[{"type":"output_text","text":"\#(word)"}]}],"usage":{"input_tokens":3}}"#),
        AnswerSample(
            .openAIResponses,
            events: #"{"type":"response.created","response":{"id":"r","error":null,"output":[]}}"#,
            #"{"type":"response.output_item.added","item":{"id":"i","type":"message","content":[]}}"#,
            #"{"type":"response.output_text.delta","item_id":"i","delta":"\#(word)"}"#,
            #"{"type":"response.incomplete","response":{"output":[],"usage":{"input_tokens":3}}}"#),
        AnswerSample(
            .openAIResponses,
            events: #"{"type":"response.image_generation_call.in_progress","item_id":"i"}"#,
            #"{"type":"response.image_generation_call.partial_image","partial_image_b64":"\#(word)"}"#),
        AnswerSample(
            .openAIResponses,
            events:
                #"{"type":"response.output_item.done","item":{"type":"image_generation_call","result":"\#(word)"}}"#
        ),
    ]

    private static let anthropic = [
        AnswerSample(
            .anthropicMessages,
            #"{"type":"message","role":"assistant","content":[{"type":"text","text":"\#(word)"}],"#
                + #""stop_reason":"end_turn","usage":{"input_tokens":12,"output_tokens":6}}"#),
        AnswerSample(
            .anthropicMessages,
            #"{"content":[{"type":"tool_use","input":{"usage":{"input_tokens":1},"n":["\#(word)"]}}]}"#),
        AnswerSample(
            .anthropicMessages,
            events: #"{"type":"message_start","message":{"content":[],"usage":{"input_tokens":25}}}"#,
            #"{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}"#,
            #"{"type": "ping"}"#,
            #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"\#(word)"}}"#,
            #"{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":15}}"#,
            #"{"type":"message_stop"}"#),
        AnswerSample(
            .anthropicMessages,
            events: #"{"type":"content_block_delta","delta":{"type":"thinking_delta","thinking":"\#(word)"}}"#
        ),
    ]

    private static let gemini = [
        AnswerSample(
            .geminiGenerate,
            #"{"candidates":[{"content":{"parts":[{"text":"\#(word)"}]},"finishReason":"STOP"}],"#
                + #""usageMetadata":{"promptTokenCount":4,"candidatesTokenCount":2}}"#),
        AnswerSample(
            .geminiStream,
            #"[{"candidates":[{"content":{"parts":[{"inlineData":{"data":"\#(word)"}}]}}]},"#
                + #"{"usageMetadata":{"promptTokenCount":4}}]"#),
        AnswerSample(
            .geminiStream,
            events: #"{"candidates":[{"content":{"parts":[{"functionCall":{"args":{"a":"\#(word)"}}}]}}]}"#,
            #"{"candidates":[{"content":{"parts":[{"text":""}]},"finishReason":"STOP"}]}"#),
    ]
}

import Dialects
import JSON
import TestSupport
import Testing

private func isUseful(
    _ payload: String, _ dialect: Dialect, _ form: ReplyReader.Form = .document, _ end: ReplyEnd = .whole
) -> Bool {
    var parser = JSONParser()
    var reader = ReplyReader(dialect, form)
    reader.feed(bytes(payload).span, with: &parser)
    reader.finish(end, with: &parser)
    return reader.isUseful
}

/// These tests say which answers count as complete. A complete answer is charged.
@Suite struct `A complete answer` {
    private static let content: [(Dialect, String)] = [
        (.openAIChat, #"{"choices":[{"message":{"content":null,"audio":{"id":"a","data":"UklG"}}}]}"#),
        (.openAIChat, #"{"choices":[{"message":{"content":null,"images":[{"image_url":"data:"}]}}]}"#),
        (.openAIChat, #"{"choices":[{"message":{"content":"","reasoning_content":"so"}}]}"#),
        (.openAIChat, #"{"choices":[{"delta":{"annotations":[{"file":{"filename":"a.pdf"}}]}}]}"#),
        (.openAIChat, #"{"choices":[{"message":{"refusal":"I'm sorry"}}]}"#),
        (.openAIResponses, #"{"output":[{"type":"image_generation_call","result":"iVBO"}]}"#),
        (.anthropicMessages, #"{"content":[{"type":"server_tool_use","id":"s","name":"web_search"}]}"#),
        (.anthropicMessages, #"{"content":[{"type":"web_search_tool_result","content":[{"url":"a"}]}]}"#),
        (.anthropicMessages, #"{"content":[{"type":"thinking","thinking":"so","signature":""}]}"#),
        (.anthropicMessages, #"{"content":[{"type":"redacted_thinking","data":"Em"}]}"#),
        (.geminiGenerate, #"{"candidates":[{"content":{"parts":[{"inlineData":{"data":"iV"}}]}}]}"#),
        (.geminiGenerate, #"{"candidates":[{"content":{"parts":[{"thought":true,"text":"so"}]}}]}"#),
        (.geminiGenerate, #"{"candidates":[{"content":{"parts":[{"executableCode":{"code":"1"}}]}}]}"#),
        (.openAIChat, #"{"error":"","choices":[{"message":{"content":"hi"}}]}"#),
        (.openAIChat, #"{"error":{},"choices":[{"message":{"content":"hi"}}]}"#),
        (.openAIChat, #"{"choices":[{"message":{"content":"hi"}}],"error":false}"#),
        (.openAIChat, #"{"error":{"message":"late"},"choices":[{"message":{"content":"hi"}}]}"#),
        (.geminiGenerate, #"{"error":{},"candidates":[{"content":{"parts":[{"text":"hi"}]}}]}"#),
        (.anthropicMessages, #"{"error":"","content":[{"type":"text","text":"hi"}]}"#),
        (.openAIChat, #"{"choices":[],"choices":[{"message":{"content":"hi"}}]}"#),
    ]

    @Test(arguments: content.indices)
    func `A complete answer with content of any kind is useful, however it ends`(index: Int) {
        let (dialect, document) = Self.content[index]
        #expect(isUseful(document, dialect))
        #expect(isUseful("data: \(document)\n\n", dialect, .events))
        #expect(isUseful("data: \(document)\n\n", dialect, .events, .broken))
    }

    private static let events: [(Dialect, String)] = [
        (
            .openAIResponses,
            #"{"type":"response.image_generation_call.partial_image","item_id":"i","partial_image_b64":"iV"}"#
        ),
        (
            .openAIResponses,
            #"{"type":"response.output_item.done","item":{"id":"i","type":"image_generation_call","result":"iV"}}"#
        ),
        (.openAIResponses, #"{"type":"response.audio.delta","delta":"UklG"}"#),
        (
            .anthropicMessages,
            #"{"type":"content_block_start","content_block":{"type":"server_tool_use","id":"s","name":"n"}}"#
        ),
        (
            .anthropicMessages,
            #"{"type":"content_block_delta","delta":{"type":"thinking_delta","thinking":"so"}}"#
        ),
        (
            .anthropicMessages,
            #"{"type":"content_block_delta","delta":{"type":"input_json_delta","partial_json":"{"}}"#
        ),
    ]

    @Test(arguments: events.indices)
    func `Streamed with content of any kind is useful`(index: Int) {
        let (dialect, event) = Self.events[index]
        #expect(isUseful("data: \(event)\n\n", dialect, .events, .broken))
    }

    private static let nothing: [(Dialect, String)] = [
        (.openAIChat, "{}"), (.openAIChat, "null"), (.openAIChat, "[]"), (.openAIChat, #"{"choices":[]}"#),
        (.openAIChat, #"{"id":"c","model":"m","choices":[],"usage":{"prompt_tokens":4}}"#),
        (.openAIChat, #"{"choices":[{"message":{"role":"assistant","content":""},"finish_reason":"stop"}]}"#),
        (.openAIChat, #"{"error":{"message":"no"},"choices":[]}"#),
        (.openAIChat, #"{"error":"no","detail":"no"}"#), (.openAIChat, #"{"error":true,"detail":"no"}"#),
        (.openAIChat, #"{"choices":[{"delta":{"content":""},"error":{"code":1},"finish_reason":"error"}]}"#),
        (.openAIEmbeddings, #"{"data":[],"model":"m"}"#),
        (.openAIResponses, #"{"id":"r","instructions":"be kind","output":[],"status":"failed"}"#),
        (
            .openAIResponses,
            #"{"type":"response.output_item.added","item":{"id":"i","type":"message","content":[]}}"#
        ),
        (.openAIResponses, #"{"type":"response.image_generation_call.generating","item_id":"i"}"#),
        (.openAIResponses, #"{"type":"response.content_part.added","part":{"type":"output","text":""}}"#),
        (.anthropicMessages, #"{"type":"message","role":"assistant","content":[],"stop_reason":"end_turn"}"#),
        (.anthropicMessages, #"{"type":"error","error":{"type":"overloaded_error","message":"x"}}"#),
        (.anthropicMessages, #"{"type":"message_delta","delta":{"stop_reason":"end_turn"}}"#),
        (.anthropicMessages, #"{"type":"message_start","message":{"id":"m","model":"m","content":[]}}"#),
        (.geminiGenerate, #"{"promptFeedback":{"blockReason":"SAFETY"},"modelVersion":"g"}"#),
        (.geminiGenerate, #"{"candidates":[{"finishReason":"SAFETY","safetyRatings":[{"blocked":true}]}]}"#),
        (.geminiStream, #"[{"candidates":[]},{"usageMetadata":{"promptTokenCount":4}}]"#),
    ]

    @Test(arguments: nothing.indices)
    func `A complete answer that says itself that it has no content is refunded`(index: Int) {
        let (dialect, document) = Self.nothing[index]
        for end in [ReplyEnd.whole, .broken, .clientLeft] {
            #expect(!isUseful(document, dialect, .document, end), "\(document)")
            #expect(!isUseful("data: \(document)\n\ndata: [DONE]\n\n", dialect, .events, end), "\(document)")
        }
    }

    @Test(arguments: [
        "data: [DONE] \n\n", "data:[DONE]\t\n\n",
        #"{"error":{"message":"no","type":"server_error"}}"#, #"{"error":{"message":"no"}}"# + "\n\n",
        #"data: {"choices":[{"index":0,"delta":{},"usage":{"prompt_tokens":5,"completion_tokens":0}}]}"#
            + "\n\ndata: [DONE] \n\n",
    ])
    func `A complete answer of events that say nothing is refunded, however they say it`(stream: String) {
        for end in [ReplyEnd.whole, .broken, .clientLeft] {
            #expect(!isUseful(stream, .openAIChat, .events, end), "\(stream)")
        }
    }

    private static let unreadable: [(Dialect, String)] = [
        (.openAIChat, "<p>Hello</p>"), (.openAIChat, "Hello"), (.openAIChat, "42"), (.openAIChat, #""hi""#),
        (.openAIChat, #"{"chojces":[{"message":{"content":"hi"}}]}"#),
        (.openAIChat, #"{"choices":[{"mesage":{"content":"hi"}}]}"#),
        (.openAIChat, #"{"choices":["hi"]}"#), (.openAIChat, #"{"answer":"hi"}"#),
        (.openAIChat, #"{"answer":"hi","error":" \n"}"#), (.openAIChat, #"{"answer":"hi","error":"\u007f"}"#),
        (.openAIChat, #"{"choices":[{"message":{"content":"\ud800"}}]}"#),
        (.openAIResponses, #"{"type":"response.hologram.delta","hologram":"hi"}"#),
        (.anthropicMessages, #"{"type":"hologram_delta","hologram":"hi"}"#),
        (.anthropicMessages, #"{"content":[{"input":{"n":1e999}}]}"#),
        (.anthropicMessages, #"{"content":[{"input":{"n":123456789012345678901234}}]}"#),
        (.geminiGenerate, #"{"candidates":[{"content":{"parts":[{"functionCall":{"args":{"n":NaN}}}]}}]}"#),
        (.geminiGenerate, #"{"candidates":[{"content":{"prts":[{"text":"hi"}]}}]}"#),
    ]

    @Test(arguments: unreadable.indices)
    func `A complete answer that cannot be read is useful, unless the upstream broke it off`(index: Int) {
        let (dialect, document) = Self.unreadable[index]
        for (end, isCharged) in [(ReplyEnd.whole, true), (.clientLeft, true), (.broken, false)] {
            #expect(isUseful(document, dialect, .document, end) == isCharged, "\(document)")
            #expect(isUseful("data: \(document)\n\n", dialect, .events, end) == isCharged, "\(document)")
        }
    }

    @Test func `A complete answer that is an HTML page labelled as a stream is useful`() {
        #expect(isUseful("<html>\n<p>Hello</p>\n\n", .openAIChat, .events))
        #expect(!isUseful(": still here\n\nevent: ping\nid: 1\nretry: 2\n\n", .openAIChat, .events))
    }

    @Test(arguments: [(ReplyEnd.whole, true), (.clientLeft, false), (.broken, false)])
    func `A cut event alone is useful only if the stream ended properly`(end: ReplyEnd, isCharged: Bool) {
        #expect(isUseful("data: {\"choices\":[{\"delta\":{\"cont", .openAIChat, .events, end) == isCharged)
    }

    @Test(arguments: [ReplyReader.Form.document, .events])
    func `A compressed answer is useful, and nothing of it is kept or held back`(form: ReplyReader.Form) {
        var parser = JSONParser()
        var reader = ReplyReader()
        for end in [ReplyEnd.whole, .clientLeft, .broken] {
            reader.reset(.openAIChat, form, isCompressed: true, hidesUsage: true)
            let passes = reader.feed([0x1f, 0x8b, 0x0a, 0x0a, 0xff].span, with: &parser)
            reader.finish(end, with: &parser)
            let (isUseful, hides) = (reader.isUseful, reader.hidesUsage)
            #expect(passes && !hides && isUseful == (end != .broken))
        }
        reader.reset(.openAIChat, form, isCompressed: true)
        reader.finish(with: &parser)
        let isUseful = reader.isUseful
        #expect(!isUseful)
    }
}

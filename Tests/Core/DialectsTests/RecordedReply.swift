import Dialects

/// An answer from a provider's documentation, with the figures that must be found in it.
struct RecordedReply: Sendable, CustomStringConvertible {
    let description: String
    let dialect: Dialect
    let form: ReplyReader.Form
    let payload: String
    let usage: TokenUsage?
    let isUseful: Bool
    let isError: Bool

    init(
        _ description: String, _ dialect: Dialect, _ form: ReplyReader.Form, _ payload: String,
        _ usage: TokenUsage?,
        isUseful: Bool = true, isError: Bool = false
    ) {
        self.description = description
        self.dialect = dialect
        self.form = form
        self.payload = payload
        self.usage = usage
        self.isUseful = isUseful
        self.isError = isError
    }

    static let all = streams + documents + failures

    static let streams: [RecordedReply] = [
        RecordedReply(
            "OpenAI chat, streamed", .openAIChat, .events,
            """
            data: {"id":"c","choices":[{"index":0,"delta":{"role":"assistant","content":""}}],"usage":null}

            data: {"id":"c","choices":[{"index":0,"delta":{"content":"say \\"usage\\":{\\"prompt_tokens\\":\
            9}"}}],"usage":null}

            data: {"id":"c","choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":null}

            data: {"id":"c","choices":[],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":\
            29,"prompt_tokens_details":{"cached_tokens":4,"audio_tokens":0},"completion_tokens_details":{"r\
            easoning_tokens":5}}}

            data: [DONE]


            """, TokenUsage(input: 19, output: 10, cached: 4, reasoning: 5)),
        RecordedReply(
            "OpenAI responses, streamed", .openAIResponses, .events,
            """
            event: response.created
            data: {"type":"response.created","response":{"id":"r","error":null,"output":[],"usage":null}}

            event: response.output_text.delta
            data: {"type":"response.output_text.delta","delta":"Hi"}

            event: response.completed
            data: {"type":"response.completed","response":{"id":"r","error":null,"output":[{"type":"message\
            "}],"usage":{"input_tokens":37,"input_tokens_details":{"cached_tokens":3},"output_tokens":11,"o\
            utput_tokens_details":{"reasoning_tokens":2},"total_tokens":48}}}


            """, TokenUsage(input: 37, output: 11, cached: 3, reasoning: 2)),
        RecordedReply(
            "OpenAI responses, incomplete", .openAIResponses, .events,
            """
            event: response.incomplete
            data: {"type":"response.incomplete","response":{"output":[{"type":"reasoning"}],"usage":{"input\
            _tokens":5,"output_tokens":6}}}


            """, TokenUsage(input: 5, output: 6)),
        RecordedReply(
            "OpenAI responses, failed after its first words", .openAIResponses, .events,
            """
            event: response.output_text.delta
            data: {"type":"response.output_text.delta","delta":"Hi"}

            event: response.failed
            data: {"type":"response.failed","response":{"error":{"code":"server_error"},"output":[],"usage"\
            :{"input_tokens":7,"output_tokens":0}}}


            """, TokenUsage(input: 7, output: 0), isError: true),
        RecordedReply(
            "OpenAI completions, streamed", .openAICompletions, .events,
            """
            data: {"id":"c","object":"text_completion","choices":[{"text":"Hi","index":0,"finish_reason":nu\
            ll}],"usage":null}

            data: {"id":"c","object":"text_completion","choices":[],"usage":{"prompt_tokens":2,"completion_\
            tokens":1,"total_tokens":3}}

            data: [DONE]


            """, TokenUsage(input: 2, output: 1)),
        RecordedReply(
            "figures three times, and after the end", .openAIChat, .events,
            """
            data: {"choices":[{"delta":{"content":"a"}}],"usage":{"prompt_tokens":4,"completion_tokens":1}}

            data: {"choices":[],"usage":{"prompt_tokens":4,"completion_tokens":2}}

            data: [DONE]

            data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":1}}


            """, TokenUsage(input: 5, output: 2)),
        RecordedReply(
            "Anthropic messages, streamed", .anthropicMessages, .events,
            """
            event: message_start
            data: {"type":"message_start","message":{"id":"m","content":[],"usage":{"input_tokens":25,"cach\
            e_creation_input_tokens":7,"cache_read_input_tokens":100,"output_tokens":1}}}

            event: content_block_start
            data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}

            event: ping
            data: {"type": "ping"}

            event: content_block_delta
            data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hello"}}

            event: message_delta
            data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":15}}

            event: message_delta
            data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"input_tokens":25,"ou\
            tput_tokens":12}}

            event: message_stop
            data: {"type":"message_stop"}


            """, TokenUsage(input: 132, output: 15, cached: 100, cacheWrite: 7)),
        RecordedReply(
            "Gemini, streamed", .geminiStream, .events,
            """
            data: {"candidates":[{"content":{"parts":[{"text":"Hi"}],"role":"model"}}],"usageMetadata":{"pr\
            omptTokenCount":10,"totalTokenCount":10}}

            data: {"candidates":[{"content":{"parts":[{"text":" you"}]},"finishReason":"STOP"}],"usageMetad\
            ata":{"promptTokenCount":10,"candidatesTokenCount":6,"totalTokenCount":39,"cachedContentTokenCo\
            unt":4,"thoughtsTokenCount":20,"toolUsePromptTokenCount":3}}


            """, TokenUsage(input: 13, output: 26, cached: 4, reasoning: 20)),
        RecordedReply(
            "a tool call, streamed", .openAIChat, .events,
            """
            data: {"choices":[{"delta":{"role":"assistant","content":null,"tool_calls":[{"index":0,"id":"t"\
            }]}}]}


            """, nil),
        RecordedReply(
            "usage in an event without its empty line", .openAIChat, .events,
            "data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}],\"usage\":{\"prompt_tokens\":3}}\n",
            TokenUsage(input: 3)),
    ]

    static let documents: [RecordedReply] = [
        RecordedReply(
            "OpenAI chat", .openAIChat, .document,
            """
            {"id":"c","choices":[{"index":0,"message":{"role":"assistant","content":"Hello","refusal":null}\
            }],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}}
            """, TokenUsage(input: 19, output: 10)),
        RecordedReply(
            "OpenAI completions", .openAICompletions, .document,
            "{\"choices\":[{\"text\":\"a\"}],\"usage\":{\"prompt_tokens\":5,\"completion_tokens\""
                + ":7,\"total_tokens\":12}}",
            TokenUsage(input: 5, output: 7)),
        RecordedReply(
            "OpenAI embeddings", .openAIEmbeddings, .document,
            "{\"object\":\"list\",\"data\":[{\"embedding\":[0.1,-2e-3]}],\"usage\":{\"prompt_toke"
                + "ns\":8,\"total_tokens\":8}}",
            TokenUsage(input: 8)),
        RecordedReply(
            "OpenAI responses", .openAIResponses, .document,
            "{\"error\":null,\"output\":[{\"type\":\"message\"}],\"usage\":{\"input_tokens\":3,\""
                + "output_tokens\":4,\"total_tokens\":7}}",
            TokenUsage(input: 3, output: 4)),
        RecordedReply(
            "Anthropic messages", .anthropicMessages, .document,
            "{\"type\":\"message\",\"content\":[{\"type\":\"text\",\"text\":\"Hi\"}],\"usage\":{"
                + "\"input_tokens\":12,\"output_tokens\":6,\"cache_read_input_tokens\":2}}",
            TokenUsage(input: 14, output: 6, cached: 2)),
        RecordedReply(
            "Gemini", .geminiGenerate, .document,
            "{\"candidates\":[{\"content\":{\"parts\":[{\"functionCall\":{\"name\":\"f\"}}]}}],\""
                + "usageMetadata\":{\"promptTokenCount\":4,\"candidatesTokenCount\":2,\"totalTokenCount"
                + "\":6}}",
            TokenUsage(input: 4, output: 2)),
        RecordedReply(
            "Gemini's stream as one array", .geminiStream, .document,
            "[{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"a\"}]}}]},\n{\"usageMetadata"
                + "\":{\"promptTokenCount\":4,\"totalTokenCount\":6}}]",
            TokenUsage(input: 4, output: 2)),
        RecordedReply("anything else", .plain, .document, "<p>usage</p>", nil),
    ]

    static let failures: [RecordedReply] = [
        RecordedReply(
            "an OpenAI error after 200", .openAIChat, .events,
            "data: {\"error\":{\"message\":\"x\",\"type\":\"server_error\"}}\n\n", nil, isUseful: false,
            isError: true),
        RecordedReply(
            "an Anthropic error after some text", .anthropicMessages, .events,
            """
            event: content_block_delta
            data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"Hello"}}

            event: error
            data: {"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}


            """, nil, isError: true),
        RecordedReply(
            "a failed OpenAI response", .openAIResponses, .events,
            "data: {\"type\":\"response.failed\",\"response\":{\"error\":{\"code\":\"x\"},\"outpu"
                + "t\":[],\"usage\":{\"input_tokens\":2,\"output_tokens\":0}}}\n\n",
            TokenUsage(input: 2, output: 0), isUseful: false, isError: true),
        RecordedReply(
            "a role and nothing else", .openAIChat, .events,
            "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\n\ndata: [DONE]\n\n",
            nil, isUseful: false),
        RecordedReply(
            "an empty block", .anthropicMessages, .events,
            "data: {\"type\":\"content_block_start\",\"content_block\":{\"type\":\"text\",\"text"
                + "\":\"\"}}\n\n",
            nil, isUseful: false),
        RecordedReply(
            "a blocked prompt", .geminiGenerate, .document,
            "{\"promptFeedback\":{\"blockReason\":\"SAFETY\"},\"usageMetadata\":{\"promptTokenCount\":4}}",
            TokenUsage(input: 4),
            isUseful: false),
        RecordedReply(
            "an error document", .openAIChat, .document, "{\"error\":{\"message\":\"x\"}}", nil,
            isUseful: false, isError: true),
        RecordedReply("no document", .openAIChat, .document, "<html>", nil),
        RecordedReply("blanks", .openAIChat, .document, " \r\n", nil, isUseful: false),
        RecordedReply("nothing at all", .openAIChat, .events, "", nil, isUseful: false),
        RecordedReply(
            "choices without content", .openAIChat, .document,
            "{\"choices\":[{\"message\":{\"role\":\"assistant\",\"content\":null,\"annotations\":[]}}]}", nil,
            isUseful: false),
    ]
}

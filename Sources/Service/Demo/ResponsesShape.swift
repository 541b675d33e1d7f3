import JSON

/// Writes OpenAI's responses (API reference, "The response object" and "Streaming events").
struct ResponsesShape: AnswerShape {
    func writeAnswer(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter) {
        json.object { $0.response(demoAnswer, demoAnswer.finalStatus) }
    }

    func writeBeginning(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent("response.created") {
            $0.begin("response.created", 0)
            $0.object("response") { $0.response(demoAnswer, .inProgress) }
        }
        page.appendEvent("response.in_progress") {
            $0.begin("response.in_progress", 1)
            $0.object("response") { $0.response(demoAnswer, .inProgress) }
        }
        page.appendEvent("response.output_item.added") {
            $0.begin("response.output_item.added", 2)
            $0.member("output_index", 0)
            $0.object("item") { $0.item(demoAnswer, .inProgress) }
        }
        page.appendEvent("response.content_part.added") {
            $0.begin("response.content_part.added", 3)
            $0.place(demoAnswer)
            $0.object("part") { $0.part("") }
        }
    }

    func writePiece(_ index: Int, of demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent("response.output_text.delta") {
            $0.begin("response.output_text.delta", 4 + index)
            $0.place(demoAnswer)
            $0.member("delta", utf8: demoAnswer.makePiece(index))
            $0.array("logprobs")
        }
    }

    func writeEnd(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        let next = 4 + demoAnswer.words.count
        page.appendEvent("response.output_text.done") {
            $0.begin("response.output_text.done", next)
            $0.place(demoAnswer)
            $0.member("text", utf8: demoAnswer.text)
            $0.array("logprobs")
        }
        page.appendEvent("response.content_part.done") {
            $0.begin("response.content_part.done", next + 1)
            $0.place(demoAnswer)
            $0.object("part") { $0.part(demoAnswer.text) }
        }
        page.appendEvent("response.output_item.done") {
            $0.begin("response.output_item.done", next + 2)
            $0.member("output_index", 0)
            $0.object("item") { $0.item(demoAnswer, demoAnswer.finalStatus) }
        }
        let last: StaticString = demoAnswer.isCut ? "response.incomplete" : "response.completed"
        page.appendEvent(last) {
            $0.begin(last, next + 3)
            $0.object("response") { $0.response(demoAnswer, demoAnswer.finalStatus) }
        }
    }
}

private enum ResponseStatus {
    case inProgress, completed, incomplete

    var name: StaticString {
        switch self {
        case .inProgress: "in_progress"
        case .completed: "completed"
        case .incomplete: "incomplete"
        }
    }
}

extension DemoAnswer {
    fileprivate var finalStatus: ResponseStatus { isCut ? .incomplete : .completed }
}

extension JSONWriter {
    fileprivate mutating func begin(_ type: StaticString, _ sequence: Int) {
        member("type", type)
        member("sequence_number", sequence)
    }

    /// Writes the place of the text that an event describes. A response contains only one text.
    fileprivate mutating func place(_ demoAnswer: DemoAnswer) {
        member("item_id", utf8: demoAnswer.makeID("msg_"))
        member("output_index", 0)
        member("content_index", 0)
    }

    fileprivate mutating func part(_ text: String) {
        member("type", "output_text")
        member("text", utf8: text)
        array("annotations")
        array("logprobs")
    }

    fileprivate mutating func item(_ demoAnswer: DemoAnswer, _ status: ResponseStatus) {
        member("id", utf8: demoAnswer.makeID("msg_"))
        member("type", "message")
        member("status", status.name)
        member("role", "assistant")
        array("content") { json in
            if status != .inProgress { json.object { $0.part(demoAnswer.text) } }
        }
    }

    fileprivate mutating func response(_ demoAnswer: DemoAnswer, _ status: ResponseStatus) {
        member("id", utf8: demoAnswer.makeID("resp_"))
        member("object", "response")
        member("created_at", demoAnswer.created)
        member("status", status.name)
        member("background", false)
        null("error")
        if status == .incomplete {
            object("incomplete_details") { $0.member("reason", "max_output_tokens") }
        } else {
            null("incomplete_details")
        }
        member("model", DemoProvider.model)
        array("output") { json in
            if status != .inProgress { json.object { $0.item(demoAnswer, status) } }
        }
        responseOptions()
        if status == .inProgress { null("usage") } else { responseUsage(demoAnswer) }
    }

    /// Writes the request's options with their default values, because every response repeats them.
    private mutating func responseOptions() {
        null("instructions")
        null("max_output_tokens")
        null("previous_response_id")
        null("user")
        member("parallel_tool_calls", true)
        member("service_tier", "default")
        member("store", false)
        member("temperature", 1)
        member("tool_choice", "auto")
        member("top_p", 1)
        member("truncation", "disabled")
        array("tools")
        object("metadata") { _ in }
        object("reasoning") {
            $0.null("effort")
            $0.null("summary")
        }
        object("text") { $0.object("format") { $0.member("type", "text") } }
    }

    private mutating func responseUsage(_ demoAnswer: DemoAnswer) {
        object("usage") {
            $0.member("input_tokens", demoAnswer.inputTokens)
            $0.object("input_tokens_details") {
                $0.member("cached_tokens", 0)
                $0.member("cache_write_tokens", 0)
            }
            $0.member("output_tokens", demoAnswer.outputTokens)
            $0.object("output_tokens_details") { $0.member("reasoning_tokens", 0) }
            $0.member("total_tokens", demoAnswer.inputTokens + demoAnswer.outputTokens)
        }
    }
}

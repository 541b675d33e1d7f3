import JSON

/// Writes Anthropic's messages (API reference, "Messages" and "Streaming messages").
struct MessagesShape: AnswerShape {
    func writeAnswer(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter) {
        json.object {
            $0.message(demoAnswer, isWhole: true)
        }
    }

    func writeBeginning(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent("message_start") {
            $0.member("type", "message_start")
            $0.object("message") { $0.message(demoAnswer, isWhole: false) }
        }
        page.appendEvent("content_block_start") {
            $0.member("type", "content_block_start")
            $0.member("index", 0)
            $0.object("content_block") {
                $0.member("type", "text")
                $0.member("text", "")
            }
        }
        page.appendEvent("ping") { $0.member("type", "ping") }
    }

    func writePiece(_ index: Int, of demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent("content_block_delta") {
            $0.member("type", "content_block_delta")
            $0.member("index", 0)
            $0.object("delta") {
                $0.member("type", "text_delta")
                $0.member("text", utf8: demoAnswer.makePiece(index))
            }
        }
    }

    func writeEnd(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent("content_block_stop") {
            $0.member("type", "content_block_stop")
            $0.member("index", 0)
        }
        page.appendEvent("message_delta") {
            $0.member("type", "message_delta")
            $0.object("delta") {
                $0.member("stop_reason", demoAnswer.stopReason)
                $0.null("stop_sequence")
            }
            $0.object("usage") { $0.member("output_tokens", demoAnswer.outputTokens) }
        }
        page.appendEvent("message_stop") { $0.member("type", "message_stop") }
    }
}

extension DemoAnswer {
    fileprivate var stopReason: StaticString { isCut ? "max_tokens" : "end_turn" }
}

extension JSONWriter {
    /// Writes the members of a message. If `isWhole` is false, a stream begins: the message has no content,
    /// no stop reason and one output token.
    fileprivate mutating func message(_ demoAnswer: DemoAnswer, isWhole: Bool) {
        member("id", utf8: demoAnswer.makeID("msg_"))
        member("type", "message")
        member("role", "assistant")
        member("model", DemoProvider.model)
        array("content") { json in
            guard isWhole else { return }
            json.object {
                $0.member("type", "text")
                $0.member("text", utf8: demoAnswer.text)
                $0.null("citations")
            }
        }
        if isWhole { member("stop_reason", demoAnswer.stopReason) } else { null("stop_reason") }
        null("stop_sequence")
        object("usage") {
            $0.member("input_tokens", demoAnswer.inputTokens)
            $0.member("cache_creation_input_tokens", 0)
            $0.member("cache_read_input_tokens", 0)
            $0.member("output_tokens", isWhole ? demoAnswer.outputTokens : 1)
            $0.member("service_tier", "standard")
        }
    }
}

import JSON

/// Writes OpenAI's chat completions (API reference, "The chat completion object" and "chunk object").
struct ChatShape: AnswerShape {
    func writeAnswer(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter) {
        json.object { json in
            writeHead(demoAnswer, "chat.completion", &json)
            json.array("choices") {
                $0.object {
                    $0.member("index", 0)
                    $0.object("message") {
                        $0.member("role", "assistant")
                        $0.member("content", utf8: demoAnswer.text)
                        $0.null("refusal")
                        $0.array("annotations")
                    }
                    $0.null("logprobs")
                    $0.member("finish_reason", demoAnswer.finishReason)
                }
            }
            json.openAIUsage(demoAnswer)
        }
    }

    func writeBeginning(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        writeChunk(demoAnswer, finishReason: nil, &page) {
            $0.member("role", "assistant")
            $0.member("content", "")
            $0.null("refusal")
        }
    }

    func writePiece(_ index: Int, of demoAnswer: DemoAnswer, _ page: inout EventPage) {
        writeChunk(demoAnswer, finishReason: nil, &page) {
            $0.member("content", utf8: demoAnswer.makePiece(index))
        }
    }

    func writeEnd(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        writeChunk(demoAnswer, finishReason: demoAnswer.finishReason, &page) { _ in }
        if demoAnswer.includesUsage {
            page.appendEvent { json in
                writeHead(demoAnswer, "chat.completion.chunk", &json)
                json.array("choices")
                json.openAIUsage(demoAnswer)
            }
        }
        page.appendDone()
    }

    private func writeChunk(
        _ demoAnswer: DemoAnswer, finishReason: StaticString?, _ page: inout EventPage,
        delta: (inout JSONWriter) -> Void
    ) {
        page.appendEvent { json in
            writeHead(demoAnswer, "chat.completion.chunk", &json)
            json.array("choices") {
                $0.object {
                    $0.member("index", 0)
                    $0.object("delta", delta)
                    $0.null("logprobs")
                    if let finishReason {
                        $0.member("finish_reason", finishReason)
                    } else {
                        $0.null("finish_reason")
                    }
                }
            }
            // If the client requested the usage, all chunks except the last contain `usage` as null.
            if demoAnswer.includesUsage { json.null("usage") }
        }
    }

    private func writeHead(_ demoAnswer: DemoAnswer, _ object: StaticString, _ json: inout JSONWriter) {
        json.member("id", utf8: demoAnswer.makeID("chatcmpl-"))
        json.member("object", object)
        json.member("created", demoAnswer.created)
        json.member("model", DemoProvider.model)
        json.member("service_tier", "default")
        json.member("system_fingerprint", "fp_usher_demo")
    }
}

extension DemoAnswer {
    /// Why the answer's choice ended, in OpenAI's words.
    var finishReason: StaticString { isCut ? "length" : "stop" }
}

extension JSONWriter {
    mutating func openAIUsage(_ demoAnswer: DemoAnswer) {
        object("usage") {
            $0.member("prompt_tokens", demoAnswer.inputTokens)
            $0.member("completion_tokens", demoAnswer.outputTokens)
            $0.member("total_tokens", demoAnswer.inputTokens + demoAnswer.outputTokens)
            $0.object("prompt_tokens_details") {
                $0.member("cached_tokens", 0)
                $0.member("audio_tokens", 0)
            }
            $0.object("completion_tokens_details") {
                $0.member("reasoning_tokens", 0)
                $0.member("audio_tokens", 0)
                $0.member("accepted_prediction_tokens", 0)
                $0.member("rejected_prediction_tokens", 0)
            }
        }
    }
}

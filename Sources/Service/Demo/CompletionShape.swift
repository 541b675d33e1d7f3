import JSON

/// Writes OpenAI's text completions (API reference, "The completion object"), whole or as chunks.
struct CompletionShape: AnswerShape {
    func writeAnswer(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter) {
        json.object { json in
            writeHead(demoAnswer, &json)
            writeChoice(demoAnswer.text, finishReason: demoAnswer.finishReason, &json)
            json.openAIUsage(demoAnswer)
        }
    }

    func writeBeginning(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {}

    func writePiece(_ index: Int, of demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent { json in
            writeHead(demoAnswer, &json)
            writeChoice(demoAnswer.makePiece(index), finishReason: nil, &json)
            if demoAnswer.includesUsage { json.null("usage") }
        }
    }

    func writeEnd(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent { json in
            writeHead(demoAnswer, &json)
            writeChoice("", finishReason: demoAnswer.finishReason, &json)
            if demoAnswer.includesUsage { json.null("usage") }
        }
        if demoAnswer.includesUsage {
            page.appendEvent { json in
                writeHead(demoAnswer, &json)
                json.array("choices")
                json.openAIUsage(demoAnswer)
            }
        }
        page.appendDone()
    }

    private func writeHead(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter) {
        json.member("id", utf8: demoAnswer.makeID("cmpl-"))
        json.member("object", "text_completion")
        json.member("created", demoAnswer.created)
        json.member("model", DemoProvider.model)
        json.member("system_fingerprint", "fp_usher_demo")
    }

    private func writeChoice(_ text: String, finishReason: StaticString?, _ json: inout JSONWriter) {
        json.array("choices") {
            $0.object {
                $0.member("text", utf8: text)
                $0.member("index", 0)
                $0.null("logprobs")
                if let finishReason {
                    $0.member("finish_reason", finishReason)
                } else {
                    $0.null("finish_reason")
                }
            }
        }
    }
}

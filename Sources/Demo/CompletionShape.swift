import Wire

/// OpenAI's text completions (API reference, "The completion object"): chunks have the shape of the whole.
struct CompletionShape: AnswerShape {
    func write(_ talk: Talk, _ json: inout JSONWriter) {
        json.object { json in
            writeHead(talk, &json)
            writeChoice(talk.text, finishReason: talk.finishReason, &json)
            json.openAIUsage(talk)
        }
    }

    func begin(_ talk: Talk, _ page: inout EventPage) {}

    func say(_ index: Int, of talk: Talk, _ page: inout EventPage) {
        page.event { json in
            writeHead(talk, &json)
            writeChoice(talk.piece(index), finishReason: nil, &json)
            if talk.includesUsage { json.null("usage") }
        }
    }

    func end(_ talk: Talk, _ page: inout EventPage) {
        page.event { json in
            writeHead(talk, &json)
            writeChoice("", finishReason: talk.finishReason, &json)
            if talk.includesUsage { json.null("usage") }
        }
        if talk.includesUsage {
            page.event { json in
                writeHead(talk, &json)
                json.array("choices")
                json.openAIUsage(talk)
            }
        }
        page.done()
    }

    private func writeHead(_ talk: Talk, _ json: inout JSONWriter) {
        json.member("id", utf8: talk.id("cmpl-"))
        json.member("object", "text_completion")
        json.member("created", talk.created)
        json.member("model", StandIn.model)
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

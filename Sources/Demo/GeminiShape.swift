import Wire

/// Gemini's `GenerateContentResponse`; each piece of a stream is one, with the figures so far.
struct GeminiShape: AnswerShape {
    func write(_ talk: Talk, _ json: inout JSONWriter) {
        json.object { $0.content(talk, talk.text, saidWords: talk.words.count) }
    }

    func begin(_ talk: Talk, _ page: inout EventPage) {}

    func say(_ index: Int, of talk: Talk, _ page: inout EventPage) {
        page.event { $0.content(talk, talk.piece(index), saidWords: index + 1) }
    }

    /// The last piece has said that it is the last.
    func end(_ talk: Talk, _ page: inout EventPage) {}
}

extension JSONWriter {
    fileprivate mutating func content(_ talk: Talk, _ text: String, saidWords: Int) {
        array("candidates") {
            $0.object {
                $0.object("content") {
                    $0.array("parts") { $0.object { $0.member("text", utf8: text) } }
                    $0.member("role", "model")
                }
                if saidWords == talk.words.count {
                    $0.member("finishReason", talk.isCut ? "MAX_TOKENS" : "STOP")
                }
                $0.member("index", 0)
            }
        }
        object("usageMetadata") {
            $0.member("promptTokenCount", talk.inputTokens)
            $0.member("candidatesTokenCount", saidWords)
            $0.member("totalTokenCount", talk.inputTokens + saidWords)
        }
        member("modelVersion", StandIn.model)
        member("responseId", utf8: talk.id(""))
    }
}

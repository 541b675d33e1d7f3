import JSON

/// Writes Gemini's `GenerateContentResponse`. Each event of a stream is a complete response with its usage.
struct GeminiShape: AnswerShape {
    func writeAnswer(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter) {
        json.object { $0.content(demoAnswer, demoAnswer.text, saidWords: demoAnswer.words.count) }
    }

    func writeBeginning(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {}

    func writePiece(_ index: Int, of demoAnswer: DemoAnswer, _ page: inout EventPage) {
        page.appendEvent { $0.content(demoAnswer, demoAnswer.makePiece(index), saidWords: index + 1) }
    }

    /// Writes nothing, because the last event has already contained the finish reason.
    func writeEnd(_ demoAnswer: DemoAnswer, _ page: inout EventPage) {}
}

extension JSONWriter {
    fileprivate mutating func content(_ demoAnswer: DemoAnswer, _ text: String, saidWords: Int) {
        array("candidates") {
            $0.object {
                $0.object("content") {
                    $0.array("parts") { $0.object { $0.member("text", utf8: text) } }
                    $0.member("role", "model")
                }
                if saidWords == demoAnswer.words.count {
                    $0.member("finishReason", demoAnswer.isCut ? "MAX_TOKENS" : "STOP")
                }
                $0.member("index", 0)
            }
        }
        object("usageMetadata") {
            $0.member("promptTokenCount", demoAnswer.inputTokens)
            $0.member("candidatesTokenCount", saidWords)
            $0.member("totalTokenCount", demoAnswer.inputTokens + saidWords)
        }
        member("modelVersion", DemoProvider.model)
        member("responseId", utf8: demoAnswer.makeID(""))
    }
}

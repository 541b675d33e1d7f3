import Bytes
import JSON

/// Finds the event in which a stream reports the final token counts.
extension ReplyContent {
    /// Whether the token counts in an event are the final ones of the answer.
    ///
    /// OpenAI's closing chunk has no choices, but compatible servers can report the counts in the chunk that
    /// has the last choice. Anthropic reports first counts in `message_start` and final ones in
    /// `message_delta`. Gemini reports counts in each chunk, and only the last chunk has a finish reason.
    static func closesUsage(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        switch dialect {
        case .openAIChat, .openAICompletions:
            !isFilled(root.member("choices")) || hasElement(root.member("choices"), filled: "finish_reason")
        case .anthropicMessages: root.member("type")?.string?.equals("message_delta") ?? false
        case .geminiGenerate, .geminiStream:
            !isFilled(root.member("candidates"))
                || hasElement(root.member("candidates"), filled: "finishReason")
        case .openAIResponses, .openAIEmbeddings, .openAIImages, .openAISpeech, .openAITranscription,
            .geminiInteractions, .plain:
            true
        }
    }

    /// Whether the token counts are final in an event that was scanned instead of parsed.
    static func closesUsage(_ scanner: borrowing OversizedUsageScanner, _ dialect: Dialect) -> Bool {
        switch dialect {
        case .openAIChat, .openAICompletions, .geminiGenerate, .geminiStream: scanner.hasFinishReason
        case .anthropicMessages: false
        case .openAIResponses, .openAIEmbeddings, .openAIImages, .openAISpeech, .openAITranscription,
            .geminiInteractions, .plain:
            true
        }
    }

    /// Whether an event is OpenAI's closing chunk, which has token counts and no choices. Only a caller who
    /// has asked for the token counts receives this chunk.
    static func isOnlyUsage(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        guard dialect == .openAIChat || dialect == .openAICompletions else { return false }
        guard let choices = root.member("choices") else { return root.member("usage")?.isObject == true }
        var elements = choices.elements
        return root.member("usage")?.isObject == true && elements.next() == nil
    }

    private static func hasElement(_ array: JSONValue?, filled name: StaticString) -> Bool {
        guard let array else { return false }
        var elements = array.elements
        while let element = elements.next() {
            if isFilled(element.member(name)) { return true }
        }
        return false
    }
}

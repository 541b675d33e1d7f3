import Bytes
import JSON

/// Which event of a stream tells the last of its figures.
extension ReplyContent {
    /// Whether an event that tells figures is the one that tells the last of them.
    ///
    /// OpenAI's closing chunk has no choices, and servers that call themselves compatible may tell figures
    /// with the last choice; Anthropic counts its beginning in `message_start` and everything in
    /// `message_delta`; Gemini counts in each chunk, and ends with a reason.
    static func closesUsage(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        switch dialect {
        case .openAIChat, .openAICompletions:
            !isFilled(root.member("choices")) || hasElement(root.member("choices"), filled: "finish_reason")
        case .anthropicMessages: root.member("type")?.string?.equals("message_delta") ?? false
        case .geminiGenerate, .geminiStream:
            !isFilled(root.member("candidates"))
                || hasElement(root.member("candidates"), filled: "finishReason")
        case .openAIResponses, .openAIEmbeddings, .plain: true
        }
    }

    /// The same of an event that was only scanned.
    static func closesUsage(_ scanner: borrowing UsageScanner, _ dialect: Dialect) -> Bool {
        switch dialect {
        case .openAIChat, .openAICompletions, .geminiGenerate, .geminiStream: scanner.hasFinishReason
        case .anthropicMessages: false
        case .openAIResponses, .openAIEmbeddings, .plain: true
        }
    }

    /// Whether an event that tells figures is OpenAI's closing chunk, which has an empty list of choices
    /// and is sent only to who asks for it.
    static func isOnlyUsage(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        guard dialect == .openAIChat || dialect == .openAICompletions else { return false }
        guard let choices = root.member("choices") else { return root.member("usage")?.kind == .object }
        var elements = choices.elements
        return root.member("usage")?.kind == .object && elements.next() == nil
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

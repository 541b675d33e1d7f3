/// Whether a reply, or one event of it, holds anything that a person waited for, or says that it failed.
enum ReplyContent {
    /// Whether the document is an error: a member `error` that is not null, or the type `error`.
    static func isError(_ root: JSONValue) -> Bool {
        if let error = root.member("error"), !error.isNull { return true }
        if let type = root.member("type")?.string, type.equals("error") || type.equals("response.failed") {
            return true
        }
        return false
    }

    /// Whether an event that tells figures is the one that tells the last of them.
    ///
    /// OpenAI's closing chunk has no choices, and servers that call themselves compatible may tell figures
    /// with the last choice; Anthropic counts its beginning in `message_start` and everything in
    /// `message_delta`; Gemini counts in each chunk, and ends with a reason.
    static func closesUsage(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        switch dialect {
        case .openAIChat, .openAICompletions:
            !hasElement(root.member("choices")) { _ in true }
                || hasElement(root.member("choices")) { isFilled($0.member("finish_reason")) }
        case .anthropicMessages: root.member("type")?.string?.equals("message_delta") ?? false
        case .geminiGenerate, .geminiStream:
            !hasElement(root.member("candidates")) { _ in true }
                || hasElement(root.member("candidates")) { isFilled($0.member("finishReason")) }
        case .openAIResponses, .openAIEmbeddings, .plain: true
        }
    }

    /// Whether an event that tells figures is OpenAI's closing chunk, which has an empty list of choices
    /// and is sent only to who asks for it.
    static func isOnlyUsage(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        guard dialect == .openAIChat || dialect == .openAICompletions else { return false }
        return root.member("usage")?.kind == .object && !hasElement(root.member("choices")) { _ in true }
    }

    /// Whether the document, which is no error, holds some content: text, a call of a tool, reasoning, an
    /// image, an embedding.
    static func hasContent(_ root: JSONValue, _ dialect: Dialect) -> Bool {
        switch dialect {
        case .openAIChat, .openAICompletions: hasElement(root.member("choices"), where: isUseful(choice:))
        case .openAIEmbeddings: hasElement(root.member("data")) { _ in true }
        case .openAIResponses: isUseful(response: root)
        case .anthropicMessages: isUseful(anthropic: root)
        case .geminiGenerate, .geminiStream: isUseful(gemini: root)
        case .plain: true
        }
    }

    /// A choice's text, or anything in its message or delta beside the role.
    private static func isUseful(choice: JSONValue) -> Bool {
        if isFilled(choice.member("text")) { return true }
        return hasFilledMember(choice.member("message"), but: "role")
            || hasFilledMember(choice.member("delta"), but: "role")
    }

    /// A delta of the stream, or output items of the whole answer.
    private static func isUseful(response root: JSONValue) -> Bool {
        if isFilled(root.member("delta")) || isFilled(root.member("output")) { return true }
        return isFilled(root.member("response")?.member("output"))
    }

    /// A block's delta, a block that is itself the content (a call of a tool), or the blocks of the whole
    /// answer.
    private static func isUseful(anthropic root: JSONValue) -> Bool {
        if let type = root.member("type")?.string {
            if type.equals("content_block_delta") {
                return hasFilledMember(root.member("delta"), but: "type")
            }
            if type.equals("content_block_start") {
                return hasFilledMember(root.member("content_block"), but: "type")
            }
        }
        return hasElement(root.member("content")) { hasFilledMember($0, but: "type") }
    }

    private static func isUseful(gemini root: JSONValue) -> Bool {
        if root.kind == .array { return hasElement(root, where: isUseful(gemini:)) }
        return hasElement(root.member("candidates")) { candidate in
            hasElement(candidate.member("content")?.member("parts")) { hasFilledMember($0, but: "thought") }
        }
    }

    private static func hasElement(_ array: JSONValue?, where test: (JSONValue) -> Bool) -> Bool {
        guard let array else { return false }
        var elements = array.elements
        while let element = elements.next() {
            if test(element) { return true }
        }
        return false
    }

    private static func hasFilledMember(_ object: JSONValue?, but ignored: StaticString) -> Bool {
        guard let object else { return false }
        var members = object.members
        while let member = members.next() {
            if !member.name.equals(ignored) && isFilled(member.value) { return true }
        }
        return false
    }

    /// Text that is not empty, or a list or object that is not.
    private static func isFilled(_ value: JSONValue?) -> Bool {
        guard let value else { return false }
        switch value.kind {
        case .string: return value.string?.isEmpty == false
        case .array:
            var elements = value.elements
            return elements.next() != nil
        case .object:
            var members = value.members
            return members.next() != nil
        default: return false
        }
    }
}

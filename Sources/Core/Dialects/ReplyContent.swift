import Bytes
import JSON

/// Judges whether a document, or one event of a stream, holds a useful answer: see `ReplyEvidence` for the
/// rule.
enum ReplyContent {
    /// An error with content beside it counts as content; an error alone counts as nothing.
    static func evidence(_ root: JSONValue, _ dialect: Dialect) -> ReplyEvidence {
        let found = content(root, dialect)
        return found == .unreadable && isError(root) ? .nothing : found
    }

    private static func content(_ root: JSONValue, _ dialect: Dialect) -> ReplyEvidence {
        switch dialect {
        case .openAIChat, .openAICompletions: return judge(root, list: "choices", by: judge(choice:))
        case .openAIEmbeddings, .openAIImages:
            return judge(root, list: "data") { isFilled($0) ? .content : .nothing }
        case .openAIResponses, .openAITranscription: return judge(response: root)
        case .geminiInteractions: return judge(interaction: root)
        case .openAISpeech: return judge(unknown: root)
        case .anthropicMessages: return judge(anthropic: root)
        case .geminiGenerate, .geminiStream:
            // Without `alt=sse`, Gemini's stream is one array, whose elements would otherwise be events.
            if root.isArray { return strongest(root) { evidence($0, dialect) } }
            return judge(root, list: "candidates", by: judge(candidate:))
        case .plain: return .content
        }
    }

    /// An object that has its answers in a list is judged by that, and by what some servers answer beside an
    /// empty one.
    private static func judge(
        _ root: JSONValue, list name: StaticString, by test: (JSONValue) -> ReplyEvidence
    ) -> ReplyEvidence {
        var hasList = false
        var found = ReplyEvidence.nothing
        var members = root.members
        while let member = members.next() {
            if isBesideList(member.name), isFilled(member.value) { found = .content }
            guard member.name.equals(name), member.value.isArray else { continue }
            hasList = true
            found = max(found, strongest(member.value, test))
            if found == .content { return .content }
        }
        return hasList ? found : judge(unknown: root)
    }

    /// A choice's text, or anything in its message or delta besides the role.
    private static func judge(choice: JSONValue) -> ReplyEvidence {
        guard choice.isObject else { return judge(unknown: choice) }
        var found = ReplyEvidence.nothing
        var members = choice.members
        while let member = members.next() {
            guard isFilled(member.value) else { continue }
            if member.name.equals("message") || member.name.equals("delta") {
                let isText = !member.value.isObject
                if isText || hasFilledMember(member.value, but: "role") { return .content }
            } else if member.name.equals("text") {
                return .content
            } else if member.name.equals("logprobs") {
                // Without text, they are what the request asked for: a score of the prompt.
                if hasFilledMember(member.value, but: "refusal") { return .content }
            } else if !isOne(member.name, of: besidesChoice) {
                found = .unreadable
            }
        }
        return found
    }

    /// A delta of the stream or what it completes, or output items of the whole answer.
    private static func judge(response root: JSONValue) -> ReplyEvidence {
        var hasShape = false
        var found = ReplyEvidence.nothing
        var members = root.members
        while let member = members.next() {
            let (name, value) = (member.name, member.value)
            if name.equals("output") && value.isArray {
                hasShape = true
                if isFilled(value) { return .content }
            } else if name.equals("response") && value.isObject {
                hasShape = true
                if isFilled(value.member("output")) { return .content }
            } else if name.equals("item") || name.equals("part") {
                hasShape = true
                found = max(found, judge(item: value))
                if found == .content { return .content }
            } else if isOne(name, of: responseTexts) && isFilled(value) && !value.isObject {
                return .content
            }
        }
        return hasShape ? found : judge(unknown: root)
    }

    /// Judges an interaction by its steps so far (`steps`, and `outputs` in older versions), or by a delta.
    private static func judge(interaction root: JSONValue) -> ReplyEvidence {
        var hasShape = false
        var members = root.members
        while let member = members.next() {
            let (name, value) = (member.name, member.value)
            if name.equals("steps") || name.equals("outputs") {
                hasShape = true
                if isFilled(value) { return .content }
            } else if name.equals("interaction") {
                hasShape = true
                if isFilled(value.member("steps")) || isFilled(value.member("outputs")) { return .content }
            } else if name.equals("delta") || name.equals("content") || name.equals("step") {
                hasShape = true
                if value.kind != .object && isFilled(value) || hasFilledMember(value, but: "type") {
                    return .content
                }
            }
        }
        return hasShape ? .nothing : judge(unknown: root)
    }

    /// An output item, or a part of one, that begins or is done.
    private static func judge(item: JSONValue) -> ReplyEvidence {
        var found = ReplyEvidence.nothing
        var members = item.members
        while let member = members.next() {
            guard isFilled(member.value), !isOne(member.name, of: besidesItem) else { continue }
            if isOne(member.name, of: itemContents) { return .content }
            found = .unreadable
        }
        return found
    }

    /// A block's delta, a block that is itself the content (a call of a tool), or the blocks of the whole
    /// answer.
    private static func judge(anthropic root: JSONValue) -> ReplyEvidence {
        // Anthropic's `message_delta` only says why the answer ended.
        if root.member("type")?.string?.equals("message_delta") ?? false { return .nothing }
        var hasShape = false
        var found = ReplyEvidence.nothing
        var members = root.members
        while let member = members.next() {
            let (name, value) = (member.name, member.value)
            if name.equals("content") && value.isArray {
                hasShape = true
                found = max(found, strongest(value, judge(block:)))
            } else if name.equals("delta") || name.equals("content_block") {
                hasShape = true
                found = max(found, judge(block: value))
            } else if name.equals("message"), let blocks = value.member("content"), blocks.isArray {
                hasShape = true
                found = max(found, strongest(blocks, judge(block:)))
            }
            if found == .content { return .content }
        }
        return hasShape ? found : judge(unknown: root)
    }

    private static func judge(block: JSONValue) -> ReplyEvidence {
        guard block.isObject else { return judge(unknown: block) }
        return hasFilledMember(block, but: "type") ? .content : .nothing
    }

    private static func judge(candidate: JSONValue) -> ReplyEvidence {
        guard candidate.isObject else { return judge(unknown: candidate) }
        var found = ReplyEvidence.nothing
        var members = candidate.members
        while let member = members.next() {
            if member.name.equals("content") {
                found = max(found, judge(geminiContent: member.value))
                if found == .content { return .content }
            } else if member.name.equals("groundingMetadata") {
                // Sources that were found are an answer also where no text is.
                if hasFilledMember(member.value, but: "") { return .content }
            } else if isFilled(member.value), !isOne(member.name, of: besidesCandidate) {
                found = .unreadable
            }
        }
        return found
    }

    private static func judge(geminiContent content: JSONValue) -> ReplyEvidence {
        judge(content, list: "parts") { part in
            guard part.isObject else { return judge(unknown: part) }
            return hasFilledMember(part, but: "thought") ? .content : .nothing
        }
    }

    /// Judges a value that has none of its dialect's shapes. It is nothing if it is empty or has only members
    /// that stand around an answer (`besidesContent`), else unreadable.
    private static func judge(unknown value: JSONValue) -> ReplyEvidence {
        switch value.kind {
        case .null: return .nothing
        case .bool, .integer, .number: return .unreadable
        case .string, .array: return isFilled(value) ? .unreadable : .nothing
        case .object: break
        }
        var members = value.members
        while let member = members.next() {
            if isFilled(member.value), !isOne(member.name, of: besidesContent) { return .unreadable }
        }
        return .nothing
    }
}

/// Helpers that judge single values.
extension ReplyContent {
    /// Members that stand around an answer of any dialect, at the top, and hold nothing of it.
    private static let besidesContent: [StaticString] = [
        "id", "object", "type", "role", "model", "usage", "usageMetadata", "error", "stop_reason",
        "stop_sequence", "service_tier", "system_fingerprint", "provider", "metadata", "obfuscation",
        "promptFeedback", "modelVersion", "responseId", "createTime", "item_id", "event_id", "response_id",
        "request_id", "status", "incomplete_details", "container", "context_management",
        "prompt_filter_results", "x_groq",
    ]

    private static let besidesChoice: [StaticString] = [
        "finish_reason", "native_finish_reason", "stop_reason", "matched_stop", "usage", "error",
        "content_filter_results", "content_filter_result", "content_filter_offsets",
    ]

    /// True of answers without a choice: the sources of Perplexity, and vLLM's scores of a prompt.
    private static func isBesideList(_ name: Span<UInt8>) -> Bool {
        switch name.count {
        case 9: name.equals("citations")
        case 14: name.equals("search_results")
        case 15: name.equals("prompt_logprobs")
        default: false
        }
    }

    private static let besidesCandidate: [StaticString] = [
        "finishReason", "finishMessage", "safetyRatings", "citationMetadata",
        "groundingAttributions", "urlContextMetadata", "logprobsResult",
    ]

    private static let besidesItem: [StaticString] = ["id", "type", "status", "role"]

    /// The members that show that an output item, or a part of it, has content: text, a call and its
    /// result, an image.
    private static let itemContents: [StaticString] = [
        "content", "text", "refusal", "summary", "encrypted_content", "name", "arguments", "input", "action",
        "code", "result", "results", "output", "outputs", "transcript",
    ]

    /// The members in which an event of a response carries text.
    private static let responseTexts: [StaticString] = [
        "delta", "text", "refusal", "arguments", "input", "code", "partial_image_b64", "transcript",
        "output_text",
    ]

    private static func isOne(_ name: Span<UInt8>, of names: [StaticString]) -> Bool {
        for other in names where name.equals(other) { return true }
        return false
    }

    static func strongest(_ array: JSONValue, _ test: (JSONValue) -> ReplyEvidence) -> ReplyEvidence {
        var found = ReplyEvidence.nothing
        var elements = array.elements
        while found != .content, let element = elements.next() { found = max(found, test(element)) }
        return found
    }

    /// - Parameter ignored: a member that is a word and says nothing, such as a role.
    private static func hasFilledMember(_ object: JSONValue, but ignored: StaticString) -> Bool {
        var members = object.members
        while let member = members.next() {
            let isIgnored = member.name.equals(ignored) && member.value.isString
            if !isIgnored && isFilled(member.value) { return true }
        }
        return false
    }

    /// Text that is not empty, or a list or object that is not.
    static func isFilled(_ value: JSONValue?) -> Bool {
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

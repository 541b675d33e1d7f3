import Bytes
import JSON

/// Decides whether a document or event contains a useful answer, by the rule in `ReplyEvidence`.
enum ReplyContent {
    /// The evidence that a document or event contains content. An error without content counts as `nothing`.
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
            // Without `alt=sse`, Gemini's stream is one array with an element for each event.
            if root.isArray { return strongest(root) { evidence($0, dialect) } }
            return judge(root, list: "candidates", by: judge(candidate:))
        case .plain: return .content
        }
    }

    /// Looks for content in the list `name` of an object, and in the members that `isBesideList` accepts.
    /// Some servers send their results in these members and leave the list empty.
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
                // If a completion has log probabilities but no text, its caller requested only the scores of
                // the prompt. They are then the content.
                if hasFilledMember(member.value, but: "refusal") { return .content }
            } else if !isOne(member.name, of: besidesChoice) {
                found = .unreadable
            }
        }
        return found
    }

    /// Looks for content in an OpenAI response (its output items) or event (its delta or completed item).
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

    /// Looks for content in Gemini's interaction (`steps`, formerly `outputs`) or in an event (its delta).
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

    /// Looks for content in an item of an OpenAI response, or in one part of an item.
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

    /// Looks for content in Anthropic's answer (its blocks) or event (its delta). A tool call is content.
    private static func judge(anthropic root: JSONValue) -> ReplyEvidence {
        // Anthropic's event `message_delta` has no content. It reports why the answer ended and token counts.
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
                // Sources that Gemini's search has found are content, even if the answer has no text.
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

    /// The evidence in a value whose format the dialect does not define. It is `nothing` if the value is
    /// empty or has only members of `besidesContent`. Otherwise it is `unreadable`.
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

extension ReplyContent {
    /// The top-level members, in any dialect, that accompany an answer but are not content.
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

    /// Whether a member outside the list of choices is content: Perplexity's sources, or vLLM's scores.
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

    /// The members with content in an item of an OpenAI response, or in a part of such an item.
    private static let itemContents: [StaticString] = [
        "content", "text", "refusal", "summary", "encrypted_content", "name", "arguments", "input", "action",
        "code", "result", "results", "output", "outputs", "transcript",
    ]

    /// The members in which an event of OpenAI's Responses API carries text.
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

    /// - Parameter ignored: the member, such as a role, that is not content if its value is a string.
    private static func hasFilledMember(_ object: JSONValue, but ignored: StaticString) -> Bool {
        var members = object.members
        while let member = members.next() {
            let isIgnored = member.name.equals(ignored) && member.value.isString
            if !isIgnored && isFilled(member.value) { return true }
        }
        return false
    }

    /// Whether the value is a string, list or object that is not empty.
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

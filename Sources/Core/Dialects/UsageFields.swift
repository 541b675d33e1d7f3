import Bytes
import JSON

/// Where each dialect puts its figures. The names of the dialects do not collide, so one table reads them
/// all: upstreams that call themselves compatible mix them.
extension UsageFigures {
    /// Reads `usage` or `usageMetadata` wherever a dialect puts it: at the top, in `response` (OpenAI
    /// responses), in `message` (Anthropic's `message_start`).
    mutating func read(document root: JSONValue) {
        var met = NameSet()
        var members = root.members
        while let member = members.next() {
            guard let place = UsagePlace(member.name) else { continue }
            switch place {
            case .usage, .usageMetadata: read(usage: member.value)
            case .response, .message: guard read(usageIn: member.value) else { continue }
            }
            if !met.insert(place.rawValue) { hasRepeatedMember = true }
        }
    }

    /// Whether the object has a member `usage`.
    private mutating func read(usageIn object: JSONValue) -> Bool {
        var count = 0
        var members = object.members
        while let member = members.next() {
            guard member.name.equals("usage") else { continue }
            count += 1
            read(usage: member.value)
        }
        if count > 1 { hasRepeatedMember = true }
        return count > 0
    }

    mutating func read(usage object: JSONValue) {
        var met = NameSet()
        var members = object.members
        while let member = members.next() {
            guard let name = UsageMember(member.name) else { continue }
            if !met.insert(name.rawValue) { hasRepeatedMember = true }
            take(member.value, as: name)
        }
    }

    private mutating func take(_ value: JSONValue, as name: UsageMember) {
        switch name {
        case .inputTokens, .promptTokens, .promptTokenCount: Self.take(value, &input, &hasOddFigure)
        case .outputTokens, .completionTokens, .candidatesTokenCount:
            Self.take(value, &output, &hasOddFigure)
        case .totalTokens, .totalTokenCount: Self.take(value, &total, &hasOddFigure)
        case .inputTokensDetails, .promptTokensDetails:
            let isRepeated = Self.takeDetail(value, "cached_tokens", &cached, &hasOddFigure)
            if isRepeated { hasRepeatedMember = true }
        case .outputTokensDetails, .completionTokensDetails:
            let isRepeated = Self.takeDetail(value, "reasoning_tokens", &reasoning, &hasOddFigure)
            if isRepeated { hasRepeatedMember = true }
        case .cacheCreationInputTokens: Self.take(value, &cacheWrite, &hasOddFigure)
        case .cacheReadInputTokens, .cachedContentTokenCount: Self.take(value, &cached, &hasOddFigure)
        case .thoughtsTokenCount: Self.take(value, &reasoning, &hasOddFigure)
        case .toolUsePromptTokenCount: Self.take(value, &toolInput, &hasOddFigure)
        }
    }

    /// Whether the member stands more than once.
    private static func takeDetail(
        _ object: JSONValue, _ name: StaticString, _ figure: inout Int?, _ hasOddFigure: inout Bool
    ) -> Bool {
        var count = 0
        var members = object.members
        while let member = members.next() {
            guard member.name.equals(name) else { continue }
            count += 1
            take(member.value, &figure, &hasOddFigure)
        }
        return count > 1
    }
}

/// Where a document may have its figures.
private enum UsagePlace: UInt8 {
    case usage, usageMetadata, response, message

    init?(_ name: Span<UInt8>) {
        switch name.count {
        case 5 where name.equals("usage"): self = .usage
        case 13 where name.equals("usageMetadata"): self = .usageMetadata
        case 8 where name.equals("response"): self = .response
        case 7 where name.equals("message"): self = .message
        default: return nil
        }
    }
}

/// The members of a usage object that are read.
private enum UsageMember: UInt8 {
    case inputTokens, outputTokens, promptTokens, completionTokens, totalTokens
    case promptTokensDetails, inputTokensDetails, completionTokensDetails, outputTokensDetails
    case cacheCreationInputTokens, cacheReadInputTokens
    case promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount
    case toolUsePromptTokenCount, totalTokenCount

    init?(_ name: Span<UInt8>) {
        switch name.count {
        case 12 where name.equals("input_tokens"): self = .inputTokens
        case 13 where name.equals("output_tokens"): self = .outputTokens
        case 13 where name.equals("prompt_tokens"): self = .promptTokens
        case 17 where name.equals("completion_tokens"): self = .completionTokens
        case 12 where name.equals("total_tokens"): self = .totalTokens
        case 21 where name.equals("prompt_tokens_details"): self = .promptTokensDetails
        case 20 where name.equals("input_tokens_details"): self = .inputTokensDetails
        case 25 where name.equals("completion_tokens_details"): self = .completionTokensDetails
        case 21 where name.equals("output_tokens_details"): self = .outputTokensDetails
        case 27 where name.equals("cache_creation_input_tokens"): self = .cacheCreationInputTokens
        case 23 where name.equals("cache_read_input_tokens"): self = .cacheReadInputTokens
        case 16 where name.equals("promptTokenCount"): self = .promptTokenCount
        case 20 where name.equals("candidatesTokenCount"): self = .candidatesTokenCount
        case 18 where name.equals("thoughtsTokenCount"): self = .thoughtsTokenCount
        case 23 where name.equals("cachedContentTokenCount"): self = .cachedContentTokenCount
        case 23 where name.equals("toolUsePromptTokenCount"): self = .toolUsePromptTokenCount
        case 15 where name.equals("totalTokenCount"): self = .totalTokenCount
        default: return nil
        }
    }
}

/// Which of up to 32 names were met, without an allocation.
struct NameSet {
    private var bits: UInt32 = 0

    /// Whether the name was new.
    mutating func insert(_ place: UInt8) -> Bool {
        let bit = UInt32(1) << UInt32(place)
        defer { bits |= bit }
        return bits & bit == 0
    }
}

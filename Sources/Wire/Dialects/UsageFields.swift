/// Where each dialect puts its figures. The names of the dialects do not collide, so one table reads them
/// all: upstreams that call themselves compatible mix them.
extension UsageFigures {
    /// Reads `usage` or `usageMetadata` wherever a dialect puts it: at the top, in `response` (OpenAI
    /// responses), in `message` (Anthropic's `message_start`).
    mutating func read(document root: JSONValue) {
        var members = root.members
        while let member = members.next() {
            if member.name.equals("usage") || member.name.equals("usageMetadata") {
                read(usage: member.value)
            } else if member.name.equals("response") || member.name.equals("message") {
                if let usage = member.value.member("usage") { read(usage: usage) }
            }
        }
    }

    mutating func read(usage object: JSONValue) {
        var members = object.members
        while let member = members.next() { read(member) }
    }

    private mutating func read(_ member: JSONMember) {
        let (name, value) = (member.name, member.value)
        switch name.count {
        case 12 where name.equals("input_tokens"): Self.take(value, &input, &hasOddFigure)
        case 13 where name.equals("output_tokens"): Self.take(value, &output, &hasOddFigure)
        case 13 where name.equals("prompt_tokens"): Self.take(value, &input, &hasOddFigure)
        case 17 where name.equals("completion_tokens"): Self.take(value, &output, &hasOddFigure)
        case 12 where name.equals("total_tokens"): Self.take(value, &total, &hasOddFigure)
        case 21 where name.equals("prompt_tokens_details"):
            Self.takeDetail(value, "cached_tokens", &cached, &hasOddFigure)
        case 20 where name.equals("input_tokens_details"):
            Self.takeDetail(value, "cached_tokens", &cached, &hasOddFigure)
        case 25 where name.equals("completion_tokens_details"):
            Self.takeDetail(value, "reasoning_tokens", &reasoning, &hasOddFigure)
        case 21 where name.equals("output_tokens_details"):
            Self.takeDetail(value, "reasoning_tokens", &reasoning, &hasOddFigure)
        case 27 where name.equals("cache_creation_input_tokens"): Self.take(value, &cacheWrite, &hasOddFigure)
        case 23 where name.equals("cache_read_input_tokens"): Self.take(value, &cached, &hasOddFigure)
        case 16 where name.equals("promptTokenCount"): Self.take(value, &input, &hasOddFigure)
        case 20 where name.equals("candidatesTokenCount"): Self.take(value, &output, &hasOddFigure)
        case 18 where name.equals("thoughtsTokenCount"): Self.take(value, &reasoning, &hasOddFigure)
        case 23 where name.equals("cachedContentTokenCount"): Self.take(value, &cached, &hasOddFigure)
        case 23 where name.equals("toolUsePromptTokenCount"): Self.take(value, &toolInput, &hasOddFigure)
        case 15 where name.equals("totalTokenCount"): Self.take(value, &total, &hasOddFigure)
        default: break
        }
    }

    private static func takeDetail(
        _ object: JSONValue, _ name: StaticString, _ figure: inout Int?, _ hasOddFigure: inout Bool
    ) {
        if let value = object.member(name) { take(value, &figure, &hasOddFigure) }
    }
}

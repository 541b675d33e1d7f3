import Bytes

/// The kinds of figures that members of a usage object report.
enum UsageMember {
    case input, output, total, cached, cacheWrite, reasoning, toolInput
    case inputDetails, outputDetails, cacheLifetimes, serverTools, searches
    case inputModalities, outputModalities, groundingCounts
    case iterations, serviceTier, speed, region, seconds
}

/// The name of a member in a usage object. Several names can mean the same figure. An object can have two of
/// these names, but must not repeat one.
struct UsageName {
    let place: UInt8
    let member: UsageMember

    private init(_ place: UInt8, _ member: UsageMember) {
        self.place = place
        self.member = member
    }

    /// The result is nil if Usher does not use a member of this name. `Interfaces/left.txt` in the tests
    /// gives the reason for each such member.
    init?(_ name: Span<UInt8>) {
        switch name.count {
        case ...13: self.init(short: name)
        case ...19: self.init(medium: name)
        default: self.init(long: name)
        }
    }

    private init?(short name: Span<UInt8>) {
        switch name.count {
        case 5 where name.equals("speed"): self.init(0, .speed)
        case 7 where name.equals("seconds"): self.init(1, .seconds)
        case 10 where name.equals("iterations"): self.init(2, .iterations)
        case 11 where name.equals("serviceTier"): self.init(3, .serviceTier)
        case 11 where name.equals("trafficType"): self.init(4, .serviceTier)
        case 12 where name.equals("input_tokens"): self.init(5, .input)
        case 12 where name.equals("total_tokens"): self.init(6, .total)
        case 12 where name.equals("service_tier"): self.init(7, .serviceTier)
        case 13 where name.equals("output_tokens"): self.init(8, .output)
        case 13 where name.equals("prompt_tokens"): self.init(9, .input)
        case 13 where name.equals("cached_tokens"): self.init(10, .cached)
        case 13 where name.equals("inference_geo"): self.init(11, .region)
        default: return nil
        }
    }

    private init?(medium name: Span<UInt8>) {
        switch name.count {
        case 14 where name.equals("cache_creation"): self.init(12, .cacheLifetimes)
        case 15 where name.equals("totalTokenCount"): self.init(13, .total)
        case 15 where name.equals("server_tool_use"): self.init(14, .serverTools)
        case 16 where name.equals("promptTokenCount"): self.init(15, .input)
        case 16 where name.equals("num_sources_used"): self.init(16, .searches)
        case 16 where name.equals("reasoning_tokens"): self.init(17, .reasoning)
        case 17 where name.equals("completion_tokens"): self.init(18, .output)
        case 18 where name.equals("responseTokenCount"): self.init(19, .output)
        case 18 where name.equals("thoughtsTokenCount"): self.init(20, .reasoning)
        case 18 where name.equals("total_input_tokens"): self.init(21, .input)
        case 18 where name.equals("num_search_queries"): self.init(22, .searches)
        case 19 where name.equals("total_output_tokens"): self.init(23, .output)
        case 19 where name.equals("total_cached_tokens"): self.init(24, .cached)
        case 19 where name.equals("promptTokensDetails"): self.init(25, .inputModalities)
        case 19 where name.equals("input_token_details"): self.init(26, .inputDetails)
        default: return nil
        }
    }

    private init?(long name: Span<UInt8>) {
        switch name.count {
        case 20 where name.equals("input_tokens_details"): self.init(27, .inputDetails)
        case 20 where name.equals("candidatesTokenCount"): self.init(28, .output)
        case 20 where name.equals("grounding_tool_count"): self.init(29, .groundingCounts)
        case 20 where name.equals("total_thought_tokens"): self.init(30, .reasoning)
        case 21 where name.equals("prompt_tokens_details"): self.init(31, .inputDetails)
        case 21 where name.equals("output_tokens_details"): self.init(32, .outputDetails)
        case 21 where name.equals("responseTokensDetails"): self.init(33, .outputModalities)
        case 21 where name.equals("total_tool_use_tokens"): self.init(34, .toolInput)
        case 23 where name.equals("cache_read_input_tokens"): self.init(35, .cached)
        case 23 where name.equals("cachedContentTokenCount"): self.init(36, .cached)
        case 23 where name.equals("prompt_cache_hit_tokens"): self.init(37, .cached)
        case 23 where name.equals("toolUsePromptTokenCount"): self.init(38, .toolInput)
        case 23 where name.equals("candidatesTokensDetails"): self.init(39, .outputModalities)
        case 24 where name.equals("input_tokens_by_modality"): self.init(40, .inputModalities)
        case 25 where name.equals("completion_tokens_details"): self.init(41, .outputDetails)
        case 25 where name.equals("output_tokens_by_modality"): self.init(42, .outputModalities)
        case 27 where name.equals("cache_creation_input_tokens"): self.init(43, .cacheWrite)
        default: return nil
        }
    }
}

import Dialects
import Foundation
import JSON
import Pricing
import TestSupport
import Testing

@Suite struct `A public price list` {
    private static func read(_ text: String, _ list: PublicPriceList) throws -> [ListedPrice] {
        var parser = JSONParser()
        return list.readList(try parser.parse(bytes(text).span))
    }

    private static let liteLLM = """
        {"sample_spec":{"input_cost_per_token":0},
        "gpt-y":{"litellm_provider":"openai","mode":"chat","input_cost_per_token":1.25e-06,
        "output_cost_per_token":1e-05,"cache_read_input_token_cost":1.25e-07,
        "cache_creation_input_token_cost":1.5625e-06,"cache_creation_input_token_cost_above_12hr":2.5e-06,
        "input_cost_per_token_priority":2.5e-06,"output_cost_per_token_priority":2e-05,
        "input_cost_per_token_above_272k_tokens":2.5e-06,"output_cost_per_token_above_272k_tokens":1.5e-05,
        "input_cost_per_token_above_272k_tokens_priority":5e-06,"output_cost_per_reasoning_token":1e-05,
        "regional_processing_uplift_multiplier_eu":1.1,"output_cost_per_image":0.04,
        "search_context_cost_per_query":{"search_context_size_low":0.01,"search_context_size_high":0.03}},
        "xai/grok-y":{"litellm_provider":"xai","input_cost_per_token":2e-06,"output_cost_per_token":4e-06},
        "claude-y":{"litellm_provider":"anthropic","input_cost_per_token":5e-06,"output_cost_per_token":2.5e-05,
        "provider_specific_entry":{"us":1.1,"fast":6}},
        "draw":{"litellm_provider":"openai","mode":"image_generation","output_cost_per_image":0.04},
        "embed":{"litellm_provider":"openai","mode":"embedding","input_cost_per_token":2e-08},
        "hear":{"litellm_provider":"openai","mode":"audio_transcription","input_cost_per_second":0.0001},
        "say":{"litellm_provider":"openai","mode":"audio_speech","input_cost_per_character":1.5e-05},
        "pixels":{"litellm_provider":"openai","mode":"image_generation","input_cost_per_pixel":1.9e-08},
        "free":{"litellm_provider":"openai","mode":"moderation","input_cost_per_token":0.0}}
        """

    @Test func `LiteLLM's price list becomes rows of prices, and what they cannot express is named`() throws {
        let all = try Self.read(Self.liteLLM, .liteLLM)
        let listed = all.filter { $0.price != nil }
        let missing = all.filter { $0.price == nil }
        #expect(missing.map(\.model) == ["pixels", "free"])
        #expect(missing.map(\.omissions) == [["input_cost_per_pixel"], []])
        #expect(listed.map(\.model) == ["gpt-y", "grok-y", "claude-y", "draw", "embed", "hear", "say"])
        #expect(
            listed.map(\.provider) == ["openai", "xai", "anthropic"] + Array(repeating: "openai", count: 4))
        let rows = try listed.map { PriceText.makeRow(model: $0.model, try #require($0.price)) }
        #expect(
            rows[0]
                == #"{ model: "gpt-y", input: 1.25, cached_input: 0.125, cache_write: 1.5625, cache_write_1h: 2.5, "#
                + "output: 10, long_context: { above: 272000, input: 2.5, cached_input: 0.125, cache_write: 1.5625, "
                + "cache_write_1h: 2.5, output: 15 }, tiers: { priority: { input: 2.5, cached_input: 0.125, "
                + "cache_write: 1.5625, cache_write_1h: 2.5, output: 20, long_context: { above: 272000, input: 5, "
                + "cached_input: 0.125, cache_write: 1.5625, cache_write_1h: 2.5, output: 20 } } }, "
                + "tools: { web_search: 0.03 }, regional: 1.1 }")
        #expect(rows[2] == #"{ model: "claude-y", input: 5, output: 25, fast: 6, regional: 1.1 }"#)
        #expect(rows[3] == #"{ model: "draw", input: 0, output: 0, per_image: 0.04 }"#)
        #expect(rows[4] == #"{ model: "embed", input: 0.02, output: 0 }"#)
        #expect(rows[5] == #"{ model: "hear", input: 0, output: 0, per_second: 0.0001 }"#)
        #expect(rows[6] == #"{ model: "say", input: 0, output: 0, per_million_characters: 15 }"#)
        #expect(
            listed[0].omissions == [
                "output_cost_per_image", "search_context_cost_per_query (the dearest size is taken)",
            ])
        #expect(listed.dropFirst().allSatisfy { $0.omissions.isEmpty })
    }

    @Test func `A public price list of models.dev becomes rows of prices`() throws {
        let listed = try Self.read(
            #"{"openai":{"id":"openai","models":{"gpt-y":{"id":"gpt-y","cost":{"input":1.25,"output":10,"#
                + #""cache_read":0.125,"input_audio":3,"reasoning":12,"context_over_200k":{"input":2.5,"output":15}}},"#
                + #""open":{"id":"open"}}}}"#, .modelsDev)
        #expect(listed.map(\.model) == ["gpt-y", "open"] && listed[0].omissions == ["reasoning"])
        #expect(listed[1].price == nil && listed[1].omissions.isEmpty)
        #expect(
            PriceText.makeRow(
                model: listed[0].model, provider: "main", try #require(listed[0].price))
                == #"{ provider: "main", model: "gpt-y", input: 1.25, cached_input: 0.125, output: 10, "#
                + "audio_input: 3, long_context: { above: 200000, input: 2.5, cached_input: 0.125, "
                + "output: 15, audio_input: 3 } }")
    }

    @Test(arguments: ["[]", "{}", "null", #"{"a":1}"#, #"{"a":{"litellm_provider":7}}"#])
    func `A public price list that is none has no prices`(text: String) throws {
        for list in PublicPriceList.allCases { #expect(try Self.read(text, list).isEmpty) }
    }
}

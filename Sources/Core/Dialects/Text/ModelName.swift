import Bytes

/// Finds the rule by which a model's images are billed. The model's name decides the rule.
struct ModelName {
    enum OpenAIRule: Equatable {
        /// Each image costs `base` tokens, and each of its tiles costs `tile` tokens.
        case tiles(base: Int, tile: Int)
        /// Each patch of an image costs this many hundredths of a token.
        case patches(Int)
    }

    private let name: [UInt8]

    /// - Parameter model: the model's name. The maker's name and a slash can precede it.
    init(_ model: [UInt8]) {
        name = model.lastIndex(of: UInt8(ascii: "/")).map { Array(model[($0 + 1)...]) } ?? model
    }

    /// OpenAI's rules for images, by the beginning of the model's name. The first match counts. Models
    /// without a match use the rule of GPT-4o.
    ///
    /// The rules are from OpenAI, "Images and vision", calculating costs, except those of the last two lines.
    /// The rules of o3 and the models with patches were also measured (community.openai.com/t/1262691). The
    /// rule of gpt-5.4-mini was reported in community.openai.com/t/1380539. No document was found for GPT-5.2
    /// and later; 1.2 tokens a patch were measured (community.openai.com/t/1372291).
    private static let openAI: [(beginning: StaticString, rule: OpenAIRule)] = [
        ("gpt-4.1-mini", .patches(162)), ("gpt-4.1-nano", .patches(246)), ("o4-mini", .patches(172)),
        ("gpt-5-mini", .patches(162)), ("gpt-5-nano", .patches(246)), ("gpt-5.4-mini", .patches(162)),
        ("gpt-4o-mini", .tiles(base: 2833, tile: 5667)), ("o3", .tiles(base: 75, tile: 150)),
        ("gpt-5.1", .tiles(base: 70, tile: 140)), ("gpt-5.", .patches(120)),
        ("gpt-5", .tiles(base: 70, tile: 140)), ("gpt-6", .patches(120)),
    ]

    var openAIRule: OpenAIRule {
        Self.openAI.first { name.span.starts(with: $0.beginning) }?.rule ?? .tiles(base: 85, tile: 170)
    }

    /// Whether Anthropic reads the model's images in high resolution. This is true for Opus from 4.7, such as
    /// `claude-opus-4-7`, and for all families from the fifth generation, such as `claude-sonnet-5-5`
    /// (Anthropic, "Vision" and "Migrating to Claude Opus 5").
    var isLargeClaude: Bool {
        let parts = name.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
        // In early names such as `claude-3-5-sonnet`, the second part is a number. A part with more than two
        // characters is a date, not a version.
        guard parts.count > 2, parts[0] == "claude", Int(parts[1]) == nil, parts[2].utf8.count < 3,
            let generation = Int(parts[2])
        else { return false }
        if generation >= 5 { return true }
        guard generation == 4, parts[1] == "opus", parts.count > 3, parts[3].utf8.count < 3 else {
            return false
        }
        return Int(parts[3]) ?? 0 >= 7
    }

    /// Whether the model is of Gemini's third generation or later.
    var isGemini3: Bool {
        let prefix = "gemini-".utf8.count
        guard name.span.starts(with: "gemini-"), name.count > prefix else { return false }
        return name[prefix] >= UInt8(ascii: "3") && name[prefix] <= UInt8(ascii: "9")
    }
}

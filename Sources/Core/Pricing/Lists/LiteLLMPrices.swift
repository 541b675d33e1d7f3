import Bytes
import Dialects
import JSON

/// LiteLLM's price list: an object of models with prices in US dollars per token. A member's name is, for
/// example, `input_cost_per_token_above_272k_tokens_priority` (BerriAI/litellm,
/// model_prices_and_context_window.json).
enum LiteLLMPrices {
    static func readList(_ root: JSONValue) -> [ListedPrice] {
        var found: [ListedPrice] = []
        var members = root.members
        while let member = members.next() {
            guard let name = member.value.member("litellm_provider")?.string else { continue }
            let provider = String(decoding: name)
            var model = String(decoding: member.name)
            // LiteLLM writes the provider before some names. For example, xAI's model grok-4 is `xai/grok-4`.
            if model.hasPrefix(provider + "/") { model.removeFirst(provider.utf8.count + 1) }
            var entry = LiteLLMEntry(provider: provider, model: model)
            entry.readEntry(member.value)
            found.append(entry.listed)
        }
        return found
    }
}

/// One model of LiteLLM's list, while the members of its object are read.
private struct LiteLLMEntry {
    let provider: String
    let model: String

    /// The requests to which a price applies. They are in the service tier `tier` (empty for the standard
    /// tier), and their input has more than `above` tokens (0 for no bound).
    private struct Place: Hashable {
        var tier = ""
        var above = 0
    }

    private var drafts: [Place: RatesDraft] = [Place(): RatesDraft()]
    private var fees: [HostedTool: Int] = [:]
    private var fast: Int?
    private var regional: Int?
    private var perRequest = 0
    private var perSecond = 0
    private var mode = ""
    private var perImage = 0
    private var perCharacter = 0
    private var omissions: [String] = []

    init(provider: String, model: String) {
        self.provider = provider
        self.model = model
    }

    mutating func readEntry(_ entry: JSONValue) {
        // The model's mode, such as `chat`, decides whether prices per image or character are used. Chat
        // models can have such prices, but images and characters are not counted in chat requests.
        if let text = entry.member("mode")?.string { mode = String(decoding: text) }
        var members = entry.members
        while let member = members.next() {
            let name = String(decoding: member.name)
            switch name {
            case "search_context_cost_per_query": readSearches(member.value)
            case "provider_specific_entry": readFactors(member.value)
            case _ where name.hasPrefix("regional_processing_uplift_multiplier"):
                regional = max(regional ?? 0, factor(member.value) ?? 0)
            default:
                guard name.contains("cost"), let dollars = member.value.real, dollars > 0 else { continue }
                if !take(name, dollars) { omissions.append(name) }
            }
        }
    }

    /// Stores a price of the list. The result is false if a row of `prices:` cannot express this price.
    private mutating func take(_ name: String, _ dollars: Double) -> Bool {
        let perCall = Int(clamping: dollars * 1_000_000)
        switch name {
        case "google_maps_grounding_cost_per_query": fees[.mapSearch] = perCall
        case "code_interpreter_cost_per_session": fees[.codeInterpreter] = perCall
        case "file_search_cost_per_1k_calls": fees[.fileSearch] = Int(clamping: dollars * 1000)
        case "input_cost_per_request": perRequest = perCall
        case "input_cost_per_second": perSecond = perCall
        case "output_cost_per_image" where mode == "image_generation": perImage = perCall
        case "input_cost_per_character" where mode == "audio_speech":
            perCharacter = Int(clamping: dollars * 1_000_000_000_000)
        default:
            guard let (base, place) = Self.parts(of: name) else { return false }
            return take(base, Int(clamping: dollars * 1_000_000_000_000), at: place)
        }
        return true
    }

    private mutating func take(_ base: String, _ price: Int, at place: Place) -> Bool {
        var draft = drafts[place] ?? RatesDraft()
        switch base {
        case "input_cost_per_token": draft.input = price
        case "output_cost_per_token": draft.output = price
        case "cache_read_input_token_cost": draft.cachedInput = price
        case "input_cost_per_token_cache_hit": draft.cachedInput = draft.cachedInput ?? price
        case "cache_creation_input_token_cost": draft.cacheWrite = price
        case "cache_creation_input_token_cost_above_1hr", "cache_creation_input_token_cost_above_12hr":
            draft.longCacheWrite = price
        case "input_cost_per_audio_token": draft.audioInput = price
        case "output_cost_per_audio_token": draft.audioOutput = price
        case "input_cost_per_image_token": draft.imageInput = price
        case "output_cost_per_image_token": draft.imageOutput = price
        // Usher bills reasoning tokens at the output price. If LiteLLM has another price for them,
        // `listed` reports this price as an omission.
        case "output_cost_per_reasoning_token" where place == Place(): reasoning = price
        default: return false
        }
        drafts[place] = draft
        return true
    }

    private var reasoning: Int?

    private static let tiers = ["priority", "flex", "batches", "ultrafast"]

    /// Splits a member's name: `input_cost_per_token_above_272k_tokens_priority` is `input_cost_per_token`
    /// above 272,000 tokens in the tier `priority`.
    private static func parts(of name: String) -> (base: String, place: Place)? {
        var place = Place()
        var rest = name[...]
        if let tier = tiers.first(where: { name.hasSuffix("_" + $0) }) {
            place.tier = tier == "batches" ? "batch" : tier
            rest = rest.dropLast(tier.count + 1)
        }
        if let match = rest.firstMatch(of: /_above_([0-9]+)k_tokens$/) {
            guard let thousands = Int(match.1), (1...100_000).contains(thousands) else { return nil }
            place.above = thousands * 1000
            rest = rest[..<match.range.lowerBound]
        }
        return (String(rest), place)
    }

    /// The price of a search depends on how much the search reads. Answers do not report how much, so the
    /// highest price is used.
    private mutating func readSearches(_ sizes: JSONValue) {
        var prices: Set<Int> = []
        var members = sizes.members
        while let member = members.next() {
            if let dollars = member.value.real, dollars > 0 {
                prices.insert(Int(clamping: dollars * 1_000_000))
            }
        }
        guard let dearest = prices.max() else { return }
        // For Gemini 2 and older, Google bills each prompt that led to a search. For newer models, it bills
        // each search.
        let isByPrompt = model.contains("gemini-1") || model.contains("gemini-2")
        fees[isByPrompt ? .groundedPrompt : .webSearch] = dearest
        if prices.count > 1 { omissions.append("search_context_cost_per_query (the dearest size is taken)") }
    }

    private mutating func readFactors(_ entry: JSONValue) {
        var members = entry.members
        while let member = members.next() {
            if member.name.equals("fast") {
                fast = factor(member.value)
            } else if member.name.equals("us") || member.name.equals("eu") {
                regional = max(regional ?? 0, factor(member.value) ?? 0)
            }
        }
    }

    private func factor(_ value: JSONValue) -> Int? {
        guard let factor = value.real, factor > 0, factor <= 100 else { return nil }
        return Int(clamping: factor * Double(Price.factorUnit))
    }

    /// The model with its price. Call `readEntry` first. The price is nil if the list has none per token,
    /// second, request, image or character.
    var listed: ListedPrice {
        var standard = drafts[Place()] ?? RatesDraft()
        let isByPiece = perSecond | perRequest | perImage | perCharacter > 0
        let isPriced = standard.input != nil || standard.output != nil || isByPiece
        // Missing prices, such as the output's price of an embedding model, count as 0.
        standard.input = standard.input ?? 0
        standard.output = standard.output ?? 0
        guard isPriced, let rates = standard.makeRates() else {
            return ListedPrice(provider: provider, model: model, price: nil, omissions: omissions)
        }
        var omissions = omissions
        if let reasoning, reasoning != rates.output { omissions.append("output_cost_per_reasoning_token") }
        let names = Set(drafts.keys.map(\.tier)).subtracting([""]).sorted()
        let tiers = names.compactMap { name -> Price.Tier? in
            guard let tier = ServiceTier(rawValue: name),
                let own = drafts[Place(tier: name)]?.makeRates(or: standard)
            else { return nil }
            return Price.Tier(tier, own, longContext: longContext(name, standard, &omissions))
        }
        let price = Price(
            rates, longContext: longContext("", standard, &omissions), tiers: tiers, fees: fees, fast: fast,
            regional: regional, perRequest: perRequest, perSecond: perSecond, perImage: perImage,
            perCharacter: perCharacter)
        return ListedPrice(provider: provider, model: model, price: price, omissions: omissions)
    }

    /// The rates for long input. If the list has several thresholds, those of the lowest one are used.
    private func longContext(_ tier: String, _ standard: RatesDraft, _ omissions: inout [String])
        -> Price.LongContext?
    {
        let thresholds = drafts.keys.filter { $0.tier == tier && $0.above > 0 }.map(\.above).sorted()
        // For each kind of token, the tier's price above the threshold is used. If the list has none, it is
        // the tier's price below the threshold, or else the standard price.
        guard let lowest = thresholds.first, var own = drafts[Place(tier: tier, above: lowest)] else {
            return nil
        }
        if let below = drafts[Place(tier: tier)] { own.take(missing: below) }
        guard let rates = own.makeRates(or: standard) else { return nil }
        if thresholds.count > 1 {
            omissions.append("prices above more than one length (the lowest is taken)")
        }
        return Price.LongContext(above: lowest, rates: rates)
    }
}

package import JSON

/// A model's price as a public list has it.
package struct ListedPrice: Hashable, Sendable {
    /// The list's name for the provider.
    package let provider: String
    /// The model's name in requests.
    package let model: String
    package let price: Price
    /// The parts of the list's price that `prices:` cannot express.
    package let omissions: [String]

    package init(provider: String, model: String, price: Price, omissions: [String] = []) {
        self.provider = provider
        self.model = model
        self.price = price
        self.omissions = omissions
    }
}

/// The two price lists that this field maintains in public.
package enum PublicPriceList: String, CaseIterable, Sendable {
    /// `model_prices_and_context_window.json` of BerriAI/litellm.
    case liteLLM = "litellm"
    /// `api.json` of models.dev.
    case modelsDev = "models.dev"

    /// The prices of every model that has any, in the list's order; empty if the document is not such a list.
    package func readList(_ root: JSONValue) -> [ListedPrice] {
        switch self {
        case .liteLLM: LiteLLMPrices.readList(root)
        case .modelsDev: ModelsDevPrices.readList(root)
        }
    }
}

/// Rates that are collected one by one.
struct RatesDraft {
    var input: Int?
    var cachedInput: Int?
    var cacheWrite: Int?
    var longCacheWrite: Int?
    var output: Int?
    var audioInput: Int?
    var audioOutput: Int?
    var imageInput: Int?
    var imageOutput: Int?

    mutating func take(missing other: RatesDraft) {
        input = input ?? other.input
        cachedInput = cachedInput ?? other.cachedInput
        cacheWrite = cacheWrite ?? other.cacheWrite
        longCacheWrite = longCacheWrite ?? other.longCacheWrite
        output = output ?? other.output
        audioInput = audioInput ?? other.audioInput
        audioOutput = audioOutput ?? other.audioOutput
        imageInput = imageInput ?? other.imageInput
        imageOutput = imageOutput ?? other.imageOutput
    }

    /// A price that is missing from a tier or a long context is that of the standard rates.
    func makeRates(or standard: RatesDraft? = nil) -> Rates? {
        var whole = self
        if let standard { whole.take(missing: standard) }
        guard let input = whole.input, let output = whole.output else { return nil }
        return Rates(
            input: input, cachedInput: whole.cachedInput, cacheWrite: whole.cacheWrite,
            longCacheWrite: whole.longCacheWrite, output: output, audioInput: whole.audioInput,
            audioOutput: whole.audioOutput, imageInput: whole.imageInput, imageOutput: whole.imageOutput)
    }
}

package import JSON

/// The price of a model in a public price list.
package struct ListedPrice: Hashable, Sendable {
    /// The provider's name in the price list.
    package let provider: String
    package let model: String
    /// The price; nil if the list has no price that a row of `prices:` can express.
    package let price: Price?
    /// The prices in the list that a row of `prices:` in a configuration cannot express.
    package let omissions: [String]

    package init(provider: String, model: String, price: Price?, omissions: [String] = []) {
        self.provider = provider
        self.model = model
        self.price = price
        self.omissions = omissions
    }
}

/// The two public price lists that Usher can read.
package enum PublicPriceList: String, CaseIterable, Sendable {
    /// The list `model_prices_and_context_window.json` of BerriAI/litellm.
    case liteLLM = "litellm"
    /// The list `api.json` of models.dev.
    case modelsDev = "models.dev"

    /// All models of the list, in its order. The result is empty if the document is no price list of this
    /// kind.
    package func readList(_ root: JSONValue) -> [ListedPrice] {
        switch self {
        case .liteLLM: LiteLLMPrices.readList(root)
        case .modelsDev: ModelsDevPrices.readList(root)
        }
    }
}

/// The prices of a model's tokens while a price list is read. A price that was not read yet is nil.
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

    /// The rates that were read. If a tier or a long context has no price for a kind of token, the price in
    /// `standard` is used.
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

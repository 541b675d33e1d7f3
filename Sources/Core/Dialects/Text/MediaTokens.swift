/// The images and files of a prompt, counted by the rules of all models. The rules of one model are not
/// enough, because the body can name the model after the prompt.
struct MediaTokens: Sendable {
    /// The tokens that do not depend on the model, such as those of audio.
    var fixed = 0
    /// OpenAI's rules need three counts: images, tiles of images in high detail, and patches of images.
    private var openAIImages = 0
    private var openAITiles = 0
    private var openAIPatches = 0
    /// The tokens for Anthropic's models that read images in standard resolution, and in high resolution.
    private var standardClaude = 0
    private var largeClaude = 0
    /// Gemini's rules need four counts: images, tiles of images, pages, and seconds of video.
    private var geminiImages = 0
    private var geminiTiles = 0
    var geminiPages = 0
    var geminiSeconds = 0

    init() {}

    mutating func addImage(_ image: OpenAIImage, isLow: Bool, count: Int = 1) {
        openAIImages += count
        // Patches are counted in low detail, too, since models that bill patches ignore the member `detail`
        // (measured: "Vision: more than one way to send a request", community.openai.com/t/1262691).
        openAIPatches += count * image.patches
        if !isLow { openAITiles += count * image.tiles }
    }

    mutating func addImage(claude size: ImageSize) {
        standardClaude += ClaudeImage.countTokens(size, longest: 1568, most: 1568)
        largeClaude += ClaudeImage.countTokens(size, longest: 2576, most: 4784)
    }

    mutating func addImage(gemini size: ImageSize) {
        geminiImages += 1
        // Gemini scales an image larger than 3072 × 3072 down to this size (Firebase AI Logic, "Input file
        // requirements").
        let fitted = size.scaled(longest: 3072)
        let isSmall = size.width <= 384 && size.height <= 384
        geminiTiles += isSmall ? 1 : ((fitted.width + 767) / 768) * ((fitted.height + 767) / 768)
    }

    /// - Parameter model: the name of the requested model. It is empty if the body names no model.
    func countTokens(of model: [UInt8]) -> Int {
        let name = ModelName(model)
        var tokens = fixed + (name.isLargeClaude ? largeClaude : standardClaude)
        switch name.openAIRule {
        case .tiles(let base, let tile): tokens += base * openAIImages + tile * openAITiles
        case .patches(let hundredths): tokens += (openAIPatches * hundredths + 99) / 100
        }
        if name.isGemini3 {
            // Gemini's third generation (Gemini API, "Media resolution"): an image has 1,120 tokens, a page
            // 560. A second of video has 70, since one frame a second is read, and a second of sound has 32.
            tokens += 1120 * geminiImages + 560 * geminiPages + (70 + 32) * geminiSeconds
        } else {
            // An image of up to 384 pixels a side has 258 tokens. A larger image has 258 for each tile of 768
            // × 768. A second of video has 263 (Gemini API, "Understand and count tokens"). A page has 258
            // ("Document understanding").
            tokens += 258 * (geminiTiles + geminiPages) + 263 * geminiSeconds
        }
        return tokens
    }
}

/// An image, counted by OpenAI's rules (OpenAI, "Images and vision", calculating costs).
struct OpenAIImage {
    /// The number of tiles of 512 × 512 pixels. A larger image is first scaled down to fit 2048 × 2048, and
    /// then so that its shorter side is at most 768.
    let tiles: Int
    /// The number of patches of 32 × 32 pixels, at most 1,536. An image with more patches is first scaled by
    /// √(1536 × 32² / area), and then so that one of its sides is a whole number of patches.
    let patches: Int

    private static let mostPatches = 1536

    init(_ size: ImageSize) {
        let fitted = size.scaled(longest: 2048).scaled(shortest: 768)
        tiles = ((fitted.width + 511) / 512) * ((fitted.height + 511) / 512)
        let whole = ((size.width + 31) / 32) * ((size.height + 31) / 32)
        guard whole > Self.mostPatches else {
            patches = whole
            return
        }
        let area = Double(size.width) * Double(size.height)
        let scale = (Double(Self.mostPatches) * 1024 / area).squareRoot()
        let (width, height) = (Double(size.width) * scale / 32, Double(size.height) * scale / 32)
        let rest = min(width.rounded(.down) / width, height.rounded(.down) / height)
        // Without this rounding, a floating-point error could add a column of patches.
        let columns = (width * rest * 1024).rounded() / 1024
        let rows = (height * rest * 1024).rounded() / 1024
        let covered = Int(columns.rounded(.up)) * Int(rows.rounded(.up))
        patches = min(max(covered, 1), Self.mostPatches)
    }
}

/// The tokens of an image for Anthropic: ⌈width / 28⌉ × ⌈height / 28⌉. The image is first scaled down to the
/// model's longest side and largest number of tokens (Anthropic, "Vision").
enum ClaudeImage {
    static func countTokens(_ size: ImageSize, longest: Int, most: Int) -> Int {
        let side = max(size.width, size.height)
        var (fits, tooLong) = (1, min(side, longest) + 1)
        while tooLong - fits > 1 {
            let middle = (fits + tooLong) / 2
            if patches(size.scaled(longest: middle)) <= most { fits = middle } else { tooLong = middle }
        }
        return min(patches(size.scaled(longest: fits)), most)
    }

    private static func patches(_ size: ImageSize) -> Int {
        ((size.width + 27) / 28) * ((size.height + 27) / 28)
    }
}

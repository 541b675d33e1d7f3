/// Images, sound and files in a prompt, by what their providers publish. What a model really bills is learnt
/// on top of that, by the shape of the request: see `InputGuess`.
extension PromptText {
    /// Whether the member is a medium rather than text.
    mutating func take(media name: Span<UInt8>, _ value: JSONValue, of parent: JSONValue) -> Bool {
        switch name.count {
        case 9 where name.equals("image_url"): takeOpenAIImage(value, parent)
        case 6 where name.equals("source"): takeAnthropicSource(value)
        case 10 where name.equals("inlineData"), 11 where name.equals("inline_data"):
            takeGeminiData(value)
        case 8 where name.equals("fileData"), 9 where name.equals("file_data"),
            7 where name.equals("file_id"), 8 where name.equals("file_url"), 4 where name.equals("file"):
            takeFile(value)
        case 11 where name.equals("input_audio"):
            hasFiles = true
            // OpenAI, Realtime API, "Managing costs": a token for 100 ms of a user's sound.
            mediaTokens += Base64Text.length(of: value.text("data")) * 10 / Self.bytesOfSecond
        default: return false
        }
        return true
    }

    /// OpenAI, "Images and vision", calculating costs: 85 tokens in low detail; in high detail the image is
    /// scaled into 2048 × 2048, its shorter side to 768, and each tile of 512 × 512 costs 170 more. An image
    /// of which only the address is known counts as one of 1024 × 1024.
    private mutating func takeOpenAIImage(_ value: JSONValue, _ parent: JSONValue) {
        hasImages = true
        if value.isText("detail", "low") || parent.isText("detail", "low") {
            mediaTokens += 85
            return
        }
        let size =
            value.kind == .string ? ImageSize(dataURL: value.string) : ImageSize(dataURL: value.text("url"))
        mediaTokens += Self.openAITokens(size ?? ImageSize(width: 1024, height: 1024))
    }

    static func openAITokens(_ size: ImageSize) -> Int {
        let fitted = size.scaled(longest: 2048).scaled(shortest: 768)
        return 85 + 170 * ((fitted.width + 511) / 512) * ((fitted.height + 511) / 512)
    }

    /// Anthropic, "Vision": width × height / 750 after it is scaled to a longer side of 1,568 and some 1,600
    /// tokens; "PDF support": 1,500 to 3,000 tokens a page.
    private mutating func takeAnthropicSource(_ value: JSONValue) {
        if value.isType("media_type", "image/") || value.isText("type", "url") {
            hasImages = true
            mediaTokens +=
                ImageSize(base64: value.text("data")).map(Self.anthropicTokens) ?? Self.mostAnthropicTokens
        } else if value.isType("media_type", "text/"), let data = value.text("data") {
            gauge.take(sampling: data)
        } else {
            hasFiles = true
            mediaTokens += 2250 * Self.pages(Base64Text.length(of: value.text("data")))
        }
    }

    private static let mostAnthropicTokens = 1600

    static func anthropicTokens(_ size: ImageSize) -> Int {
        let fitted = size.scaled(longest: 1568)
        return min(fitted.width * fitted.height / 750, mostAnthropicTokens)
    }

    /// Gemini, "Understand and count tokens": 258 for an image of up to 384 pixels a side, else for each tile
    /// of 768 × 768; 32 for a second of sound. "Document understanding": 258 for a page.
    private mutating func takeGeminiData(_ value: JSONValue) {
        let length = Base64Text.length(of: value.text("data"))
        if value.isType("mimeType", "image/") || value.isType("mime_type", "image/") {
            hasImages = true
            let size = ImageSize(base64: value.text("data")) ?? ImageSize(width: 768, height: 768)
            mediaTokens += Self.geminiTokens(size)
        } else if value.isType("mimeType", "audio/") || value.isType("mime_type", "audio/") {
            hasFiles = true
            mediaTokens += length * 32 / Self.bytesOfSecond
        } else {
            hasFiles = true
            mediaTokens += 258 * Self.pages(length)
        }
    }

    static func geminiTokens(_ size: ImageSize) -> Int {
        if size.width <= 384 && size.height <= 384 { return 258 }
        return 258 * ((size.width + 767) / 768) * ((size.height + 767) / 768)
    }

    /// OpenAI, "File inputs": the model is given an image of each page, and its text, of which nothing is
    /// known beforehand. A page of A4 is taken for an image of 1024 × 1448: six tiles.
    private mutating func takeFile(_ value: JSONValue) {
        hasFiles = true
        let length = Base64Text.length(of: value.kind == .string ? value.string : value.text("file_data"))
        mediaTokens += Self.openAITokens(ImageSize(width: 1024, height: 1448)) * Self.pages(length)
    }

    // No provider says how many bytes hold a second or a page. These are assumptions.

    /// Sound at 128 kbit a second.
    private static let bytesOfSecond = 16_000

    /// Pages of a file of so many bytes: 60 kB each, as scans and slides have.
    private static func pages(_ bytes: Int) -> Int { max(1, min(bytes / 60_000, 1000)) }
}

extension JSONValue {
    /// The text of a member.
    @_lifetime(copy self)
    fileprivate func text(_ name: StaticString) -> Span<UInt8>? {
        guard let member = member(name) else { return nil }
        return member.string
    }

    fileprivate func isText(_ name: StaticString, _ text: StaticString) -> Bool {
        guard let found = self.text(name) else { return false }
        return found.equals(text)
    }

    fileprivate func isType(_ name: StaticString, _ beginning: StaticString) -> Bool {
        guard let found = text(name) else { return false }
        return found.starts(with: beginning)
    }
}

import Bytes
import JSON

/// Counts images, audio and files in a prompt by the providers' published rules. `InputGuess` then learns
/// from answers how many tokens a model really bills for such a prompt.
extension PromptText {
    /// Counts a member if it is an image, audio or a file. The result is false for any other member.
    mutating func take(media name: Span<UInt8>, _ value: JSONValue, of parent: JSONValue) -> Bool {
        switch name.count {
        case 9 where name.equals("image_url"): takeOpenAIImage(value, parent)
        case 6 where name.equals("source"): takeAnthropicSource(value)
        case 10 where name.equals("inlineData"), 11 where name.equals("inline_data"):
            takeGeminiData(value)
        case 8 where name.equals("fileData"), 9 where name.equals("file_data"),
            8 where name.equals("file_url"), 4 where name.equals("file"):
            takeFile(value)
        case 7 where name.equalsIgnoringCase("file_id"):
            noteText(stored: value, .fileID)
            takeFile(value)
        case 11 where name.equals("input_audio"):
            files += 1
            hasSound = true
            // A user's audio has a token for each 100 ms (OpenAI, Realtime API, "Managing costs").
            media.fixed += Base64Text.decodedLength(of: value.text("data")) * 10 / Self.bytesOfSecond
        default: return false
        }
        return true
    }

    /// Counts an image. If the request has only the image's address, a size of 1024 × 1024 is assumed.
    private mutating func takeOpenAIImage(_ value: JSONValue, _ parent: JSONValue) {
        images += 1
        let size =
            value.isString ? ImageSize(dataURL: value.string) : ImageSize(dataURL: value.text("url"))
        media.addImage(
            OpenAIImage(size ?? ImageSize(width: 1024, height: 1024)),
            isLow: value.isText("detail", "low") || parent.isText("detail", "low"))
    }

    /// Counts an image or a document. A page of a document has 1,500 to 3,000 tokens (Anthropic, "PDF
    /// support"). If only an image's address is known, the largest size that no model scales down is assumed.
    private mutating func takeAnthropicSource(_ value: JSONValue) {
        noteFileID(of: value)
        if value.isType("media_type", "image/") || value.isText("type", "url") {
            images += 1
            media.addImage(
                claude: ImageSize(base64: value.text("data")) ?? ImageSize(width: 1092, height: 1092))
        } else if value.isType("media_type", "text/"), let data = value.text("data") {
            estimator.take(sampling: data)
        } else {
            files += 1
            media.fixed += 2250 * Self.pages(Base64Text.decodedLength(of: value.text("data")))
        }
    }

    private mutating func takeGeminiData(_ value: JSONValue) {
        let length = Base64Text.decodedLength(of: value.text("data"))
        if value.isMedium("image/") {
            images += 1
            media.addImage(
                gemini: ImageSize(base64: value.text("data")) ?? ImageSize(width: 768, height: 768))
            return
        }
        files += 1
        if value.isMedium("audio/") {
            hasSound = true
            // A second of audio has 32 tokens (Gemini API, "Understand and count tokens").
            media.fixed += length * 32 / Self.bytesOfSecond
        } else if value.isMedium("video/") {
            media.geminiSeconds += max(1, length / Self.bytesOfVideoSecond)
        } else {
            media.geminiPages += Self.pages(length)
        }
    }

    /// Counts a file. The model gets the text and an image of each page (OpenAI, "File inputs"). The text's
    /// length is unknown, so only the images are counted, with 1024 × 1448 pixels (A4) each.
    private mutating func takeFile(_ value: JSONValue) {
        // The file's address is recorded before the type is checked, since Gemini's files can lack a type.
        noteFileURI(of: value)
        if value.isObject, value.isMedium("") { return takeGeminiData(value) }
        files += 1
        noteFileID(of: value)
        let length = Base64Text.decodedLength(of: value.isString ? value.string : value.text("file_data"))
        media.addImage(
            OpenAIImage(ImageSize(width: 1024, height: 1448)), isLow: false, count: Self.pages(length))
    }

    // No provider documents how many bytes a page or a second of sound has, so the next figures are assumed.

    /// The assumed size of a second of audio in bytes, which is a rate of 128 kbit/s.
    private static let bytesOfSecond = 16_000
    /// The assumed size of a second of video with sound in bytes, which is a rate of 2 Mbit/s.
    private static let bytesOfVideoSecond = 250_000

    /// The assumed number of pages in a file. A page is assumed to have 60 kB, as in scans and slides.
    private static func pages(_ bytes: Int) -> Int { max(1, min(bytes / 60_000, 1000)) }
}

extension JSONValue {
    /// The string in a member; nil if there is none.
    @_lifetime(copy self)
    fileprivate func text(_ name: StaticString) -> Span<UInt8>? {
        guard let member = member(name) else { return nil }
        return member.string
    }

    fileprivate func isText(_ name: StaticString, _ text: StaticString) -> Bool {
        guard let found = self.text(name) else { return false }
        return found.equals(text)
    }

    fileprivate func isMedium(_ beginning: StaticString) -> Bool {
        isType("mimeType", beginning) || isType("mime_type", beginning)
    }

    fileprivate func isType(_ name: StaticString, _ beginning: StaticString) -> Bool {
        guard let found = text(name) else { return false }
        return found.starts(with: beginning)
    }
}

import Dialects
import Foundation
import JSON
import Testing

/// The expected tokens come from the providers' own examples and rules, which PromptMedia cites.
@Suite struct `Images, sound and files of a prompt` {
    private func tokens(_ body: String, of model: String = "") throws -> Int {
        var parser = JSONParser()
        let facts = RequestFacts()
        try facts.read(Array(body.utf8).span, with: &parser)
        guard let body = parser.document else { return 0 }
        return PromptText(of: body).mediaTokens(of: Array(model.utf8))
    }

    /// The base64 text of a PNG file's first bytes, which contain its size.
    private func png(_ width: UInt16, _ height: UInt16) -> String {
        var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
        file += Array("IHDR".utf8)
        for side in [width, height] { file += [0, 0, UInt8(side >> 8), UInt8(side & 0xff)] }
        return Data(file + [8, 2, 0, 0, 0]).base64EncodedString()
    }

    /// The tokens are from OpenAI's "Images and vision": 1024 × 1024 costs 765, 2048 × 4096 costs 1,105, and
    /// any image in low detail 85.
    @Test(arguments: [(1024, 1024, "high", 765), (2048, 4096, "high", 1105), (4096, 8192, "low", 85)])
    func `With OpenAI, an image in a prompt costs a price for each tile`(
        width: UInt16, height: UInt16, detail: String, expected: Int
    ) throws {
        let url = "data:image/png;base64,\(png(width, height))"
        let part = #"{"type":"image_url","image_url":{"url":"\#(url)","detail":"\#(detail)"}}"#
        let body = #"{"model":"m","messages":[{"role":"user","content":[\#(part)]}]}"#
        #expect(try tokens(body) == expected)
        #expect(try tokens(body.replacing("\(url)", with: "https://a.b/c")) == (detail == "low" ? 85 : 765))
    }

    private func openAI(_ width: UInt16, _ height: UInt16, detail: String = "high") -> String {
        let url = "data:image/png;base64,\(png(width, height))"
        let part = #"{"type":"image_url","image_url":{"url":"\#(url)","detail":"\#(detail)"}}"#
        return #"{"model":"m","messages":[{"role":"user","content":[\#(part)]}]}"#
    }

    /// OpenAI's tables list the tokens per image and per tile. An image of 128 × 64 was also measured in low
    /// and in high detail, with about 12 tokens of text (community.openai.com/t/1262691).
    @Test(arguments: [
        ("gpt-4o", 85, 255), ("openai/gpt-4.1-2025-04-14", 85, 255), ("gpt-4o-mini-2024-07-18", 2833, 8500),
        ("o3-2025-04-16", 75, 225), ("gpt-5", 70, 210), ("gpt-5-chat-latest", 70, 210), ("gpt-5.1", 70, 210),
        ("somebody-elses", 85, 255),
    ])
    func `An OpenAI image costs the tile price of the model`(model: String, low: Int, high: Int) throws {
        #expect(try tokens(openAI(128, 64, detail: "low"), of: model) == low)
        #expect(try tokens(openAI(128, 64), of: model) == high)
    }

    /// The patches are from OpenAI's "Images and vision": 1024 × 1024 has 1,024 patches, and 1800 × 2400 has
    /// 1,452.
    @Test(arguments: [
        ("gpt-4.1-mini", 1659, 2353), ("gpt-5-mini", 1659, 2353), ("gpt-4.1-nano", 2520, 3572),
        ("gpt-5-nano-2025-08-07", 2520, 3572), ("openai/o4-mini", 1762, 2498), ("gpt-5.4-mini", 1659, 2353),
    ])
    func `With OpenAI's small models, an image in a prompt costs a price for each patch`(
        model: String, square: Int, large: Int
    ) throws {
        #expect(try tokens(openAI(1024, 1024), of: model) == square)
        #expect(try tokens(openAI(1024, 1024, detail: "low"), of: model) == square)
        #expect(try tokens(openAI(1800, 2400), of: model) == large)
        #expect(try tokens(openAI(32, 32), of: model) <= 3)
        for (width, height) in [(65535, 65535), (65535, 1), (1, 65535), (1568, 1024)] as [(UInt16, UInt16)] {
            #expect((1...3779).contains(try tokens(openAI(width, height), of: model)), "\(width) × \(height)")
        }
    }

    /// Anthropic's page "Vision" counts 28 × 28 pixels as one token. Older models allow 1,568 pixels per side
    /// and 1,568 tokens, newer models 2,576 pixels and 4,784 tokens. An image of 1920 × 1080 was measured at
    /// 1,560 tokens (claudecodecamp.com, "Images cost 3x more tokens in Claude Opus 4.7").
    @Test(arguments: [
        (200, 200, 64, 64), (1000, 1000, 1296, 1296), (1920, 1080, 1560, 2691), (2000, 1500, 1564, 3888),
        (8000, 8000, 1521, 4761), (8000, 1, 56, 92),
    ])
    func `With Anthropic, an image in a prompt costs tokens for its patches`(
        width: UInt16, height: UInt16, standard: Int, large: Int
    ) throws {
        let source =
            #"{"type":"base64","media_type":"image/png","data":"\#(png(width, height))"}"#
        let body =
            #"{"model":"m","messages":[{"role":"user","content":[{"type":"image","source":\#(source)}]}]}"#
        for model in ["claude-sonnet-4-6", "claude-3-5-sonnet-20241022", "claude-opus-4-20250514", "", "x"] {
            #expect(try tokens(body, of: model) == standard, "\(model)")
        }
        for model in ["claude-opus-4-7", "claude-opus-4-8", "claude-sonnet-5-5", "anthropic/claude-opus-5"] {
            #expect(try tokens(body, of: model) == large, "\(model)")
        }
    }

    /// The tokens are from Gemini's "Understand and count tokens".
    @Test(arguments: [
        (384, 384, 258), (385, 100, 258), (1536, 768, 516), (1537, 769, 1548), (65535, 65535, 16 * 258),
    ])
    func `A Gemini image costs 258 tokens for a tile`(width: UInt16, height: UInt16, expected: Int) throws {
        let data = #"{"inlineData":{"mimeType":"image/png","data":"\#(png(width, height))"}}"#
        let body = #"{"contents":[{"role":"user","parts":[\#(data)]}]}"#
        #expect(try tokens(body) == expected)
        #expect(try tokens(body, of: "gemini-2.5-flash") == expected)
        #expect(try tokens(body, of: "gemini-3-pro-preview") == 1120)
    }

    @Test func `Sound in a prompt costs by its length`() throws {
        // The data is ten seconds of sound at 128 kbit per second.
        let data = Data(repeating: 0, count: 160_000).base64EncodedString()
        let openAI = #"{"type":"input_audio","input_audio":{"format":"mp3","data":"\#(data)"}}"#
        let asked = try tokens(#"{"model":"m","messages":[{"role":"user","content":[\#(openAI)]}]}"#)
        #expect((99...101).contains(asked))
        let gemini = #"{"inlineData":{"mimeType":"audio/mp3","data":"\#(data)"}}"#
        #expect((319...321).contains(try tokens(#"{"contents":[{"role":"user","parts":[\#(gemini)]}]}"#)))
    }

    /// The tokens are from Gemini's "Understand and count tokens" and "Media resolution".
    @Test func `A video in a prompt costs by the second`() throws {
        // The data is four seconds of video at 2 Mbit per second.
        let data = Data(repeating: 0, count: 1_000_000).base64EncodedString()
        for name in ["inlineData", "inline_data"] {
            let part = #"{"\#(name)":{"mime_type":"video/mp4","data":"\#(data)"}}"#
            let body = #"{"contents":[{"role":"user","parts":[\#(part)]}]}"#
            #expect(try tokens(body, of: "gemini-2.5-pro") == 4 * 263)
            #expect(try tokens(body, of: "gemini-3-flash-preview") == 4 * 102)
        }
    }

    @Test func `A file in a prompt costs by the page`() throws {
        let gemini = #"{"inlineData":{"mimeType":"application/pdf","data":"AAAA"}}"#
        let pages = #"{"contents":[{"role":"user","parts":[\#(gemini)]}]}"#
        #expect(try tokens(pages) == 258 && tokens(pages, of: "gemini-3.5-flash") == 560)
        let address = #"{"fileData":{"mimeType":"application/pdf","fileUri":"https://a.b/c"}}"#
        #expect(try tokens(#"{"contents":[{"role":"user","parts":[\#(address)]}]}"#) == 258)
        let source = #"{"type":"base64","media_type":"application/pdf","data":"AAAA"}"#
        let anthropic = #"{"type":"document","source":\#(source)}"#
        let body = #"{"model":"m","messages":[{"role":"user","content":[\#(anthropic)]}]}"#
        #expect((1500...3000).contains(try tokens(body)))
        let openAI = #"{"type":"file","file":{"file_id":"file-1"}}"#
        #expect(try tokens(#"{"model":"m","messages":[{"role":"user","content":[\#(openAI)]}]}"#) == 1105)
    }
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String
        /// Three expected facts: whether the request has images, whether it has files, and whether a part of
        /// it is marked for the provider's cache.
        let expected: [Bool]
    }

    /// A provider bills images, files and cached parts in addition to the text. The edge learns the cost of
    /// each kind separately.
    @Test(arguments: [
        Shape(
            testDescription: "text alone",
            body: #"{"model":"m","messages":[{"role":"user","content":"an image, cache_control"}]}"#,
            expected: [false, false, false]),
        Shape(
            testDescription: "OpenAI, an image",
            body: #"{"model":"m","messages":[{"content":[{"image_url":{"url":"https://a.b/c"}}]}]}"#,
            expected: [true, false, false]),
        Shape(
            testDescription: "OpenAI, a file",
            body: #"{"model":"m","input":[{"content":[{"type":"input_file","file_id":"f-1"}]}]}"#,
            expected: [false, true, false]),
        Shape(
            testDescription: "Anthropic, a system prompt in the cache",
            body: #"{"model":"m","system":[{"text":"Be kind.","cache_control":{"type":"ephemeral"}}]}"#,
            expected: [false, false, true]),
        Shape(
            testDescription: "Anthropic, tools in the cache",
            body: #"{"model":"m","tools":[{"name":"look","cache_control":{"type":"ephemeral"}}]}"#,
            expected: [false, false, true]),
        Shape(
            testDescription: "Anthropic, an image and a document",
            body: #"{"model":"m","messages":[{"content":[{"source":{"media_type":"image/png","data":""}},"#
                + #"{"source":{"media_type":"application/pdf","data":""}}]}]}"#,
            expected: [true, true, false]),
        Shape(
            testDescription: "Gemini, what was cached before, and an image",
            body: #"{"model":"m","cachedContent":"cachedContents/1","contents":[{"parts":["#
                + #"{"inlineData":{"mimeType":"image/png","data":""}}]}]}"#,
            expected: [true, false, true]),
        Shape(
            testDescription: "Gemini, a file",
            body: #"{"model":"m","contents":[{"parts":[{"fileData":{"mimeType":"application/pdf"}}]}]}"#,
            expected: [false, true, false]),
    ])
    func `Images, sound, files and cached parts are distinguished from each other`(shape: Shape) throws {
        var parser = JSONParser()
        let facts = RequestFacts()
        try facts.read(Array(shape.body.utf8).span, with: &parser)
        guard let body = parser.document else { preconditionFailure("a test's body is a request") }
        let prompt = PromptText(of: body)
        #expect([prompt.hasImages, prompt.hasFiles, prompt.isCached] == shape.expected)
    }
}

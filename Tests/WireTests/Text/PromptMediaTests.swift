import Foundation
import Testing
import Wire

/// The figures are those of the providers' own examples and rules, which PromptMedia cites.
@Suite struct `Images, sound and files of a prompt` {
    /// Tokens of media in a request's body.
    private func tokens(_ body: String) throws -> Int {
        var parser = JSONParser()
        let facts = RequestFacts()
        try facts.read(Array(body.utf8).span, with: &parser)
        guard let body = parser.document else { return 0 }
        return PromptText(of: body).mediaTokens
    }

    /// The beginning of a PNG file, in base64.
    private func png(_ width: UInt16, _ height: UInt16) -> String {
        var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
        file += Array("IHDR".utf8)
        for side in [width, height] { file += [0, 0, UInt8(side >> 8), UInt8(side & 0xff)] }
        return Data(file + [8, 2, 0, 0, 0]).base64EncodedString()
    }

    /// As OpenAI's "Images and vision" reckons: 1024 × 1024 costs 765, 2048 × 4096 costs 1,105, and 85 any in
    /// low detail.
    @Test(arguments: [(1024, 1024, "high", 765), (2048, 4096, "high", 1105), (4096, 8192, "low", 85)])
    func `cost with OpenAI a price for each tile`(
        width: UInt16, height: UInt16, detail: String, expected: Int
    ) throws {
        let url = "data:image/png;base64,\(png(width, height))"
        let part = #"{"type":"image_url","image_url":{"url":"\#(url)","detail":"\#(detail)"}}"#
        let body = #"{"model":"m","messages":[{"role":"user","content":[\#(part)]}]}"#
        #expect(try tokens(body) == expected)
        #expect(try tokens(body.replacing("\(url)", with: "https://a.b/c")) == (detail == "low" ? 85 : 765))
    }

    /// Anthropic's "Vision": 200 × 200 is some 54 tokens, 1000 × 1000 some 1,334; no more than some 1,600.
    @Test(arguments: [(200, 200, 53), (1000, 1000, 1333), (8000, 8000, 1600)])
    func `cost with Anthropic by their area`(width: UInt16, height: UInt16, expected: Int) throws {
        let source =
            #"{"type":"base64","media_type":"image/png","data":"\#(png(width, height))"}"#
        let body =
            #"{"model":"m","messages":[{"role":"user","content":[{"type":"image","source":\#(source)}]}]}"#
        #expect(try tokens(body) == expected)
    }

    /// Gemini's "Understand and count tokens".
    @Test(arguments: [(384, 384, 258), (385, 100, 258), (1536, 768, 516), (1537, 769, 1548)])
    func `cost with Gemini 258 for each tile`(width: UInt16, height: UInt16, expected: Int) throws {
        let data = #"{"inlineData":{"mimeType":"image/png","data":"\#(png(width, height))"}}"#
        #expect(try tokens(#"{"contents":[{"role":"user","parts":[\#(data)]}]}"#) == expected)
    }

    @Test func `cost by their length if they are sound`() throws {
        // Ten seconds at 128 kbit a second.
        let data = Data(repeating: 0, count: 160_000).base64EncodedString()
        let openAI = #"{"type":"input_audio","input_audio":{"format":"mp3","data":"\#(data)"}}"#
        let asked = try tokens(#"{"model":"m","messages":[{"role":"user","content":[\#(openAI)]}]}"#)
        #expect((99...101).contains(asked))
        let gemini = #"{"inlineData":{"mimeType":"audio/mp3","data":"\#(data)"}}"#
        #expect((319...321).contains(try tokens(#"{"contents":[{"role":"user","parts":[\#(gemini)]}]}"#)))
    }

    @Test func `cost by the page if they are files`() throws {
        let gemini = #"{"inlineData":{"mimeType":"application/pdf","data":"AAAA"}}"#
        #expect(try tokens(#"{"contents":[{"role":"user","parts":[\#(gemini)]}]}"#) == 258)
        let source = #"{"type":"base64","media_type":"application/pdf","data":"AAAA"}"#
        let anthropic = #"{"type":"document","source":\#(source)}"#
        let body = #"{"model":"m","messages":[{"role":"user","content":[\#(anthropic)]}]}"#
        #expect((1500...3000).contains(try tokens(body)))
        let openAI = #"{"type":"file","file":{"file_id":"file-1"}}"#
        #expect(try tokens(#"{"model":"m","messages":[{"role":"user","content":[\#(openAI)]}]}"#) == 1105)
    }
}

import Bytes
import Dialects
import JSON
import TestSupport
import Testing

struct StreamedText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let dialect: Dialect
    /// An event of a stream, with `%` in the place of its text.
    let event: String

    static let all = [
        StreamedText(
            testDescription: "chat", dialect: .openAIChat,
            event:
                #"{"id":"chatcmpl-1","model":"m","choices":[{"index":0,"delta":{"content":"%"},"logprobs":null}]}"#
        ),
        StreamedText(
            testDescription: "a tool's arguments", dialect: .openAIChat,
            event:
                #"{"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"%"}}]}}],"usage":null}"#
        ),
        StreamedText(
            testDescription: "a refusal", dialect: .openAIChat,
            event: #"{"choices":[{"delta":{"refusal":"%"}}]}"#),
        StreamedText(
            testDescription: "completions", dialect: .openAICompletions,
            event: #"{"id":"c","choices":[{"text":"%","index":0}]}"#),
        StreamedText(
            testDescription: "responses", dialect: .openAIResponses,
            event:
                #"{"type":"response.output_text.delta","item_id":"msg_1","delta":"%","obfuscation":"abcdef"}"#
        ),
        StreamedText(
            testDescription: "Anthropic", dialect: .anthropicMessages,
            event: #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"%"}}"#),
        StreamedText(
            testDescription: "thinking", dialect: .anthropicMessages,
            event:
                #"{"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"%"}}"#),
        StreamedText(
            testDescription: "a tool's input", dialect: .anthropicMessages,
            event:
                #"{"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":"%"}}"#
        ),
        StreamedText(
            testDescription: "Gemini", dialect: .geminiStream,
            event: #"{"candidates":[{"content":{"parts":[{"text":"%"}],"role":"model"}}],"modelVersion":"g"}"#
        ),
    ]

    /// This event with a sequence number in front, as in OpenAI's responses.
    func numbered(_ number: Int) -> StreamedText {
        with(#"{"sequence_number":\#(number),"# + event.dropFirst())
    }

    /// This event with `end` in the place of its last brace.
    func ending(_ end: String) -> StreamedText { with(event.dropLast() + end) }

    private func with(_ event: String) -> StreamedText {
        StreamedText(testDescription: testDescription, dialect: dialect, event: event)
    }

    static func unescaped(_ text: String) -> String {
        text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }

    func stream(_ pieces: [String]) -> String {
        pieces.map { "data: \(event.replacing("%", with: $0))\n\n" }.joined()
    }
}

@Suite struct `The text of an answer` {
    private static let texts = [
        "Hello", " world,", " how", " are", " you", " today", "?", " 你好", "😀", " x = f(1);",
    ]

    private func text(_ stream: [UInt8], _ dialect: Dialect, cut: Int? = nil, limit: Int = 1 << 20)
        -> ReplyText
    {
        var parser = JSONParser()
        var reader = ReplyReader(dialect, .events, limit: limit)
        reader.feed(stream.span.extracting(..<(cut ?? stream.count)), with: &parser)
        if let cut { reader.feed(stream.span.extracting(cut...), with: &parser) }
        reader.finish(.clientLeft, with: &parser)
        return reader.text
    }

    private func estimated(_ text: String) -> Int {
        var estimator = TokenEstimator()
        estimator.take(Array(text.utf8).span)
        return estimator.units
    }

    @Test(arguments: StreamedText.all)
    func `The text of an answer is that of its deltas, without anything around them`(kind: StreamedText) {
        let found = text(Array(kind.stream(Self.texts).utf8), kind.dialect)
        #expect(found.units == estimated(Self.texts.joined()))
        #expect(found.events == Self.texts.count)
    }

    @Test(arguments: StreamedText.all)
    func `The text of an answer is the same wherever it is cut, and however little of an event is kept`(
        kind: StreamedText
    ) {
        let stream = Array(kind.stream(Self.texts).utf8)
        let whole = text(stream, kind.dialect)
        for cut in 0...stream.count {
            #expect(text(stream, kind.dialect, cut: cut) == whole, "cut at \(cut)")
            #expect(
                text(stream, kind.dialect, cut: cut, limit: 16) == whole, "in parts, cut at \(cut)")
        }
    }

    /// The events of one stream differ from each other. The members around the text change, the texts have
    /// different lengths, and some texts are escaped.
    @Test(arguments: StreamedText.all)
    func `A long answer's text is that of its deltas, whatever else changes`(kind: StreamedText) {
        var random = SplitMix64(seed: 7)
        let words = [
            " the", " sea", "", "a wonderful place for somebody who likes the wind", ",", "1998", ".",
            "\\n\\n",
            "你好", "😀", #"\"quoted\""#, "\\\\", "}", ":", #"{\"delta\":\"x\"}"#,
        ]
        let envelopes = [
            kind, kind, kind.numbered(7), kind.numbered(1234), kind.ending(#","obfuscation":"aB3"}"#),
            kind.ending(#","obfuscation":"x"}"#), kind.ending(#","obfuscation":""}"#), kind.ending("} "),
            kind.ending(#","n":[1,2,"x\"y"]}"#),
        ]
        for _ in 0..<20 {
            var (stream, said, events) = ("", "", 0)
            for _ in 0..<200 {
                let word = words.randomElement(using: &random) ?? ""
                stream += envelopes.randomElement(using: &random)?.stream([word]) ?? ""
                said += word
                if !word.isEmpty { events += 1 }
            }
            let measured = text(Array(stream.utf8), kind.dialect)
            #expect(measured.units == estimated(StreamedText.unescaped(said)))
            #expect(measured.events == events)
        }
    }

    /// Some events of this stream contain two texts, and others only one. The reader must include both texts.
    @Test func `The text of an answer includes all texts of an event`() {
        let one = #"data: {"choices":[{"delta":{"content":"one"},"x":"abc"}]}"#
        let two = #"data: {"choices":[{"delta":{"content":" two","refusal":" or"},"x":"abc"}]}"#
        let early = #"data: {"choices":[{"delta":{"reasoning":" so","content":" three"},"x":"abc"}]}"#
        let empty = #"data: {"choices":[{"delta":{"reasoning":"","content":" four"},"x":""}]}"#
        let late = #"data: {"choices":[{"delta":{"content":"five"},"x":"abc","text":"!"}]}"#
        let blocks = [one, one, two, one, early, one, empty, empty, one, two, late, one, late]
        let stream = blocks.joined(separator: "\n\n") + "\n\n"
        let said = "oneone two orone so threeone four fourone two orfive!onefive!"
        #expect(text(Array(stream.utf8), .openAIChat).units == estimated(said))
    }

    /// To save time, the reader does not search an event for figures and errors if it looks like the event
    /// before. The reader must still find all figures and errors.
    @Test(arguments: [false, true])
    func `The text of an answer hides no figures and no error in an event like the others`(isError: Bool) {
        let plain =
            #"data: {"choices":[{"delta":{"content":"one"}}],"usage":null,"type":"delta"}"#
        let last =
            isError
            ? #"data: {"choices":[{"delta":{"content":"\"usage\":{"}}],"usage":null,"type":"error"}"#
            : #"data: {"choices":[{"delta":{"content":"error"}}],"usage":{"completion_tokens":7}}"#
        let stream = Array([plain, plain, plain, last, ""].joined(separator: "\n\n").utf8)
        var parser = JSONParser()
        var reader = ReplyReader(.openAIChat, .events)
        reader.feed(stream.span, with: &parser)
        reader.finish(.whole, with: &parser)
        #expect(reader.isError == isError)
        #expect(reader.usage?.tokens.output == (isError ? nil : 7))
        #expect(reader.text.events == 4)
    }

    @Test func `The text of an answer counts an escape as the character that it stands for`() {
        let escaped = #"\u4f60\u597d \ud83d\ude00 \"a\" \\ \n\u00e9\u0041"#
        let found = text(Array(StreamedText.all[0].stream([escaped]).utf8), .openAIChat)
        #expect(found.units == estimated("你好 😀 \"a\" \\ \néA"))
    }

    @Test func `The text of an answer excludes images, similar names and repetitions of earlier text`() {
        let image = String(repeating: "QUJD", count: 1000)
        let gemini =
            #"data: {"candidates":[{"content":{"parts":[{"inlineData":{"mimeType":"image/png","data":"\#(image)"}}]}}]}"#
        #expect(text(Array("\(gemini)\n\n".utf8), .geminiStream).units == 0)
        let done = #"data: {"type":"response.output_text.done","text":"Hello world","item_id":"msg_1"}"#
        #expect(text(Array("\(done)\n\n".utf8), .openAIResponses).units == 0)
        let odd = #"data: {"choices":[{"delta":{"con\u0074ent":"hidden","role":"assistant"}}]}"#
        #expect(text(Array("\(odd)\n\n".utf8), .openAIChat).units == 0)
    }

    @Test func `The text of an answer includes a call's arguments that are not a string`() {
        let call =
            #"data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"find","args":{"q":"a sea"}}}]}}]}"#
        #expect(text(Array("\(call)\n\n".utf8), .geminiStream).units == estimated(#"find{"q":"a sea"}"#))
    }
}

import Dialects
import JSON
import TestSupport
import Testing

/// Reads the usage in an answer that arrives in pieces of `size` bytes. The reader keeps at most `limit`
/// bytes of the answer.
private func read(
    _ payload: String, _ dialect: Dialect, _ form: ReplyReader.Form = .document, limit: Int = 1 << 20,
    size: Int = 64 << 10, _ end: ReplyEnd = .whole
) -> (usage: TokenUsage?, isUseful: Bool, isFinal: Bool, isOdd: Bool) {
    var parser = JSONParser()
    var reader = ReplyReader(dialect, form, limit: limit)
    let payload = bytes(payload)
    for start in stride(from: 0, to: payload.count, by: size) {
        reader.feed(payload.span.extracting(start..<min(payload.count, start + size)), with: &parser)
    }
    reader.finish(end, with: &parser)
    return (reader.usage?.tokens, reader.isUseful, reader.isUsageFinal, reader.hasOddFigure)
}

@Suite struct `Usage in a document that cannot be parsed` {
    private static let image = String(repeating: "iVBORw0KGgo", count: 200_000)

    struct Odd: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let inside: String
    }

    /// Values that make a JSON document unreadable for the parser.
    private static let odd = [
        Odd(testDescription: "24 digits", inside: "123456789012345678901234"),
        Odd(testDescription: "1e999", inside: "1e999"), Odd(testDescription: "NaN", inside: "NaN"),
        Odd(testDescription: "a lone surrogate", inside: #""\ud800""#),
        Odd(testDescription: "a control byte", inside: "\"\u{1}\""),
        Odd(
            testDescription: "125 levels",
            inside: String(repeating: "[", count: 125) + String(repeating: "]", count: 125)),
        Odd(
            testDescription: "125 objects",
            inside: String(repeating: #"{"usage":"#, count: 125) + "1" + String(repeating: "}", count: 125)),
    ]

    @Test(arguments: odd)
    func `Usage is found before and after a value that cannot be parsed, in every dialect`(odd: Odd) {
        let anthropic =
            #""content":[{"type":"tool_use","name":"f","input":{"usage":{"input_tokens":9},"x":\#(odd.inside)}}]"#
        let figures = #""usage":{"input_tokens":5,"output_tokens":7}"#
        let gemini = #""candidates":[{"content":{"parts":[{"functionCall":{"args":{"x":\#(odd.inside)}}}]}}]"#
        let metadata = #""usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":7}"#
        for size in [1, 7, 64 << 10] {
            for document in ["{\(anthropic),\(figures)}", "{\(figures),\(anthropic)}"] {
                let found = read(document, .anthropicMessages, size: size)
                #expect(found.usage == TokenUsage(input: 5, output: 7) && found.isUseful, "\(document)")
            }
            for document in ["{\(gemini),\(metadata)}", "[{\(metadata)},{\(gemini)}]"] {
                let found = read(document, .geminiGenerate, size: size)
                #expect(found.usage == TokenUsage(input: 5, output: 7) && found.isUseful, "\(document)")
                let event = read("data: \(document)\n\n", .geminiStream, .events, size: size)
                #expect(document.first == "[" || event.usage == TokenUsage(input: 5, output: 7))
                #expect(event.isUseful)
            }
        }
    }

    @Test func `Usage is read even if the usage object itself cannot be parsed`() {
        let document =
            #"{"choices":[{"text":"a"}],"usage":{"prompt_tokens":5,"cost":1e999,"note":"\ud800 \"{","#
            + #""queue":NaN,"list":[123456789012345678901234],"completion_tokens":7,"#
            + #""prompt_tokens_details":{"cached_tokens":3,"ratio":-0.5}}}"#
        let found = read(document, .openAICompletions)
        #expect(found.usage == TokenUsage(input: 5, output: 7, cached: 3) && !found.isOdd)
        // The parser reads `-0` as 0, so the scan must do that, too. The fuzz test found this case.
        let zero = document.replacing(":7,", with: ":-0,")
        #expect(read(zero, .openAICompletions).usage == TokenUsage(input: 5, output: 0, cached: 3))
        let huge = document.replacing(":7,", with: ":123456789012345678901234,")
        #expect(read(huge, .openAICompletions).usage == TokenUsage(input: 5, cached: 3))
        #expect(read(huge, .openAICompletions).isOdd)
    }

    @Test(arguments: [1000, 64 << 10, 4 << 20])
    func `Usage is found after an image, in an event of any size`(size: Int) {
        let event =
            #"data: {"candidates":[{"content":{"parts":[{"inlineData":{"data":"\#(Self.image)"}}]},"#
            + #""finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":7}}"#
        let found = read(event + "\r\n\r\n", .geminiStream, .events, size: size)
        #expect(found.usage == TokenUsage(input: 5, output: 7) && found.isUseful && found.isFinal)
        let completed =
            #"data: {"type":"response.completed","response":{"output":[{"result":"\#(Self.image)"}],"#
            + #""usage":{"input_tokens":5,"output_tokens":7}}}"#
        let response = read(completed + "\n\n", .openAIResponses, .events, size: size)
        #expect(response.usage == TokenUsage(input: 5, output: 7) && response.isUseful && response.isFinal)
    }

    @Test(arguments: [1, 11, 1000, 64 << 10])
    func `Usage is found before an image, and in the last of many elements`(size: Int) {
        let image = String(repeating: "x", count: 3000)
        let part = #"{"candidates":[{"content":{"parts":[{"text":"\#(image)"}]}}]}"#
        let document =
            "[" + String(repeating: part + ",\n", count: 3)
            + #"{"usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":7}},\#(part)]"#
        let found = read(document, .geminiStream, limit: 1000, size: size)
        #expect(found.usage == TokenUsage(input: 5, output: 7) && found.isUseful)
        let early = #"{"usage":{"input_tokens":5,"output_tokens":7},"content":[{"text":"\#(image)"}]}"#
        #expect(
            read(early, .anthropicMessages, limit: 1000, size: size).usage == TokenUsage(input: 5, output: 7))
    }

    /// A caller can define tools and make a model write any text. Therefore `usage` inside of the content
    /// must not count.
    @Test(arguments: [
        #"{"content":[{"type":"tool_use","input":{"usage":{"input_tokens":1,"output_tokens":999}}}]}"#,
        #"{"content":[{"type":"tool_use","input":{"message":{"usage":{"input_tokens":999}}}}]}"#,
        #"{"content":[{"type":"text","text":"\"usage\":{\"input_tokens\":999}"}]}"#,
        #"{"content":[{"type":"text","text":"\\"},{"usage":{"input_tokens":999}}]}"#,
        #"{"content":{"usage":{"input_tokens":999}}}"#,
        #"{"message":{"content":{"usage":{"input_tokens":9}}}}"#,
        #"{"message":[{"usage":{"input_tokens":999}}]}"#,
        #"{"message":"","x":{"usage":{"input_tokens":999}}}"#,
        #"{"choices":[{"usage":{"prompt_tokens":999},"text":"a"}]}"#,
        #"{"x":"usage","y":{"input_tokens":9}}"#,
        #"[[{"usage":{"input_tokens":999}}]]"#, #"{"usage":[{"input_tokens":999}]}"#,
    ])
    func `Usage is not read from a member of the same name elsewhere`(document: String) {
        for size in [1, 5, 1000] {
            #expect(read(document, .anthropicMessages, size: size).usage == nil)
            #expect(read(document, .anthropicMessages, limit: 10, size: size).usage == nil, "\(document)")
            let odd = "{\"odd\":NaN," + document.dropFirst()
            if document.first == "{" { #expect(read(odd, .anthropicMessages, size: size).usage == nil) }
        }
    }

    @Test(arguments: [
        #"{"usage":{"input_tokens":5},"usage":{"input_tokens":9}}"#,
        #"{"message":{"usage":{"input_tokens":5},"usage":{"input_tokens":9}}}"#,
        #"{"response":{"usage":{"input_tokens":5}},"response":{"usage":{"input_tokens":9}}}"#,
        #"{"usage":["input"],"usage":{"input_tokens":9}}"#, #"{"usage":{"input_tokens":9},"usage":null}"#,
        #"{"message":{"usage":0,"usage":{"input_tokens":9}}}"#,
    ])
    func `Scanned usage is ignored if it occurs twice, just as parsed usage is`(document: String) {
        #expect(read(document, .anthropicMessages).usage == nil)
        #expect(read(document, .anthropicMessages, limit: 0, size: 7).usage == nil)
        // Two members `usage` at different paths or list elements are no duplicates, so both are read.
        let places = #"{"usage":{"output_tokens":7},"message":{"usage":{"input_tokens":5}}}"#
        for sound in [places, "[\(places),\(places)]"] {
            #expect(read(sound, .anthropicMessages).usage == TokenUsage(input: 5, output: 7))
            #expect(
                read(sound, .anthropicMessages, limit: 0, size: 7).usage == TokenUsage(input: 5, output: 7))
        }
    }

    @Test func `Usage is skipped if its object is larger than the part that is kept`() {
        let endless = #"{"usage":{"input_tokens":5,"x":[\#(String(repeating: "1,", count: 90_000))1]}}"#
        #expect(read(endless, .anthropicMessages, limit: 100).usage == nil)
        let next = endless + #"{"usage":{"input_tokens":6}}"#
        #expect(read(next, .anthropicMessages, limit: 100).usage == TokenUsage(input: 6))
    }
}

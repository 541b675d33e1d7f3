import Bytes
import Wire

/// The answers of one dialect as bytes, which are built once. A stream's pieces contain their number and the
/// time at which they were sent (`t12 81723000 `). A reader on this machine can check their order and their
/// delay.
struct AnswerScript: Sendable {
    let unstreamed: [UInt8]
    let unstreamedWithoutUsage: [UInt8]
    let streamBegin: [UInt8]
    let pieceBegin: [UInt8]
    let pieceEnd: [UInt8]
    private let isAnthropic: Bool
    private let inputTokens: Int

    static let streamHead = Array(
        ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\n"
            + "Cache-Control: no-cache\r\nTransfer-Encoding: chunked\r\n\r\n").utf8)

    init(_ options: MockProviderOptions, isAnthropic: Bool) {
        self.isAnthropic = isAnthropic
        inputTokens = options.inputTokens
        let text = Self.text(options.answerBytes)
        unstreamed = Self.wholeAnswer(Self.document(text, options, isAnthropic, hasUsage: true))
        unstreamedWithoutUsage = Self.wholeAnswer(Self.document(text, options, isAnthropic, hasUsage: false))
        let padding = String(repeating: "x", count: max(0, options.chunkBytes - 20))
        if isAnthropic {
            streamBegin = Self.chunk(
                "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"id\":\"msg_bench\","
                    + "\"type\":\"message\",\"role\":\"assistant\",\"model\":\"bench\",\"content\":[],"
                    + "\"stop_reason\":null,\"usage\":{\"input_tokens\":\(options.inputTokens),\"output_tokens\":1}}}\n\n"
                    + "event: content_block_start\ndata: {\"type\":\"content_block_start\",\"index\":0,"
                    + "\"content_block\":{\"type\":\"text\",\"text\":\"\"}}\n\n")
            pieceBegin = Array(
                ("event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
                    + "\"delta\":{\"type\":\"text_delta\",\"text\":\"").utf8)
            pieceEnd = Array((padding + "\"}}\n\n").utf8)
        } else {
            streamBegin = []
            pieceBegin = Array(
                ("data: {\"id\":\"chatcmpl-bench\",\"object\":\"chat.completion.chunk\",\"created\":1700000000,"
                    + "\"model\":\"bench\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"").utf8)
            pieceEnd = Array((padding + "\"},\"finish_reason\":null}]}\n\n").utf8)
        }
    }

    func writePiece(_ number: Int, microseconds: Int, to buffer: inout ByteBuffer) {
        let digits = Self.digits(number) + Self.digits(microseconds) + 3
        buffer.appendChunkStart(pieceBegin.count + digits + pieceEnd.count)
        buffer.append(pieceBegin)
        buffer.append(UInt8(ascii: "t"))
        buffer.append(decimal: number)
        buffer.append(ASCII.space)
        buffer.append(decimal: microseconds)
        buffer.append(ASCII.space)
        buffer.append(pieceEnd)
        buffer.append("\r\n")
    }

    /// Appends the last events of a stream, and the empty chunk that ends the body in HTTP.
    func writeEnd(pieces: Int, hasUsage: Bool, to buffer: inout ByteBuffer) {
        let usage = hasUsage ? Self.usage(inputTokens, pieces, isAnthropic, isStream: true) : nil
        let text: String
        if isAnthropic {
            text =
                "event: content_block_stop\ndata: {\"type\":\"content_block_stop\",\"index\":0}\n\n"
                + "event: message_delta\ndata: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"}"
                + (usage.map { ",\"usage\":\($0)" } ?? "") + "}\n\n"
                + "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"
        } else {
            text =
                "data: {\"id\":\"chatcmpl-bench\",\"object\":\"chat.completion.chunk\",\"created\":1700000000,"
                + "\"model\":\"bench\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]"
                + (usage.map { ",\"usage\":\($0)" } ?? "") + "}\n\ndata: [DONE]\n\n"
        }
        buffer.append(Self.chunk(text))
        buffer.append("0\r\n\r\n")
    }

    /// Appends an answer with this status and a short error in the dialect's form.
    func writeError(_ status: Int, to buffer: inout ByteBuffer) {
        let body =
            isAnthropic
            ? "{\"type\":\"error\",\"error\":{\"type\":\"api_error\",\"message\":\"A fault on purpose.\"}}"
            : "{\"error\":{\"message\":\"A fault on purpose.\",\"type\":\"server_error\",\"code\":null}}"
        buffer.appendStatusLine(status)
        if status == 429 { buffer.appendField("Retry-After", 1) }
        buffer.appendField("Content-Type", "application/json")
        buffer.appendField("Content-Length", body.utf8.count)
        buffer.appendEndOfHead()
        buffer.append(utf8: body)
    }

    // MARK: Making

    private static func usage(_ input: Int, _ output: Int, _ isAnthropic: Bool, isStream: Bool) -> String {
        guard isAnthropic else {
            return
                "{\"prompt_tokens\":\(input),\"completion_tokens\":\(output),\"total_tokens\":\(input + output)}"
        }
        return isStream
            ? "{\"output_tokens\":\(output)}" : "{\"input_tokens\":\(input),\"output_tokens\":\(output)}"
    }

    private static func plainUsage(_ options: MockProviderOptions, _ isAnthropic: Bool) -> String {
        let usage = usage(options.inputTokens, options.outputTokens, isAnthropic, isStream: false)
        guard !isAnthropic, options.cachedTokens > 0 || options.reasoningTokens > 0 else { return usage }
        return usage.dropLast() + ",\"prompt_tokens_details\":{\"cached_tokens\":\(options.cachedTokens)},"
            + "\"completion_tokens_details\":{\"reasoning_tokens\":\(options.reasoningTokens)}}"
    }

    private static func document(
        _ text: String, _ options: MockProviderOptions, _ isAnthropic: Bool, hasUsage: Bool
    ) -> String {
        let figures = plainUsage(options, isAnthropic)
        let usage = hasUsage ? ",\"usage\":\(figures)" : ""
        if isAnthropic {
            return "{\"id\":\"msg_bench\",\"type\":\"message\",\"role\":\"assistant\",\"model\":\"bench\","
                + "\"content\":[{\"type\":\"text\",\"text\":\"\(text)\"}],\"stop_reason\":\"end_turn\","
                + "\"stop_sequence\":null\(usage)}"
        }
        return
            "{\"id\":\"chatcmpl-bench\",\"object\":\"chat.completion\",\"created\":1700000000,\"model\":\"bench\","
            + "\"choices\":[{\"index\":0,\"message\":{\"role\":\"assistant\",\"content\":\"\(text)\"},"
            + "\"logprobs\":null,\"finish_reason\":\"stop\"}]\(usage)}"
    }

    private static func text(_ bytes: Int) -> String {
        var text = ""
        while text.utf8.count < bytes { text += "Everything that is sent is counted once, and kindly. " }
        return String(text.prefix(max(1, bytes)))
    }

    static func wholeAnswer(_ document: String) -> [UInt8] {
        Array(
            ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(document.utf8.count)\r\n\r\n"
                + document).utf8)
    }

    private static func chunk(_ text: String) -> [UInt8] {
        Array((String(text.utf8.count, radix: 16) + "\r\n" + text + "\r\n").utf8)
    }

    private static func digits(_ number: Int) -> Int {
        var (rest, count) = (number, 1)
        while rest >= 10 { (rest, count) = (rest / 10, count + 1) }
        return count
    }
}

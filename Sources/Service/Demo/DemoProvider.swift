import Bytes
import Dialects
package import HTTP
import JSON
import Reactor
import Wire

/// A stand-in for a language model, for `usher --demo`. It answers in every provider's format, whole or
/// streamed, with fixed texts. It repeats no text of a user. If `n` asks for several answers, it gives only
/// one. An instance is bound to one event loop.
package final class DemoProvider: TaskResponder {
    static let model: StaticString = "usher-demo"
    /// The largest request body, in bytes. The edge's own limit (`http.max_body`) cannot be greater.
    private static let largestBody = 64 << 20

    /// The time between two words of a stream, in nanoseconds.
    private let pace: UInt64
    private var parser = JSONParser(maxBytes: DemoProvider.largestBody)
    private let facts = RequestFacts()
    private var serial = 0
    /// The number of words that were streamed to all clients since the start.
    package private(set) var wordsStreamed = 0

    package init(pace: Duration = .milliseconds(40)) {
        let parts = pace.components
        self.pace = UInt64(max(0, parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000))
    }

    package func respond(to call: ServerCall) async {
        switch DemoRequest(call.head, in: call.inbound) {
        case .models: answerModels(to: call)
        case .answer(let dialect): await answer(dialect, to: call)
        case .other(let status):
            Self.refuse(call, status: status, "There is nothing to answer at this address.")
        }
    }

    private func answer(_ dialect: Dialect, to call: ServerCall) async {
        do throws(ServerCallFault) {
            try await call.readBody(limit: Self.largestBody)
        } catch {
            return Self.refuse(call, status: error.status, error.advice)
        }
        do throws(RequestFault) {
            try Self.read(call.inbound, call.body, facts, &parser)
        } catch {
            return Self.refuse(call, status: 400, "The request body is not what this address takes.")
        }
        serial += 1
        let demoAnswer = DemoAnswer(
            serial: serial, created: Int(call.loop.wallMilliseconds / 1000), bodyBytes: call.body.count,
            facts: facts)
        if dialect == .openAIEmbeddings { return answerEmbeddings(demoAnswer, to: call) }
        guard let shape = dialect.shape else { return }
        if dialect == .geminiStream {
            await stream(demoAnswer, shape, call.wantsEvents ? .events : .array, to: call)
        } else if facts.wantsStream && dialect != .geminiGenerate {
            await stream(demoAnswer, shape, .events, to: call)
        } else {
            call.answerJSON { shape.writeAnswer(demoAnswer, &$0) }
        }
    }

    // MARK: Streams

    private func stream(
        _ demoAnswer: DemoAnswer, _ shape: any AnswerShape, _ form: EventPage.Form, to call: ServerCall
    ) async {
        call.beginStream(type: form.contentType)
        var page = EventPage(form)
        shape.writeBeginning(demoAnswer, &page)
        for index in demoAnswer.words.indices {
            shape.writePiece(index, of: demoAnswer, &page)
            guard await call.send(&page) else { return call.breakOff() }
            wordsStreamed += 1
            await call.loop.sleep(nanoseconds: pace)
        }
        shape.writeEnd(demoAnswer, &page)
        page.finishPage()
        guard await call.send(&page) else { return call.breakOff() }
        call.endStream()
    }

    // MARK: Answers that say nothing

    private func answerModels(to call: ServerCall) {
        call.answerJSON { ModelList(created: Int(call.loop.wallMilliseconds / 1000)).writeModels(&$0) }
    }

    private func answerEmbeddings(_ demoAnswer: DemoAnswer, to call: ServerCall) {
        let list = EmbeddingList(count: Self.inputs(call.inbound, call.body, &parser), demoAnswer: demoAnswer)
        call.respond(status: 200, type: "application/json", body: list.document)
    }

    /// Refuses a request. The clients of both OpenAI and Anthropic recognise the body as an error.
    private static func refuse(_ call: ServerCall, status: Int, _ message: StaticString) {
        call.answerJSON(status: status) { json in
            json.object {
                $0.member("type", "error")
                $0.object("error") {
                    $0.member("type", "invalid_request_error")
                    $0.member("message", message)
                    $0.null("param")
                    $0.null("code")
                }
            }
        }
    }

    // MARK: Reading, with the buffers lent out one by one

    private static func read(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) {
        try facts.read(inbound.readable.extracting(body), with: &parser)
    }

    private static func inputs(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ parser: inout JSONParser
    ) -> Int {
        guard let root = try? parser.parse(inbound.readable.extracting(body)) else { return 1 }
        return EmbeddingList.countInputs(of: root)
    }
}

private enum DemoRequest {
    case models
    case answer(Dialect)
    /// The path or method is not supported. It is answered 404 or 405.
    case other(status: Int)

    init(_ head: RequestHead, in bytes: borrowing ByteBuffer) {
        let path = bytes.readable[head.path]
        if path.equals("/v1/models") {
            self = head.method == .get || head.method == .head ? .models : .other(status: 405)
        } else if let dialect = Dialect(path: path) {
            self = head.method == .post ? .answer(dialect) : .other(status: 405)
        } else {
            self = .other(status: 404)
        }
    }
}

extension Dialect {
    /// The format of the answer; nil if the answer contains no text.
    fileprivate var shape: (any AnswerShape)? {
        switch self {
        case .openAIChat: ChatShape()
        case .openAICompletions: CompletionShape()
        case .openAIResponses: ResponsesShape()
        case .anthropicMessages: MessagesShape()
        case .geminiGenerate, .geminiStream: GeminiShape()
        case .openAIEmbeddings, .openAIImages, .openAISpeech, .openAITranscription, .geminiInteractions,
            .plain:
            nil
        }
    }
}

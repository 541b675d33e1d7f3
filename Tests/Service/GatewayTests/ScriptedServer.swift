import Foundation
import Reactor
import TLS
import TestSupport
import Testing

/// A server that plays an upstream or publishes the keys of tokens. It gives the answers that a test sets,
/// and records all requests.
final class ScriptedServer {
    enum Answer: Sendable {
        case text(String)
        case raw([UInt8])
        /// The server sends these bytes and then closes the connection in the regular way.
        case ends(String)
        /// The server sends these bytes and then resets the connection.
        case resets(String)
        /// The server sends these bytes and then leaves the connection open and silent.
        case hangs(String)

        static func json(_ body: String, status: Int = 200, _ lines: String = "") -> Answer {
            .text(
                "HTTP/1.1 \(status) X\r\nContent-Type: application/json\r\n\(lines)"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        }
    }

    let listener: TestListener
    /// The server gives these answers in turn. It repeats the last one for all further requests.
    var answers: [Answer] = [.json(Exchanges.chat.answer)]
    private(set) var asked: [HTTPMessage] = []
    private let security: TLSContext?
    private(set) var peers: [Peer] = []

    /// - Parameter security: the TLS context of the server. If it is nil, the server uses no TLS.
    init(on loop: EventLoop, security: TLSContext? = nil) throws {
        listener = try TestListener(on: loop)
        self.security = security
        listener.welcome = { [unowned self] peer in
            peers.append(peer)
            loop.spawn(with: (self, peer)) { upstream, peer in await upstream.serve(peer) }
        }
    }

    private func serve(_ peer: Peer) async {
        if let security {
            guard (try? await SecureLayer.accept(peer.channel, security)) != nil else { return peer.close() }
        }
        while let request = try? await peer.readMessage() {
            asked.append(request)
            let answer = answers[0]
            if answers.count > 1 { answers.removeFirst() }
            switch answer {
            case .text(let text): try? await peer.send(text)
            case .raw(let bytes): try? await peer.send(bytes)
            case .ends(let text):
                try? await peer.send(text)
                return peer.finishSending()
            case .resets(let text):
                try? await peer.send(text)
                // Waits 30 ms, so that the bytes arrive before the reset discards them.
                await peer.channel.loop.sleep(nanoseconds: 30_000_000)
                return peer.reset()
            case .hangs(let text):
                try? await peer.send(text)
                return
            }
        }
    }

    func close() { listener.close() }
}

/// A request of one dialect, its answer, and the form of a refusal.
struct Exchanges: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let body: String
    let answer: String
    /// The paths of the sentence, the code and the figures in the JSON of a refusal.
    let message: String
    let code: String
    let details: String

    func request(_ lines: String..., user: String? = "u", body: String? = nil) -> String {
        let body = body ?? self.body
        var text = "POST \(path) HTTP/1.1\r\nHost: edge\r\nContent-Type: application/json\r\n"
        if let user { text += "x-user-id: \(user)\r\n" }
        for line in lines { text += line + "\r\n" }
        return text + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
    }

    static let chat = Exchanges(
        testDescription: "OpenAI chat", path: "/v1/chat/completions",
        body: #"{"model":"gpt-x","messages":[{"role":"user","content":"CANARY-CONTENT"}]}"#,
        answer: #"{"choices":[{"message":{"role":"assistant","content":"hi"}}],"usage":{"prompt_tokens":5,"#
            + #""completion_tokens":2,"total_tokens":7}}"#,
        message: "error.message", code: "error.code", details: "error.")
    static let responses = Exchanges(
        testDescription: "OpenAI responses", path: "/v1/responses",
        body: #"{"model":"gpt-x","input":"CANARY-CONTENT"}"#,
        answer: #"{"output":[{"type":"message"}],"usage":{"input_tokens":5,"output_tokens":2}}"#,
        message: "error.message", code: "error.code", details: "error.")
    static let completions = Exchanges(
        testDescription: "OpenAI completions", path: "/v1/completions",
        body: #"{"model":"gpt-x","prompt":"CANARY-CONTENT"}"#,
        answer: #"{"choices":[{"text":"hi"}],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#,
        message: "error.message", code: "error.code", details: "error.")
    static let embeddings = Exchanges(
        testDescription: "OpenAI embeddings", path: "/v1/embeddings",
        body: #"{"model":"gpt-x","input":"CANARY-CONTENT"}"#,
        answer: #"{"data":[{"embedding":[0.5]}],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#,
        message: "error.message", code: "error.code", details: "error.")
    static let anthropic = Exchanges(
        testDescription: "Anthropic messages", path: "/v1/messages",
        body: #"{"model":"claude-x","max_tokens":9,"messages":[{"role":"user","content":"CANARY-CONTENT"}]}"#,
        answer:
            #"{"type":"message","content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":5,"output_tokens":2}}"#,
        message: "error.message", code: "error.code", details: "error.")
    static let gemini = Exchanges(
        testDescription: "Gemini generate", path: "/v1beta/models/gemini-x:generateContent",
        body: #"{"contents":[{"parts":[{"text":"CANARY-CONTENT"}]}]}"#,
        answer: #"{"candidates":[{"content":{"parts":[{"text":"hi"}]}}],"#
            + #""usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":2}}"#,
        message: "error.message", code: "error.reason", details: "error.")
    static let plain = Exchanges(
        testDescription: "a route of one's own", path: "/api/chat", body: "CANARY-CONTENT, and no JSON",
        answer: #"{"said":"hi"}"#, message: "title", code: "code", details: "")

    static let all = [chat, responses, completions, embeddings, anthropic, gemini, plain]
    static let providers = [chat, responses, completions, embeddings, anthropic, gemini]

    /// The route that the exchange `plain` needs. The other exchanges need none.
    static let routes = "routes: [{ path: /api/chat, upstream: main }]"
}

extension HTTPMessage {
    /// The member of the JSON body at this path, for example `error.code`; nil if there is none.
    func json(_ path: String) -> String? {
        var value: Any? = try? JSONSerialization.jsonObject(with: Data(body.utf8))
        for name in path.split(separator: ".") { value = (value as? [String: Any])?[String(name)] }
        return value.map { $0 is NSNull ? "null" : "\($0)" }
    }
}

import Foundation
import Reactor
import TestSupport

struct Web: Sendable {
    let port: UInt16

    func ask(
        _ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil
    ) async throws -> Answer {
        try await run(on: Self.loop) { [port] loop in
            let client = TestClient(port: port, on: loop)
            defer { client.leave() }
            return try await client.ask(method, target, fields, body: body)
        }
    }

    func say(_ user: String, model: String = "any", stream: Bool = false) async throws -> Answer {
        try await patiently(
            "POST", "/v1/chat/completions", ["x-user-id": user, "content-type": "application/json"],
            body: Self.words(model: model, stream: stream))
    }

    /// Repeats a request as long as the answer says that Redis is late. This happens if other tests keep the
    /// machine busy.
    func patiently(
        _ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil
    ) async throws -> Answer {
        try await soon("an answer of the limiter") {
            let answer = try await ask(method, target, fields, body: body)
            return answer.text.contains("limiter_unavailable") ? nil : answer
        }
    }

    static func words(model: String, stream: Bool = false) -> String {
        #"{"model":"\#(model)","stream":\#(stream),"messages":[{"role":"user","content":"Hello!"}]}"#
    }

    /// Whether nothing listens on the port any more.
    func refuses() async -> Bool {
        do {
            _ = try await ask("GET", "/")
            return false
        } catch {
            return true
        }
    }

    private static let loop = {
        let loop = EventLoop(name: "web")
        loop.start()
        return loop
    }()
}

extension Answer {
    func decoded<Document: Decodable>(_ type: Document.Type) throws -> Document {
        do {
            return try JSONDecoder().decode(type, from: Data(body))
        } catch {
            throw NeverCame(description: "\(status) is no \(type): \(text)")
        }
    }

    func problem() throws -> ErrorDocument.Members { try decoded(ErrorDocument.self).error }
}

struct ErrorDocument: Decodable {
    struct Members: Decodable {
        let message: String
        let code: String
        let limit: Int?
        let used: Int?
        let gate: String?
    }

    let error: Members
}

struct UsageDocument: Decodable {
    let used: Int
    let limit: Int

    private enum CodingKeys: String, CodingKey {
        case used = "message_count"
        case limit
    }
}

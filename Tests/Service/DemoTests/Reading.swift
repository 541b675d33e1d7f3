import Demo
import Dialects
import Foundation
import HTTP
import JSON
import Reactor
import TestSupport
import Testing

/// A request that the test sends to the demo provider.
struct Asked: Sendable, CustomTestStringConvertible {
    let target: String
    let body: String
    let dialect: Dialect
    let form: ReplyReader.Form

    var testDescription: String { "\(target) \(body)" }

    init(_ target: String, _ body: String, _ dialect: Dialect, _ form: ReplyReader.Form = .document) {
        self.target = target
        self.body = body
        self.dialect = dialect
        self.form = form
    }
}

/// What the gateway's own reader finds in an answer of the demo provider.
struct Found: Sendable {
    let usage: TokenUsage?
    let isUseful: Bool
    let isError: Bool

    init(in body: [UInt8], _ dialect: Dialect, _ form: ReplyReader.Form) {
        var parser = JSONParser()
        var reader = ReplyReader(dialect, form)
        reader.feed(body.span, with: &parser)
        reader.finish(with: &parser)
        (usage, isUseful, isError) = (reader.usage?.tokens, reader.isUseful, reader.isError)
    }
}

extension Answer {
    /// The member of the answer's body at this path. A path can contain list indices, such as
    /// `choices.0.delta.content`.
    func member(_ path: String) -> Any? { Self.member(path, of: body) }

    static func member(_ path: String, of text: some Sequence<UInt8>) -> Any? {
        var value = try? JSONSerialization.jsonObject(with: Data(text))
        for step in path.split(separator: ".") {
            if let list = value as? [Any], let index = Int(step) {
                value = list.indices.contains(index) ? list[index] : nil
            } else {
                value = (value as? [String: Any])?[String(step)]
            }
        }
        return value is NSNull ? nil : value
    }

    var events: [String] {
        text.components(separatedBy: "\n\n").compactMap { block in
            block.split(separator: "\n").first { $0.hasPrefix("data: ") }.map { String($0.dropFirst(6)) }
        }
    }

    var eventTypes: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) }
    }
}

/// Calls `body` with a client of a new demo provider. By default it streams without pauses.
func withStandIn<Result: Sendable>(
    pace: Duration = .zero,
    _ body: @escaping @Sendable (TestClient, DemoProviderServer, EventLoop) async throws -> Result
) async throws -> Result {
    try await onLoop { loop in
        let bench = try DemoProviderServer(on: loop, pace: pace)
        let client = TestClient(port: bench.port, on: loop)
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body(client, bench, loop)) } catch { result = .failure(error) }
        client.leave()
        bench.drain()
        _ = await eventually(on: loop) { bench.server.connectionCount == 0 }
        return try result.get()
    }
}

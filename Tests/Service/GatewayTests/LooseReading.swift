import Foundation
import JSON
import TestSupport

/// Collects every model that some server can read in a request. Go's `encoding/json` ignores case and takes
/// the last of several equal members, while other readers take the first. LiteLLM and other gateways also
/// read queries, paths and lists of fallbacks, and split names at commas.
struct LooseReading {
    private(set) var models: Set<String> = []

    private static let lists: Set = [
        "model", "models", "fallbacks", "context_window_fallbacks", "content_policy_fallbacks",
    ]
    /// Members that some servers read as a model or a route. On the path `/api/chat`, which leads to the
    /// team's own backend, they can mean anything.
    private static let others: Set = ["engine", "deployment_id", "route"]
    private var naming = Self.lists.union(Self.others)
    /// Whether the path leads to the team's own backend. LiteLLM follows no `extra_body` there
    /// (LiteLLMTests): the client's library replaces it by its members.
    private let isOwnRoute: Bool

    init(_ request: HTTPMessage) {
        let target = request.line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        isOwnRoute = target.contains("/api/chat")
        if isOwnRoute { naming = Self.lists }
        readPath(parts.first ?? "")
        for pair in (parts.dropFirst().first ?? "").split(whereSeparator: { "&;".contains($0) }) {
            let names = pair.split(separator: "=", maxSplits: 1).map {
                String($0).removingPercentEncoding ?? String($0)
            }
            let name = Self.folded(names.first ?? "").prefix { $0 != "[" }
            if naming.contains(String(name)) { add(names.last ?? "") }
        }
        for field in request.fields where Self.steers(field.name.lowercased()) { add(field.value) }
        read(Array(request.body.utf8))
    }

    private static func steers(_ name: String) -> Bool {
        ["x-portkey-", "helicone-", "x-litellm-", "x-model"].contains { name.hasPrefix($0) }
    }

    private mutating func readPath(_ path: String) {
        let segments = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        for (name, model) in zip(segments, segments.dropFirst()) {
            switch name.lowercased() {
            case "deployments", "engines": add(model)
            case "models": add(String(model.prefix { $0 != ":" }))
            default: continue
            }
        }
    }

    private mutating func read(_ body: [UInt8]) {
        var parser = JSONParser()
        guard let root = try? parser.parse(body.span) else { return }
        read(object: root)
    }

    private mutating func read(object: JSONValue) {
        var members = object.members
        while let member = members.next() {
            let name = Self.folded(
                String(decoding: member.name.indices.map { member.name[$0] }, as: UTF8.self))
            if naming.contains(name) {
                readNames(member.value)
            } else if name == "extra_body", !isOwnRoute {
                read(object: member.value)
            } else if name == "tools" {
                var tools = member.value.elements
                while let tool = tools.next() { read(object: tool) }
            }
        }
    }

    private mutating func readNames(_ value: JSONValue) {
        if let text = value.string { add(String(decoding: text.indices.map { text[$0] }, as: UTF8.self)) }
        var elements = value.elements
        while let element = elements.next() { readNames(element) }
        var members = value.members
        while let member = members.next() { readNames(member.value) }
    }

    private mutating func add(_ names: String) {
        for name in names.split(separator: ",") {
            models.insert(name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
        }
    }

    /// Folds a name's letters as Go does. The name ends at the first NUL.
    private static func folded(_ name: String) -> String {
        name.prefix { $0 != "\0" }.lowercased().replacing("\u{17F}", with: "s").replacing(
            "\u{212A}", with: "k")
    }
}

import Foundation
import TestSupport

/// Makes a page of an OpenAPI document: each path with its parameters, body and answers, then each schema.
struct InterfaceReference {
    private let document: [String: Any]
    private static let methods = ["get", "put", "post", "patch", "delete"]

    init(_ path: String) throws {
        let data = try Data(contentsOf: Checkout.root.appending(path: path))
        document = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    func page(title: String, _ introduction: String) -> String {
        var lines = ["# \(title)", "", introduction, ""]
        if let text = (document["info"] as? [String: Any])?["description"] as? String { lines += [text, ""] }
        lines += ["## Addresses", ""]
        for (path, method, operation) in operations("paths") {
            lines += ["### \(method.uppercased()) \(path)", ""] + body(of: operation)
        }
        let webhooks = operations("webhooks")
        if !webhooks.isEmpty { lines += ["## What the edge sends", ""] }
        for (name, method, operation) in webhooks {
            lines += ["### \(method.uppercased()): \(name)", ""] + body(of: operation)
        }
        lines += ["## Shapes", ""]
        let components = document["components"] as? [String: Any] ?? [:]
        for (name, schema) in sorted(components["schemas"]) { lines += self.schema(name, schema) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    private func operations(_ part: String) -> [(String, String, [String: Any])] {
        sorted(document[part]).flatMap { path, item in
            Self.methods.compactMap { method in
                (item[method] as? [String: Any]).map { (path, method, $0) }
            }
        }
    }

    private func body(of operation: [String: Any]) -> [String] {
        var lines = [cell(operation["summary"]), ""]
        if let text = operation["description"] as? String { lines += [text, ""] }
        let scopes = (operation["security"] as? [[String: Any]] ?? []).flatMap { Array($0.values) }
        if let scope = (scopes.first as? [String])?.first { lines += ["Scope: `\(scope)`.", ""] }
        let parameters = (operation["parameters"] as? [[String: Any]] ?? []).map(resolved)
        if !parameters.isEmpty {
            lines += ["| parameter | in | |", "|---|---|---|"]
            for parameter in parameters {
                lines.append(
                    "| `\(cell(parameter["name"]))` | \(cell(parameter["in"])) "
                        + "| \(cell(parameter["description"])) |"
                )
            }
            lines.append("")
        }
        if let body = operation["requestBody"] as? [String: Any] {
            lines += ["Body: \(content(resolved(body)))", ""] + memberTable(ofBody: resolved(body))
        }
        lines += ["| answer | | body |", "|---|---|---|"]
        for (status, answer) in sorted(operation["responses"]) {
            let answer = resolved(answer)
            lines.append("| \(status) | \(cell(answer["description"])) | \(content(answer)) |")
        }
        return lines + [""]
    }

    /// A table of the members of a JSON body whose schema has no name.
    private func memberTable(ofBody body: [String: Any]) -> [String] {
        let content = body["content"] as? [String: Any]
        let json = content?["application/json"] as? [String: Any]
        return (json?["schema"] as? [String: Any]).map { memberTable($0) } ?? []
    }

    private func content(_ part: [String: Any]) -> String {
        sorted(part["content"]).map { kind, content in
            let type = (content["schema"] as? [String: Any]).map(self.type) ?? ""
            return kind == "application/json" && !type.isEmpty ? type : "`\(kind)`"
        }.joined(separator: ", ")
    }

    private func schema(_ name: String, _ schema: [String: Any]) -> [String] {
        var lines = ["### \(name)", ""]
        if let text = schema["description"] as? String { lines += [text, ""] }
        let table = memberTable(schema)
        return lines + (table.isEmpty ? [type(schema), ""] : table)
    }

    /// A table of the members of an object. It is empty if the schema is no object, or only refers to another
    /// schema.
    private func memberTable(_ schema: [String: Any]) -> [String] {
        let members = sorted(schema["properties"])
        if members.isEmpty { return [] }
        let required = Set(schema["required"] as? [String] ?? [])
        var lines = ["| member | type | |", "|---|---|---|"]
        for (member, shape) in members {
            let mark = required.contains(member) ? "" : " (may be missing)"
            lines.append("| `\(member)` | \(type(shape))\(mark) | \(cell(shape["description"])) |")
        }
        return lines + [""]
    }

    private func type(_ schema: [String: Any]) -> String {
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            return "[\(name)](#\(name.lowercased()))"
        }
        if let values = schema["enum"] as? [Any] {
            return values.map { $0 is NSNull ? "null" : "`\($0)`" }.joined(separator: " ")
        }
        if let value = schema["const"] { return "`\(value)`" }
        for word in ["oneOf", "anyOf", "allOf"] {
            if let parts = schema[word] as? [[String: Any]] {
                return parts.map(type).joined(separator: word == "allOf" ? " and " : " or ")
            }
        }
        let names = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? ["anything"]
        return names.map { name in
            if name == "array", let items = schema["items"] as? [String: Any] {
                return "list of \(type(items))"
            }
            let format = (schema["format"] as? String).map { " (\($0))" } ?? ""
            return name == "null" ? "null" : name + format
        }.joined(separator: " or ")
    }

    private func resolved(_ node: [String: Any]) -> [String: Any] {
        guard let path = node["$ref"] as? String else { return node }
        var found: Any = document
        for step in path.split(separator: "/").dropFirst() {
            found = (found as? [String: Any])?[String(step)] ?? [:]
        }
        return found as? [String: Any] ?? [:]
    }

    private func cell(_ text: Any?) -> String { ReferencePage.cell(text as? String ?? "") }

    private func sorted(_ part: Any?) -> [(String, [String: Any])] {
        (part as? [String: Any] ?? [:]).compactMap { key, value in
            (value as? [String: Any]).map { (key, $0) }
        }.sorted { $0.0 < $1.0 }
    }
}

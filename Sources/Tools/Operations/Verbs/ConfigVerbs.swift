import Commands
import Configuration
import Limits
import Terminal
import Wire

/// `usherctl config …`: configurations, in files and in force.
enum ConfigVerbs {
    static let group = Verb(
        "config", "Checks, compares, shows and applies configurations", [check, diff, show, apply])

    private static let file = Operand("FILE", help: "A configuration")

    private static let check = Verb("check", "Finds every mistake in a configuration", operands: [file]) {
        session async throws(CommandError) in
        let settings = try load(session.operand("FILE"), session)
        let document: Document = [
            "file": .text(session.operand("FILE")), "digest": .text(settings.digest),
            "apps": PlanDocument.apps(settings),
        ]
        session.show(document) { _ in
            let apps = settings.apps.map { app in
                let plans = app.book.plans.keys.sorted().joined(separator: ", ")
                return (app.tenant.isEmpty ? "Plans: " : "Plans of \(app.tenant): ") + plans + "."
            }
            return [
                "\(session.operand("FILE")) is fine (digest \(settings.digest)). \(apps.joined(separator: " "))"
            ]
        }
        return .fine
    }

    private static let diff = Verb(
        "diff", "What is different between two configurations, or between one and the edge's",
        operands: [
            file, Operand("OTHER", help: "The other one; without it the running edge's", isRequired: false),
        ],
        notes: [
            "Of a running edge, time zone, default plan and plans are compared one by one, all else by its digest.",
            "The exit code is 1 where something is different.",
        ]
    ) { session async throws(CommandError) in
        let settings = try load(session.operand("FILE"), session)
        let changes: [Document]
        if session.invocation.operands["OTHER"] != nil {
            changes = settings.changes(to: try load(session.operand("OTHER"), session)).map {
                [
                    "path": .text($0.path), "before": .text(orNull: $0.before),
                    "after": .text(orNull: $0.after),
                ]
            }
        } else {
            changes = try await differences(from: settings, session)
        }
        session.show(["changes": .list(changes)]) { _ in
            if changes.isEmpty { return ["Nothing is different."] }
            return changes.map { change in
                let path = session.palette.bold(change.text("path"))
                let before = change["before"]?.text.map { session.palette.red("- " + Printable.line($0)) }
                let after = change["after"]?.text.map { session.palette.green("+ " + Printable.line($0)) }
                return ([path] + [before, after].compactMap { $0.map { "  " + $0 } }).joined(separator: "\n")
            }
        }
        return changes.isEmpty ? .fine : .failed
    }

    /// From a file to the running edge.
    private static func differences(from settings: Settings, _ session: Session) async throws(CommandError)
        -> [Document]
    {
        let edge = try await session.admin().get("settings", isOfApp: false)
        if edge.text("digest") == settings.digest { return [] }
        let apps = PlanDocument.apps(settings)
        let compared: Set<String> = ["name", "time_zone", "default_plan", "plans"]
        func lines(_ apps: Document?) -> [String: String] {
            var lines: [String: String] = [:]
            for app in apps?.items ?? [] {
                let members = app.members.filter { compared.contains($0.name) }
                Self.flatten(
                    .object(members), at: app["name"]?.text.map { ["tenants", $0] } ?? [], into: &lines)
            }
            return lines
        }
        let (before, after) = (lines(apps), lines(edge["apps"]))
        var changes: [Document] = Set(before.keys).union(after.keys).sorted().compactMap { path in
            before[path] == after[path]
                ? nil
                : [
                    "path": .text(path), "before": .text(orNull: before[path]),
                    "after": .text(orNull: after[path]),
                ]
        }
        changes.append([
            "path": .text("digest"), "before": .text(settings.digest), "after": .text(edge.text("digest")),
        ])
        return changes
    }

    private static func flatten(_ document: Document, at path: [String], into lines: inout [String: String]) {
        switch document {
        case .object(let members):
            for member in members { flatten(member.value, at: path + [member.name], into: &lines) }
        case .list(let items):
            for (index, item) in items.enumerated() {
                let name = item["id"]?.text ?? item["name"]?.text ?? "\(index + 1)"
                flatten(item, at: path + [name], into: &lines)
            }
        case .text(let text): lines[path.joined(separator: ".")] = text
        case .null: break
        default: lines[path.joined(separator: ".")] = document.json
        }
    }

    private static let show = Verb("show", "The configuration in force on an edge, without secrets") {
        session async throws(CommandError) in
        let document = try await session.admin().get("settings", isOfApp: false)
        session.show(document) { document in
            var table = Table([.left, .left])
            func add(_ name: String, _ value: String) { table.add([name, Printable.line(value)]) }
            add("digest", document.text("digest"))
            add("source", document.text("source"))
            add("in force since", document.text("since"))
            add("edge", document.text("version"))
            for member in document["edge"]?.members ?? [] {
                add(
                    member.name.replacing("_", with: " "),
                    member.value.text ?? (member.value == .null ? "–" : member.value.json))
            }
            for app in document["apps"]?.items ?? [] {
                let name = app["name"]?.text.map { "\($0): " } ?? ""
                add(name + "plans", (app["plans"]?.items ?? []).map { $0.text("id") }.joined(separator: ", "))
                add(name + "default plan", app.text("default_plan"))
                add(name + "time zone", app.text("time_zone"))
                add(
                    name + "who is asking",
                    (app["identity"]?.items ?? []).compactMap(\.text).joined(separator: ", "))
                for upstream in app["upstreams"]?.items ?? [] {
                    add(name + "upstream \(upstream.text("name"))", upstream.text("url"))
                }
            }
            return table.lines { $0 == 0 ? session.palette.faint($1) : $1 }
        }
        return .fine
    }

    private static let apply = Verb(
        "apply",
        "Lets the edge read its configuration again: the new one is in force, or all mistakes are told",
        options: Change.options,
        notes: [
            "With --dry-run it tells what would be different. Mistakes leave the old one in force (exit code 1)."
        ]
    ) { session async throws(CommandError) in
        let answer = try await Change(.post, ["settings", "apply"], isOfApp: false).send(session)
        session.show(answer) { answer in
            ["\(answer.text("before")) -> \(answer.text("digest"))"]
                + (answer["changes"]?.items ?? []).compactMap(\.text).map { "  " + Printable.line($0) }
        }
        return .fine
    }

    static func load(_ path: String, _ session: Session) throws(CommandError) -> Settings {
        try session.lookedAt(path)
    }
}

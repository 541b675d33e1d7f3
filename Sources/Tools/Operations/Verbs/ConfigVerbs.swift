import Commands
import Configuration
import Limits
import TLS
import Terminal
import Wire

enum ConfigVerbs {
    static let group = Verb(
        "config", "Checks, compares, shows and applies configurations",
        [check, ConfigDiffVerb.verb, show, ConfigApplyVerb.verb])

    static let file = Operand("FILE", help: "A configuration")

    private static let check = Verb("check", "Finds every mistake in a configuration", operands: [file]) {
        session async throws(CommandError) in
        let settings = try loadSettings(session.readOperand("FILE"), session)
        for files in [settings.tls, settings.admin.tls].compactMap({ $0 }) {
            do throws(TLSError) {
                _ = try TLSContext.server(chain: files.certificate, key: files.key)
            } catch {
                throw .data("\(error)")
            }
        }
        let document: Document = [
            "file": .text(session.readOperand("FILE")), "digest": .text(settings.digest),
            "apps": PlanDocument.appDocuments(settings),
        ]
        session.showDocument(document) { _ in
            let apps = settings.apps.map { app in
                let plans = app.planTable.plans.keys.sorted().joined(separator: ", ")
                return (app.tenant.isEmpty ? "Plans: " : "Plans of \(app.tenant): ") + plans + "."
            }
            return [
                "\(session.readOperand("FILE")) is fine (digest \(settings.digest)). \(apps.joined(separator: " "))"
            ]
        }
        return .fine
    }

    private static let show = Verb("show", "The configuration in force on an edge, without secrets") {
        session async throws(CommandError) in
        let document = try await session.admin().get("settings", isOfApp: false)
        session.showDocument(document) { document in
            var table = Table([.left, .left])
            func add(_ name: String, _ value: String) { table.addRow([name, Printable.line(value)]) }
            add("digest", document.text("digest"))
            add("source", document.text("source"))
            add("in force since", document.text("since"))
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
            return table.renderLines { $0 == 0 ? session.palette.faint($1) : $1 }
        }
        return .fine
    }

    static func loadSettings(_ path: String, _ session: Session) throws(CommandError) -> Settings {
        try session.lookedAt(path)
    }
}

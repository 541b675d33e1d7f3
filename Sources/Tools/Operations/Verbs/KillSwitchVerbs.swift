import Commands
import Terminal
import Wire

enum KillSwitchVerbs {
    static let group = Verb(
        "kill-switch", "Stops all spending on all edges within 5 s, or allows it again",
        [on, off, status, show])

    private static let app = Option(
        "only-app", .toggle, help: "Only the app that --app names, not all apps")

    private static let status = Verb(
        "status", "Shows whether a kill switch is on, since when and why", action: look)
    private static let show = Verb("show", "The same as status", action: look)

    private static func look(_ session: Session) async throws(CommandError) -> OperatorExit {
        let document = try await session.admin().get("kill-switch", isOfApp: false)
        session.showDocument(document) { lines($0, session.palette) }
        return .fine
    }

    private static let on = Verb(
        "on", "Refuses every counted request, kindly (503)", options: [app] + AdminChange.finalOptions
    ) { session async throws(CommandError) in try await setSwitch(session, isOn: true) }

    private static let off = Verb(
        "off", "Lets messages pass again", options: [app] + AdminChange.options
    ) { session async throws(CommandError) in try await setSwitch(session, isOn: false) }

    private static func setSwitch(_ session: Session, isOn: Bool) async throws(CommandError) -> OperatorExit {
        var members: [(String, Document)] = [("on", .flag(isOn))]
        if session.invocation.has("only-app") {
            guard let app = session["app"] else { throw .usage("--only-app needs --app NAME") }
            members.append(("app", .text(app)))
        }
        var change = AdminChange(.put, ["kill-switch"], isOfApp: false, members)
        if isOn {
            change.danger = (
                "Every message would be refused on every edge until the switch is turned off.", "stop"
            )
        }
        let answer = try await change.send(session)
        session.showDocument(answer) { lines($0["kill_switch"] ?? .null, session.palette) }
        return .fine
    }

    private static func lines(_ document: Document, _ palette: Palette) -> [String] {
        var table = Table([.left, .left, .left])
        func add(_ name: String, _ one: Document) {
            let isOn = one["on"]?.flag == true
            let since = one["since"]?.text.map {
                "since \($0) by \(one.text("actor")): \(one.text("reason"))"
            }
            table.addRow([name, isOn ? "ON" : "off", Printable.line(since ?? "")])
        }
        add("all apps", document)
        for app in document["apps"]?.items ?? [] { add(app.text("name"), app) }
        return table.renderLines { column, cell in
            column == 1 ? (cell == "ON" ? palette.red(cell) : palette.green(cell)) : cell
        }
    }
}

enum DrainVerb {
    static let verb = Verb(
        "drain", "Drains the edge that --admin names, as SIGTERM does: open messages may finish",
        options: AdminChange.finalOptions
    ) { session async throws(CommandError) in
        var change = AdminChange(.post, ["drain"], isOfApp: false)
        let place = try session.admin().place
        change.danger = (
            "The edge at \(place) would accept nothing new, finish its open messages and stop.", "drain"
        )
        let answer = try await change.send(session)
        session.showDocument(answer) { answer in
            let drainTime = "\(answer.whole("grace_seconds")) s"
            return [
                answer.isPreview
                    ? "\(place) would drain: streams that run would be given \(drainTime)"
                    : "\(place) is draining: streams that run are given \(drainTime)"
            ]
        }
        return .fine
    }
}

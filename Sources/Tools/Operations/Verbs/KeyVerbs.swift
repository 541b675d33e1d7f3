import Commands
import Limits
import Wire

enum KeyVerbs {
    static let group = Verb("keys", "Makes, lists and revokes API keys", [create, list, revoke])

    private static let create = Verb(
        "create", "Makes an API key and shows it once",
        operands: [Operand("USER", help: "The user who owns the key")],
        options: [
            Option("label", .value(placeholder: "TEXT"), help: "The owner's name for the key"),
            Option(
                "plan", .value(placeholder: "PLAN"),
                help: "The plan of requests with this key (the user's own)"
            ),
            Option("expires", .value(placeholder: "TIME"), help: "When the key expires: +90d, 2027-01-01"),
        ] + AdminChange.options,
        notes: ["Standard output gets the key alone, so that it can go into a file: … > key; chmod 600 key"]
    ) { session async throws(CommandError) in
        var members: [(String, Document)] = [("user", .text(session.readOperand("USER")))]
        if let label = session["label"] { members.append(("label", .text(label))) }
        if let plan = session["plan"] { members.append(("plan", .text(plan))) }
        if let end = try await session.readMoment("expires") {
            members.append(("expires_at", .text(end.timestamp)))
        }
        let answer = try await AdminChange(.post, ["keys"], members).send(session)
        if session.form == .json {
            session.writeLines([answer.json])
        } else if let key = answer["key"]?.text {
            session.say(
                "This key is shown only once and is not stored. Its id is "
                    + "\(answer["record"]?.text("id") ?? "?").")
            session.writeLines([key])
        } else if answer["dry_run"]?.flag != true {
            session.say("The key was already made under this request id, and is not shown again.")
        }
        return .fine
    }

    private static let list = Verb(
        "list", "API keys, without their secrets",
        options: [
            Option("user", .value(placeholder: "USER"), help: "One user's keys, revoked ones included"),
            Option("limit", .value(placeholder: "N"), help: "The most rows to show (100)"),
        ], forms: [.table, .json, .csv]
    ) { session async throws(CommandError) in
        let limit = try session.readWhole("limit", in: 1...10_000) ?? 100
        let keys = try await all(session, limit: limit)
        var sheet = RowOutput([
            .init("id", "ID"), .init("user_id", "USER"), .init("label", "LABEL"), .init("plan", "PLAN"),
            .init("created_at", "CREATED"), .init("expires_at", "EXPIRES"), .init("revoked_at", "REVOKED"),
        ])
        for key in keys { sheet.addRow(key) }
        session.showSheet(sheet, ["keys": .list(keys)])
        return .fine
    }

    private static func all(_ session: Session, limit: Int) async throws(CommandError) -> [Document] {
        var found: [Document] = []
        var cursor: String?
        let query = session["user"].map { [("user", $0)] } ?? []
        repeat {
            let page = try await session.admin().fetchPage("keys", query: query, from: cursor, limit: limit)
            found += page["keys"]?.items ?? []
            cursor = page["next_cursor"]?.text
        } while cursor != nil && found.count < limit
        return Array(found.prefix(limit))
    }

    private static let revoke = Verb(
        "revoke", "Ends an API key, everywhere within 5 s",
        operands: [Operand("ID", help: "The key's public id, as keys list shows it")],
        options: AdminChange.finalOptions
    ) { session async throws(CommandError) in
        let id = session.readOperand("ID")
        var change = AdminChange(.delete, ["keys", id])
        change.danger = ("Requests with the key \(Printable.quoted(id)) would be refused from then on.", id)
        let answer = try await change.send(session)
        session.showDocument(answer) { answer in
            let record = answer["record"] ?? .null
            let what = answer.isPreview ? "would be revoked" : "revoked \(record.text("revoked_at"))"
            return ["\(record.text("id")) of \(Printable.line(record.text("user_id"))): \(what)"]
        }
        return .fine
    }
}

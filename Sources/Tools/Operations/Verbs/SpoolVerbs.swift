import Commands
import Wire

enum SpoolVerbs {
    static let group = Verb(
        "spool", "Settlements that Redis did not accept, of the edge that --admin names", [list, retry, drop])

    private static let settlement = Operand(
        "NUMBER", help: "The settlement's number, as usherctl spool list shows it; or all")

    private static let list = Verb(
        "list",
        "Lists settlements that wait for an operator (parked, damaged, missing) or are tried again (delayed)",
        options: [Option("limit", .value(placeholder: "N"), help: "The most rows to show (100)")],
        forms: [.table, .json, .csv],
        notes: [
            "Settlements that only wait for Redis to come back are not listed; usherctl doctor counts them.",
            "The exit code is 1 if there is a parked one.",
        ]
    ) { session async throws(CommandError) in
        let limit = try session.readWhole("limit", in: 1...1000) ?? 100
        let answer = try await session.admin().get("spool", query: [("limit", "\(limit)")], isOfApp: false)
        let found = answer["settlements"]?.items ?? []
        var sheet = RowOutput([
            .init("number", "NUMBER", .count), .init("state", "STATE"), .init("user_id", "USER", .user),
            .init("request_id", "REQUEST"), .init("ending", "ENDING"), .init("changes", "CHANGES", .counters),
            .init("since", "SINCE"), .init("tries", "TRIES", .count), .init("reason", "REASON"),
        ])
        for one in found {
            let changes = (one["changes"]?.members ?? []).map { "\($0.name)=\($0.value.whole ?? 0)" }
            sheet.addRow([
                one["number"] ?? .null, one["state"] ?? .null,
                one["user_id"] ?? .text(one.text("redis_key")), one["request_id"] ?? .null,
                one["ending"] ?? .null, .text(changes.joined(separator: " ")), one["since"] ?? .null,
                one["tries"] ?? .null, one["reason"] ?? .null,
            ])
        }
        session.showSheet(sheet, answer)
        return answer.whole("parked") > 0 ? .failed : .fine
    }

    private static let retry = Verb(
        "retry", "Tries one settlement or all again at once; nothing is counted twice",
        operands: [settlement], options: AdminChange.options
    ) { session async throws(CommandError) in
        let change = AdminChange(.post, ["spool", try number(session), "retry"], isOfApp: false)
        return show(
            try await change.send(session), "To be tried again within a second", "Would be tried again",
            session
        )
    }

    private static let drop = Verb(
        "drop", "Drops one settlement or all: what it would have counted is lost",
        operands: [settlement], options: AdminChange.finalOptions
    ) { session async throws(CommandError) in
        let number = try number(session)
        var change = AdminChange(.post, ["spool", number, "drop"], isOfApp: false)
        change.danger = ("What \(number == "all" ? "they" : "it") would have counted would be lost.", number)
        return show(try await change.send(session), "Dropped", "Would be dropped", session)
    }

    private static func number(_ session: Session) throws(CommandError) -> String {
        let word = session.readOperand("NUMBER")
        guard word == "all" || Int(word) != nil else {
            throw .usage("NUMBER must be a number that usherctl spool list shows, or all")
        }
        return word
    }

    /// - Parameter preview: the text that is shown for a dry run.
    private static func show(
        _ answer: Document, _ outcome: String, _ preview: String, _ session: Session
    ) -> OperatorExit {
        session.showDocument(answer) {
            ["\($0.isPreview ? preview : outcome): \(Figure.count($0.whole("settlements"), "settlement"))"]
        }
        return answer.whole("settlements") > 0 ? .fine : .failed
    }
}

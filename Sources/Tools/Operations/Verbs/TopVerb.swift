import Commands
import Records
import Terminal

enum TopVerb {
    static let verb = Verb(
        "top", "Lists the users with the most messages, tokens, cost or refusals",
        options: [
            Option(
                "by", .choice(["messages", "tokens", "cost", "refusals"]), help: "The measure (messages)"
            ),
            Option("period", .choice(["day", "month"]), help: "The period: today or this month (month)"),
            Option("limit", .value(placeholder: "N"), help: "The number of users (20)"),
            Option("sandbox", .toggle, help: "Show testers' use or refusals, which are otherwise left out"),
        ], forms: [.table, .json, .csv]
    ) { session async throws(CommandError) in
        let by = session["by"] ?? "messages"
        let period = session["period"] ?? "month"
        let limit = try session.readWhole("limit", in: 1...1000) ?? 20
        let isSandbox = session.invocation.has("sandbox")
        let document = try await session.admin().get(
            "top",
            query: [
                ("by", by), ("period", period), ("limit", "\(limit)"), ("sandbox", "\(isSandbox)"),
            ])
        var sheet = RowOutput([
            .init("rank", "", .count), .init("user_id", "USER", .user),
            .init("value", by.uppercased(), by == "cost" ? .money : .count), .init("redis_key", nil),
        ])
        for (index, user) in (document["users"]?.items ?? []).enumerated() {
            sheet.addRow([
                .whole(index + 1), user["user_id"] ?? .text(user.text("redis_key")), user["value"] ?? .null,
                user["redis_key"] ?? .null,
            ])
        }
        session.showSheet(sheet, document)
        let walked = document["walked"] ?? .null
        session.say(
            session.talkPalette.faint(
                "\(document.text("period_name")): of \(Digits.grouped(walked.whole("users"))) users, in "
                    + "\(Digits.grouped(walked.whole("milliseconds"))) ms."))
        if walked["is_whole"]?.flag == false {
            session.say("Redis did not answer meanwhile: the list is incomplete.")
            return .failed
        }
        return .fine
    }
}

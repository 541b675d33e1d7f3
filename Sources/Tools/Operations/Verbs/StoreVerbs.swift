import Commands
import Wire

enum StoreVerbs {
    static let group = Verb(
        "store", "Shows whether Redis still has its counts, and what to do if it has lost them",
        [show, accept])

    private static let show = Verb(
        "show", "Shows whether Redis was emptied, and since when",
        notes: ["The exit code is 1 if Redis was emptied and no operator has accepted that."]
    ) { session async throws(CommandError) in
        let answer = try await session.admin().get("store", isOfApp: false)
        session.showDocument(answer) { lines($0, session.palette) }
        return answer["emptied"]?.flag == true ? .failed : .fine
    }

    private static let accept = Verb(
        "accept", "Accepts a Redis that was emptied: all counts have started from zero",
        options: AdminChange.finalOptions,
        notes: [
            "It ends the alarm on all edges within a second, and the refusals of redis: { when_emptied: deny }.",
            "To have the counts back, stop Redis, restore its file and start it; then there is nothing to accept.",
        ]
    ) { session async throws(CommandError) in
        var change = AdminChange(.post, ["store", "accept"], isOfApp: false)
        change.danger = (
            "The earlier counts would stay lost: everybody would have their whole amount again.", "accept"
        )
        let answer = try await change.send(session)
        session.showDocument(answer) { lines($0["store"] ?? .null, session.palette) }
        return .fine
    }

    private static func lines(_ document: Document, _ palette: Palette) -> [String] {
        let id = document["id"]?.text ?? "none yet"
        guard document["emptied"]?.flag == true else {
            return [palette.green("Redis has all of its counts.") + " Its id: \(Printable.line(id))"]
        }
        let since = document["since"]?.text.map { " since \($0)" } ?? ""
        return [
            palette.red("Redis has lost its counts\(Printable.line(since)).")
                + " Its id now: \(Printable.line(id))"
        ]
    }
}

import Commands

enum ReservationsVerb {
    static let verb = Verb(
        "reservations", "Lists messages that are open or stuck",
        options: [
            Option("state", .choice(["open", "stuck"]), help: "Which messages to list (open)"),
            Option("limit", .value(placeholder: "N"), help: "The most rows to show (100)"),
        ], forms: [.table, .json, .csv],
        notes: [
            "A stuck one is past its lease: the user's next message or the sweeper gives it back within a minute.",
            "The exit code is 1 if stuck ones were asked for and there are some.",
        ]
    ) { session async throws(CommandError) in
        let state = session["state"] ?? "open"
        let limit = try session.readWhole("limit", in: 1...10_000) ?? 100
        let found =
            try await all(session, state: state, limit: limit)
        var sheet = RowOutput([
            .init("user_id", "USER", .user), .init("request_id", "REQUEST"), .init("attempt", nil),
            .init("state", nil), .init("lease_ends_at", "LEASE ENDS"),
            .init("estimates", "HOLDS", .counters),
            .init("redis_key", nil),
        ])
        for reservation in found {
            let held = (reservation["estimates"]?.members ?? []).map { "\($0.name)=\($0.value.whole ?? 0)" }
            sheet.addRow([
                reservation["user_id"] ?? .text(reservation.text("redis_key")),
                reservation["request_id"] ?? .null,
                reservation["attempt"] ?? .null, reservation["state"] ?? .null,
                reservation["lease_ends_at"] ?? .null, .text(held.joined(separator: " ")),
                reservation["redis_key"] ?? .null,
            ])
        }
        session.showSheet(sheet, ["reservations": .list(found)])
        return state == "stuck" && !found.isEmpty ? .failed : .fine
    }

    /// Fetches pages until `limit` reservations have been read.
    private static func all(_ session: Session, state: String, limit: Int) async throws(CommandError)
        -> [Document]
    {
        var found: [Document] = []
        var cursor: String?
        repeat {
            let page = try await session.admin().fetchPage(
                "reservations", query: [("state", state)], from: cursor, limit: limit)
            found += page["reservations"]?.items ?? []
            cursor = page["next_cursor"]?.text
        } while cursor != nil && found.count < limit
        return Array(found.prefix(limit))
    }
}

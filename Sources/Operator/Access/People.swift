import Limits

/// Everybody with what they did, page by page: for a simulation.
final class People {
    private let session: Session
    private let months: ClosedRange<Int>
    private var cursor: String?
    private var isOver = false
    /// Of whom only a hash of the id is kept, so that the interface cannot be asked about them.
    private(set) var unnamed = 0

    /// - Parameter months: whose books are read: years × 12 + month − 1.
    init(_ session: Session, months: ClosedRange<Int>) throws(Trouble) {
        self.session = session
        self.months = months
    }

    /// nil behind the last page. A page may be empty.
    func next() async throws(Trouble) -> [SimulatedPerson]? {
        guard !isOver else { return nil }
        var query = [("limit", "500")]
        if let cursor { query.append(("cursor", cursor)) }
        let page = try await session.admin().ask(AdminClient.Request(path: ["users"], query: query))
        cursor = page["next_cursor"]?.text
        isOver = cursor == nil
        var people: [SimulatedPerson] = []
        for line in page["users"]?.items ?? [] {
            guard let id = line["user_id"]?.text else {
                unnamed += 1
                continue
            }
            people.append(try await person(id, isPlain: line.whole("version") == 0))
        }
        return people
    }

    private func person(_ id: String, isPlain: Bool) async throws(Trouble) -> SimulatedPerson {
        let admin = try session.admin()
        let books = try await admin.ask(
            AdminClient.Request(
                path: ["users", id, "books"],
                query: [("from", Self.written(months.lowerBound)), ("to", Self.written(months.upperBound))]))
        let entitlement =
            isPlain
            ? Entitlement.none : Self.entitlement(try await admin.get("users", id)["entitlement"] ?? .null)
        let lines = (books["lines"]?.items ?? []).compactMap { line -> SimulatedPerson.Line? in
            guard let date = TimePhrase.date(line.text("date")) else { return nil }
            return SimulatedPerson.Line(
                day: date.dayNumber, model: line.text("model"), messages: line.whole("messages"),
                used: Use(
                    input: line.whole("input_tokens"), output: line.whole("output_tokens"),
                    cached: line.whole("cached_tokens"), reasoning: line.whole("reasoning_tokens"),
                    cost: line.whole("cost_microdollars")))
        }
        return SimulatedPerson(name: id, entitlement: entitlement, lines: lines)
    }

    static func entitlement(_ document: Document) -> Entitlement {
        func moment(_ text: String?) -> Moment? {
            text.flatMap { TimePhrase.moment($0, now: .distantPast, in: LocalTime("UTC")) }
        }
        let overrides = (document["overrides"]?.items ?? []).map { ($0.text("limit"), $0.whole("amount")) }
        return Entitlement(
            version: document.whole("version"), plan: document["plan"]?.text,
            status: document["status"]?.text,
            periodStart: moment(document["period_start"]?.text),
            periodEnd: moment(document["period_end"]?.text),
            anchorDay: document["anchor_day"]?.whole, timeZone: document["time_zone"]?.text,
            overrides: Dictionary(overrides, uniquingKeysWith: { _, last in last }),
            grants: (document["grants"]?.items ?? []).compactMap { grant in
                moment(grant["expires_at"]?.text).map {
                    Entitlement.Grant(
                        limit: grant.text("limit"), amount: grant.whole("amount"), expires: $0,
                        replaces: grant["replaces"]?.flag ?? false)
                }
            })
    }

    /// `2026-11`
    static func written(_ month: Int) -> String {
        let number = month % 12 + 1
        return "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
    }
}

import Dates
import Limits

/// Reads all users and their use page by page, for a simulation.
final class UserPages {
    private let session: Session
    private let months: ClosedRange<Int>
    private var cursor: String?
    private var isOver = false
    /// How many users are stored only with a hash of their id. The admin interface cannot return their books.
    private(set) var unnamed = 0

    /// - Parameter months: the months of the books to read, each as years × 12 + month − 1.
    init(_ session: Session, months: ClosedRange<Int>) {
        self.session = session
        self.months = months
    }

    /// The next page, which can be empty. The result is nil after the last page.
    func nextPage() async throws(CommandError) -> [SimulatedPerson]? {
        guard !isOver else { return nil }
        let page = try await session.admin().fetchUsers(from: cursor, limit: 500)
        cursor = page["next_cursor"]?.text
        isOver = cursor == nil
        var people: [SimulatedPerson] = []
        for line in page["users"]?.items ?? [] {
            guard let id = line["user_id"]?.text else {
                unnamed += 1
                continue
            }
            people.append(try await person(id, hasDefaultEntitlement: line.whole("version") == 0))
        }
        return people
    }

    private func person(_ id: String, hasDefaultEntitlement: Bool) async throws(CommandError)
        -> SimulatedPerson
    {
        let source = try session.admin()
        let books = try await source.fetchBooks(of: id, months: months)
        let entitlement =
            hasDefaultEntitlement
            ? Entitlement.none : Self.readEntitlement(try await source.fetchUser(id)["entitlement"] ?? .null)
        let lines = (books["lines"]?.items ?? []).compactMap { line -> SimulatedPerson.Line? in
            // Skips the use of testers, who do not pay, and requests without an answer, which are not
            // charged.
            guard line["sandbox"]?.flag != true, line["unanswered"]?.flag != true,
                let date = TimePhrase.parseDate(line.text("date"))
            else {
                return nil
            }
            return SimulatedPerson.Line(
                day: date.dayNumber, model: line.text("model"), messages: line.whole("messages"),
                used: Use(
                    input: line.whole("input_tokens"), output: line.whole("output_tokens"),
                    cached: line.whole("cached_tokens"), reasoning: line.whole("reasoning_tokens"),
                    cost: line.whole("cost_microdollars"), images: line.whole("images"),
                    seconds: line.whole("audio_seconds"), characters: line.whole("characters")))
        }
        return SimulatedPerson(name: id, entitlement: entitlement, lines: lines)
    }

    static func readEntitlement(_ document: Document) -> Entitlement {
        func moment(_ text: String?) -> Moment? {
            text.flatMap { TimePhrase.parseMoment($0, now: .distantPast, in: LocalTime("UTC")) }
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
            }, isSandbox: document["sandbox"]?.flag ?? false, lapsesAt: moment(document["lapses_at"]?.text))
    }
}

import Dates
import Limits

/// The users of another system in the form of a backup, with their use by day and model, and their keys.
struct ForeignUsers {
    /// The use of one model by one user on one day.
    struct Usage {
        var messages = 0
        var input = 0
        var output = 0
        var cached = 0
        var cost = 0
    }

    private struct Place: Hashable {
        let month: String
        let day: Int
        let model: String
    }

    /// The plan of all imported users. nil means the default plan.
    let plan: String?
    /// The oldest day that the books store. Older use is left out.
    private let oldest: CivilDate
    private var order: [String] = []
    private var usage: [String: [Place: Usage]] = [:]
    private var keys: [String: [Document]] = [:]
    /// The kinds of data that are not imported, each with a count.
    private(set) var left: [(what: String, count: Int)] = []

    init(plan: String?, today: CivilDate) {
        self.plan = plan
        // The books of a month are stored for 400 days, so older use cannot be imported.
        oldest = CivilDate(dayNumber: today.dayNumber - 400)
    }

    mutating func addUser(user: String) {
        guard usage[user] == nil else { return }
        order.append(user)
        usage[user] = [:]
    }

    /// Adds use to a day of a user. A sum stops at the largest integer.
    mutating func addUse(_ more: Usage, of user: String, model: String, on date: CivilDate) {
        addUser(user: user)
        guard date.dayNumber >= oldest.dayNumber else {
            return leaveOut("days of use older than 400 days", 1)
        }
        let place = Place(
            month: (date.year % 100).padded(2) + date.month.padded(2), day: date.day, model: model)
        var sum = usage[user]?[place] ?? Usage()
        sum.messages = sum.messages.addingSaturating(more.messages)
        sum.input = sum.input.addingSaturating(more.input)
        sum.output = sum.output.addingSaturating(more.output)
        sum.cached = sum.cached.addingSaturating(more.cached)
        sum.cost = sum.cost.addingSaturating(more.cost)
        usage[user]?[place] = sum
    }

    mutating func addKey(key: Document, of user: String) {
        addUser(user: user)
        keys[user, default: []].append(key)
    }

    mutating func leaveOut(_ what: String, _ count: Int) {
        if let index = left.firstIndex(where: { $0.what == what }) {
            left[index].count += count
        } else if count > 0 {
            left.append((what, count))
        }
    }

    /// Each user in the form of a backup, in the order in which the users were added.
    var records: [Document] {
        order.map { user in
            var entitlement: [Document.Member] = []
            if let plan {
                entitlement.append(.init(name: "plan", value: .text(plan)))
                entitlement.append(.init(name: "status", value: .text("active")))
            }
            let lines = (usage[user] ?? [:]).sorted {
                ($0.key.month, $0.key.day, $0.key.model) < ($1.key.month, $1.key.day, $1.key.model)
            }
            return [
                "user_id": .text(user), "version": .whole(entitlement.isEmpty ? 0 : 1),
                "entitlement": .object(entitlement),
                "books": .list(
                    lines.map { place, used in
                        [
                            "month": .text(place.month), "day": .whole(place.day),
                            "model": .text(place.model),
                            "messages": .whole(used.messages), "input_tokens": .whole(used.input),
                            "output_tokens": .whole(used.output), "cached_tokens": .whole(used.cached),
                            "cost_microdollars": .whole(used.cost),
                        ]
                    }),
                "keys": .list(keys[user] ?? []),
            ]
        }
    }

    /// A model's name as the books store it: at most 48 bytes, and `-` if there is none. The name never
    /// begins with `sandbox:`, which marks the use of testers.
    static func modelName(_ name: String?) -> String {
        guard let name, !name.isEmpty else { return "-" }
        var text = name.hasPrefix("sandbox:") ? "paid:" + name : name
        while text.utf8.count > 48 { text.removeLast() }
        return text
    }

    /// Reads the day of `2026-11-24`, `2026-11`, `2026-11-24 10:00:00+00` or `2026-11-24T10:00:00Z`, without
    /// converting the zone. The result is nil if the text is no day.
    static func parseDate(_ text: String) -> CivilDate? {
        let day = text.utf8.count == 7 ? text + "-01" : String(text.prefix(10))
        return TimePhrase.parseDate(day)
    }

    /// Converts dollars to micro-dollars. The result is nil if the amount is missing, negative or too large.
    static func parseMicrodollars(_ dollars: Double?) -> Int? {
        guard let dollars, dollars >= 0, dollars < 9_000_000_000 else { return nil }
        return Int((dollars * 1e6).rounded())
    }
}

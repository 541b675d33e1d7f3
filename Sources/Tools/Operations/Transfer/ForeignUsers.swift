import Dates
import Limits

/// Users of another system in a backup's form: what they used by day and model, and their keys.
struct ForeignUsers {
    /// One user's use of one model on one day.
    struct Usage {
        var messages = 0
        var input = 0
        var output = 0
        var cached = 0
        /// Micro-dollars.
        var cost = 0
    }

    private struct Place: Hashable {
        let month: String
        let day: Int
        let model: String
    }

    /// The plan that everybody gets; nil leaves them to the default plan.
    let plan: String?
    /// Days before this one are in no page of the books any more.
    private let oldest: CivilDate
    private var order: [String] = []
    private var usage: [String: [Place: Usage]] = [:]
    private var keys: [String: [Document]] = [:]
    /// The things that are not imported, each with its number.
    private(set) var left: [(what: String, count: Int)] = []

    init(plan: String?, today: CivilDate) {
        self.plan = plan
        // A page of the books lives for 400 days.
        oldest = CivilDate(dayNumber: today.dayNumber - 400)
    }

    mutating func addUser(user: String) {
        guard usage[user] == nil else { return }
        order.append(user)
        usage[user] = [:]
    }

    /// Adds to what a user used on a day. Sums stop at the largest figure.
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

    /// Each user as a backup has them, in the order in which they were met.
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

    /// A model's name as the books keep it: 48 bytes at most, `-` where none is named, and never among the
    /// testers' lines.
    static func modelName(_ name: String?) -> String {
        guard let name, !name.isEmpty else { return "-" }
        var text = name.hasPrefix("sandbox:") ? "paid:" + name : name
        while text.utf8.count > 48 { text.removeLast() }
        return text
    }

    /// The day of `2026-11-24`, `2026-11`, `2026-11-24 10:00:00+00` or `2026-11-24T10:00:00Z`, as it is
    /// written; nil for what is no day.
    static func parseDate(_ text: String) -> CivilDate? {
        let day = text.utf8.count == 7 ? text + "-01" : String(text.prefix(10))
        return TimePhrase.parseDate(day)
    }

    /// Micro-dollars of a sum in dollars; nil below 0 and for what is no number.
    static func parseMicrodollars(_ dollars: Double?) -> Int? {
        guard let dollars, dollars >= 0, dollars < 9_000_000_000 else { return nil }
        return Int((dollars * 1e6).rounded())
    }
}

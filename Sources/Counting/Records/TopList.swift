import Dates
import Ledger
import Limits

/// A list of the users with the greatest values of one measure. Its size is limited.
package struct TopList: Sendable {
    package static let measures = ["messages", "tokens", "cost", "refusals"]

    private let capacity: Int
    private(set) var items: [(user: UserKey, value: Int)] = []
    /// The number of users that were offered to the list, whether or not it took them.
    private(set) var seen = 0

    init(capacity: Int) { self.capacity = capacity }

    /// Adds a user if their value is great enough. A walk over the keys can find a user twice. With the same
    /// value, a user is added only once.
    mutating func offerUser(_ user: UserKey, _ value: Int) {
        seen += 1
        guard value > 0 else { return }
        if items.count >= capacity, let least = items.last?.value, value <= least { return }
        if items.contains(where: { $0.value == value && $0.user == user }) { return }
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].value >= value { low = middle + 1 } else { high = middle }
        }
        items.insert((user, value), at: low)
        if items.count > capacity { items.removeLast() }
    }
}

/// The measure of a top list, and where its figures are stored.
struct TopMeasure {
    private let by: String
    private let isSandbox: Bool
    private let span: Period
    private let month: CivilDate
    /// The day of the month for a list of one day; nil for a list of a month.
    private let day: Int?

    /// - Parameters:
    ///   - isSandbox: whether only test accounts count, with their use and refusals.
    ///   - clock: the app's time zone, for a list of one day; nil for a list of a month.
    init(_ by: String, isSandbox: Bool, _ span: Period, day clock: LocalTime?, _ now: Moment) {
        self.by = by
        self.isSandbox = isSandbox
        self.span = span
        let parts = span.name.split(separator: "-").compactMap { Int($0) }
        month = CivilDate(year: parts[0], month: parts[1], day: 1)
        day = clock?.date(at: Int(now.seconds)).day
    }

    var pattern: String {
        by == "refusals" ? "us:{*}:f" : "us:{*}:u:\(String(decoding: suffixBytes, as: UTF8.self))"
    }

    /// The number of bytes that follow the user's key prefix in a key of this measure.
    var suffix: Int { by == "refusals" ? 1 : 2 + suffixBytes.count }

    private var suffixBytes: [UInt8] {
        Array("\((month.year % 100).padded(2))\(month.month.padded(2))".utf8)
    }

    func measureValue(of hash: [(name: [UInt8], value: [UInt8])]) -> Int {
        hash.reduce(0) { $0.addingSaturating(value(of: $1.name, $1.value)) }
    }

    private func value(of name: [UInt8], _ value: [UInt8]) -> Int {
        if by == "refusals" {
            guard let note = RefusalEntry(field: name, value: value), note.hour >= span.start,
                note.isSandbox == isSandbox
            else { return 0 }
            return note.count
        }
        guard let line = BookLine(name: name, packed: value), day == nil || line.day == day,
            line.isSandbox == isSandbox, !line.isUnanswered
        else { return 0 }
        switch by {
        case "messages": return line.messages
        case "tokens": return line.inputTokens.addingSaturating(line.outputTokens)
        default: return line.cost
        }
    }
}

import Dates

/// Reads of an edge that several commands share.
extension AdminClient {
    func user(_ id: String) async throws(CommandError) -> Document { try await get("users", id) }

    func users(from cursor: String?, limit: Int) async throws(CommandError) -> Document {
        try await page("users", from: cursor, limit: limit)
    }

    /// - Parameter months: years × 12 + month − 1.
    func books(of user: String, months: ClosedRange<Int>) async throws(CommandError) -> Document {
        try await get(
            "users", user, "books",
            query: [("from", Month.written(months.lowerBound)), ("to", Month.written(months.upperBound))])
    }
}

/// A month of the books as one number: years × 12 + month − 1.
enum Month {
    /// `2026-11`
    static func written(_ month: Int) -> String {
        let number = month % 12 + 1
        return "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
    }

    /// nil for what is no month.
    static func read(_ text: String) -> Int? {
        TimePhrase.date(text + "-01").map { $0.year * 12 + $0.month - 1 }
    }
}

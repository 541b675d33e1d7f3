import Dates

extension AdminClient {
    func fetchUser(_ id: String) async throws(CommandError) -> Document { try await get("users", id) }

    func fetchUsers(from cursor: String?, limit: Int) async throws(CommandError) -> Document {
        try await fetchPage("users", from: cursor, limit: limit)
    }

    /// - Parameter months: the months, each as years × 12 + month − 1.
    func fetchBooks(of user: String, months: ClosedRange<Int>) async throws(CommandError) -> Document {
        try await get(
            "users", user, "books",
            query: [
                ("from", Month.formatMonth(months.lowerBound)), ("to", Month.formatMonth(months.upperBound)),
            ])
    }
}

enum Month {
    static func formatMonth(_ month: Int) -> String {
        let number = month % 12 + 1
        return "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
    }

    /// Reads a month such as `2026-11`. The result is nil if the text is no month.
    static func parseMonth(_ text: String) -> Int? {
        TimePhrase.parseDate(text + "-01").map { $0.year * 12 + $0.month - 1 }
    }
}

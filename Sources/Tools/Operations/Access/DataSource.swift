import Configuration
import Limits

/// Where figures are read: from the edge's admin interface, or from Redis itself. Both answer in the
/// interface's shapes.
struct DataSource {
    private let session: Session

    init(_ session: Session) { self.session = session }

    func user(_ id: String) async throws(CommandError) -> Document {
        guard session.isDirect else { return try await session.admin().get("users", id) }
        return try await session.redis().user(id, session.settings())
    }

    func top(by: String, isSandbox: Bool, period: String, limit: Int) async throws(CommandError) -> Document {
        guard session.isDirect else {
            // Sent only where asked for: an older edge does not know the parameter.
            let more = isSandbox ? [("sandbox", "true")] : []
            return try await session.admin().get(
                "top", query: [("by", by), ("period", period), ("limit", "\(limit)")] + more)
        }
        return try await session.redis().top(
            by: by, isSandbox: isSandbox, period: period, limit: limit, zone: zone())
    }

    func users(from cursor: String?, limit: Int) async throws(CommandError) -> Document {
        guard session.isDirect else {
            return try await session.admin().page("users", from: cursor, limit: limit)
        }
        return try await session.redis().users(from: cursor, limit: limit, zone: zone())
    }

    func reservations(state: String, from cursor: String?, limit: Int) async throws(CommandError) -> Document
    {
        guard session.isDirect else {
            return try await session.admin().page(
                "reservations", query: [("state", state)], from: cursor, limit: limit)
        }
        return try await session.redis().reservations(state: state, from: cursor, limit: limit)
    }

    /// - Parameter months: years × 12 + month − 1.
    func books(of user: String, months: ClosedRange<Int>) async throws(CommandError) -> Document {
        guard session.isDirect else {
            return try await session.admin().get(
                "users", user, "books",
                query: [("from", Month.written(months.lowerBound)), ("to", Month.written(months.upperBound))])
        }
        return try await session.redis().books(of: user, months: months)
    }

    /// The zone of days and months, where a configuration is named.
    private func zone() throws(CommandError) -> String? { try session.settings()?.timeZone }
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

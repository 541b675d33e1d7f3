package import Limits
import Redis
import Synchronization

/// The result of comparing a provider's bill with the books.
package struct BillComparison: Hashable, Sendable {
    /// Empty for the only app.
    package let app: String
    package let at: Moment
    /// Micro-dollars: the bill, and what of its difference from the books has no named cause (below 0: the
    /// books have more).
    package let billed: Int
    package let unexplained: Int
    /// Whether some day differs by more than was tolerated.
    package let isBeyond: Bool

    package init(app: String, at: Moment, billed: Int, unexplained: Int, isBeyond: Bool) {
        self.app = app
        self.at = at
        self.billed = billed
        self.unexplained = unexplained
        self.isBeyond = isBeyond
    }

    /// `<ms>;<billed>;<unexplained>;<0 or 1>`
    fileprivate init?(app: String, _ text: String) {
        let numbers = text.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 4 else { return nil }
        self.init(
            app: app, at: Moment(milliseconds: Int64(numbers[0])), billed: numbers[1],
            unexplained: numbers[2], isBeyond: numbers[3] == 1)
    }

    fileprivate var text: String { "\(at.milliseconds);\(billed);\(unexplained);\(isBeyond ? 1 : 0)" }
}

/// The last comparison of each app, as it was last read from Redis, where all edges find it.
package final class BillComparisons: Sendable {
    private let last = Mutex<[BillComparison]>([])

    package init() {}

    package var all: [BillComparison] { last.withLock { $0 } }

    package func takeComparisons(_ comparisons: [BillComparison]) { last.withLock { $0 = comparisons } }
}

/// The last comparison of each app's bill with its books.
package struct BillComparisonStore {
    let connection: RecordConnection

    /// The only app, which has no name.
    private static let onlyApp = "-"

    /// The last comparison of each app.
    package func billComparisons() async throws(LedgerError) -> [BillComparison] {
        try await connection.commonFields("b", "bill comparisons").compactMap { name, value in
            BillComparison(app: name == Self.onlyApp ? "" : name, value)
        }.sorted { $0.app < $1.app }
    }

    /// Keeps a comparison in the place of its app's last one.
    package func keepComparison(_ comparison: BillComparison) async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(RecordConnection.common.key("b"))
        arguments.append(comparison.app.isEmpty ? Self.onlyApp : comparison.app)
        arguments.append(comparison.text)
        _ = try await connection.sendCommand(arguments, "bill comparison")
    }
}

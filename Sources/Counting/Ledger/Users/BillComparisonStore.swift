package import Limits
import Redis
import Synchronization

package struct BillComparison: Hashable, Sendable {
    /// The name of the app; empty if the edge serves one app.
    package let app: String
    package let at: Moment
    /// The provider's bill in micro-dollars.
    package let billed: Int
    /// The part of the difference between the bill and the books that has no known cause, in micro-dollars.
    /// It is negative if the books have more than the bill.
    package let unexplained: Int
    /// Whether the difference on any day exceeds the tolerance.
    package let isBeyond: Bool

    package init(app: String, at: Moment, billed: Int, unexplained: Int, isBeyond: Bool) {
        self.app = app
        self.at = at
        self.billed = billed
        self.unexplained = unexplained
        self.isBeyond = isBeyond
    }

    /// Parses a stored comparison: `<ms>;<billed>;<unexplained>;<0 or 1>`.
    fileprivate init?(app: String, _ text: String) {
        let numbers = text.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 4 else { return nil }
        self.init(
            app: app, at: Moment(milliseconds: Int64(numbers[0])), billed: numbers[1],
            unexplained: numbers[2], isBeyond: numbers[3] == 1)
    }

    fileprivate var text: String { "\(at.milliseconds);\(billed);\(unexplained);\(isBeyond ? 1 : 0)" }
}

/// The last comparison of each app's bill with the app's books, as this edge last read it from Redis.
package final class BillComparisons: Sendable {
    private let last = Mutex<[BillComparison]>([])

    package init() {}

    package var all: [BillComparison] { last.withLock { $0 } }

    package func takeComparisons(_ comparisons: [BillComparison]) { last.withLock { $0 = comparisons } }
}

package struct BillComparisonStore {
    let connection: RecordConnection

    /// The field of the comparison if the edge serves only one app, since this app has no name.
    private static let onlyApp = "-"

    package func billComparisons() async throws(LedgerError) -> [BillComparison] {
        try await connection.commonFields("b", "bill comparisons").compactMap { name, value in
            BillComparison(app: name == Self.onlyApp ? "" : name, value)
        }.sorted { $0.app < $1.app }
    }

    /// Stores a comparison in place of the app's earlier comparison.
    package func keepComparison(_ comparison: BillComparison) async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(RecordConnection.common.key("b"))
        arguments.append(comparison.app.isEmpty ? Self.onlyApp : comparison.app)
        arguments.append(comparison.text)
        _ = try await connection.sendCommand(arguments, "bill comparison")
    }
}

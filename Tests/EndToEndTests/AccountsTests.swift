import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Runs Accounts/accounts.py, which sends messages under faults. The edges must settle exactly the use
    /// that the upstream reported.
    @Suite(.needsRedisServer, .needsPython, .ownEdges, .timeLimit(.minutes(15)))
    struct AccountsTests {
        /// The environment variable USHER_TEST_ACCOUNTS sets the number of messages. The default is 300.
        @Test
        func
            `every account equals what was reported, even if clients hang up and servers die`()
            async throws
        {
            let count = ProcessInfo.processInfo.environment["USHER_TEST_ACCOUNTS"] ?? "300"
            let audit = try await Program.run(
                [
                    "python3", "-B", Places.file("Accounts/accounts.py"), "--usher", Places.usher, "--count",
                    count,
                    "--seed", "1",
                ], within: 800)
            #expect(audit.exitCode == 0, "\(audit.output) \(audit.stderr)")
            let report = try JSONDecoder().decode(Report.self, from: Data(audit.output.utf8))
            #expect(report.difference.values.allSatisfy { $0 == 0 }, "\(report.difference)")
            #expect(report.openReservations == 0)
            #expect((report.accounts["given back"] ?? 0) > 0)
            #expect((report.accounts["guessed"] ?? 0) > 0)
            #expect((report.accounts["in doubt"] ?? 0) + report.abandoned > 0)
        }
    }

    /// Runs Accounts/bill.py: a provider's bill must equal the books.
    @Suite(.needsRedisServer, .needsPythonPackages, .timeLimit(.minutes(5)))
    struct BillTests {
        @Test
        func `A day's bill, fetched or in a file, equals the books but for what is named`() async throws {
            let python = try await Python.withOfficialClients
            let count = ProcessInfo.processInfo.environment["USHER_TEST_ACCOUNTS"] ?? "300"
            let comparison = try await Program.run(
                [
                    python, "-B", "-W", "ignore", Places.file("Accounts/bill.py"), "--usher", Places.usher,
                    "--usherctl", Places.usherctl, "--count", count, "--seed", "1",
                ], within: 240)
            #expect(comparison.exitCode == 0, "\(comparison.output) \(comparison.stderr)")
        }
    }

    private struct Report: Decodable {
        let accounts: [String: Int]
        let abandoned: Int
        let difference: [String: Int]
        let openReservations: Int

        private enum CodingKeys: String, CodingKey {
            case accounts, abandoned, difference
            case openReservations = "open reservations"
        }
    }
}

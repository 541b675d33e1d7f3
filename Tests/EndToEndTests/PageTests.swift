import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEndClients {
    /// Opens the pages of a real edge in a real browser. The screenshots are stored in artifacts/.
    @Suite(.needsRedisServer, .needsChromium, .needsPythonPackages, .inBrowser, .timeLimit(.minutes(8)))
    struct PageTests {
        private static let artifacts = Places.inTree("artifacts")

        private func look(at page: String, _ arguments: [String]) async throws -> [String] {
            let output = try await Python.run(
                "Tests/EndToEndTests/Pages/\(page).py", arguments + ["--artifacts", Self.artifacts])
            return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        }

        @Test
        func `The operators' page shows what happens, to everybody with that right`() async throws {
            try await withPatientDemo { edge, folder in
                let token = try #require(folder.read("data/admin.token")).trimmingCharacters(in: .newlines)
                let seen = try await look(
                    at: "console_page",
                    [
                        "--edge", edge.url, "--admin", "http://127.0.0.1:\(edge.adminPort)",
                        "--token=\(token)",
                        "--redis", "\(try #require(edge.redis))",
                    ])
                #expect(
                    seen == [
                        "files", "enters", "counts", "finds", "reads_charts_by_key", "acts", "looks_well",
                        "goes_by_keyboard",
                        "hears_of_trouble", "leaves",
                    ])
            }
        }

        @Test
        func `A page of another origin sends, streams and reads the edge's fields, if it is listed`()
            async throws
        {
            let pages = try TemporaryFolder()
            try pages.write("<!doctype html><title>An app</title>", to: "index.html")
            let site = try await Program.start(
                ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", pages.path])
            let port = try await soon("the app's own server") {
                site.output.firstMatch(of: /port (\d+)/).flatMap { UInt16($0.1) }
            }
            let cors = "cors: { origins: [\"http://127.0.0.1:\(port)\"] }"
            try await withPatientDemo(adding: cors) { edge, _ in
                let seen = try await look(at: "cross_origin", ["--edge", edge.url, "--port", "\(port)"])
                #expect(
                    seen == [
                        "reads_usage", "streams_an_answer", "follows_usage", "hears_a_refusal",
                        "another_origin_hears_nothing",
                    ])
            }
            site.signal(SIGTERM)
            _ = try await site.end()
        }

        @Test
        func `The account page shows in every state what its reader needs, and updates itself`()
            async throws
        {
            let seen = try await look(
                at: "account_page", ["--usher", Places.usher, "--usherctl", Places.usherctl])
            #expect(
                seen == [
                    "states", "follows", "counts_at_once", "stands_elsewhere", "goes_by_keyboard",
                    "speaks", "keeps_the_zone", "fits_everywhere", "rests", "bears_a_brand",
                    "says_what_the_catalogue_says", "counts_by_model_class",
                    "forgets_what_was_overtaken", "comes_back",
                ])
        }
    }
}

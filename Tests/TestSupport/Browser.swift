package import Foundation
import RedisFleet
package import Testing

extension Trait where Self == ConditionTrait {
    /// Skips the test with a reason if Chromium's headless shell is not installed.
    package static var needsChromium: Self {
        .needs(program: Browser.program)
    }
}

/// Chromium without a window. It opens files only, and has no network access.
package struct Browser {
    /// The headless shell has Chromium's engine and no user interface. It needs less than half of the
    /// processor time of `chromium --headless` (30 s instead of 65 s for the tests of pages).
    static let program = "chromium-headless-shell"

    private let folder: TemporaryFolder

    package init() throws { folder = try TemporaryFolder() }

    /// The HTML that the browser makes of a page.
    package func document(of page: String) async throws -> String { try await open(page, "--dump-dom") }

    package func picture(of page: String) async throws -> Data {
        _ = try await open(page, "--screenshot=\(folder.file("page.png"))")
        return FileManager.default.contents(atPath: folder.file("page.png")) ?? Data()
    }

    private func open(_ page: String, _ argument: String) async throws -> String {
        try folder.write(page, to: "page.html")
        let run = try await ProgramRun.of([
            Self.program, "--no-sandbox", "--disable-gpu",
            "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.file("profile"))",
            "--window-size=1000,3000", argument, "file://\(folder.file("page.html"))",
        ])
        #expect(run.exitCode == 0)
        return run.text
    }
}

package import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test, with the reason, where Chromium is not installed.
    package static var needsChromium: Self {
        .needs(program: "chromium")
    }
}

/// Debian's Chromium without a window: it opens pages that are files, and reaches no network.
package struct Browser {
    private let folder: TemporaryFolder

    package init() throws { folder = try TemporaryFolder() }

    /// What the browser has made of a page.
    package func document(of page: String) async throws -> String {
        try folder.write(page, to: "page.html")
        try await run(["--dump-dom"], into: folder.file("document"))
        return folder.read("document") ?? ""
    }

    /// The page as a PNG, 1000 by 3000 points.
    package func picture(of page: String) async throws -> Data {
        try folder.write(page, to: "page.html")
        try await run(["--screenshot=\(folder.file("page.png"))"], into: folder.file("log"))
        return FileManager.default.contents(atPath: folder.file("page.png")) ?? Data()
    }

    private func run(_ arguments: [String], into path: String) async throws {
        try "".write(toFile: path, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu",
                "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.file("profile"))",
                "--window-size=1000,3000",
            ] + arguments + ["file://\(folder.file("page.html"))"]
        process.standardOutput = FileHandle(forWritingAtPath: path)
        process.standardError = FileHandle.nullDevice
        let code = try await withCheckedThrowingContinuation { (end: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { end.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
        #expect(code == 0)
    }
}

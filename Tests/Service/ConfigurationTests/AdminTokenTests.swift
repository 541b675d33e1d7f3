import Commands
import Foundation
import TestSupport
import Testing

@testable import Configuration

@Suite struct `The directory of a token for operators` {
    private static let tool = Command(name: "tool", summary: "", options: [AdminToken.directoryOption])

    @Test func `A tool finds the packaged service's directory if only that one has a token`() throws {
        let (home, packaged) = (try TemporaryFolder(), try TemporaryFolder())
        let usual = home.path + "/usher"
        func find(_ arguments: [String] = []) throws -> String {
            let invocation = try Self.tool.parseArguments(arguments)
            return AdminToken.findDirectory(
                invocation, ["XDG_STATE_HOME": home.path], packaged: packaged.path)
        }
        #expect(try find() == usual)
        try packaged.write("t", to: "admin.token")
        #expect(try find() == packaged.path)
        #expect(try find(["--data-dir", "/elsewhere"]) == "/elsewhere")
        try FileManager.default.createDirectory(atPath: usual, withIntermediateDirectories: true)
        try home.write("t", to: "usher/admin.token")
        #expect(try find() == usual)
    }
}

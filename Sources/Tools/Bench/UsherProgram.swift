import Commands
import Foundation

/// Finds the program `usher`, for commands that start edges.
enum UsherProgram {
    /// Returns the path that the command line names. By default it is the `usher` in this program's folder,
    /// or else the first one in PATH.
    static func findProgram(_ named: String?, _ environment: [String: String]) throws(ArgumentMistake)
        -> String
    {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let beside = URL(filePath: own).deletingLastPathComponent().appending(path: "usher").path
        let path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/usher" }
        let found = (named.map { [$0] } ?? [beside] + path).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let found else {
            throw ArgumentMistake(text: "There is no usher beside this program or in PATH; give --usher PATH")
        }
        return found
    }
}

import Foundation
import TestSupport
import Testing

@testable import Proof

/// An edge that is broken on purpose: its Redis runs a script with one change (`scripts/altered-edge`).
struct Alteration: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    let find: String
    let replace: String
    let scenario: String
    /// How the claim begins that has to fail.
    let claim: String

    var testDescription: String { name }

    static let tree = Checkout.root

    /// One for each thing that may be broken.
    static let all: [Alteration] = {
        let file = tree.appending(path: "scripts/alterations.json")
        return (try? JSONDecoder().decode([Alteration].self, from: Data(contentsOf: file))) ?? []
    }()

    /// Writes a program into the folder that stands for the edge.
    func program(in folder: TemporaryFolder, _ usher: String) throws -> String {
        let shipped = Self.tree.appending(path: "lua/\(script).lua")
        let source = try String(contentsOf: shipped, encoding: .utf8)
        try #require(
            source.components(separatedBy: find).count == 2, "lua/\(script).lua has this not once: \(find)")
        try FileManager.default.createDirectory(
            atPath: folder.file("lua"), withIntermediateDirectories: true)
        try source.replacing(find, with: replace).write(
            toFile: folder.file("lua/\(script).lua"), atomically: true, encoding: .utf8)
        let program = """
            #!/bin/bash
            export USHER_PROGRAM="\(usher)" USHER_ALTERED="\(folder.file("lua"))"
            exec "\(Self.tree.appending(path: "scripts/altered-edge").path)" "$@"
            """
        try folder.write(program, to: "usher")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.file("usher"))
        return folder.file("usher")
    }
}

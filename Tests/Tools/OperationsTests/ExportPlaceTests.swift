import Foundation
import TestSupport
import Testing

@testable import Operations

@Suite struct `A file that an export is written to` {
    @Test func `An export's file is for its owner alone, even if it was there before`() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "old.jsonl")
        for name in ["old.jsonl", "new.jsonl"] {
            let path = folder.file(name)
            guard case .file = try ExportPlace(path) else { throw Surprise(what: name) }
            let file = try GrowingFile(path, keeping: 0)
            try file.writeLines(["a", "b"])
            file.close()
            #expect(folder.read(name) == "a\nb\n")
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func `An export's file is no device, folder or link, each of which is named and stays`() throws {
        let folder = try TemporaryFolder()
        try folder.write("kept", to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link"), withDestinationPath: folder.file("target"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("nowhere"), withDestinationPath: folder.file("gone"))
        for (path, noun) in [
            ("/dev/null", "a device"), (folder.path, "a folder"), (folder.file("link"), "a link"),
            (folder.file("nowhere"), "a link"),
        ] {
            do {
                _ = try ExportPlace(path)
                Issue.record("\(path) was taken")
            } catch {
                guard case .data(let text) = error else { throw error }
                #expect(text.contains(noun))
            }
        }
        #expect(folder.read("target") == "kept")
        #expect(throws: CommandError.self) { try GrowingFile(folder.file("link"), keeping: 0) }
    }

    @Test func `An export's file is refused in a folder that is not there`() throws {
        let folder = try TemporaryFolder()
        do {
            _ = try ExportPlace(folder.file("gone/new.jsonl"))
            Issue.record("it was taken")
        } catch {
            guard case .unavailable(let text) = error else { throw error }
            #expect(text.contains("there is no such folder"))
        }
    }

    private struct Surprise: Error { let what: String }
}

@Suite struct `A table for spreadsheets` {
    @Test func `A table for spreadsheets holds no formula, and is read back as it was`() {
        for text in ["=1+1", "+49", "-x", "@a", "'=x", "''=x", "ann", "'quoted'", "o'neil"] {
            let cell = CSV.escapeCell(text)
            #expect(!["=", "+", "-", "@"].contains(cell.first))
            #expect(CSV.plainCell(cell) == text)
        }
    }

    @Test func `A table to import without a heading that names the user is refused`() {
        #expect(throws: CommandError.self) {
            try ImportTable("ann,premium\nbob,premium", "file", isCSV: true, dropping: [])
        }
        #expect(throws: CommandError.self) { try ImportTable("", "file", isCSV: true, dropping: []) }
    }
}

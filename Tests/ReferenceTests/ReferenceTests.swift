import Foundation
import TestSupport
import Testing

@Suite struct `A page of the reference` {
    @Test(arguments: ReferencePage.allCases)
    func `equals what the programs generate`(page: ReferencePage) async throws {
        let file = Checkout.root.appending(path: "docs/reference/\(page.rawValue).md")
        let generated = try await page.text()
        if ProcessInfo.processInfo.environment["USHER_WRITE_REFERENCE"] == "1" {
            try generated.write(to: file, atomically: true, encoding: .utf8)
        }
        let committed = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let line = zip(
            committed.split(separator: "\n", omittingEmptySubsequences: false),
            generated.split(separator: "\n", omittingEmptySubsequences: false)
        ).first { $0 != $1 }
        // Compared beforehand: both are thousands of lines, which a failure would print.
        let isCurrent = committed == generated
        #expect(
            isCurrent,
            """
            docs/reference/\(page.rawValue).md is old: `make reference` writes it anew. It says: \
            \(line?.0 ?? "…"); now it is: \(line?.1 ?? "…")
            """
        )
    }
}

@Suite struct `The reference of the configuration` {
    @Test func `describes every key, and none that does not exist`() throws {
        let reference = try ConfigurationReference()
        let described = Set(reference.texts.map(\.path))
        let known = Set(reference.keys.map(\.path))
        #expect(known.count > 150)
        #expect(reference.texts.allSatisfy { !$0.text.isEmpty })
        for path in known.subtracting(described).sorted() {
            Issue.record("add a line to docs/reference/keys.txt: \(path) | what it is for")
        }
        for path in described.subtracting(known).sorted() {
            Issue.record("take the line of \(path) out of docs/reference/keys.txt: there is no such key")
        }
    }

    @Test func `covers every key that a decoder reads`() throws {
        let reference = try ConfigurationReference()
        for key in reference.keys where key.kind == nil {
            let isSection = reference.keys.contains {
                $0.path.hasPrefix(key.path + ".") || $0.path.hasPrefix(key.path + "[")
            }
            #expect(isSection, "nothing in Tests/ReferenceTests/Samples/everything.yaml has \(key.path)")
        }
        let folder = Checkout.root.appending(path: "Sources/Service/Configuration")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for name in names where name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where line.contains(/[.=] ?section\(\[?[A-Za-z"]/) && !line.contains("func ") {
                let site = "Configuration/\(name.split(separator: "/").last ?? ""):\(index + 1)"
                count += 1
                #expect(
                    reference.sites.contains(site),
                    "no sample reaches \(site): add its keys to Tests/ReferenceTests/Samples/everything.yaml")
            }
        }
        #expect(count > 20)
    }
}

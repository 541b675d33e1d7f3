import Foundation
import Limits
import TestSupport
import Testing

@Suite struct `A page of the reference` {
    @Test(arguments: ReferencePage.allCases)
    func `A page of the reference equals what the programs generate`(page: ReferencePage) async throws {
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
        // The texts are compared outside of `#expect`, because a failure would otherwise print thousands of
        // lines.
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

@Suite struct `The description of the operators' interface` {
    @Test func `The operators' interface is described with every meter that a limit may have`() throws {
        let file = Checkout.root.appending(path: "web/openapi.json")
        var node: Any? = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        for name in ["components", "schemas", "Limit", "properties", "meter", "enum"] {
            node = (node as? [String: Any])?[name]
        }
        let described = try #require(node as? [String])
        #expect(Set(described) == Set(Meter.ofAllClasses.map { "\($0.name)" } + ["calls"]))
    }
}

@Suite struct `The reference of the configuration` {
    @Test func `The reference of the configuration covers every key that a decoder reads`() throws {
        let reference = try ConfigurationReference()
        #expect(reference.keys.count > 150)
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
            where line.contains(/[.=] ?section\(\[?[A-Za-z"]/) && !line.contains("func ")
                && !line.contains("file: file")
            {
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

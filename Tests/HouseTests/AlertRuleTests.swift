import Foundation
import Testing

/// Each rule of deploy/alerts.yaml is shown to fire, with figures of a real edge to which it happens
/// (`AlertHistory.expectFiring`).
@Suite struct `An alert` {
    @Test func `is shown to fire by a test that makes it happen`() throws {
        let rules = try String(contentsOfFile: "\(SourceTree.root)/deploy/alerts.yaml", encoding: .utf8)
        let names = rules.matches(of: /- alert: (\w+)/).map { String($0.1) }
        let alerts = Set(names)
        #expect(
            names.count == alerts.count, "two rules of one name are told apart by nobody: \(names.sorted())")
        let shown = Set(
            SourceTree.tests.filter { $0.path.hasPrefix("Tests/EndToEndTests/") }.flatMap { file in
                file.lines.joined(separator: "\n").matches(of: /expectFiring\(([^)]*)\)/).flatMap { call in
                    call.1.matches(of: /"(Usher\w+)"/).map { String($0.1) }
                }
            })
        #expect(alerts.count > 20, "deploy/alerts.yaml is read")
        #expect(alerts.subtracting(shown) == [], "each rule is made to fire by a test")
        #expect(shown.isSubset(of: alerts), "a test speaks of an alert that is gone")
    }
}

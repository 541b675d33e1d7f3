import Foundation
import Testing

/// Each alert of deploy/alerts.yaml must be fired by a test, with the figures of a real edge that has the
/// fault (`AlertHistory.expectFiring`).
@Suite struct `An alert rule` {
    @Test func `Every alert rule is made to fire by a test in EndToEndTests`() throws {
        let rules = try String(contentsOfFile: "\(SourceTree.root)/deploy/alerts.yaml", encoding: .utf8)
        let names = rules.matches(of: /- alert: (\w+)/).map { String($0.1) }
        let alerts = Set(names)
        #expect(
            names.count == alerts.count, "two rules have the same name: \(names.sorted())")
        let shown = Set(
            SourceTree.tests.filter { $0.path.hasPrefix("Tests/EndToEndTests/") }.flatMap { file in
                file.lines.joined(separator: "\n").matches(of: /expectFiring\(([^)]*)\)/).flatMap { call in
                    call.1.matches(of: /"(Usher\w+)"/).map { String($0.1) }
                }
            })
        #expect(alerts.count > 20, "deploy/alerts.yaml has too few rules")
        #expect(alerts.subtracting(shown) == [], "rules that no test makes fire")
        #expect(shown.isSubset(of: alerts), "a test names an alert that does not exist")
    }
}

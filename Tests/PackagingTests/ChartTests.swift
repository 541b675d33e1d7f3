import Foundation
import TestSupport
import Testing

/// Tests the Helm chart and the Kubernetes files in deploy/.
@Suite(.needsPythonPackages, .timeLimit(.minutes(3)))
struct ChartTests {
    @Test
    func `The chart renders objects that Kubernetes accepts, equal to the plain manifests`() async throws {
        let said = try await Python.run("Tests/PackagingTests/Chart/check.py")
        #expect(String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }
}

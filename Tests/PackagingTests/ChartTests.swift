import Foundation
import TestSupport
import Testing

/// deploy/helm and deploy/kubernetes.
@Suite(.needsPythonPackages, .timeLimit(.minutes(3)))
struct ChartTests {
    @Test
    func `the chart gives objects that Kubernetes takes, and the plain manifests are the same`() async throws
    {
        let said = try await Python.run("Tests/PackagingTests/Chart/check.py")
        #expect(String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }
}

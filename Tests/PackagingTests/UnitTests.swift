import Foundation
import TestSupport
import Testing

/// Tests the unit files in deploy/systemd with systemd's own tools.
@Suite(.needs(program: "systemd-analyze"), .timeLimit(.minutes(1)))
struct UnitTests {
    private static let services = ["usher.service", "usher@1.service"]

    @Test
    func `systemd accepts every unit`() async throws {
        let folder = try TemporaryFolder()
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.units.path) {
            let unit = try String(contentsOf: Self.units.appending(path: file), encoding: .utf8)
            // `usher` is replaced by `true`, because it is perhaps not installed on this machine.
            try folder.write(unit.replacing("/usr/bin/usher ", with: "/bin/true "), to: file)
        }
        let run = try await ProgramRun.of(
            ["env", "SYSTEMD_UNIT_PATH=\(folder.path):", "systemd-analyze", "verify", "--man=no"]
                + (Self.services + ["usher.socket", "usher-instances.socket"]).map(folder.file))
        #expect(run.exitCode == 0 && run.stderr.isEmpty && run.text.isEmpty, "\(run.stderr)\(run.text)")
    }

    @Test(arguments: services)
    func `A service has a low exposure by systemd's rating`(service: String) async throws {
        let file = Self.units.appending(path: service.replacing("@1", with: "@")).path
        // On systemd's scale of exposure, 0 is safe and 10 is the worst. The threshold 14 means 1.4. An edge
        // cannot reach 0, because it needs the network and port 443.
        let run = try await ProgramRun.of([
            "systemd-analyze", "security", "--offline=yes", "--threshold=14", file,
        ])
        #expect(run.exitCode == 0, "\(run.text.suffix(80))")
    }

    private static let units = Checkout.root.appending(path: "deploy/systemd")
}

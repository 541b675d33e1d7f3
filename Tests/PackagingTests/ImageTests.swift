import Foundation
import Glibc
import TestSupport
import Testing

/// Tests the root file system of the image. It contains the programs that were built with the tests.
@Suite(.needsRedisServer, .needsRoot, .timeLimit(.minutes(3)))
struct ImageTests {
    @Test
    func `The image serves as its own user, and a mounted configuration overrides its defaults`()
        async throws
    {
        let folder = try TemporaryFolder()
        let root = folder.file("root")
        let binaries = (ProgramRun.built("usher") as NSString).deletingLastPathComponent
        let made = try await ProgramRun.of([
            "env", "BINARIES=\(binaries)", "KEEP_SYMBOLS=yes", Self.inTree("scripts/rootfs"), root,
        ])
        #expect(made.exitCode == 0, "\(made.stderr)")
        let run = try await ProgramRun.of([Self.inTree("Tests/PackagingTests/Image/smoke"), root])
        #expect(run.exitCode == 0 && run.text.isEmpty, "\(run.text)\(run.stderr)")
    }

    private static func inTree(_ path: String) -> String { Checkout.root.appending(path: path).path }
}

extension Trait where Self == ConditionTrait {
    /// The programs `chroot` and `unshare` need root.
    static var needsRoot: Self { .needs("only root may change the root folder") { geteuid() == 0 } }
}

import TestSupport
import Testing

/// Keeps a test on plain loopback, whatever `USHER_TRANSPORT` says. The reasons are listed below. Tests that
/// set their transports themselves (NetworkTests, RedisFaultTests) do not need this trait.
struct PlainLoopback: SuiteTrait, TestTrait, TestScoping {
    let reason: Comment

    var isRecursive: Bool { true }
    var comments: [Comment] { [reason] }

    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Transport.plainLoopback.scope(function)
    }
}

extension Trait where Self == PlainLoopback {
    static var ownCertificates: Self {
        Self(reason: "The test makes certificates of its own, and its client holds them against each other.")
    }
    static var ownNames: Self {
        Self(
            reason: "The upstream's name is the test's invention, which the shared certificate does not bear."
        )
    }
    static var ownEdges: Self {
        Self(reason: "A Python program starts the edges, their Redis and the upstream itself.")
    }
    static var inBrowser: Self {
        Self(reason: "Chromium has a store of authorities of its own; its requests are those of any client.")
    }
    static var embeddedRedis: Self {
        Self(reason: "It is about the embedded Redis, which an edge reaches by a unix socket only.")
    }
    static var presetByName: Self {
        Self(reason: "It is about the preset that the command line names; no flag names a certificate.")
    }
    static var noEdge: Self {
        Self(
            reason:
                "No edge is started; the configuration is only looked at, and no certificates lie beside it.")
    }
}

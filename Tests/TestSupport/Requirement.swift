import Glibc
package import Testing

/// Something that the test needs is missing on this machine, and no test may be skipped.
package struct MissingRequirement: Error, CustomStringConvertible {
    package let description: String
}

/// What tests need on the machine: programs, packages and permissions.
package enum Requirement {
    /// Whether a test fails if it cannot run. Otherwise it is skipped. CI sets `USHER_SKIP_NOTHING=1`,
    /// because a skipped test would look like a success in CI.
    package static let mayNotBeMissing =
        unsafe getenv("USHER_SKIP_NOTHING").map { unsafe $0[0] == 0x31 } ?? false

    /// - Returns: whether the test runs. `isMet` says whether the machine has what the test needs.
    package static func decide(_ isMet: Bool, _ reason: Comment, mayNotBeMissing: Bool = mayNotBeMissing)
        throws -> Bool
    {
        guard !isMet, mayNotBeMissing else { return isMet }
        throw MissingRequirement(
            description: "nothing may be skipped here (USHER_SKIP_NOTHING), but \(reason)")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test with this reason if something is missing that it needs. If no test may be skipped, the
    /// test fails.
    package static func needs(
        _ reason: Comment, sourceLocation: SourceLocation = #_sourceLocation,
        _ isMet: @escaping @Sendable () async throws -> Bool
    ) -> Self {
        .enabled(reason, sourceLocation: sourceLocation) { try Requirement.decide(await isMet(), reason) }
    }

    package static func needs(
        program name: String, _ reason: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        needs(reason ?? "\(name) is not installed", sourceLocation: sourceLocation) { Programs.has(name) }
    }
}

import Glibc
package import Testing

/// A requirement of a test is missing on this machine, and no test may be skipped.
package struct MissingRequirement: Error, CustomStringConvertible {
    package let description: String
}

/// What tests need from the machine: programs, packages and rights.
package enum Requirement {
    /// Whether a test that cannot run fails instead of being skipped. CI sets `USHER_SKIP_NOTHING=1`, because
    /// there a skipped test would look like one that passed.
    package static let mayNotBeMissing =
        unsafe getenv("USHER_SKIP_NOTHING").map { unsafe $0[0] == 0x31 } ?? false

    /// - Returns: whether a test may run. `isMet` says whether its requirement is there.
    package static func decide(_ isMet: Bool, _ reason: Comment, mayNotBeMissing: Bool = mayNotBeMissing)
        throws -> Bool
    {
        guard !isMet, mayNotBeMissing else { return isMet }
        throw MissingRequirement(
            description: "nothing may be skipped here (USHER_SKIP_NOTHING), but \(reason)")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test whose requirement is missing, with the reason. If no test may be skipped, the test fails.
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

import Glibc
package import Testing

/// Something that a test needs from the machine is missing, and nothing may be skipped.
package struct MissingRequirement: Error, CustomStringConvertible {
    package let description: String
}

/// The things that tests need from the machine: programs, packages, rights.
package enum Requirement {
    /// Whether a test that cannot run fails rather than be skipped: CI sets `USHER_SKIP_NOTHING=1`, since a
    /// skipped test would be as green there as one that passed.
    package static let mayNotBeMissing =
        unsafe getenv("USHER_SKIP_NOTHING").map { unsafe $0[0] == 0x31 } ?? false

    /// - Returns: whether a test may run, where `isMet` says whether what it needs is there.
    package static func decide(_ isMet: Bool, _ reason: Comment, mayNotBeMissing: Bool = mayNotBeMissing)
        throws -> Bool
    {
        guard !isMet, mayNotBeMissing else { return isMet }
        throw MissingRequirement(
            description: "nothing may be skipped here (USHER_SKIP_NOTHING), but \(reason)")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where what it needs is missing, and says what; fails it where nothing may be skipped.
    package static func needs(
        _ reason: Comment, sourceLocation: SourceLocation = #_sourceLocation,
        _ isMet: @escaping @Sendable () async throws -> Bool
    ) -> Self {
        .enabled(reason, sourceLocation: sourceLocation) { try Requirement.decide(await isMet(), reason) }
    }

    /// Needs a program in PATH.
    package static func needs(
        program name: String, _ reason: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        needs(reason ?? "\(name) is not installed", sourceLocation: sourceLocation) { Programs.has(name) }
    }
}

/// How often a person wants to hear from the app between sessions (docs/specification.md §6).
public enum CheckInFrequency: String, Hashable, Sendable, CaseIterable, Codable {
    /// Once a day.
    case daily
    /// Three times in a week, never twice in a day.
    case fewTimesAWeek = "few_times_a_week"
    /// Once in a week.
    case weekly
}

/// What a person said of check-ins.
public struct CheckInPreferences: Hashable, Sendable, Codable {
    /// Whether the person wants to hear from the app between sessions.
    public var checkInsEnabled: Bool
    /// How often at most.
    public var frequency: CheckInFrequency

    /// What a first yes means.
    public static let firstYes = CheckInPreferences(checkInsEnabled: true, frequency: .fewTimesAWeek)

    /// What a person said.
    public init(checkInsEnabled: Bool, frequency: CheckInFrequency) {
        self.checkInsEnabled = checkInsEnabled
        self.frequency = frequency
    }

    private enum CodingKeys: String, CodingKey {
        case checkInsEnabled = "check_ins_enabled"
        case frequency
    }
}

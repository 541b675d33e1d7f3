/// How often a person wants to hear from the app between sessions (docs/specification.md §6).
public enum CheckInFrequency: String, Hashable, Sendable, CaseIterable, Codable {
    /// Once a day.
    case daily
    /// Three times in a week, never twice in a day.
    case fewTimesAWeek = "few_times_a_week"
    /// Once in a week.
    case weekly
}

/// A person's choice about check-ins.
public struct CheckInPreferences: Hashable, Sendable, Codable {
    /// Whether the person wants to hear from the app between sessions.
    public var checkInsEnabled: Bool
    /// The most frequent pace.
    public var frequency: CheckInFrequency

    /// The preferences after a person's first yes.
    public static let firstYes = CheckInPreferences(checkInsEnabled: true, frequency: .fewTimesAWeek)

    /// Preferences as a person gave them.
    public init(checkInsEnabled: Bool, frequency: CheckInFrequency) {
        self.checkInsEnabled = checkInsEnabled
        self.frequency = frequency
    }

    private enum CodingKeys: String, CodingKey {
        case checkInsEnabled = "check_ins_enabled"
        case frequency
    }
}

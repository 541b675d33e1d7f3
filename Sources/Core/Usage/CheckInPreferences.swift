/// How often a user wants check-ins from the app between sessions (docs/specification.md §6).
public enum CheckInFrequency: String, Hashable, Sendable, CaseIterable, Codable {
    /// Once a day.
    case daily
    /// Three times a week, on different days.
    case fewTimesAWeek = "few_times_a_week"
    /// Once a week.
    case weekly
}

/// A user's settings for check-ins.
public struct CheckInPreferences: Hashable, Sendable, Codable {
    /// Whether the user wants check-ins between sessions.
    public var checkInsEnabled: Bool
    /// The highest frequency of check-ins.
    public var frequency: CheckInFrequency

    /// The preferences after a user has agreed to check-ins for the first time.
    public static let firstYes = CheckInPreferences(checkInsEnabled: true, frequency: .fewTimesAWeek)

    /// Creates preferences with the user's choices.
    public init(checkInsEnabled: Bool, frequency: CheckInFrequency) {
        self.checkInsEnabled = checkInsEnabled
        self.frequency = frequency
    }

    private enum CodingKeys: String, CodingKey {
        case checkInsEnabled = "check_ins_enabled"
        case frequency
    }
}

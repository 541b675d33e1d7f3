package import Limits

/// The usage lines in English. An app can show them without a request to the server. The server's catalogue
/// of sentences has the same lines in English and in other languages.
public enum UsageText {
    /// The period over which messages are counted.
    public enum Period: String, Hashable, Sendable, CaseIterable, Codable {
        case month, week, day, trial, other

        /// The period over which the limit of a plan counts messages.
        package init(window: Window, kind: Plan.Kind) {
            self =
                switch window.facts.noun {
                case .month: .month
                case .week: .week
                case .day: .day
                case .lifetime: kind == .trial ? .trial : .other
                case .pause: .other
                }
        }
    }

    /// The line in the settings, which is always visible: `160 of 800 messages used`.
    public static func settingsRow(used: Int, limit: Int) -> String {
        spoken(used: used, limit: limit, period: .other)
    }

    /// The text for screen readers, such as `160 of 800 messages used this month`.
    public static func spoken(used: Int, limit: Int, period: Period) -> String {
        let noun = limit == 1 ? "message" : "messages"
        return switch period {
        case .month: "\(used) of \(limit) \(noun) used this month"
        case .week: "\(used) of \(limit) \(noun) used this week"
        case .day: "\(used) of \(limit) \(noun) used today"
        case .trial: "\(used) of \(limit) trial \(noun) used"
        case .other: "\(used) of \(limit) \(noun) used"
        }
    }
}

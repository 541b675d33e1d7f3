/// An event of ``UsherClient/events(ahead:)``.
public enum UsherEvent: Sendable, Hashable {
    /// The stream is connected, so screens show the edge's current figures.
    case connected
    /// The complete current usage.
    case usage(UsageReport)
    /// The complete current subscription.
    case subscription(SubscriptionReport)
    /// A limit has reached a threshold of 80, 95 or 100 %.
    case threshold(ThresholdReport)
    /// The stream has lost its connection, and reconnects by itself. After ``UsherError/signedOut`` it does
    /// not reconnect, and this event is its last.
    case disconnected(UsherError)
}

/// A limit that has reached a threshold.
public struct ThresholdReport: Codable, Sendable, Hashable {
    /// The limit's name in the configuration.
    public let limit: String
    /// The threshold in percent: 80, 95 or 100.
    public let percent: Int?
    /// How much of the limit is used, as a level for screens.
    public let level: DisplayLevel
    /// The amount used, 0 or more, in the limit's unit.
    public let used: Int
    /// The amount left, 0 or more, in the limit's unit.
    public let remaining: Int
    /// The sentence about the threshold for the user.
    public let sentence: String?

    /// Creates a report for previews and tests.
    public init(
        limit: String, percent: Int?, level: DisplayLevel, used: Int, remaining: Int, sentence: String?
    ) {
        (self.limit, self.percent, self.level) = (limit, percent, level)
        (self.used, self.remaining, self.sentence) = (used, remaining, sentence)
    }
}

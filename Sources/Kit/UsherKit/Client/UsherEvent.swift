/// An event of ``UsherClient/events(ahead:)``.
public enum UsherEvent: Sendable, Hashable {
    /// The edge is reached: what is shown is what it knows.
    case connected
    /// The whole usage, as it is now.
    case usage(UsageReport)
    /// The whole subscription, as it is now.
    case subscription(SubscriptionReport)
    /// A limit has come nearer to its end: 80, 95 or 100 % of it are used.
    case threshold(ThresholdReport)
    /// The edge is not reached. It is tried again for as long as the stream is read, except after
    /// ``UsherError/signedOut``, which is the last event.
    case disconnected(UsherError)
}

/// A limit that has come nearer to its end.
public struct ThresholdReport: Codable, Sendable, Hashable {
    /// The limit's name in the configuration.
    public let limit: String
    /// 80, 95 or 100.
    public let percent: Int?
    /// How near the limit is to its end.
    public let level: DisplayLevel
    /// 0 or more, in the limit's unit.
    public let used: Int
    /// 0 or more, in the limit's unit.
    public let remaining: Int
    /// The sentence about it.
    public let sentence: String?

    /// A threshold, for previews and tests.
    public init(
        limit: String, percent: Int?, level: DisplayLevel, used: Int, remaining: Int, sentence: String?
    ) {
        (self.limit, self.percent, self.level) = (limit, percent, level)
        (self.used, self.remaining, self.sentence) = (used, remaining, sentence)
    }
}

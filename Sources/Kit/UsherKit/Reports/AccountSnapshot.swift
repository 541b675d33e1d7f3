/// The last known state of a user, to be shown at the next launch until the edge has answered. It contains
/// figures and sentences, but no credential.
public struct AccountSnapshot: Codable, Sendable, Hashable {
    /// The usage report.
    public var usage: UsageReport?
    /// The user's purchase.
    public var subscription: SubscriptionReport?
    /// The user's preferences for check-ins.
    public var checkIns: CheckInPreferences?
    /// The sentences of the edge's catalogue that contain no figures, by id. The views show them as they are.
    public var words: [String: String]

    /// Creates a snapshot of a known state.
    public init(
        usage: UsageReport? = nil, subscription: SubscriptionReport? = nil,
        checkIns: CheckInPreferences? = nil, words: [String: String] = [:]
    ) {
        (self.usage, self.subscription) = (usage, subscription)
        (self.checkIns, self.words) = (checkIns, words)
    }
}

/// What was last known of a user, to be shown at the next launch until the edge has answered. It holds
/// figures and sentences, and no credential.
public struct AccountSnapshot: Codable, Sendable, Hashable {
    /// How much was used.
    public var usage: UsageReport?
    /// What was bought.
    public var subscription: SubscriptionReport?
    /// What the person said of check-ins.
    public var checkIns: CheckInPreferences?
    /// The edge's sentences without figures, by id.
    public var words: [String: String]

    /// What is known.
    public init(
        usage: UsageReport? = nil, subscription: SubscriptionReport? = nil,
        checkIns: CheckInPreferences? = nil, words: [String: String] = [:]
    ) {
        (self.usage, self.subscription) = (usage, subscription)
        (self.checkIns, self.words) = (checkIns, words)
    }
}

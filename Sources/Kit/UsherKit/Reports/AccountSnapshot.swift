/// The last known state of a user, to be shown at the next launch until the edge has answered. It holds
/// figures and sentences, and no credential.
public struct AccountSnapshot: Codable, Sendable, Hashable {
    /// How much was used.
    public var usage: UsageReport?
    /// The user's purchase.
    public var subscription: SubscriptionReport?
    /// The person's choice about check-ins.
    public var checkIns: CheckInPreferences?
    /// The edge's sentences without figures, by id.
    public var words: [String: String]

    /// Makes a snapshot of the known state.
    public init(
        usage: UsageReport? = nil, subscription: SubscriptionReport? = nil,
        checkIns: CheckInPreferences? = nil, words: [String: String] = [:]
    ) {
        (self.usage, self.subscription) = (usage, subscription)
        (self.checkIns, self.words) = (checkIns, words)
    }
}

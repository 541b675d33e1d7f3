/// The service from which the view models, such as ``UsageModel``, load their data: an edge
/// (``UsherClient``), or fixed reports for previews and tests (``UsherPreview``). Apps can have their own
/// implementations.
public protocol UsherService: Sendable {
    /// The user's languages as BCP 47 tags, the preferred one first. Until the edge's sentences arrive, the
    /// library uses the first of these languages in which it has its own sentences.
    var languages: [String] { get }

    /// The user's usage, and whether the user may send messages.
    ///
    /// - Parameters:
    ///   - ahead: the number of further messages, 0 to 10, for which additional reports are returned.
    func usage(ahead: Int) async throws(UsherError) -> UsageReport

    /// A stream of the user's reports and of the connection's state. A report is sent whenever it changes.
    func events(ahead: Int) -> AsyncStream<UsherEvent>

    /// All sentences that contain no figures, by their ids (docs/specification.md §5).
    func words() async throws(UsherError) -> [String: String]

    /// The models in the edge's list (`GET /v1/models`), each with its model class.
    func models() async throws(UsherError) -> [String: String]

    /// The user's purchase and its status.
    func subscription() async throws(UsherError) -> SubscriptionReport

    /// Asks the App Store or another shop again for the user's earlier purchases.
    func restore() async throws(UsherError) -> RestoreResult

    /// Reports a purchase in the App Store or Play Store, and returns the subscription after it.
    func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport

    /// The user's preferences for check-ins; nil if the user has not set them yet.
    func checkInPreferences() async throws(UsherError) -> CheckInPreferences?

    /// Stores the user's preferences, and returns the stored ones.
    @discardableResult
    func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
        -> CheckInPreferences

    /// Reports that the app went to the background. This completes a session of four messages or more.
    @discardableResult
    func sessionWentToBackground() async throws(UsherError) -> SessionReport

    /// The question about check-ins that the app may show now, or nil. The edge returns it only once.
    func checkInPrompt() async throws(UsherError) -> CheckInPrompt?

    /// Stores the user's answer to the question about check-ins.
    func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError)
}

extension UsherService {
    /// Calls `restore()` instead. This is the default for services that cannot report a purchase.
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport {
        try await restore().subscription
    }

    /// The usage now, and as it will be after one, two and three further messages.
    public func usage() async throws(UsherError) -> UsageReport { try await usage(ahead: 3) }

    /// The stream of events. Its usage reports also look one, two and three further messages ahead.
    public func events() -> AsyncStream<UsherEvent> { events(ahead: 3) }
}

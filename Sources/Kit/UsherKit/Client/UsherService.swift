/// The service from which the models load their data: an edge (``UsherClient``), or fixed reports for
/// previews and tests (``UsherPreview``). Apps may have their own implementations.
public protocol UsherService: Sendable {
    /// The user's languages as BCP 47 tags, the preferred one first. Until the edge's sentences arrive, the
    /// library uses the first of these languages in which it has its own sentences.
    var languages: [String] { get }

    /// The user's usage, and whether the user may send messages.
    ///
    /// - Parameters:
    ///   - ahead: the number of additional reports for further messages, 0 to 10.
    func usage(ahead: Int) async throws(UsherError) -> UsageReport

    /// Reports of the user whenever they change, and the state of the connection.
    func events(ahead: Int) -> AsyncStream<UsherEvent>

    /// All sentences without figures, by their ids (docs/specification.md §5).
    func words() async throws(UsherError) -> [String: String]

    /// The models in the edge's list (`GET /v1/models`), each with the class that counts its calls.
    func models() async throws(UsherError) -> [String: String]

    /// The user's purchase and its status.
    func subscription() async throws(UsherError) -> SubscriptionReport

    /// Requests the user's earlier purchases from the stores again.
    func restore() async throws(UsherError) -> RestoreResult

    /// Reports a purchase in the app's own store, and returns the subscription after it.
    func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport

    /// The user's preferences for check-ins; nil if the user has not set them yet.
    func checkInPreferences() async throws(UsherError) -> CheckInPreferences?

    /// Stores the user's preferences, and returns those that are stored.
    @discardableResult
    func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
        -> CheckInPreferences

    /// Reports that the app went to the background. This completes a session of four messages or more.
    @discardableResult
    func sessionWentToBackground() async throws(UsherError) -> SessionReport

    /// The question about check-ins that the app may show now; nil if it may not. It is returned only once.
    func checkInPrompt() async throws(UsherError) -> CheckInPrompt?

    /// Stores the user's answer to the question.
    func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError)
}

extension UsherService {
    /// Requests the purchases from the stores, for services without reports of purchases.
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport {
        try await restore().subscription
    }

    /// The usage, with additional reports for one, two and three further messages.
    public func usage() async throws(UsherError) -> UsageReport { try await usage(ahead: 3) }

    /// The events, whose reports include those for one, two and three further messages.
    public func events() -> AsyncStream<UsherEvent> { events(ahead: 3) }
}

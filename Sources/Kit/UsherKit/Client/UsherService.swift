/// The service that the models ask: an edge (``UsherClient``), or fixed reports for previews and tests
/// (``UsherPreview``). An app may write its own, for example one that fails on purpose.
public protocol UsherService: Sendable {
    /// BCP 47 tags of the languages that the person reads, the best one first: what the library itself says
    /// before it has received the edge's sentences is in the first of them that it knows.
    var languages: [String] { get }

    /// How much the user has used, and whether they may send.
    ///
    /// - Parameters:
    ///   - ahead: how many reports to include of what further messages change, 0 to 10.
    func usage(ahead: Int) async throws(UsherError) -> UsageReport

    /// The user's reports whenever they change, for as long as the stream is read.
    func events(ahead: Int) -> AsyncStream<UsherEvent>

    /// Every sentence that names no figure, by its id (docs/specification.md §5).
    func words() async throws(UsherError) -> [String: String]

    /// The models that the edge lists (`GET /v1/models`), each with the class that counts its calls.
    func models() async throws(UsherError) -> [String: String]

    /// The user's purchase and its status.
    func subscription() async throws(UsherError) -> SubscriptionReport

    /// Asks the stores again for earlier purchases.
    func restore() async throws(UsherError) -> RestoreResult

    /// Reports a purchase of the app's own store, and returns how the subscription stands then.
    func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport

    /// The user's choice about check-ins; nil if they have said nothing yet.
    func checkInPreferences() async throws(UsherError) -> CheckInPreferences?

    /// Keeps what the user said, and returns what is kept.
    @discardableResult
    func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
        -> CheckInPreferences

    /// The app went to the background, which completes a session of four messages or more.
    @discardableResult
    func sessionWentToBackground() async throws(UsherError) -> SessionReport

    /// The question that the app may ask now; nil if it may not. It is given once.
    func checkInPrompt() async throws(UsherError) -> CheckInPrompt?

    /// Keeps what the person answered.
    func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError)
}

extension UsherService {
    /// Asks the stores, as after any purchase: for services that know no reports of purchases.
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport {
        try await restore().subscription
    }

    /// The usage with what one, two and three further messages change.
    public func usage() async throws(UsherError) -> UsageReport { try await usage(ahead: 3) }

    /// The events with what one, two and three further messages change.
    public func events() -> AsyncStream<UsherEvent> { events(ahead: 3) }
}

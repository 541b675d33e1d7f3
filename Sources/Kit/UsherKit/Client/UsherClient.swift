public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A client of an edge for one user's usage, subscription and check-ins. It can be used from any actor and
/// never blocks the main actor.
///
///     let client = UsherClient(
///         baseURL: URL(string: "https://edge.example.com")!,
///         credential: .bearer { isRefused in try await auth.token(fresh: isRefused) })
///     let usage = try await client.usage()
public struct UsherClient: UsherService {
    /// The edge's address, without `/v1`.
    public let baseURL: URL
    private let credential: UsherCredential
    /// The languages for the header `Accept-Language` (RFC 9110, section 12.5.4).
    public let languages: [String]
    private let session: URLSession

    /// - Parameters:
    ///   - baseURL: the edge's address. A path in it is kept in front of the edge's own paths.
    ///   - credential: the user's proof of identity.
    ///   - language: the language of the edge's sentences, such as `de` or `en-GB`. If it is nil, the
    ///     system's preferred languages are used.
    ///   - session: the session for requests. The event stream uses the session's configuration.
    public init(
        baseURL: URL, credential: UsherCredential, language: String? = nil, session: URLSession = .shared
    ) {
        self.baseURL = baseURL
        self.credential = credential
        languages = language.map { [$0] } ?? Locale.preferredLanguages
        self.session = session
    }

    // MARK: Usage

    /// The user's usage, and whether the user may send messages.
    ///
    /// - Parameter ahead: the number of further messages to look ahead, at most 10. The answer has one
    ///   additional report for each of them.
    public func usage(ahead: Int) async throws(UsherError) -> UsageReport {
        try await decoded("GET", "v1/usage?ahead=\(ahead)")
    }

    /// All sentences that contain no figures, in the user's language, by their ids in docs/specification.md
    /// §5. An app shows them while it cannot reach the edge. No credential is needed.
    public func words() async throws(UsherError) -> [String: String] {
        let document: WordsDocument = try await decoded("GET", "v1/words", needsCredential: false)
        return document.words
    }

    /// The name of each model in the edge's list, with the model's class. Models without a known class are
    /// left out, such as those in a list that an upstream sent.
    public func models() async throws(UsherError) -> [String: String] {
        let document: ModelsDocument = try await decoded("GET", "v1/models")
        return Dictionary(
            document.data.compactMap { model in model.modelClass.map { (model.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// A stream of the user's reports and of the connection's state. A report is sent whenever it changes.
    /// The stream reconnects and resumes by itself. It ends only if no user is signed in.
    public func events(ahead: Int) -> AsyncStream<UsherEvent> {
        AsyncStream { continuation in
            let task = Task {
                await EventSource(self, ahead: ahead, session.configuration, continuation).run()
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    // MARK: Subscription

    /// The user's purchase and its status.
    public func subscription() async throws(UsherError) -> SubscriptionReport {
        try await decoded("GET", "v1/subscription")
    }

    /// Asks the App Store or another shop again for the user's earlier purchases.
    public func restore() async throws(UsherError) -> RestoreResult {
        try await decoded("POST", "v1/subscription/restore")
    }

    /// Reports a purchase in the App Store or Play Store. The user has the new plan at once, before the shop
    /// notifies the edge. The edge refuses unconfirmed purchases and those of other users.
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport {
        let answer: PurchaseDocument = try await decoded("POST", transaction.path, transaction.document)
        return answer.subscription
    }

    // MARK: Check-ins

    /// The user's preferences for check-ins; nil if the user has not set them yet.
    public func checkInPreferences() async throws(UsherError) -> CheckInPreferences? {
        let document: PreferencesDocument = try await decoded("GET", "v1/check-ins/preferences")
        return document.preferences
    }

    /// Stores the user's preferences, and returns the stored ones.
    @discardableResult
    public func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
        -> CheckInPreferences
    {
        let wish = PreferencesDocument(
            isEnabled: preferences.checkInsEnabled, frequency: preferences.frequency)
        let document: PreferencesDocument = try await decoded("PUT", "v1/check-ins/preferences", wish)
        guard let kept = document.preferences else { throw .unreadable }
        return kept
    }

    /// Reports that the app went to the background. This completes a session of four messages or more.
    @discardableResult
    public func sessionWentToBackground() async throws(UsherError) -> SessionReport {
        try await decoded("POST", "v1/sessions/current/background")
    }

    /// The question about check-ins that the app may show now; nil if it may not. The edge returns a question
    /// only once, so show it to the user.
    public func checkInPrompt() async throws(UsherError) -> CheckInPrompt? {
        let document: PromptDocument = try await decoded("POST", "v1/check-ins/prompt")
        return document.prompt
    }

    /// Stores the user's answer to the question about check-ins.
    public func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError) {
        let _: PromptDocument = try await decoded("POST", "v1/check-ins/prompt", ["answer": answer.rawValue])
    }

    // MARK: Requests

    /// Sends a request and decodes its answer. This runs outside the caller's actor, since decoding on the
    /// main actor would delay the user interface.
    @concurrent private func decoded<Report: Decodable & Sendable>(
        _ method: String, _ path: String, _ body: (any Encodable & Sendable)? = nil,
        needsCredential: Bool = true
    ) async throws(UsherError) -> Report {
        let (data, response) = try await answered { isRefused throws(UsherError) in
            var request = try await request(
                method, path, isRefused: isRefused, needsCredential: needsCredential)
            if let body {
                request.httpBody = try? JSONEncoder().encode(body)
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            }
            do {
                return try await session.answer(to: request)
            } catch {
                throw UsherError(error)
            }
        }
        if let error = Self.error(in: response, data) { throw error }
        guard let report = try? ReportDecoder.decode(Report.self, from: data) else { throw .unreadable }
        return report
    }

    /// Sends a request. After a 401 it sends the request once more with a new credential.
    private func answered(
        _ send: (UsherCredential.IsRefused) async throws(UsherError) -> (Data, URLResponse)
    ) async throws(UsherError) -> (Data, URLResponse) {
        let first = try await send(false)
        guard (first.1 as? HTTPURLResponse)?.statusCode == 401 else { return first }
        return try await send(true)
    }

    /// A request with the credential and the languages.
    func request(
        _ method: String, _ path: String, isRefused: UsherCredential.IsRefused = false,
        needsCredential: Bool = true
    ) async throws(UsherError) -> URLRequest {
        let base = baseURL.absoluteString
        guard let url = URL(string: base + (base.hasSuffix("/") ? "" : "/") + path) else { throw .unreadable }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpMethod = method
        if !languages.isEmpty {
            request.setValue(languages.joined(separator: ", "), forHTTPHeaderField: "Accept-Language")
        }
        guard needsCredential else { return request }
        let value: String?
        do { value = try await credential.value(isRefused) } catch { throw .signedOut }
        guard let value else { throw .signedOut }
        request.setValue(value, forHTTPHeaderField: credential.field)
        return request
    }

    /// The error in a response; nil if the response is a success.
    static func error(in response: URLResponse, _ body: Data) -> UsherError? {
        guard let response = response as? HTTPURLResponse else { return .unreadable }
        if (200..<300).contains(response.statusCode) { return nil }
        if response.statusCode == 401 { return .signedOut }
        return UsherRefusal(response: response, body: body).map { .refused($0) } ?? .unreadable
    }
}

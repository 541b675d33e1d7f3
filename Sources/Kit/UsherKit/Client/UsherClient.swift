public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Asks an edge what one user's usage, subscription and check-ins are. Safe to use from everywhere; nothing
/// of it blocks the main actor.
///
///     let client = UsherClient(
///         baseURL: URL(string: "https://edge.example.com")!,
///         credential: .bearer { isRefused in try await auth.token(fresh: isRefused) })
///     let usage = try await client.usage()
public struct UsherClient: UsherService {
    /// The edge's address, without `/v1`.
    public let baseURL: URL
    private let credential: UsherCredential
    /// The languages for `Accept-Language` (RFC 9110, section 12.5.4).
    public let languages: [String]
    private let session: URLSession

    /// - Parameters:
    ///   - baseURL: where the edge is; a path in front of its own is kept.
    ///   - credential: how the user is known.
    ///   - language: which language its sentences are in: `de`, `en-GB`; nil: the system's own preferences.
    ///   - session: what the requests go through; the event stream has a session of its own with this one's
    ///     configuration.
    public init(
        baseURL: URL, credential: UsherCredential, language: String? = nil, session: URLSession = .shared
    ) {
        self.baseURL = baseURL
        self.credential = credential
        languages = language.map { [$0] } ?? Locale.preferredLanguages
        self.session = session
    }

    // MARK: Usage

    /// How much the user has used, and whether they may send.
    ///
    /// - Parameter ahead: how many reports to include of what further messages change (one more, two more …),
    ///   10 at most.
    public func usage(ahead: Int) async throws(UsherError) -> UsageReport {
        try await decoded("GET", "v1/usage?ahead=\(ahead)")
    }

    /// Every sentence that names no figure, in the user's language, by the id of docs/specification.md §5:
    /// what an app says while it cannot reach the edge. Needs no credential.
    public func words() async throws(UsherError) -> [String: String] {
        let document: WordsDocument = try await decoded("GET", "v1/words", needsCredential: false)
        return document.words
    }

    /// The models that the edge lists, each with the class that counts its calls; a model whose class the
    /// edge does not say, such as one of an upstream's own list, is left out.
    public func models() async throws(UsherError) -> [String: String] {
        let document: ModelsDocument = try await decoded("GET", "v1/models")
        return Dictionary(
            document.data.compactMap { model in model.modelClass.map { (model.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The user's reports whenever they change, and whether the edge is reached, for as long as the stream is
    /// read. It reconnects by itself, goes on where it was, and ends only where nobody is signed in.
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

    /// Asks the stores again for earlier purchases.
    public func restore() async throws(UsherError) -> RestoreResult {
        try await decoded("POST", "v1/subscription/restore")
    }

    /// Reports a purchase of the app's own store: it opens its plan at once, without waiting for the store's
    /// notification. Refused if another user has it, or if the store does not confirm it.
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> SubscriptionReport {
        let answer: PurchaseDocument = try await decoded("POST", transaction.path, transaction.document)
        return answer.subscription
    }

    // MARK: Check-ins

    /// The user's choice about check-ins; nil if they have said nothing yet.
    public func checkInPreferences() async throws(UsherError) -> CheckInPreferences? {
        let document: PreferencesDocument = try await decoded("GET", "v1/check-ins/preferences")
        return document.preferences
    }

    /// Keeps what the user said, and returns what is kept.
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

    /// The app went to the background, which completes a session of four messages or more.
    @discardableResult
    public func sessionWentToBackground() async throws(UsherError) -> SessionReport {
        try await decoded("POST", "v1/sessions/current/background")
    }

    /// The question that the app may ask now; nil if it may not. Asking for it is what asks the person: it
    /// is given once.
    public func checkInPrompt() async throws(UsherError) -> CheckInPrompt? {
        let document: PromptDocument = try await decoded("POST", "v1/check-ins/prompt")
        return document.prompt
    }

    /// Keeps what the person answered.
    public func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError) {
        let _: PromptDocument = try await decoded("POST", "v1/check-ins/prompt", ["answer": answer.rawValue])
    }

    // MARK: Requests

    /// Away from the caller's actor, which is the main one where a model asks: reading JSON takes a moment.
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

    /// Sends a request, and once more with a fresh credential where the edge has answered 401.
    private func answered(
        _ send: (UsherCredential.IsRefused) async throws(UsherError) -> (Data, URLResponse)
    ) async throws(UsherError) -> (Data, URLResponse) {
        let first = try await send(false)
        guard (first.1 as? HTTPURLResponse)?.statusCode == 401 else { return first }
        return try await send(true)
    }

    /// A request with credential, language and what else the edge reads of a client.
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

    /// Why a response is no success; nil if it is one.
    static func error(in response: URLResponse, _ body: Data) -> UsherError? {
        guard let response = response as? HTTPURLResponse else { return .unreadable }
        if (200..<300).contains(response.statusCode) { return nil }
        if response.statusCode == 401 { return .signedOut }
        return UsherRefusal(response: response, body: body).map { .refused($0) } ?? .unreadable
    }
}

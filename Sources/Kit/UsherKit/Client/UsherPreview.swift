import Foundation

/// A service with fixed reports, for previews and tests of an app's views, without a network.
///
///     #Preview {
///         UsageBanner().environment(AccountModel(client: UsherClient.preview(usage: .sample(used: 640))))
///     }
public struct UsherPreview: UsherService {
    /// The user's languages. The default is English.
    public var languages: [String] = ["en"]
    /// The report that ``usage(ahead:)`` and the stream return.
    public var usage: UsageReport
    /// The report that ``subscription()`` and ``restore()`` return.
    public var subscription: SubscriptionReport
    /// The class of each model, which ``models()`` returns.
    public var modelClasses: [String: String] = [:]
    /// The stored preferences for check-ins.
    public var preferences: CheckInPreferences?
    /// The question that ``checkInPrompt()`` returns.
    public var prompt: CheckInPrompt?
    /// An error that every call throws and that the stream reports. If it is nil, there is no error.
    public var error: UsherError?

    /// Creates a service with these reports.
    public init(
        usage: UsageReport = .sample(), subscription: SubscriptionReport = .sample(),
        preferences: CheckInPreferences? = nil, prompt: CheckInPrompt? = nil, error: UsherError? = nil
    ) {
        (self.usage, self.subscription) = (usage, subscription)
        (self.preferences, self.prompt, self.error) = (preferences, prompt, error)
    }

    private func orError<Value>(_ value: Value) throws(UsherError) -> Value {
        if let error { throw error }
        return value
    }

    /// Returns ``usage``.
    public func usage(ahead: Int) async throws(UsherError) -> UsageReport { try orError(usage) }

    /// Sends each report once, and then stays open.
    public func events(ahead: Int) -> AsyncStream<UsherEvent> {
        AsyncStream { continuation in
            guard let error else {
                for event in [UsherEvent.connected, .usage(usage), .subscription(subscription)] {
                    continuation.yield(event)
                }
                return
            }
            continuation.yield(.disconnected(error))
        }
    }

    /// Returns no sentences, so that screens show the library's own sentences.
    public func words() async throws(UsherError) -> [String: String] { try orError([:]) }

    /// Returns ``modelClasses``.
    public func models() async throws(UsherError) -> [String: String] { try orError(modelClasses) }

    /// Returns ``subscription``.
    public func subscription() async throws(UsherError) -> SubscriptionReport { try orError(subscription) }

    /// Returns ``subscription`` as the result of a restore.
    public func restore() async throws(UsherError) -> RestoreResult {
        try orError(
            RestoreResult(isRestored: subscription.isActive, sentence: nil, subscription: subscription))
    }

    /// Returns ``preferences``.
    public func checkInPreferences() async throws(UsherError) -> CheckInPreferences? {
        try orError(preferences)
    }

    /// Returns the given preferences without storing them.
    public func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
        -> CheckInPreferences
    { try orError(preferences) }

    /// Reports that the session was complete.
    public func sessionWentToBackground() async throws(UsherError) -> SessionReport {
        try orError(SessionReport(isComplete: true, hasFirstSession: true))
    }

    /// Returns ``prompt``.
    public func checkInPrompt() async throws(UsherError) -> CheckInPrompt? { try orError(prompt) }

    /// Throws ``error`` if it is set. Otherwise it does nothing.
    public func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError) {
        if let error { throw error }
    }
}

extension UsherClient {
    /// A service with fixed reports for previews and tests, like `UsherPreview(…)`.
    public static func preview(
        usage: UsageReport = .sample(), subscription: SubscriptionReport = .sample(),
        preferences: CheckInPreferences? = nil, prompt: CheckInPrompt? = nil, error: UsherError? = nil
    ) -> UsherPreview {
        UsherPreview(
            usage: usage, subscription: subscription, preferences: preferences, prompt: prompt, error: error)
    }
}

extension UsageReport {
    /// A report for previews, in which the user has used `used` of `limit` messages of a month.
    public static func sample(used: Int = 42, of limit: Int = 800) -> UsageReport {
        let remaining = max(0, limit - used)
        let level = DisplayLevel(used: used, limit: limit)
        let state = DisplayState(subscriber: .paid, used: used, limit: limit, resetDate: nil)
        let sentence: String? =
            switch level {
            case .silent: nil
            case .gentle: "You have \(remaining) conversations left this month"
            case .prominent: "Almost there — \(remaining) messages left until December 1"
            case .blocked: "We've had a lot of great conversations this month!"
            }
        return UsageReport(
            userID: "ann", billingPeriod: "2026-11", messageCount: used, limit: limit,
            plan: PlanSummary(id: "premium", label: "Premium", kind: .subscription),
            display: state, level: level, sentence: sentence,
            spoken: "\(used) of \(limit) messages used this month",
            settingsRow: "\(used) of \(limit) messages used",
            banner: sentence.map { BannerReport(kind: .usage, sentence: $0) },
            detail: DetailReport(
                used: used, limit: limit, remaining: remaining, dateSentence: "Refreshes on December 1",
                planLabel: "Premium", progress: limit > 0 ? min(1, Double(used) / Double(limit)) : 0,
                level: level),
            canSend: remaining > 0,
            gate: remaining > 0
                ? nil : GateReport(reason: .messagesExhausted(nextBillingDate: nil), sentence: sentence))
    }
}

extension SubscriptionReport {
    /// A report for previews, with a subscription of this status.
    public static func sample(_ status: SubscriptionStatus = .active) -> SubscriptionReport {
        SubscriptionReport(
            userID: "ann", status: status, label: status.label, isActive: status.isActive,
            plan: PlanSummary(id: "premium", label: "Premium", kind: .subscription), product: "coach_monthly",
            store: "app_store", canSend: status.isActive,
            dateSentence: status == .active ? "Renews on December 1" : nil)
    }
}

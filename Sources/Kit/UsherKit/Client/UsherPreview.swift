import Foundation

/// A service that answers from fixed reports, for previews and tests of an app's views: no network, no
/// account.
///
///     #Preview {
///         UsageBanner().environment(AccountModel(client: UsherClient.preview(usage: .sample(used: 640))))
///     }
public struct UsherPreview: UsherService {
    /// English, unless it is set.
    public var languages: [String] = ["en"]
    /// The report of ``usage(ahead:)`` and the stream.
    public var usage: UsageReport
    /// The report of ``subscription()`` and ``restore()``.
    public var subscription: SubscriptionReport
    /// The report of ``models()``: the class of each model.
    public var modelClasses: [String: String] = [:]
    /// The stored preferences for check-ins.
    public var preferences: CheckInPreferences?
    /// The question that may be asked.
    public var prompt: CheckInPrompt?
    /// If it is set, every call throws this error, and the stream reports it.
    public var error: UsherError?

    /// A service with these reports.
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

    /// ``usage``.
    public func usage(ahead: Int) async throws(UsherError) -> UsageReport { try orError(usage) }

    /// Reports once, and then stays open.
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

    /// Returns no words: the library's own sentences are shown.
    public func words() async throws(UsherError) -> [String: String] { try orError([:]) }

    /// ``modelClasses``.
    public func models() async throws(UsherError) -> [String: String] { try orError(modelClasses) }

    /// ``subscription``.
    public func subscription() async throws(UsherError) -> SubscriptionReport { try orError(subscription) }

    /// ``subscription`` as what the stores said.
    public func restore() async throws(UsherError) -> RestoreResult {
        try orError(
            RestoreResult(isRestored: subscription.isActive, sentence: nil, subscription: subscription))
    }

    /// ``preferences``.
    public func checkInPreferences() async throws(UsherError) -> CheckInPreferences? {
        try orError(preferences)
    }

    /// Returns the preferences, and does not keep them.
    public func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
        -> CheckInPreferences
    { try orError(preferences) }

    /// A session that is complete.
    public func sessionWentToBackground() async throws(UsherError) -> SessionReport {
        try orError(SessionReport(isComplete: true, hasFirstSession: true))
    }

    /// ``prompt``.
    public func checkInPrompt() async throws(UsherError) -> CheckInPrompt? { try orError(prompt) }

    /// Does nothing.
    public func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError) {
        if let error { throw error }
    }
}

extension UsherClient {
    /// Fixed reports for previews and tests: the same as `UsherPreview(…)`.
    public static func preview(
        usage: UsageReport = .sample(), subscription: SubscriptionReport = .sample(),
        preferences: CheckInPreferences? = nil, prompt: CheckInPrompt? = nil, error: UsherError? = nil
    ) -> UsherPreview {
        UsherPreview(
            usage: usage, subscription: subscription, preferences: preferences, prompt: prompt, error: error)
    }
}

extension UsageReport {
    /// A report for previews: somebody with `used` of `limit` messages of a month.
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
    /// A report for previews: a subscription with this status.
    public static func sample(_ status: SubscriptionStatus = .active) -> SubscriptionReport {
        SubscriptionReport(
            userID: "ann", status: status, label: status.label, isActive: status.isActive,
            plan: PlanSummary(id: "premium", label: "Premium", kind: .subscription), product: "coach_monthly",
            store: "app_store", canSend: status.isActive,
            dateSentence: status == .active ? "Renews on December 1" : nil)
    }
}

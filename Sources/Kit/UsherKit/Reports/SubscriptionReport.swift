public import Foundation

/// `GET /v1/subscription`: what a user has bought, and how it stands (docs/specification.md §4).
public struct SubscriptionReport: Codable, Sendable, Hashable {
    /// The user, as the app's own server names them.
    public let userID: String
    /// The status at the moment of reading: what was paid for and is over has expired.
    public let status: SubscriptionStatus
    /// The badge: `Active`, `Cancelled`, `Billing Issue`, `Expired`, `Free`, `Paused`, in the user's
    /// language.
    public let label: String?
    /// True while the person may use what they paid for.
    public let isActive: Bool
    /// The user's present plan.
    public let plan: PlanSummary
    /// The store's name for the product; nil if nothing was bought.
    public let product: String?
    /// `app_store`, `play_store`, `stripe` …; the service that reported it, if the service does not name the
    /// store; nil if nothing was bought.
    public let store: String?
    /// Whether it was bought with a store's test account.
    public let isSandbox: Bool
    /// When the paid time began; nil without one.
    public let periodStart: Date?
    /// When it ends or renews; nil if it has no end.
    public let expiresAt: Date?
    /// 0 or more, a day that has begun counted whole; nil if it has no end.
    public let daysRemaining: Int?
    /// When a pause ends; nil if there is none, or its end is unknown.
    public let pausedUntil: Date?
    /// The price that the store will charge when the period or trial is over; nil if it does not name
    /// it, or nothing follows.
    public let renewalPrice: Price?
    /// nil outside a trial.
    public let trial: TrialReport?
    /// Whether the next message would be admitted.
    public let canSend: Bool
    /// The reason why the user may not send, if they may not.
    public let gate: GateReport?
    /// The person's actions.
    public let actions: [ActionReport]
    /// The sentence about the subscription; nil if nothing needs attention.
    public let sentence: String?
    /// The date under the badge as a sentence, in the plan's zone: `Renews on December 1`; nil without one.
    public let dateSentence: String?
    /// The page for managing the subscription, if there is one.
    public let manageURL: URL?
    /// When the record was read, to the second.
    public let updatedAt: Date

    /// A report, for previews and tests.
    public init(
        userID: String, status: SubscriptionStatus, label: String? = nil, isActive: Bool, plan: PlanSummary,
        product: String? = nil, store: String? = nil, isSandbox: Bool = false, periodStart: Date? = nil,
        expiresAt: Date? = nil, daysRemaining: Int? = nil, pausedUntil: Date? = nil,
        trial: TrialReport? = nil, canSend: Bool, gate: GateReport? = nil, actions: [ActionReport] = [],
        sentence: String? = nil, dateSentence: String? = nil, manageURL: URL? = nil,
        renewalPrice: Price? = nil, updatedAt: Date = .now
    ) {
        self.renewalPrice = renewalPrice
        (self.userID, self.status, self.label, self.isActive) = (userID, status, label, isActive)
        (self.plan, self.product, self.store, self.isSandbox) = (plan, product, store, isSandbox)
        (self.periodStart, self.expiresAt, self.daysRemaining) = (periodStart, expiresAt, daysRemaining)
        (self.pausedUntil, self.trial, self.canSend, self.gate) = (pausedUntil, trial, canSend, gate)
        (self.actions, self.sentence, self.dateSentence) = (actions, sentence, dateSentence)
        (self.manageURL, self.updatedAt) = (manageURL, updatedAt)
    }

    private enum CodingKeys: String, CodingKey {
        case status, label, plan, product, store, trial, gate, actions, sentence
        case userID = "user_id"
        case isActive = "is_active"
        case isSandbox = "is_sandbox"
        case periodStart = "period_start"
        case expiresAt = "expires_at"
        case daysRemaining = "days_remaining"
        case pausedUntil = "paused_until"
        case renewalPrice = "renewal_price"
        case canSend = "can_send"
        case dateSentence = "date_sentence"
        case manageURL = "manage_url"
        case updatedAt = "updated_at"
    }
}

/// `POST /v1/subscription/restore`: what the stores said when they were asked again.
public struct RestoreResult: Codable, Sendable, Hashable {
    /// Whether something is in force now.
    public let isRestored: Bool
    /// The text for the person: that it is here again, or that nothing was found.
    public let sentence: String?
    /// How the subscription stands now.
    public let subscription: SubscriptionReport

    /// A result, for previews and tests.
    public init(isRestored: Bool, sentence: String?, subscription: SubscriptionReport) {
        (self.isRestored, self.sentence, self.subscription) = (isRestored, sentence, subscription)
    }

    private enum CodingKeys: String, CodingKey {
        case sentence, subscription
        case isRestored = "restored"
    }
}

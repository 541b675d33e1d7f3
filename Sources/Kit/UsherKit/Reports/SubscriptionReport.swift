public import Foundation

/// The answer to `GET /v1/subscription`: a user's purchase and its status (docs/specification.md §4).
public struct SubscriptionReport: Codable, Sendable, Hashable {
    /// The user's id, which the app's own server assigns.
    public let userID: String
    /// The current status. It is `expired` after the end of the paid time.
    public let status: SubscriptionStatus
    /// The badge's text in the user's language: `Active`, `Cancelled`, `Billing Issue`, `Expired`, `Free` or
    /// `Paused`.
    public let label: String?
    /// Whether the user may use what the subscription includes.
    public let isActive: Bool
    /// The user's current plan.
    public let plan: PlanSummary
    /// The product's name in the App Store or another shop; nil if nothing was bought.
    public let product: String?
    /// The shop: `app_store`, `play_store`, `stripe` … If the service that reported the purchase does not
    /// name the shop, this is the name of the service. It is nil if nothing was bought.
    public let store: String?
    /// Whether the purchase was made with a test account of the App Store or another shop.
    public let isSandbox: Bool
    /// When the paid time began; nil if there is none.
    public let periodStart: Date?
    /// When the subscription ends or renews; nil if it has no end.
    public let expiresAt: Date?
    /// The remaining days, 0 or more. A day that has begun counts as a whole day. It is nil if the
    /// subscription has no end.
    public let daysRemaining: Int?
    /// When a pause ends; nil if there is no pause or its end is unknown.
    public let pausedUntil: Date?
    /// The price that the App Store or another shop will charge next. It is nil if the price is unknown
    /// or the subscription does not renew.
    public let renewalPrice: Price?
    /// The trial; nil if the user is not in one.
    public let trial: TrialReport?
    /// Whether the next message would be admitted.
    public let canSend: Bool
    /// Why the user may not send; nil if the user may send.
    public let gate: GateReport?
    /// The actions to offer to the user.
    public let actions: [ActionReport]
    /// The sentence about the subscription; nil if nothing needs attention.
    public let sentence: String?
    /// The date under the badge as a sentence in the plan's time zone: `Renews on December 1`. It is nil if
    /// there is no date.
    public let dateSentence: String?
    /// The page where the user manages the subscription; nil if there is none.
    public let manageURL: URL?
    /// When the subscription was read, in whole seconds.
    public let updatedAt: Date

    /// Creates a report for previews and tests.
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

/// The answer to `POST /v1/subscription/restore`: what the App Store or another shop reported.
public struct RestoreResult: Codable, Sendable, Hashable {
    /// Whether a subscription is in force now.
    public let isRestored: Bool
    /// The text for the user: that the subscription is restored, or that no purchase was found.
    public let sentence: String?
    /// The subscription after the restore.
    public let subscription: SubscriptionReport

    /// Creates a result for previews and tests.
    public init(isRestored: Bool, sentence: String?, subscription: SubscriptionReport) {
        (self.isRestored, self.sentence, self.subscription) = (isRestored, sentence, subscription)
    }

    private enum CodingKeys: String, CodingKey {
        case sentence, subscription
        case isRestored = "restored"
    }
}

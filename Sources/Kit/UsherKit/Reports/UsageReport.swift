public import Foundation

/// The answer to `GET /v1/usage`: a user's usage, what an app shows of it, and whether the user may send
/// (docs/specification.md §1, §3 and §4). All sentences are in the user's language, with dates in the plan's
/// time zone.
public struct UsageReport: Codable, Sendable, Hashable {
    /// The user's id, which the app's own server assigns.
    public let userID: String
    /// The period that is counted: `2026-11` for a month, `2026-11-20` for a day, `trial` for a trial. It is
    /// nil for a plan without limits.
    public let billingPeriod: String?
    /// The messages sent in the period, 0 or more; nil for a plan without limits.
    public let messageCount: Int?
    /// The messages allowed in the period, 0 or more; nil for a plan without limits.
    public let limit: Int?
    /// The messages that are left, 0 or more; nil for a plan without limits.
    public let messagesRemaining: Int?
    /// The percentage that is used, rounded down; nil for a plan without limits.
    public let usagePercentage: Int?
    /// When a count last changed. If none has changed yet, this is the time at which the figures were read.
    public let updatedAt: Date
    /// When the figures were read. Of two reports, the one with the later time is current.
    public let readAt: Date
    /// The user's plan.
    public let plan: PlanSummary
    /// The trial; nil if the user is not in one.
    public let trial: TrialReport?
    /// The limits of the plan, in the plan's order.
    public let limits: [LimitReport]
    private let shown: DisplayReport
    /// The sentence of the usage line; nil if there is nothing to say.
    public let sentence: String?
    /// Whether the sentence is emphasised, as during a trial's last messages and its last day.
    public let isEmphasised: Bool
    /// `sentence` in three parts, of which the second (a count) is emphasised; nil without emphasis.
    public let emphasis: [String]?
    /// The text about the usage for assistive technologies.
    public let spoken: String?
    /// The row in an app's settings, which is always visible.
    public let settingsRow: String?
    /// The lines with calls by model class: `Standard: 0/20`, `Pro AI: 0/50`.
    public let lines: [String]
    /// The user's calls of each model class, with the model that answers instead of a used-up class.
    public var classes: [ModelClassReport] { classReports ?? [] }
    /// The line for providers that the configuration does not name: `AI: 0/20`.
    public let otherLine: String?
    /// The banner to show; nil if there is none.
    public let banner: BannerReport?
    /// The banner's text while the device has no connection. The app decides whether to show it.
    public let offlineSentence: String
    /// The content of the screen with usage details, which an app can show at any time.
    public let detail: DetailReport
    /// Whether the next message would be admitted.
    public let canSend: Bool
    /// Why the user may not send; nil if the user may send.
    public let gate: GateReport?
    /// The actions to offer to the user.
    public let actions: [ActionReport]
    /// The sentence about the subscription itself, such as a failed payment or an approaching end.
    public let subscriptionSentence: String?
    private let following: [UsageReport]?
    private let followingByClass: [String: [UsageReport]]?
    private let classReports: [ModelClassReport]?

    /// The state of the usage line.
    public var display: DisplayState { shown.display }

    /// How much of the limit on screen is used.
    public var level: DisplayLevel { shown.level }

    /// The line's colour by its meaning: calm, warm, attention or full.
    public var tone: UsageTone { shown.tone ?? UsageTone(level) }

    /// The reports as they will be after one, two … further messages; empty if none were requested.
    public var ahead: [UsageReport] { following ?? [] }

    /// The reports as they will be after further messages to models of a class. The result is nil if no such
    /// reports were requested, or if the class does not exist.
    public func ahead(of modelClass: String) -> [UsageReport]? { followingByClass?[modelClass] }

    /// The usage record of docs/specification.md §1; nil for a plan without limits.
    public var record: UsageRecord? {
        guard let billingPeriod, let messageCount, let limit else { return nil }
        return UsageRecord(
            userID: userID, billingPeriod: billingPeriod, messageCount: messageCount, limit: limit,
            updatedAt: updatedAt)
    }

    private enum CodingKeys: String, CodingKey {
        case limit, plan, trial, limits, sentence, emphasis, spoken, lines, banner, detail, gate, actions
        case userID = "user_id"
        case billingPeriod = "billing_period"
        case messageCount = "message_count"
        case messagesRemaining = "messages_remaining"
        case usagePercentage = "usage_percentage"
        case updatedAt = "updated_at"
        case readAt = "read_at"
        case shown = "display"
        case isEmphasised = "emphasised"
        case settingsRow = "settings_row"
        case otherLine = "other_line"
        case offlineSentence = "offline_sentence"
        case canSend = "can_send"
        case subscriptionSentence = "subscription_sentence"
        case following = "ahead"
        case followingByClass = "ahead_by_class"
        case classReports = "classes"
    }
}

extension UsageReport {
    /// Creates a report for previews and tests. Values that follow from the counts are computed.
    public init(
        userID: String, billingPeriod: String?, messageCount: Int?, limit: Int?, updatedAt: Date = .now,
        readAt: Date = .now, plan: PlanSummary, trial: TrialReport? = nil, limits: [LimitReport] = [],
        display: DisplayState = .hidden, level: DisplayLevel = .silent, sentence: String? = nil,
        isEmphasised: Bool = false, emphasis: [String]? = nil, spoken: String? = nil,
        settingsRow: String? = nil, lines: [String] = [],
        classes: [ModelClassReport] = [], otherLine: String? = nil, banner: BannerReport? = nil,
        offlineSentence: String? = nil,
        detail: DetailReport = DetailReport(), canSend: Bool = true, gate: GateReport? = nil,
        actions: [ActionReport] = [], subscriptionSentence: String? = nil, ahead: [UsageReport] = []
    ) {
        (self.userID, self.billingPeriod, self.plan, self.trial) = (userID, billingPeriod, plan, trial)
        (self.messageCount, self.limit, self.limits) = (messageCount, limit, limits)
        messagesRemaining = limit.flatMap { limit in messageCount.map { max(0, limit - $0) } }
        usagePercentage = limit.flatMap { limit in
            messageCount.map { limit > 0 ? Int(Double($0) * 100 / Double(limit)) : 0 }
        }
        (self.updatedAt, self.readAt) = (updatedAt, readAt)
        shown = DisplayReport(display, level)
        (self.sentence, self.isEmphasised, self.emphasis) = (sentence, isEmphasised, emphasis)
        self.spoken = spoken
        (self.settingsRow, self.lines, self.otherLine) = (settingsRow, lines, otherLine)
        self.banner = banner
        self.offlineSentence = offlineSentence ?? KitWords(languages: ["en"])[.offline]
        (self.detail, self.canSend, self.gate, self.actions) = (detail, canSend, gate, actions)
        self.subscriptionSentence = subscriptionSentence
        following = ahead.isEmpty ? nil : ahead
        (followingByClass, classReports) = (nil, classes)
    }
}

/// The member `display` of a usage report.
private struct DisplayReport: Codable, Sendable, Hashable {
    let state: String
    let level: DisplayLevel
    let tone: UsageTone?
    private let tier: DisplayLevel?
    private let messagesRemaining: Int?
    private let totalLimit: Int?
    private let resetDate: Date?

    init(_ display: DisplayState, _ level: DisplayLevel) {
        (state, self.level, tone) = (display.name, level, nil)
        var (tier, remaining, total, reset) = (DisplayLevel?.none, Int?.none, Int?.none, Date?.none)
        switch display {
        case .hidden: break
        case .compact(let left, let shown): (remaining, tier) = (left, shown)
        case .trial(let left, let limit): (remaining, total) = (left, limit)
        case .blocked(let date): reset = date
        }
        (self.tier, messagesRemaining, totalLimit, resetDate) = (tier, remaining, total, reset)
    }

    /// The state of the usage line. It is `hidden` for a state that this library does not know.
    var display: DisplayState {
        switch (state, messagesRemaining) {
        case ("compact", let remaining?):
            .compact(messagesRemaining: remaining, tier: tier ?? level)
        case ("trial", let remaining?):
            .trial(messagesRemaining: remaining, totalLimit: totalLimit ?? remaining)
        case ("blocked", _): .blocked(resetDate: resetDate)
        default: .hidden
        }
    }

    private enum CodingKeys: String, CodingKey {
        case state, level, tone, tier
        case messagesRemaining = "messages_remaining"
        case totalLimit = "total_limit"
        case resetDate = "reset_date"
    }
}

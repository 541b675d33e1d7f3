public import Foundation

/// `GET /v1/usage`: how much a user has used, what an app shows of it, and whether they may send
/// (docs/specification.md §1, §3 and §4). Every sentence is the server's own, in the user's language and with
/// dates in their plan's zone.
public struct UsageReport: Codable, Sendable, Hashable {
    /// The user, as the app's own server names them.
    public let userID: String
    /// `2026-11` for a month, `2026-11-20` for a day, `trial` for a trial; nil for a plan without limits.
    public let billingPeriod: String?
    /// Messages sent in the period, 0 or more; nil for a plan without limits.
    public let messageCount: Int?
    /// Messages allowed in the period, 0 or more; nil for a plan without limits.
    public let limit: Int?
    /// 0 or more.
    public let messagesRemaining: Int?
    /// 0 or more, rounded down.
    public let usagePercentage: Int?
    /// When a count last changed; if none has, when the figures were read.
    public let updatedAt: Date
    /// When the figures were read: of two reports the later one holds, in whatever order they arrive.
    public let readAt: Date
    /// The user's plan.
    public let plan: PlanSummary
    /// nil outside a trial.
    public let trial: TrialReport?
    /// One for each limit of the plan, in the plan's order.
    public let limits: [LimitReport]
    private let shown: DisplayReport
    /// The sentence of the usage line; nil if it is silent.
    public let sentence: String?
    /// Whether the sentence is to be emphasised: a trial's last messages, or its last day.
    public let isEmphasised: Bool
    /// The sentence in three parts, of which the middle one, the count, is to be emphasised; nil if nothing
    /// is.
    public let emphasis: [String]?
    /// The text for assistive readers.
    public let spoken: String?
    /// The row in an app's settings, which is always there.
    public let settingsRow: String?
    /// Calls by class of models: `Standard: 0/20`, `Pro AI: 0/50`.
    public let lines: [String]
    /// The user's use of each class of models, and the model that answers in place of a class that is used
    /// up.
    public var classes: [ModelClassReport] { classReports ?? [] }
    /// The line for providers that the configuration does not name: `AI: 0/20`.
    public let otherLine: String?
    /// nil if nothing calls for one.
    public let banner: BannerReport?
    /// The text of the offline banner. The app decides when to show it, because only the app knows that it is
    /// offline.
    public let offlineSentence: String
    /// The content of the detail view; there in every state.
    public let detail: DetailReport
    /// Whether the next message would be admitted.
    public let canSend: Bool
    /// The reason why the user may not send, if they may not.
    public let gate: GateReport?
    /// The person's actions on their subscription.
    public let actions: [ActionReport]
    /// The sentence about the subscription itself: a payment that failed, an end that nears.
    public let subscriptionSentence: String?
    private let following: [UsageReport]?
    private let followingByClass: [String: [UsageReport]]?
    private let classReports: [ModelClassReport]?

    /// The usage line's state.
    public var display: DisplayState { shown.display }

    /// How near the shown limit is to its end.
    public var level: DisplayLevel { shown.level }

    /// The line's colour, as a meaning: calm, warm, attention or full.
    public var tone: UsageTone { shown.tone ?? UsageTone(level) }

    /// The reports after one more message, two more, and so on, where they were asked for.
    public var ahead: [UsageReport] { following ?? [] }

    /// The reports after further messages to models of a class; nil if it was not asked for, or there is
    /// no such class.
    public func ahead(of modelClass: String) -> [UsageReport]? { followingByClass?[modelClass] }

    /// The record of docs/specification.md §1; nil for a plan without limits.
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
    /// A report, for previews and tests. What follows from the counts is computed.
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

/// `display` as JSON has it.
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

    /// Hidden for a state that this library does not know.
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

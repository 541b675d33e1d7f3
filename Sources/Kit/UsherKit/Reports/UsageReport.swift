public import Foundation

/// `GET /v1/usage`: how much a user has used, what an app shows of it, and whether they may send
/// (docs/specification.md §1, §3 and §4). Every sentence is the server's own, in the user's language and with
/// dates in their plan's zone.
public struct UsageReport: Decodable, Sendable, Hashable {
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
    /// When a count last changed; when the figures were read, where none has.
    public let updatedAt: Date
    /// When the figures were read: of two reports the later one holds, in whatever order they arrive.
    public let readAt: Date
    /// What the user has.
    public let plan: PlanSummary
    /// nil outside a trial.
    public let trial: TrialReport?
    /// One for each limit of the plan, in the plan's order.
    public let limits: [LimitReport]
    /// The usage line's state.
    public let display: DisplayState
    /// How near the shown limit is to its end.
    public let level: DisplayLevel
    /// What the usage line says; nil where it is silent.
    public let sentence: String?
    /// Whether the sentence is to be emphasised: a trial's last messages, or its last day.
    public let isEmphasised: Bool
    /// What an assistive reader says.
    public let spoken: String?
    /// The row in an app's settings, which is always there.
    public let settingsRow: String?
    /// Calls by class of models: `Standard: 0/20`, `Pro AI: 0/50`.
    public let lines: [String]
    /// The same of providers that the configuration does not name: `AI: 0/20`.
    public let otherLine: String?
    /// nil where nothing calls for one.
    public let banner: BannerReport?
    /// What the offline banner says. Only the app knows when.
    public let offlineSentence: String
    /// What the detail view shows; there in every state.
    public let detail: DetailReport
    /// Whether the next message would be admitted.
    public let canSend: Bool
    /// Why not, where not.
    public let gate: GateReport?
    /// What the person can do about their subscription.
    public let actions: [ActionReport]
    /// What is to be said of the subscription itself: a payment that failed, an end that nears.
    public let subscriptionSentence: String?
    /// What one more message changes, two more, and so on, where it was asked for.
    public let ahead: [UsageReport]

    /// The record of docs/specification.md §1; nil for a plan without limits.
    public var record: UsageRecord? {
        guard let billingPeriod, let messageCount, let limit else { return nil }
        return UsageRecord(
            userID: userID, billingPeriod: billingPeriod, messageCount: messageCount, limit: limit,
            updatedAt: updatedAt)
    }

    private enum CodingKeys: String, CodingKey {
        case limit, plan, trial, limits, display, sentence, spoken, lines, banner, detail, gate, actions,
            ahead
        case userID = "user_id"
        case billingPeriod = "billing_period"
        case messageCount = "message_count"
        case messagesRemaining = "messages_remaining"
        case usagePercentage = "usage_percentage"
        case updatedAt = "updated_at"
        case readAt = "read_at"
        case isEmphasised = "emphasised"
        case settingsRow = "settings_row"
        case otherLine = "other_line"
        case offlineSentence = "offline_sentence"
        case canSend = "can_send"
        case subscriptionSentence = "subscription_sentence"
    }

    /// Reads a report. Fails for what is no report of an edge.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        userID = try members.decode(String.self, forKey: .userID)
        billingPeriod = try members.decodeIfPresent(String.self, forKey: .billingPeriod)
        messageCount = try members.decodeIfPresent(Int.self, forKey: .messageCount)
        limit = try members.decodeIfPresent(Int.self, forKey: .limit)
        messagesRemaining = try members.decodeIfPresent(Int.self, forKey: .messagesRemaining)
        usagePercentage = try members.decodeIfPresent(Int.self, forKey: .usagePercentage)
        updatedAt = try members.decode(Date.self, forKey: .updatedAt)
        readAt = try members.decode(Date.self, forKey: .readAt)
        plan = try members.decode(PlanSummary.self, forKey: .plan)
        trial = try members.decodeIfPresent(TrialReport.self, forKey: .trial)
        limits = try members.decode([LimitReport].self, forKey: .limits)
        let shown = try members.decode(DisplayReport.self, forKey: .display)
        (display, level) = (shown.state, shown.level)
        sentence = try members.decodeIfPresent(String.self, forKey: .sentence)
        isEmphasised = try members.decode(Bool.self, forKey: .isEmphasised)
        spoken = try members.decodeIfPresent(String.self, forKey: .spoken)
        settingsRow = try members.decodeIfPresent(String.self, forKey: .settingsRow)
        lines = try members.decode([String].self, forKey: .lines)
        otherLine = try members.decodeIfPresent(String.self, forKey: .otherLine)
        banner = try members.decodeIfPresent(BannerReport.self, forKey: .banner)
        offlineSentence = try members.decode(String.self, forKey: .offlineSentence)
        detail = try members.decode(DetailReport.self, forKey: .detail)
        canSend = try members.decode(Bool.self, forKey: .canSend)
        gate = try members.decodeIfPresent(GateReport.self, forKey: .gate)
        actions = try members.decode([ActionReport].self, forKey: .actions)
        subscriptionSentence = try members.decodeIfPresent(String.self, forKey: .subscriptionSentence)
        ahead = try members.decodeIfPresent([UsageReport].self, forKey: .ahead) ?? []
    }
}

/// `display` as JSON has it.
private struct DisplayReport: Decodable {
    let state: DisplayState
    let level: DisplayLevel

    private enum CodingKeys: String, CodingKey {
        case state, level, tier
        case messagesRemaining = "messages_remaining"
        case totalLimit = "total_limit"
        case resetDate = "reset_date"
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        level = try members.decode(DisplayLevel.self, forKey: .level)
        let remaining = try members.decodeIfPresent(Int.self, forKey: .messagesRemaining)
        switch (try members.decode(String.self, forKey: .state), remaining) {
        case ("compact", let remaining?):
            state = .compact(
                messagesRemaining: remaining, tier: try members.decode(DisplayLevel.self, forKey: .tier))
        case ("trial", let remaining?):
            state = .trial(
                messagesRemaining: remaining, totalLimit: try members.decode(Int.self, forKey: .totalLimit))
        case ("blocked", _):
            state = .blocked(resetDate: try members.decodeIfPresent(Date.self, forKey: .resetDate))
        default: state = .hidden
        }
    }
}

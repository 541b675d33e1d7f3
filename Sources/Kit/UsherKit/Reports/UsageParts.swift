public import Foundation

/// What a user has, as the configuration calls it.
public struct PlanSummary: Decodable, Sendable, Hashable {
    /// The plan's name in the configuration: `premium`.
    public let id: String
    /// As people read it: `Premium`.
    public let label: String
    /// What a plan is to the person who has it.
    public enum Kind: String, Decodable, Sendable {
        case trial, subscription, free
    }
    /// Whether it is a trial, a subscription, or what stays open without one.
    public let kind: Kind
}

/// Where in a trial a user is.
public struct TrialReport: Decodable, Sendable, Hashable {
    /// 1 to `days`; nil where the trial's beginning is unknown.
    public let day: Int?
    /// What the product calls its length, 1 or more.
    public let days: Int?
    /// When it ends.
    public let endsAt: Date
    /// Whether it ends within 24 hours.
    public let isLastDay: Bool
    /// `Day 2 of 3 — 88 conversations left`
    public let banner: String?

    private enum CodingKeys: String, CodingKey {
        case day, days, banner
        case endsAt = "ends_at"
        case isLastDay = "is_last_day"
    }
}

/// One limit of a plan.
public struct LimitReport: Decodable, Sendable, Hashable {
    /// The limit's name in the configuration.
    public let name: String
    /// What it counts: `messages`, `calls`, `total_tokens`, `cost` …
    public let meter: String
    /// The class of models whose calls it counts; nil where it counts all.
    public let modelClass: String?
    /// 0 or more, in the meter's unit; costs in millionths of a dollar.
    public let used: Int
    /// The amount that is allowed, in the same unit.
    public let limit: Int
    /// 0 or more, in the same unit.
    public let remaining: Int
    /// When it resets; nil where it never does.
    public let resetsAt: Date?
    /// How much of it is used up, which decides how it is shown.
    public let level: DisplayLevel
    /// The sentence about it that is shown without a refusal; nil most of the time.
    public let sentence: String?
    /// What a screen reader says of it.
    public let spoken: String?

    private enum CodingKeys: String, CodingKey {
        case name, meter, used, limit, remaining, level, sentence, spoken
        case modelClass = "model_class"
        case resetsAt = "resets_at"
    }
}

/// The banner to show; there is one at most.
public struct BannerReport: Decodable, Sendable, Hashable {
    /// What it is about.
    public let kind: Banner
    /// What it says.
    public let sentence: String
    /// Whether it is to be emphasised.
    public let isEmphasised: Bool

    /// A banner with its words.
    public init(kind: Banner, sentence: String, isEmphasised: Bool = false) {
        (self.kind, self.sentence, self.isEmphasised) = (kind, sentence, isEmphasised)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, sentence
        case isEmphasised = "emphasised"
    }
}

/// What the detail view of the usage shows, whatever the state.
public struct DetailReport: Decodable, Sendable, Hashable {
    /// Messages sent in the period; nil for a plan without limits, as are the next two.
    public let used: Int?
    /// Messages allowed in the period.
    public let limit: Int?
    /// 0 or more.
    public let remaining: Int?
    /// When the figures reset; nil in a trial and where they never do.
    public let resetsAt: Date?
    /// When the trial ends; nil outside one.
    public let trialEndsAt: Date?
    /// The date under the figures as a sentence: `Refreshes on December 1`.
    public let dateSentence: String?
    /// `Premium`, or `Trial — Day 2 of 3`.
    public let planLabel: String?
    /// How far the bar is filled, 0–1; nil for a plan without limits.
    public let progress: Double?
    /// How much of the limit is used up, which decides the bar's colour.
    public let level: DisplayLevel
    /// Where the subscription is managed, if anywhere.
    public let manageURL: URL?

    private enum CodingKeys: String, CodingKey {
        case used, limit, remaining, progress, level
        case resetsAt = "resets_at"
        case trialEndsAt = "trial_ends_at"
        case dateSentence = "turn_sentence"
        case planLabel = "plan_label"
        case manageURL = "manage_url"
    }
}

/// Why a user may not send, with what a paywall says.
public struct GateReport: Decodable, Sendable, Hashable {
    /// Why; `generic` for a reason that this library does not know.
    public let reason: GateReason
    /// What the person reads.
    public let sentence: String?

    private enum CodingKeys: String, CodingKey {
        case reason, sentence, until
        case nextBillingDate = "next_billing_date"
    }

    /// Reads a gate.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        reason = GateReason(
            code: try members.decode(String.self, forKey: .reason),
            nextBillingDate: try members.decodeIfPresent(Date.self, forKey: .nextBillingDate),
            until: try members.decodeIfPresent(Date.self, forKey: .until))
        sentence = try members.decodeIfPresent(String.self, forKey: .sentence)
    }
}

extension GateReason {
    /// A reason by its name in JSON; `generic` for a name that this library does not know.
    init(code: String, nextBillingDate: Date?, until: Date?) {
        self =
            switch code {
            case "trial_expired": .trialExpired
            case "messages_exhausted": .messagesExhausted(nextBillingDate: nextBillingDate)
            case "cancelled": .cancelled
            case "payment_failed": .paymentFailed
            case "paused": .paused(until: until)
            case "blocked": .blocked
            default: .generic
            }
    }

    /// When sending opens again by itself; nil where it does not, or that is unknown.
    public var opensAt: Date? {
        switch self {
        case .messagesExhausted(let date), .paused(let date): date
        case .trialExpired, .cancelled, .paymentFailed, .blocked, .generic: nil
        }
    }
}

/// Something that a person can do about their subscription: a link to open, a call to make, or, with neither,
/// what the app does by its store's own means.
public struct ActionReport: Decodable, Sendable, Hashable {
    /// nil for an action that this library does not know.
    public let action: SubscriptionAction?
    /// What the button says.
    public let label: String?
    /// What the button opens.
    public let url: URL?
    /// Whether it is done by `UsherClient.restore()`.
    public let isCall: Bool
    /// What is said where the link or the app's own means would not open.
    public let unopenedSentence: String?

    private enum CodingKeys: String, CodingKey {
        case action, label, url, call
        case unopenedSentence = "unopened_sentence"
    }

    private struct Call: Decodable {}

    /// Reads an action.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        action = try members.decode(Known<SubscriptionAction>.self, forKey: .action).value
        label = try members.decodeIfPresent(String.self, forKey: .label)
        url = try members.decodeIfPresent(URL.self, forKey: .url)
        isCall = try members.decodeIfPresent(Call.self, forKey: .call) != nil
        unopenedSentence = try members.decodeIfPresent(String.self, forKey: .unopenedSentence)
    }
}

public import Foundation

/// A user's plan, as the configuration names it.
public struct PlanSummary: Codable, Sendable, Hashable, Identifiable {
    /// The plan's name in the configuration: `premium`.
    public let id: String
    /// The plan's name for people: `Premium`.
    public let label: String
    /// The meaning of a plan to the person who has it.
    public enum Kind: String, Codable, Sendable {
        case trial, subscription, free
    }
    /// Whether the plan is a trial, a subscription, or what stays open without one.
    public let kind: Kind

    /// A plan, for previews and tests.
    public init(id: String, label: String, kind: Kind) {
        (self.id, self.label, self.kind) = (id, label, kind)
    }
}

/// A user's day in a trial.
public struct TrialReport: Codable, Sendable, Hashable {
    /// 1 to `days`; nil if the trial's beginning is unknown.
    public let day: Int?
    /// The trial's length in days as the product states it, 1 or more.
    public let days: Int?
    /// When it ends.
    public let endsAt: Date
    /// Whether it ends within 24 hours.
    public let isLastDay: Bool
    /// `Day 2 of 3 — 88 conversations left`
    public let banner: String?
    /// The sentence about the plan that follows the trial, with its date; nil for somebody who has
    /// cancelled it.
    public let followsSentence: String?
    /// The price that the store will charge then; nil if it does not name it, or nothing follows.
    public let renewalPrice: Price?

    /// A place in a trial, for previews and tests.
    public init(
        day: Int?, days: Int?, endsAt: Date, isLastDay: Bool = false, banner: String? = nil,
        followsSentence: String? = nil, renewalPrice: Price? = nil
    ) {
        (self.day, self.days, self.endsAt) = (day, days, endsAt)
        (self.isLastDay, self.banner, self.followsSentence) = (isLastDay, banner, followsSentence)
        self.renewalPrice = renewalPrice
    }

    private enum CodingKeys: String, CodingKey {
        case day, days, banner
        case followsSentence = "follows_sentence"
        case renewalPrice = "renewal_price"
        case endsAt = "ends_at"
        case isLastDay = "is_last_day"
    }
}

/// A store's price.
public struct Price: Codable, Sendable, Hashable {
    /// Millionths of the currency's unit, above 0.
    public let micros: Int
    /// ISO 4217: `EUR`.
    public let currency: String

    /// A price, for previews and tests.
    public init(micros: Int, currency: String) { (self.micros, self.currency) = (micros, currency) }

    /// The amount in the currency's unit: 9.99.
    public var amount: Decimal { Decimal(micros) / 1_000_000 }

    /// As people read it where they live: `$9.99`, `9,99 €`.
    public func formatted(locale: Locale = .autoupdatingCurrent) -> String {
        amount.formatted(.currency(code: currency).locale(locale))
    }
}

/// One limit of a plan.
public struct LimitReport: Codable, Sendable, Hashable, Identifiable {
    /// The limit's name in the configuration.
    public let name: String
    /// The quantity that it counts: `messages`, `calls`, `total_tokens`, `cost` …
    public let meter: String
    /// The class of models whose calls it counts; nil if it counts all.
    public let modelClass: String?
    /// 0 or more, in the meter's unit; costs in millionths of a dollar.
    public let used: Int
    /// Held by messages that are still running, in the same unit; nil of an edge that does not say so.
    public let reserved: Int?
    /// The amount that is allowed, in the same unit.
    public let limit: Int
    /// 0 or more, in the same unit.
    public let remaining: Int
    /// When it resets; nil if it never does.
    public let resetsAt: Date?
    /// How much of it is used up, which decides how it is shown.
    public let level: DisplayLevel
    /// The sentence about it that is shown without a refusal; nil most of the time.
    public let sentence: String?
    /// The text for screen readers.
    public let spoken: String?

    /// The limit's name.
    public var id: String { name }

    /// A limit, for previews and tests.
    public init(
        name: String, meter: String = "messages", modelClass: String? = nil, used: Int, reserved: Int = 0,
        limit: Int, resetsAt: Date? = nil, level: DisplayLevel = .silent, sentence: String? = nil,
        spoken: String? = nil
    ) {
        (self.name, self.meter, self.modelClass) = (name, meter, modelClass)
        (self.used, self.reserved, self.limit, remaining) = (
            used, reserved, limit, max(0, limit - used - reserved)
        )
        (self.resetsAt, self.level, self.sentence, self.spoken) = (resetsAt, level, sentence, spoken)
    }

    private enum CodingKeys: String, CodingKey {
        case name, meter, used, reserved, limit, remaining, level, sentence, spoken
        case modelClass = "model_class"
        case resetsAt = "resets_at"
    }
}

/// The banner to show; there is one at most.
public struct BannerReport: Codable, Sendable, Hashable {
    /// The banner's subject.
    public let kind: Banner
    /// The banner's text.
    public let sentence: String
    /// Whether it is to be emphasised.
    public let isEmphasised: Bool
    /// The sentence in three parts, of which the middle one, the count, is to be emphasised; nil where
    /// nothing is.
    public let emphasis: [String]?

    /// A banner with its words.
    public init(kind: Banner, sentence: String, isEmphasised: Bool = false, emphasis: [String]? = nil) {
        (self.kind, self.sentence) = (kind, sentence)
        (self.isEmphasised, self.emphasis) = (isEmphasised, emphasis)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, sentence, emphasis
        case isEmphasised = "emphasised"
    }
}

/// The content of the usage's detail view, which is the same in every state.
public struct DetailReport: Codable, Sendable, Hashable {
    /// The units used in the period, in `unit`; nil for a plan without limits, as are the next two.
    public let used: Int?
    /// The units allowed in the period.
    public let limit: Int?
    /// 0 or more.
    public let remaining: Int?
    /// The unit of these three figures: `messages`, `tokens` or `microdollars`.
    public let unit: String?
    /// `used` as people read it in their language: `1,204`, `$12.40`.
    public let usedText: String?
    /// `remaining` as people read it.
    public let remainingText: String?
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
    /// How much of the limit is used up.
    public let level: DisplayLevel
    private let shownTone: UsageTone?
    /// The page where the subscription is managed, if there is one.
    public let manageURL: URL?

    /// A detail view, for previews and tests.
    public init(
        used: Int? = nil, limit: Int? = nil, remaining: Int? = nil, unit: String = "messages",
        usedText: String? = nil, remainingText: String? = nil, resetsAt: Date? = nil,
        trialEndsAt: Date? = nil, dateSentence: String? = nil, planLabel: String? = nil,
        progress: Double? = nil, level: DisplayLevel = .silent, manageURL: URL? = nil
    ) {
        (self.used, self.limit, self.remaining, self.unit) = (used, limit, remaining, unit)
        self.usedText = usedText ?? used.map(String.init)
        self.remainingText = remainingText ?? remaining.map(String.init)
        self.resetsAt = resetsAt
        (self.trialEndsAt, self.dateSentence, self.planLabel) = (trialEndsAt, dateSentence, planLabel)
        (self.progress, self.level, self.manageURL) = (progress, level, manageURL)
        shownTone = nil
    }

    /// The bar's colour, by what it means.
    public var tone: UsageTone { shownTone ?? UsageTone(level) }

    private enum CodingKeys: String, CodingKey {
        case used, limit, remaining, unit, progress, level
        case usedText = "used_text"
        case remainingText = "remaining_text"
        case shownTone = "tone"
        case resetsAt = "resets_at"
        case trialEndsAt = "trial_ends_at"
        case dateSentence = "turn_sentence"
        case planLabel = "plan_label"
        case manageURL = "manage_url"
    }
}

/// A user's use of a class of models.
public struct ModelClassReport: Codable, Sendable, Hashable, Identifiable {
    /// The class's name in the configuration: `standard`, `pro`.
    public let id: String
    /// The class's name for people: `Standard`, `Pro AI`.
    public let label: String
    /// Calls in the period, 0 or more.
    public let current: Int
    /// Calls that are allowed, 0 or more.
    public let limit: Int
    /// 0 or more.
    public let remaining: Int
    /// `Pro AI: 49/50`; nil if the plan allows none.
    public let line: String?
    /// Whether its calls are used up for now.
    public let isUsedUp: Bool
    /// Why it is closed; nil if it is open.
    public let sentence: String?
    /// The model that answers in its place; nil if none does.
    public let insteadModel: String?
    /// The sentence about that model.
    public let insteadSentence: String?
    /// When it is open again; nil if it is open, or does not open by itself.
    public let opensAt: Date?

    /// A class, for previews and tests.
    public init(
        id: String, label: String, current: Int, limit: Int, sentence: String? = nil,
        insteadModel: String? = nil, insteadSentence: String? = nil, opensAt: Date? = nil
    ) {
        (self.id, self.label, self.current, self.limit) = (id, label, current, limit)
        (remaining, isUsedUp) = (max(0, limit - current), current >= limit)
        line = limit > 0 ? "\(label): \(current)/\(limit)" : nil
        (self.sentence, self.opensAt) = (sentence, opensAt)
        (self.insteadModel, self.insteadSentence) = (insteadModel, insteadSentence)
    }

    private enum CodingKeys: String, CodingKey {
        case label, current, limit, remaining, line, sentence
        case id = "model_class"
        case isUsedUp = "is_used_up"
        case insteadModel = "instead_model"
        case insteadSentence = "instead_sentence"
        case opensAt = "opens_at"
    }
}

/// Why a user may not send, with what a paywall says.
public struct GateReport: Codable, Sendable, Hashable {
    private let code: String
    private let nextBillingDate: Date?
    private let until: Date?
    /// The text for the person.
    public let sentence: String?

    /// The reason; `generic` for a reason that this library does not know.
    public var reason: GateReason { GateReason(code: code, nextBillingDate: nextBillingDate, until: until) }

    /// A gate, for previews and tests.
    public init(reason: GateReason, sentence: String?) {
        code = reason.code
        nextBillingDate = if case .messagesExhausted(let date) = reason { date } else { nil }
        until = if case .paused(let date) = reason { date } else { nil }
        self.sentence = sentence
    }

    private enum CodingKeys: String, CodingKey {
        case sentence, until
        case code = "reason"
        case nextBillingDate = "next_billing_date"
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

    /// The time at which sending opens again by itself; nil if it does not, or that is unknown.
    public var opensAt: Date? {
        switch self {
        case .messagesExhausted(let date), .paused(let date): date
        case .trialExpired, .cancelled, .paymentFailed, .blocked, .generic: nil
        }
    }
}

/// Something that a person can do about their subscription: a link to open, a call to make, or, with neither,
/// what the app does by its store's own means.
public struct ActionReport: Codable, Sendable, Hashable, Identifiable {
    /// The action's name in JSON, which is different for each action of a report.
    public let id: String
    /// The button's label.
    public let label: String?
    /// The page that the button opens.
    public let url: URL?
    private let call: Call?
    /// The sentence to show when the link or the app's own means would not open.
    public let unopenedSentence: String?

    private struct Call: Codable, Hashable {}

    /// nil for an action that this library does not know.
    public var action: SubscriptionAction? { SubscriptionAction(rawValue: id) }

    /// Whether it is done by ``UsherService/restore()``.
    public var isCall: Bool { call != nil }

    /// An action, for previews and tests.
    public init(
        _ action: SubscriptionAction, label: String?, url: URL? = nil, isCall: Bool = false,
        unopenedSentence: String? = nil
    ) {
        (id, self.label, self.url) = (action.rawValue, label, url)
        call = isCall ? Call() : nil
        self.unopenedSentence = unopenedSentence
    }

    private enum CodingKeys: String, CodingKey {
        case label, url, call
        case id = "action"
        case unopenedSentence = "unopened_sentence"
    }
}

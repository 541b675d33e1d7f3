public import Foundation

/// A user's plan, with its names in the configuration.
public struct PlanSummary: Codable, Sendable, Hashable, Identifiable {
    /// The plan's key in the configuration, such as `premium`.
    public let id: String
    /// The plan's name on screens, such as `Premium`.
    public let label: String
    /// The kind of plan.
    public enum Kind: String, Codable, Sendable {
        case trial, subscription, free
    }
    /// Whether the plan is a trial, a subscription, or free.
    public let kind: Kind

    /// Creates a plan's summary for previews and tests.
    public init(id: String, label: String, kind: Kind) {
        (self.id, self.label, self.kind) = (id, label, kind)
    }
}

/// A user's trial: its current day, its length and its end.
public struct TrialReport: Codable, Sendable, Hashable {
    /// The current day, from 1 to `days`; nil if the trial's start is unknown.
    public let day: Int?
    /// The trial's length in days as the plan states it, 1 or more; nil if it is unknown.
    public let days: Int?
    /// When the trial ends.
    public let endsAt: Date
    /// Whether the trial ends within 24 hours.
    public let isLastDay: Bool
    /// The trial's banner, such as `Day 2 of 3 — 88 conversations left`.
    public let banner: String?
    /// The sentence about the plan after the trial, with its date. It is nil if the user has cancelled.
    public let followsSentence: String?
    /// The price that the App Store or another shop will charge after the trial; nil if it is unknown or no
    /// plan follows.
    public let renewalPrice: Price?

    /// Creates a report about a trial, for previews and tests.
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

/// A price in the App Store or another shop.
public struct Price: Codable, Sendable, Hashable {
    /// The amount in millionths of the currency's unit, above 0.
    public let micros: Int
    /// The currency's code in ISO 4217, such as `EUR`.
    public let currency: String

    /// Creates a price for previews and tests.
    public init(micros: Int, currency: String) { (self.micros, self.currency) = (micros, currency) }

    /// The amount in the currency's unit, such as 9.99.
    public var amount: Decimal { Decimal(micros) / 1_000_000 }

    /// The price in the format of a locale, such as `$9.99` or `9,99 €`.
    public func formatted(locale: Locale = .autoupdatingCurrent) -> String {
        amount.formatted(.currency(code: currency).locale(locale))
    }
}

/// One limit of a plan.
public struct LimitReport: Codable, Sendable, Hashable, Identifiable {
    /// The limit's name in the configuration.
    public let name: String
    /// The quantity that the limit counts: `messages`, `calls`, `total_tokens`, `cost` …
    public let meter: String
    /// The model class whose calls the limit counts; nil if it counts something else, such as tokens.
    public let modelClass: String?
    /// The amount used, 0 or more, in the limit's unit. Costs are in millionths of a dollar.
    public let used: Int
    /// The amount that running messages have reserved, in the limit's unit; nil if it is unknown.
    public let reserved: Int?
    /// The amount that is allowed, in the limit's unit.
    public let limit: Int
    /// The amount left, 0 or more, in the limit's unit.
    public let remaining: Int
    /// When the limit is reset; nil if it is never reset.
    public let resetsAt: Date?
    /// How much of the limit is used. Screens show the limit by this level.
    public let level: DisplayLevel
    /// The sentence about a limit that does not refuse yet. It is nil while little is used.
    public let sentence: String?
    /// The text about the limit for screen readers.
    public let spoken: String?

    /// The limit's name.
    public var id: String { name }

    /// Creates a report about a limit, for previews and tests.
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

/// A banner with its subject and text.
public struct BannerReport: Codable, Sendable, Hashable {
    /// The banner's subject.
    public let kind: Banner
    /// The banner's text.
    public let sentence: String
    /// Whether the banner is emphasised.
    public let isEmphasised: Bool
    /// `sentence` in three parts, of which the second (a count) is emphasised; nil without emphasis.
    public let emphasis: [String]?

    /// Creates a banner with its texts.
    public init(kind: Banner, sentence: String, isEmphasised: Bool = false, emphasis: [String]? = nil) {
        (self.kind, self.sentence) = (kind, sentence)
        (self.isEmphasised, self.emphasis) = (isEmphasised, emphasis)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, sentence, emphasis
        case isEmphasised = "emphasised"
    }
}

/// The content of the screen with usage details. An app can show it at any time.
public struct DetailReport: Codable, Sendable, Hashable {
    /// The amount used in the period, in `unit`. It is nil for a plan without limits; `limit` and `remaining`
    /// are nil then, too.
    public let used: Int?
    /// The amount allowed in the period, in `unit`.
    public let limit: Int?
    /// The amount left, 0 or more, in `unit`.
    public let remaining: Int?
    /// The unit of `used`, `limit` and `remaining`, such as `messages`, `tokens` or `microdollars`.
    public let unit: String?
    /// The text of `used` in the user's language, such as `1,204` or `$12.40`.
    public let usedText: String?
    /// The text of `remaining` in the user's language.
    public let remainingText: String?
    /// When `used` and `remaining` are reset; nil in a trial, or if they are never reset.
    public let resetsAt: Date?
    /// When the trial ends; nil outside a trial.
    public let trialEndsAt: Date?
    /// The date under the figures as a sentence: `Refreshes on December 1`.
    public let dateSentence: String?
    /// The plan's name on screens: `Premium`, or `Trial — Day 2 of 3`.
    public let planLabel: String?
    /// The filled part of the progress bar, from 0 to 1; nil for a plan without limits.
    public let progress: Double?
    /// How much of the limit is used, as a level for screens.
    public let level: DisplayLevel
    private let shownTone: UsageTone?
    /// The page where the user manages the subscription; nil if there is none.
    public let manageURL: URL?

    /// Creates the content of the screen with usage details, for previews and tests.
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

    /// The tone of the progress bar. The suggested colour for it is `tone.color`.
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

/// A user's calls of one model class.
public struct ModelClassReport: Codable, Sendable, Hashable, Identifiable {
    /// The class's name in the configuration: `standard`, `pro`.
    public let id: String
    /// The class's name on screens: `Standard`, `Pro AI`.
    public let label: String
    /// The user's calls of this class in the period, 0 or more.
    public let current: Int
    /// The calls of this class that are allowed in the period, 0 or more.
    public let limit: Int
    /// The calls of this class that are left, 0 or more.
    public let remaining: Int
    /// The line for the class, such as `Pro AI: 49/50`; nil if the plan allows no calls.
    public let line: String?
    /// Whether the class's calls are used up until the next reset.
    public let isUsedUp: Bool
    /// Why the model class is not available; nil if it is available.
    public let sentence: String?
    /// The model that answers instead once the class is used up; nil if there is none.
    public let insteadModel: String?
    /// The sentence for the user about the model that answers instead of a used-up class.
    public let insteadSentence: String?
    /// When the class is available again. It is nil if the class is available, or if only an action of the
    /// user helps.
    public let opensAt: Date?

    /// Creates a report about a model class, for previews and tests.
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

/// Why a user may not send, with the text for a paywall.
public struct GateReport: Codable, Sendable, Hashable {
    private let code: String
    private let nextBillingDate: Date?
    private let until: Date?
    /// The sentence for the user, to show on a paywall.
    public let sentence: String?

    /// Why the user may not send. It is `generic` if this library does not know the reason's code.
    public var reason: GateReason { GateReason(code: code, nextBillingDate: nextBillingDate, until: until) }

    /// Creates a report about a gate, for previews and tests.
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
    /// The reason for a code in JSON. It is `generic` for a code that this library does not know.
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

    /// When the user can send again without an action; nil if no such time is known.
    public var opensAt: Date? {
        switch self {
        case .messagesExhausted(let date), .paused(let date): date
        case .trialExpired, .cancelled, .paymentFailed, .blocked, .generic: nil
        }
    }
}

/// An action for a user's subscription. If the action has a link, the button opens it. If it has a call, the
/// button calls the edge. The app performs all other actions in the App Store or another shop.
public struct ActionReport: Codable, Sendable, Hashable, Identifiable {
    /// The action's name in JSON. No two actions of a report have the same name.
    public let id: String
    /// The label of the action's button.
    public let label: String?
    /// The page that the button opens; nil if the action is not a link.
    public let url: URL?
    private let call: Call?
    /// The sentence to show if the action's page or shop cannot be opened.
    public let unopenedSentence: String?

    private struct Call: Codable, Hashable {}

    /// The action; nil if this library does not know it.
    public var action: SubscriptionAction? { SubscriptionAction(rawValue: id) }

    /// Whether the app performs the action by calling ``UsherService/restore()``.
    public var isCall: Bool { call != nil }

    /// Creates a report about an action, for previews and tests.
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

public import Foundation
package import Limits

/// How prominently an app shows usage (docs/specification.md §3). If the limit is 800 messages, the levels
/// are 0–639, 640–759, 760–799 and 800 messages.
public enum DisplayLevel: String, Hashable, Sendable, CaseIterable, Codable {
    /// Less than 80 % is used. Usage is not shown.
    case silent
    /// At least 80 % and less than 95 % is used.
    case gentle
    /// At least 95 % and less than 100 % is used.
    case prominent
    /// 100 % is used, so that nothing is left.
    case blocked

    /// The level for a number of used messages. For a limit of 0, which has no percentages, it is `silent`.
    public init(used: Int, limit: Int) {
        self =
            switch Threshold.highestReached(used: used, amount: limit) {
            case nil: .silent
            case .gentle: .gentle
            case .prominent: .prominent
            case .full: .blocked
            }
    }
}

/// The meaning of the colour in which an app shows usage. Suggested colours are green, amber, terracotta and
/// red, in the order of the cases.
public enum UsageTone: String, Hashable, Sendable, CaseIterable, Codable {
    /// Enough of the plan is left.
    case calm
    /// The trial's last messages or its last day have begun.
    case attention
    /// At least 80 % of the plan is used.
    case warm
    /// Nothing of the plan is left.
    case full

    /// - Parameter isEmphasised: whether the trial's last messages or its last day have begun.
    public init(subscriber: Subscriber, level: DisplayLevel, isEmphasised: Bool) {
        self =
            switch (subscriber, level) {
            case (_, .blocked): .full
            case (.trial, _): isEmphasised ? .attention : .calm
            case (_, .gentle), (_, .prominent): .warm
            case (_, .silent): .calm
            }
    }
}

/// The kind of user, which decides when an app shows usage.
public enum Subscriber: String, Hashable, Sendable, CaseIterable, Codable {
    /// The user is in a paid trial. Usage is always shown.
    case trial
    /// The user has a plan. Usage is shown from 80 % on.
    case paid
    /// The subscription has ended or is unknown. Usage is never shown.
    case unknown

    /// The kind of user for a plan. Users of a plan without messages see no usage, like users whose
    /// subscription has ended.
    package init(kind: Plan.Kind, amount: Int) {
        self =
            switch kind {
            case .trial: .trial
            case .subscription: .paid
            case .free: amount > 0 ? .paid : .unknown
            }
    }
}

/// The state of the usage line (docs/specification.md §3).
public enum DisplayState: Hashable, Sendable {
    case hidden
    /// The user has a plan of which 80 % or more is used. The tier is `gentle` or `prominent`.
    case compact(messagesRemaining: Int, tier: DisplayLevel)
    /// The user is in a trial, whose count is shown from the first message on.
    case trial(messagesRemaining: Int, totalLimit: Int)
    /// No messages are left until `resetDate`, which is nil if the limit is never reset.
    case blocked(resetDate: Date?)

    /// The count of a trial is emphasised when this many messages or fewer are left.
    public static let emphasisedRemainder = 10

    /// The state for the usage in a record. If there is no record, it is `hidden`.
    ///
    /// - Parameter resetDate: when the counter is reset, or when the trial becomes a subscription.
    public init(subscriber: Subscriber, record: UsageRecord?, resetDate: Date?) {
        guard let record else {
            self = .hidden
            return
        }
        self.init(
            subscriber: subscriber, used: record.messageCount, limit: record.limit, resetDate: resetDate)
    }

    /// The state for a number of used messages and a limit.
    public init(subscriber: Subscriber, used: Int, limit: Int, resetDate: Date?) {
        let usageLevel = UsageLevel(used: used, amount: limit)
        let level = DisplayLevel(used: used, limit: limit)
        switch (subscriber, level) {
        case (.unknown, _), (.paid, .silent): self = .hidden
        case (_, .blocked): self = .blocked(resetDate: resetDate)
        case (.trial, _):
            self = .trial(messagesRemaining: usageLevel.remaining, totalLimit: usageLevel.amount)
        case (.paid, _): self = .compact(messagesRemaining: usageLevel.remaining, tier: level)
        }
    }

    /// The state's name in JSON.
    public var name: String {
        switch self {
        case .hidden: "hidden"
        case .compact: "compact"
        case .trial: "trial"
        case .blocked: "blocked"
        }
    }

    /// Whether an app should emphasise the count. It is true during a trial's last messages.
    public var isEmphasised: Bool {
        guard case .trial(let remaining, _) = self else { return false }
        return remaining <= Self.emphasisedRemainder
    }
}

public import Foundation
package import Limits

/// How loudly usage is shown (docs/specification.md §3). For a limit of 800: 0–639, 640–759, 760–799, 800.
public enum DisplayLevel: String, Hashable, Sendable, CaseIterable, Codable {
    /// Below 80 %: usage is not shown.
    case silent
    /// 80–94 %.
    case gentle
    /// 95–99 %.
    case prominent
    /// 100 %: nothing is left.
    case blocked

    /// The level of a count; a limit of 0 has nothing to show and stays silent.
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

/// The colour of usage by its meaning. An app's palette has one for each: green, amber, terracotta, red.
public enum UsageTone: String, Hashable, Sendable, CaseIterable, Codable {
    /// There is plenty.
    case calm
    /// A trial's last messages or its last day.
    case attention
    /// 80 % or more of a plan is used.
    case warm
    /// Nothing is left.
    case full

    /// - Parameter isEmphasised: a trial's last messages or its last day have begun.
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

/// The person whose usage is shown, which decides when it is.
public enum Subscriber: String, Hashable, Sendable, CaseIterable, Codable {
    /// The user is in a paid trial: always shown.
    case trial
    /// The user has a plan: shown from 80 % on.
    case paid
    /// Expired, or not known: never shown.
    case unknown

    /// The subscriber of a plan. One whose plan allows nothing, as after a subscription, sees no meter.
    package init(kind: Plan.Kind, amount: Int) {
        self =
            switch kind {
            case .trial: .trial
            case .subscription: .paid
            case .free: amount > 0 ? .paid : .unknown
            }
    }
}

/// The state that the usage line shows (docs/specification.md §3).
public enum DisplayState: Hashable, Sendable {
    case hidden
    /// A line for a plan's user; its tier is `gentle` or `prominent`.
    case compact(messagesRemaining: Int, tier: DisplayLevel)
    /// A trial's count, shown from the first message on.
    case trial(messagesRemaining: Int, totalLimit: Int)
    /// Nothing is left until the date; without a date, for good.
    case blocked(resetDate: Date?)

    /// Remaining trial messages from which on the count is emphasised.
    public static let emphasisedRemainder = 10

    /// The state of a record; with no record it is hidden.
    ///
    /// - Parameter resetDate: when the counter starts anew, or when a trial becomes a subscription.
    public init(subscriber: Subscriber, record: UsageRecord?, resetDate: Date?) {
        guard let record else {
            self = .hidden
            return
        }
        self.init(
            subscriber: subscriber, used: record.messageCount, limit: record.limit, resetDate: resetDate)
    }

    /// The state of a bare count.
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

    /// The state's name, as the usage record's JSON has it.
    public var name: String {
        switch self {
        case .hidden: "hidden"
        case .compact: "compact"
        case .trial: "trial"
        case .blocked: "blocked"
        }
    }

    /// A trial whose last messages have begun shows its count with emphasis.
    public var isEmphasised: Bool {
        guard case .trial(let remaining, _) = self else { return false }
        return remaining <= Self.emphasisedRemainder
    }
}

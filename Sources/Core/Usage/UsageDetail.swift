public import Foundation
package import Limits

/// The current day of a trial and the number of its days.
public struct TrialDay: Hashable, Sendable {
    /// The current day, from 1 to `total`.
    public let day: Int
    /// The trial's length in days, 1 or more. The plan states the length, or it is computed from the
    /// entitlement's dates.
    public let total: Int

    /// The day at `now` of a trial from `start` to `end`; nil if `end` is not after `start`.
    ///
    /// - Parameter called: the trial's length in days, 1 or more, as the product's texts state it. If the
    ///   paid period is longer, all further days show the last day.
    public init?(start: Date, end: Date, now: Date, called: Int? = nil) {
        let length = end.timeIntervalSince(start)
        guard length > 0, length.isFinite, called ?? 1 > 0 else { return nil }
        total = called ?? Int((length / 86400).rounded(.up))
        let day = (now.timeIntervalSince(start) / 86400).rounded(.down)
        self.day = min(max(Int(max(min(day, 1_000_000), -1)) + 1, 1), total)
    }

    /// The current day of the user's trial; nil if the plan is not a trial or its dates are unknown.
    package init?(of user: Entitlement, _ plan: Plan, at now: Moment) {
        guard let start = user.periodStart, let end = user.trialEnd(under: plan) else { return nil }
        self.init(start: start.date, end: end.date, now: now.date, called: plan.trialDays)
    }

    /// Whether the trial ends within 24 hours or has ended.
    public static func isLast(end: Date, now: Date) -> Bool { end.timeIntervalSince(now) <= 86400 }

    /// Whether the user is in the last 24 hours of a trial.
    package static func isLast(of user: Entitlement, _ plan: Plan, at now: Moment) -> Bool {
        guard let end = user.trialEnd(under: plan), end > now else { return false }
        return now >= end.advanced(bySeconds: -86_400)
    }
}

extension Moment {
    fileprivate var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

/// The content of the screen with usage details. Users can always open it (docs/specification.md §3).
public struct UsageDetail: Hashable, Sendable {
    /// What the date below the figures means.
    public enum PeriodEnd: Hashable, Sendable {
        case resets(Date)
        case trialEnds(Date)
        case never
    }

    /// The messages sent in the period, 0 or more.
    public let used: Int
    /// The messages allowed in the period, 0 or more.
    public let limit: Int
    /// The messages that are left, 0 or more.
    public let remaining: Int
    /// When the figures are reset or the trial ends.
    public let periodEnd: PeriodEnd
    /// The plan's name on screens: `Premium`, or `Trial — Day 2 of 3`.
    public let planLabel: String
    /// The page where the user manages the subscription; nil if there is none.
    public let manageURL: URL?

    /// - Parameters:
    ///   - planName: the plan's label, such as `Premium`.
    ///   - trialDay: the current day of the trial; nil outside a trial.
    public init(
        record: UsageRecord, planName: String, trialDay: TrialDay? = nil, periodEnd: PeriodEnd,
        manageURL: URL? = nil
    ) {
        used = record.messageCount
        limit = record.limit
        remaining = record.messagesRemaining
        self.periodEnd = periodEnd
        self.manageURL = manageURL
        planLabel = trialDay.map { "\(planName) — Day \($0.day) of \($0.total)" } ?? planName
    }

    /// The filled part of the progress bar, from 0 to 1.
    public var progress: Double { limit > 0 ? min(Double(used) / Double(limit), 1) : 0 }

    /// The level of usage, which decides the bar's colour.
    public var level: DisplayLevel { DisplayLevel(used: used, limit: limit) }
}

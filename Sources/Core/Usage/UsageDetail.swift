public import Foundation
package import Limits

/// A day's place in a trial.
public struct TrialDay: Hashable, Sendable {
    /// 1 to `total`.
    public let day: Int
    /// The trial's length in days, 1 or more: as the plan states it, or else by the entitlement's own dates.
    public let total: Int

    /// The day at `now` of a trial that runs from `start` to `end`; nil if it ends before it starts.
    ///
    /// - Parameter called: how many days the product calls it, 1 or more, whatever its store bills. The last
    ///   of them is shown until the end.
    public init?(start: Date, end: Date, now: Date, called: Int? = nil) {
        let length = end.timeIntervalSince(start)
        guard length > 0, length.isFinite, called ?? 1 > 0 else { return nil }
        total = called ?? Int((length / 86400).rounded(.up))
        let day = (now.timeIntervalSince(start) / 86400).rounded(.down)
        self.day = min(max(Int(max(min(day, 1_000_000), -1)) + 1, 1), total)
    }

    /// The user's day in the trial that their plan is; nil outside a trial and where its dates are unknown.
    package init?(of user: Entitlement, _ plan: Plan, at now: Moment) {
        guard plan.kind == .trial, let start = user.periodStart, let end = user.periodEnd else { return nil }
        self.init(start: start.date, end: end.date, now: now.date, called: plan.trialDays)
    }

    /// The trial ends within 24 hours, or has ended.
    public static func isLast(end: Date, now: Date) -> Bool { end.timeIntervalSince(now) <= 86400 }

    /// Whether the last 24 hours of a user's trial have begun, and are not over.
    package static func isLast(of user: Entitlement, _ plan: Plan, at now: Moment) -> Bool {
        guard plan.kind == .trial, let end = user.periodEnd, end > now else { return false }
        return now >= end.advanced(bySeconds: -86_400)
    }
}

extension Moment {
    /// Foundation's kind of time.
    fileprivate var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

/// The content of the detail view; it opens in every state (docs/specification.md §3).
public struct UsageDetail: Hashable, Sendable {
    /// The meaning of the date under the figures.
    public enum PeriodEnd: Hashable, Sendable {
        case resets(Date)
        case trialEnds(Date)
        case never
    }

    /// Messages sent in the period, 0 or more.
    public let used: Int
    /// Messages allowed in the period, 0 or more.
    public let limit: Int
    /// Never below 0.
    public let remaining: Int
    /// When the figures start anew, or the trial ends.
    public let periodEnd: PeriodEnd
    /// `Premium`, or `Trial — Day 2 of 3`.
    public let planLabel: String
    /// The page where the subscription is managed, if there is one.
    public let manageURL: URL?

    /// - Parameters:
    ///   - planName: the plan's label, such as `Premium`.
    ///   - trialDay: where in the trial the user is; nil outside a trial.
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

    /// How far the bar is filled, 0–1.
    public var progress: Double { limit > 0 ? min(Double(used) / Double(limit), 1) : 0 }

    /// How far the limit is used up, which decides the bar's colour.
    public var level: DisplayLevel { DisplayLevel(used: used, limit: limit) }
}

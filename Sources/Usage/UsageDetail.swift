public import Foundation
import Limits

/// Where in a trial a day falls.
public struct TrialDay: Hashable, Sendable {
    /// 1 to `total`.
    public let day: Int
    /// The trial's length in days, 1 or more: from the entitlement's own dates, never a fixed number.
    public let total: Int

    /// The day at `now` of a trial that runs from `start` to `end`; nil where it ends before it starts.
    public init?(start: Date, end: Date, now: Date) {
        let length = end.timeIntervalSince(start)
        guard length > 0, length.isFinite else { return nil }
        total = Int((length / 86400).rounded(.up))
        day = min(max(Int((now.timeIntervalSince(start) / 86400).rounded(.down)) + 1, 1), total)
    }

    /// The trial ends within 24 hours, or has ended.
    public static func isLast(end: Date, now: Date) -> Bool { end.timeIntervalSince(now) <= 86400 }
}

/// What the detail view shows; it opens in every state (SPEC §3).
public struct UsageDetail: Hashable, Sendable {
    /// What the date under the figures says.
    public enum Turn: Hashable, Sendable {
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
    public let turn: Turn
    /// `Premium`, or `Trial — Day 2 of 3`.
    public let planLabel: String
    /// Where the subscription is managed, if anywhere.
    public let manageURL: URL?

    /// - Parameters:
    ///   - planName: the plan's label, such as `Premium`.
    ///   - trialDay: where in the trial the user is; nil outside a trial.
    public init(
        record: UsageRecord, planName: String, trialDay: TrialDay? = nil, turn: Turn, manageURL: URL? = nil
    ) {
        used = record.messageCount
        limit = record.limit
        remaining = record.messagesRemaining
        self.turn = turn
        self.manageURL = manageURL
        planLabel = trialDay.map { "\(planName) — Day \($0.day) of \($0.total)" } ?? planName
    }

    /// How far the bar is filled, 0–1.
    public var progress: Double { limit > 0 ? min(Double(used) / Double(limit), 1) : 0 }

    /// The bar's warmth.
    public var level: DisplayLevel { DisplayLevel(used: used, limit: limit) }
}

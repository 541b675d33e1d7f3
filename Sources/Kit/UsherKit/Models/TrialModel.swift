public import Foundation
public import Observation

/// A trial's day and messages (docs/specification.md §3 and §5).
@MainActor @Observable public final class TrialModel {
    private let usage: UsageModel

    /// The trial of a user, if they are in one.
    public init(usage: UsageModel) { self.usage = usage }

    private var trial: TrialReport? { usage.shown?.trial }

    /// Whether the user is in a trial.
    public var isTrial: Bool { trial != nil }

    /// 1 to `days`; nil outside a trial and where its beginning is unknown.
    public var day: Int? { trial?.day }

    /// The trial's length in days as the product states it, 1 or more.
    public var days: Int? { trial?.days }

    /// Messages that are left, 0 or more; nil outside a trial.
    public var messagesRemaining: Int? { isTrial ? usage.shown?.messagesRemaining : nil }

    /// When it ends.
    public var endsAt: Date? { trial?.endsAt }

    /// `Day 2 of 3 — 88 conversations left`, or, on the last day, what happens then.
    public var sentence: String? {
        guard let shown = usage.shown, shown.trial != nil else { return nil }
        return shown.banner?.sentence ?? shown.sentence
    }

    /// Whether the last 24 hours have begun, and are not over.
    public var isLastDay: Bool { trial?.isLastDay ?? false }

    /// Whether few messages are left, so that their count is emphasised.
    public var hasFewMessages: Bool { isTrial && usage.display.isEmphasised }

    /// The price that the store will charge when the trial is over; nil if it does not name one.
    public var renewalPrice: Price? { trial?.renewalPrice }

    /// The sentence about the plan after the trial, its date, and its price where the store names one; nil
    /// for somebody who has cancelled it.
    public var followsSentence: String? { trial?.followsSentence }
}

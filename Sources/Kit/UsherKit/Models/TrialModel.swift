public import Foundation
public import Observation

/// A trial's current day and remaining messages (docs/specification.md §3 and §5).
@MainActor @Observable public final class TrialModel {
    private let usage: UsageModel

    /// Creates the view model from the user's usage.
    public init(usage: UsageModel) { self.usage = usage }

    private var trial: TrialReport? { usage.shown?.trial }

    /// Whether the user is in a trial.
    public var isTrial: Bool { trial != nil }

    /// The current day, from 1 to `days`. It is nil outside a trial, or if the trial's start is unknown.
    public var day: Int? { trial?.day }

    /// The trial's length in days as the plan states it, 1 or more.
    public var days: Int? { trial?.days }

    /// The messages that are left, 0 or more; nil outside a trial.
    public var messagesRemaining: Int? { isTrial ? usage.shown?.messagesRemaining : nil }

    /// When the trial ends; nil outside a trial.
    public var endsAt: Date? { trial?.endsAt }

    /// A sentence such as `Day 2 of 3 — 88 conversations left`. On the last day it says what follows.
    public var sentence: String? {
        guard let shown = usage.shown, shown.trial != nil else { return nil }
        return shown.banner?.sentence ?? shown.sentence
    }

    /// Whether the user is in the last 24 hours of the trial.
    public var isLastDay: Bool { trial?.isLastDay ?? false }

    /// Whether only a few messages are left, so that their count is emphasised.
    public var hasFewMessages: Bool { isTrial && usage.display.isEmphasised }

    /// The price that the App Store or another shop will charge after the trial; nil if it is unknown.
    public var renewalPrice: Price? { trial?.renewalPrice }

    /// The sentence about the plan after the trial, with its date and, if it is known, its price. It is nil
    /// if the user has cancelled.
    public var followsSentence: String? { trial?.followsSentence }
}

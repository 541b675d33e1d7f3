public import Foundation
public import Observation

/// Why the user may not send, for a paywall: one sentence, a date if there is one, and the possible actions
/// (docs/specification.md §4). It comes from the refusal of a message if there was one, else from the usage
/// report.
@MainActor @Observable public final class PaywallModel {
    private let usage: UsageModel

    /// The paywall of a user's usage.
    public init(usage: UsageModel) { self.usage = usage }

    /// Whether sending is closed.
    public var isShown: Bool { gate != nil }

    /// The reason why the user may not send; nil if the user may send.
    public var gate: GateReason? { usage.shown?.gate?.reason ?? usage.refusal?.gate }

    /// The text for the person.
    public var sentence: String? { usage.shown?.gate?.sentence ?? usage.refusal?.sentence }

    /// The time at which sending opens again by itself.
    public var opensAt: Date? { gate?.opensAt }

    /// The person's actions, in the order in which to offer them.
    public var actions: [ActionReport] { isShown ? usage.shown?.actions ?? [] : [] }
}

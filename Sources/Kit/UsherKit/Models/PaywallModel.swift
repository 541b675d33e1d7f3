public import Foundation
public import Observation

/// The content of a paywall (docs/specification.md §4): a sentence that says why the user may not send, a
/// date if one is known, and the possible actions. Its source is the usage report, or else the last refusal.
@MainActor @Observable public final class PaywallModel {
    private let usage: UsageModel

    /// Creates the paywall from the user's usage.
    public init(usage: UsageModel) { self.usage = usage }

    /// Whether the user may not send, so that the paywall is shown.
    public var isShown: Bool { gate != nil }

    /// Why the user may not send; nil if the user may send.
    public var gate: GateReason? { usage.shown?.gate?.reason ?? usage.refusal?.gate }

    /// The paywall's sentence for the user.
    public var sentence: String? { usage.shown?.gate?.sentence ?? usage.refusal?.sentence }

    /// When the user can send again without an action; nil if no such time is known.
    public var opensAt: Date? { gate?.opensAt }

    /// The actions to offer to the user, in the order in which they are shown.
    public var actions: [ActionReport] { isShown ? usage.shown?.actions ?? [] : [] }
}

package import Usage

/// Why one more message is refused. This and the `SubscriptionState` choose a row of the gate table.
package enum SendBlocker: Hashable, Sendable, CaseIterable {
    case none
    /// An operator has blocked the user.
    case block
    /// The plan includes no messages at all.
    case closedPlan
    /// The plan includes no calls of this model class.
    case closedClass
    /// A limit is used up. The subscription does not end before the limit is reset.
    case usedUp
    /// A limit is used up. A cancelled subscription ends before the limit is reset.
    case usedUpToTheEnd
    /// The trial's messages are used up, and the trial's end is still to come.
    case trialUsedUp
    /// The trial's messages are used up, and its end has passed or is unknown.
    case trialUsedUpForGood
}

/// One row of the gate table: why a user may not send, the sentence, and the actions to offer.
package struct GateRow: Hashable, Sendable {
    /// A `GateReason` without its dates.
    package enum Gate: Hashable, Sendable {
        case trialExpired, cancelled, paymentFailed, paused, blocked, generic
        /// `messages_exhausted`, with the event after which messages are available again.
        case exhausted(Refresh)
    }

    /// The event after which messages are available again.
    package enum Refresh: Hashable, Sendable {
        /// The limit is reset.
        case window
        /// The trial becomes a subscription.
        case subscription
        case never
    }

    /// The sentence to show.
    package enum Words: Hashable, Sendable {
        /// The sentence for the limit's window.
        case window
        /// The sentence for a window that is not reset before the subscription ends.
        case windowEnding
        /// The sentence that names the plans with this model class.
        case modelClosed
        /// A fixed sentence.
        case sentence(Sentence)
    }

    /// Why the user may not send; nil if one more message may be sent.
    package let gate: Gate?
    package let words: Words?
    package let actions: [SubscriptionAction]

    fileprivate init(_ gate: Gate?, _ words: Words?, _ actions: [SubscriptionAction]) {
        self.gate = gate
        self.words = words
        self.actions = actions
    }

    package var canSend: Bool { gate == nil }
}

/// Chooses the sentence, the gate and the actions for a subscription's state and a used-up limit
/// (docs/specification.md §4). The usage record, the subscription, refusals, the event stream, the account
/// page and `usherctl user explain` all use this table.
///
/// The table counts nothing: the script `admit` decides whether a message may be sent. Bursts, too many open
/// messages and the kill switch are not in the table. `Problem+Refusal` has their sentences.
package enum GateTable {
    /// - Parameter isTrial: whether the user's plan is or was a trial.
    package static func row(_ obstacle: SendBlocker, _ state: SubscriptionState, isTrial: Bool) -> GateRow {
        let actions = actions(state, isTrial: isTrial)
        let words = words(state, isTrial: isTrial)
        return switch (obstacle, state) {
        // No purchase lifts an operator's block. Users who pay can still manage their subscription.
        case (.block, _):
            GateRow(.blocked, .sentence(.onHold), actions.contains(.manage) ? [.manage] : [])
        case (.none, _): GateRow(nil, words, actions)

        case (.closedClass, _):
            GateRow(.generic, .modelClosed, state == .active ? [.subscribe, .manage] : actions)

        case (.closedPlan, .free), (.closedPlan, .active), (.closedPlan, .cancelled),
            (.closedPlan, .billingIssue):
            GateRow(.generic, .sentence(.planNeeded), actions)
        case (.closedPlan, .paused): GateRow(.paused, words, actions)
        case (.closedPlan, .endedByCancellation): GateRow(.cancelled, words, actions)
        case (.closedPlan, .endedByBilling): GateRow(.paymentFailed, words, actions)
        case (.closedPlan, .ended): GateRow(isTrial ? .trialExpired : .cancelled, words, actions)

        case (.usedUp, _): GateRow(.exhausted(.window), .window, actions)
        case (.usedUpToTheEnd, _): GateRow(.exhausted(.never), .windowEnding, actions)

        case (.trialUsedUp, .active):
            GateRow(.exhausted(.subscription), .sentence(.trialContinues), actions)
        case (.trialUsedUp, _): GateRow(.exhausted(.never), .sentence(.trialUsedUp), actions)
        case (.trialUsedUpForGood, .endedByCancellation):
            GateRow(.cancelled, .sentence(.trialUsedUp), actions)
        case (.trialUsedUpForGood, .cancelled), (.trialUsedUpForGood, .billingIssue):
            GateRow(.exhausted(.never), .sentence(.trialUsedUp), actions)
        case (.trialUsedUpForGood, _):
            GateRow(.trialExpired, .sentence(.trialUsedUp), [.subscribe, .restore])
        }
    }

    /// The sentence about the subscription's state, which is shown before a message is sent. "Ready to come
    /// back?" is only for users who had a subscription, not for those whose trial has ended
    /// (docs/specification.md §5).
    private static func words(_ state: SubscriptionState, isTrial: Bool) -> GateRow.Words? {
        switch state {
        case .free, .active: nil
        case .cancelled: .sentence(.cancelledActive)
        case .billingIssue, .endedByBilling: .sentence(.billingIssue)
        case .paused: .sentence(.subscriptionPaused)
        case .endedByCancellation: .sentence(.comeBack)
        case .ended: .sentence(isTrial ? .trialUsedUp : .comeBack)
        }
    }

    /// The actions to offer, the most helpful one first.
    private static func actions(_ state: SubscriptionState, isTrial: Bool) -> [SubscriptionAction] {
        switch state {
        case .free: [.subscribe, .restore]
        case .active: [.manage]
        case .cancelled: [.resubscribe, .manage]
        case .billingIssue: [.updatePayment, .manage]
        case .paused: [.manage, .restore]
        case .endedByCancellation: [.resubscribe, .restore]
        case .endedByBilling: [.updatePayment, .resubscribe, .restore]
        case .ended: isTrial ? [.subscribe, .restore] : [.resubscribe, .restore]
        }
    }
}

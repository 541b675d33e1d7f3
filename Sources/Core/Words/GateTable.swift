package import Usage

/// Why the user's next message is refused. With the `SubscriptionState` it chooses a row of the gate table.
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
    /// A limit is used up. The user's cancelled subscription ends before this limit is reset.
    case usedUpToTheEnd
    /// The messages of a trial are used up. The trial ends at a known time in the future.
    case trialUsedUp
    /// The messages of a trial are used up. No future end of the trial is known, so none will be added.
    case trialUsedUpForGood
}

/// A row of the gate table: why the user may not send, the sentence to show, and the actions to offer.
package struct GateRow: Hashable, Sendable {
    /// The same reasons as in `GateReason`, but without dates.
    package enum Gate: Hashable, Sendable {
        case trialExpired, cancelled, paymentFailed, paused, blocked, generic
        /// The user has no messages left (`messages_exhausted`). `Refresh` is the event that adds more.
        case exhausted(Refresh)
    }

    /// The event after which the user has messages again.
    package enum Refresh: Hashable, Sendable {
        /// The limit is reset.
        case window
        /// The user's trial becomes a subscription.
        case subscription
        case never
    }

    /// The kind of sentence that the user sees.
    package enum Words: Hashable, Sendable {
        /// The sentence for a used-up limit. It depends on the limit's window, such as a day or a month.
        case window
        /// The sentence for a used-up limit that is not reset before the subscription ends.
        case windowEnding
        /// The sentence that names the plans in which the model class is available.
        case modelClosed
        /// A sentence that does not depend on the limit.
        case sentence(Sentence)
    }

    /// Why the user may not send; nil if the user's next message is admitted.
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

/// Chooses the sentence, the reason and the actions by the subscription's state and a used-up limit
/// (docs/specification.md §4). Reports of usage and subscriptions, refusals, the event stream, the account
/// page and `usherctl user explain` all use this table.
///
/// The table counts nothing: the script `admit` decides whether a message is admitted. Bursts, too many open
/// messages and the kill switch are not in the table. `Problem+Refusal` has their sentences.
package enum GateTable {
    /// - Parameter isTrial: whether the user's plan is or was a trial.
    package static func row(_ obstacle: SendBlocker, _ state: SubscriptionState, isTrial: Bool) -> GateRow {
        let actions = actions(state, isTrial: isTrial)
        let words = words(state, isTrial: isTrial)
        return switch (obstacle, state) {
        // A blocked user stays blocked after a purchase, so no purchase is offered. Users who pay can still
        // manage their subscription.
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

    /// The sentence about the subscription's state, which an app shows before the user sends a message.
    /// "Ready to come back?" is only for users who had a subscription, not for those whose trial has ended
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

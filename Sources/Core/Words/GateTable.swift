package import Usage

/// The reason why somebody cannot send one more message: one of the two keys of the table. The other is
/// `SubscriptionState`.
package enum SendBlocker: Hashable, Sendable, CaseIterable {
    case none
    /// An operator lets the user send nothing.
    case block
    /// The plan holds no messages at all.
    case closedPlan
    /// The plan holds no calls of this class of models.
    case closedClass
    /// A limit is used up. It starts anew within the paid time, or never.
    case usedUp
    /// A limit is used up, and the paid time of a cancelled subscription is over before it starts anew.
    case usedUpToTheEnd
    /// A trial's messages are used up, and its end is known.
    case trialUsedUp
    /// A trial's messages are used up, and nothing is known to follow it.
    case trialUsedUpForGood
}

/// One row of the table: why somebody may not send, what they are told, and what they can do.
package struct GateRow: Hashable, Sendable {
    /// `GateReason` before its dates are known.
    package enum Gate: Hashable, Sendable {
        case trialExpired, cancelled, paymentFailed, paused, blocked, generic
        /// `messages_exhausted`, and when messages come back.
        case exhausted(Refresh)
    }

    /// The meaning of the date at which used-up messages come back.
    package enum Refresh: Hashable, Sendable {
        /// When the limit itself is reset.
        case window
        /// The date at which the trial becomes a subscription.
        case subscription
        case never
    }

    /// The sentence to be said.
    package enum Words: Hashable, Sendable {
        /// The sentence of the limit's own window.
        case window
        /// The window is used up, and nothing refreshes after the subscription's end.
        case windowEnding
        /// Names the plans that open the class of models.
        case modelClosed
        /// A fixed sentence.
        case sentence(Sentence)
    }

    /// nil: one more message may be sent.
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

/// The one place that chooses the sentence, the gate and the actions by what somebody bought and what is used
/// up (docs/specification.md §4): the subscription's states × the limits. The usage record, the subscription,
/// refusals, the event stream, the page and `usherctl user explain` say what stands here.
///
/// It counts nothing: whether a message passes is decided by the script `admit`. Bursts, too many open
/// messages and an operator's pause pass by themselves, and are worded by `Problem+Refusal`.
package enum GateTable {
    /// - Parameter isTrial: what is bought, or was, is a trial.
    package static func row(_ obstacle: SendBlocker, _ state: SubscriptionState, isTrial: Bool) -> GateRow {
        let actions = actions(state, isTrial: isTrial)
        let words = words(state, isTrial: isTrial)
        return switch (obstacle, state) {
        // Whoever pays can always see to that; nothing that is sold would open what an operator has closed.
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

    /// The sentence for a subscription's state, before anything is sent. "Ready to come back?" is for those
    /// who left; whoever let a trial run out never did (docs/specification.md §5).
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

    /// The most helpful first.
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

import JSON
import Limits
import Problems
import Usage
import Words

/// Writes whether the user may send, and if not, why and what the user can do. The usage report and the
/// subscription report both contain these members.
extension UsageReport {
    func writeGate(_ json: inout JSONWriter) {
        json.member("can_send", decision.canSend)
        if let gate = decision.gate {
            json.object("gate") { write(gate, &$0) }
        } else {
            json.null("gate")
        }
        json.array("actions") { json in
            for action in decision.actions { write(action, &json) }
        }
    }

    private func write(_ gate: GateReason, _ json: inout JSONWriter) {
        var (next, until): (Moment?, Moment?)
        switch gate {
        case .messagesExhausted: next = decision.opensAt
        case .paused: until = decision.opensAt
        case .trialExpired, .cancelled, .paymentFailed, .blocked, .generic: break
        }
        json.member("reason", utf8: gate.code)
        json.member("sentence", utf8: text(decision.phrase))
        json.member("next_billing_date", utf8: formatTime(next))
        json.member("until", utf8: formatTime(until))
    }

    /// Writes an action with the link or the call that performs it. If there is neither, the app performs the
    /// action with its app store.
    private func write(_ action: SubscriptionAction, _ json: inout JSONWriter) {
        guard action != .restore || canRestore else { return }
        json.object { json in
            json.member("action", utf8: action.rawValue)
            json.member("label", utf8: text(Phrase(.label(of: action))))
            json.member("url", utf8: link(of: action))
            if action == .restore {
                json.object("call") {
                    $0.member("method", "POST")
                    $0.member("path", "/v1/subscription/restore")
                }
            } else {
                json.null("call")
            }
            // The app shows this sentence if it can open neither the link nor its app store.
            json.member("unopened_sentence", utf8: text(Phrase(unopened(action))))
        }
    }

    private func unopened(_ action: SubscriptionAction) -> Sentence {
        switch action {
        case .restore: .restoreFailed
        case .manage, .subscribe, .updatePayment, .resubscribe: .subscriptionUnopened
        }
    }

    private func link(of action: SubscriptionAction) -> String? {
        switch action {
        case .manage, .updatePayment: manageURL
        // A cancelled subscription is resumed where it is managed. An ended one must be bought again.
        case .resubscribe: decision.state == .cancelled ? manageURL ?? upgradeURL : upgradeURL ?? manageURL
        case .subscribe: upgradeURL
        case .restore: nil
        }
    }
}

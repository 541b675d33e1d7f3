package import Ledger
package import Subscriptions

/// What the desk offers beside the figures, where the configuration has it.
package struct DeskServices {
    /// What is kept of people beside their counters.
    package var records: Records?
    package var entitler: Entitler?
    package var revenueCat: RevenueCatDoor?
    package var stripe: StripeDoor?
    package var checkIns: CheckIns?
    /// Shared by all loops and apps of an edge.
    package var seats = Seats()
    /// Told of every event of a subscription service: from which, and what became of it.
    package var heard: ((_ source: String, _ outcome: WebhookOutcome) -> Void)?
    /// Where people manage what they bought.
    package var manageURL: String?

    package init() {}

    func has(_ page: DeskPage) -> Bool {
        switch page {
        case .usage, .classUsage, .words, .page: true
        case .subscription, .stream: records != nil
        case .restore: entitler != nil
        case .revenueCat: revenueCat != nil
        case .stripe: stripe != nil
        case .preferences, .background, .prompt: checkIns != nil
        }
    }
}

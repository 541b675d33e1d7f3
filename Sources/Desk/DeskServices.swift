public import Ledger
public import Subscriptions

/// What the desk offers beside the figures, where the configuration has it.
public struct DeskServices {
    /// What is kept of people beside their counters.
    public var records: Records?
    public var entitler: Entitler?
    public var revenueCat: RevenueCatDoor?
    public var stripe: StripeDoor?
    public var checkIns: CheckIns?
    /// Shared by all loops and apps of an edge.
    public var seats = Seats()
    /// Told of every event of a subscription service: from which, and what became of it.
    public var heard: ((_ source: String, _ outcome: String) -> Void)?
    /// Where people manage what they bought.
    public var manageURL: String?

    public init() {}

    func has(_ page: DeskPage) -> Bool {
        switch page {
        case .usage, .classUsage, .page: true
        case .subscription, .stream: records != nil
        case .restore: entitler != nil
        case .revenueCat: revenueCat != nil
        case .stripe: stripe != nil
        case .preferences, .background, .prompt: checkIns != nil
        }
    }
}

public import Observation

/// Everything that an app shows of one user, live: give it to the app's root view, which calls `follow()`.
@MainActor @Observable public final class AccountModel {
    /// Usage line, banner, detail, settings row.
    public let usage: UsageModel
    /// The subscription screen.
    public let subscription: SubscriptionModel
    /// Why sending is closed.
    public let paywall: PaywallModel
    /// A trial's day and messages.
    public let trial: TrialModel
    /// Calls by class of models.
    public let modelClass: ModelClassModel
    /// Check-ins.
    public let checkIns: CheckInModel
    /// Whether the event stream is connected, so that changes from other devices are shown at once.
    public private(set) var isLive = false
    /// The newest threshold that was reached while the stream was open; the app may show it once, and set it
    /// to nil.
    public var threshold: ThresholdReport?

    private let client: UsherClient

    /// The models of the user whom the client asks for.
    public init(client: UsherClient) {
        self.client = client
        usage = UsageModel(client: client)
        subscription = SubscriptionModel(client: client)
        paywall = PaywallModel(usage: usage)
        trial = TrialModel(usage: usage)
        modelClass = ModelClassModel(usage: usage)
        checkIns = CheckInModel(client: client)
    }

    /// Asks for usage and subscription.
    public func refresh() async {
        async let figures: Void = usage.refresh()
        async let bought: Void = subscription.refresh()
        _ = await (figures, bought)
    }

    /// Asks once, and then shows every change as it comes, until the task that runs this is cancelled or
    /// nobody is signed in.
    public func follow() async {
        await refresh()
        for await event in client.events() {
            switch event {
            case .connected:
                isLive = true
                usage.setOffline(false)
            case .usage(let report): usage.take(report)
            case .subscription(let report): subscription.take(report)
            case .threshold(let news): threshold = news
            case .disconnected(let error):
                isLive = false
                // The figures stay as they are, since the stream reconnects by itself.
                if error == .offline || error == .signedOut {
                    usage.take(error)
                    subscription.take(error)
                }
            }
        }
        isLive = false
    }
}

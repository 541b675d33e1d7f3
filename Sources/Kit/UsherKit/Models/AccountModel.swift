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

    private let context: KitContext
    /// The reading of the stream; it is replaced when another stream is to be read.
    private var reading: Task<Void, Never>?
    private var readsAgain = false

    /// The models of the user whom the client asks for.
    ///
    /// - Parameter snapshot: what was last known, shown until the edge has answered.
    public init(client: some UsherService, showing snapshot: AccountSnapshot? = nil) {
        context = KitContext(client, words: snapshot?.words ?? [:])
        usage = UsageModel(context, showing: snapshot?.usage)
        subscription = SubscriptionModel(context, showing: snapshot?.subscription)
        paywall = PaywallModel(usage: usage)
        trial = TrialModel(usage: usage)
        modelClass = ModelClassModel(usage: usage)
        checkIns = CheckInModel(context, showing: snapshot?.checkIns)
    }

    /// The present state, for an app to keep and to show at its next launch.
    public var snapshot: AccountSnapshot {
        AccountSnapshot(
            usage: usage.report, subscription: subscription.report, checkIns: checkIns.preferences,
            words: context.words.received)
    }

    /// Asks for usage and subscription.
    public func refresh() async {
        async let figures: Void = usage.refresh()
        async let bought: Void = subscription.refresh()
        _ = await (figures, bought)
        await context.loadWords()
    }

    /// Asks once, and then shows every change as it comes, until the task that runs this is cancelled or
    /// nobody is signed in.
    public func follow() async {
        repeat {
            readsAgain = false
            let reading = Task {
                await refresh()
                await readEvents()
            }
            self.reading = reading
            await withTaskCancellationHandler {
                await reading.value
            } onCancel: {
                reading.cancel()
            }
            isLive = false
        } while readsAgain && !Task.isCancelled
        reading = nil
    }

    /// The app is in the foreground again: asks at once, and reconnects the stream without waiting out its
    /// pause.
    public func resume() async {
        guard reading != nil, !isLive else { return await refresh() }
        readAgain()
    }

    /// The app's own store says that something was bought: asks until it has arrived, 31 s at most.
    ///
    /// - Returns: whether it is in force now.
    @discardableResult
    public func purchaseCompleted() async -> Bool {
        let hasArrived = await subscription.purchaseCompleted()
        if hasArrived { await usage.refresh() }
        return hasArrived
    }

    /// Reports a purchase of the app's own store, and reads the account again: for apps that sell without a
    /// service such as RevenueCat. Finish the purchase at its store when this returns.
    ///
    /// - Returns: whether something is in force now.
    /// - Throws: what the person can be told (`error.sentence`), for example that the purchase belongs to
    ///   another account.
    @discardableResult
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> Bool {
        let isActive = try await subscription.report(transaction)
        await usage.refresh()
        return isActive
    }

    /// Another person has signed in. Nothing of the one before is shown any more, and what was asked about
    /// them is dropped.
    public func switchUser(to client: some UsherService) async {
        context.change(to: client)
        usage.changeUser()
        subscription.changeUser()
        checkIns.changeUser()
        threshold = nil
        if reading != nil { readAgain() } else { await refresh() }
    }

    private func readAgain() {
        readsAgain = true
        reading?.cancel()
    }

    private func readEvents() async {
        for await event in context.service.events() {
            // Events of the user before may still be on their way.
            guard !Task.isCancelled else { return }
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
    }
}

public import Observation

/// All data that an app shows about a user, kept up to date while the root view runs `follow()`.
@MainActor @Observable public final class AccountModel {
    /// The usage line, the banner, the detail view and the settings row.
    public let usage: UsageModel
    /// The content of the subscription screen.
    public let subscription: SubscriptionModel
    /// The content of the paywall: why the user may not send messages.
    public let paywall: PaywallModel
    /// The trial's current day and remaining messages.
    public let trial: TrialModel
    /// The calls by model class.
    public let modelClass: ModelClassModel
    /// The check-ins and their settings.
    public let checkIns: CheckInModel
    /// Whether the event stream is connected. It shows changes from the user's other devices at once.
    public private(set) var isLive = false
    /// The latest threshold that was reached while the stream was connected. After showing it, set it to nil.
    public var threshold: ThresholdReport?

    private let context: KitContext
    /// The task that reads the event stream. It is replaced when the stream is reopened.
    private var reading: Task<Void, Never>?
    private var readsAgain = false

    /// Creates the view models of the client's user.
    ///
    /// - Parameter snapshot: the last known state, which is shown until the edge has answered.
    public init(client: some UsherService, showing snapshot: AccountSnapshot? = nil) {
        context = KitContext(client, words: snapshot?.words ?? [:])
        usage = UsageModel(context, showing: snapshot?.usage)
        subscription = SubscriptionModel(context, showing: snapshot?.subscription)
        paywall = PaywallModel(usage: usage)
        trial = TrialModel(usage: usage)
        modelClass = ModelClassModel(usage: usage)
        checkIns = CheckInModel(context, showing: snapshot?.checkIns)
    }

    /// The current state, which an app can store and show at its next launch.
    public var snapshot: AccountSnapshot {
        AccountSnapshot(
            usage: usage.report, subscription: subscription.report, checkIns: checkIns.preferences,
            words: context.words.received)
    }

    /// Loads usage and subscription.
    public func refresh() async {
        async let figures: Void = usage.refresh()
        async let bought: Void = subscription.refresh()
        _ = await (figures, bought)
        await context.loadWords()
    }

    /// Loads all data, and then applies every change until this task is cancelled or no user is signed in.
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

    /// Call this when the app returns to the foreground. It reloads the data, and reconnects a lost stream.
    public func resume() async {
        guard reading != nil, !isLive else { return await refresh() }
        readAgain()
    }

    /// Call this after a purchase in the App Store or another shop. The library then calls `restore()`
    /// repeatedly, for at most 31 s, until the shop reports the purchase.
    ///
    /// - Returns: whether the purchase is in force now.
    @discardableResult
    public func purchaseCompleted() async -> Bool {
        let hasArrived = await subscription.purchaseCompleted()
        if hasArrived { await usage.refresh() }
        return hasArrived
    }

    /// Reports a purchase in the App Store or Play Store, and loads the account again. It is for apps that
    /// sell without a service such as RevenueCat. Afterwards, finish the transaction at the shop.
    ///
    /// - Returns: whether a subscription is in force now.
    /// - Throws: an error with a sentence for the user (`error.sentence`), such as about another user's
    ///   purchase.
    @discardableResult
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> Bool {
        let isActive = try await subscription.report(transaction)
        await usage.refresh()
        return isActive
    }

    /// Call this after another user has signed in. The earlier user's data and late answers are dropped.
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
            // Events of the earlier user can still arrive. They are dropped.
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
                // After other errors the figures stay shown, since the stream reconnects by itself.
                if error == .offline || error == .signedOut {
                    usage.take(error)
                    subscription.take(error)
                }
            }
        }
    }
}

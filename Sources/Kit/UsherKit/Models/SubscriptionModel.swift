public import Foundation
public import Observation

/// The content of an app's subscription screen: badge, date, sentence and actions. The last known state stays
/// shown while a new one is loaded.
@MainActor @Observable public final class SubscriptionModel {
    /// The state of the action "restore purchases".
    public enum Restoring: Sendable, Hashable {
        /// The user has not requested a restore.
        case idle
        /// The App Store or another shop is being asked.
        case asking
        /// A purchase was found and is in force. `sentence` tells the user.
        case restored(sentence: String)
        /// No purchase was found, or a shop could not be reached. `sentence` tells the user which.
        case over(sentence: String)
    }

    /// Whether the report is loaded.
    public private(set) var phase = LoadingPhase.loading
    /// The latest report; nil until the first one has arrived.
    public private(set) var report: SubscriptionReport?
    /// The state of the action "restore purchases".
    public private(set) var restoring = Restoring.idle

    private let context: KitContext
    private var order = RequestOrder()

    /// Creates a view model without a report. `refresh()` loads one.
    public convenience init(client: some UsherService) { self.init(KitContext(client)) }

    init(_ context: KitContext, showing report: SubscriptionReport? = nil) {
        self.context = context
        self.report = report
    }

    /// The subscription's status; nil until the first report.
    public var status: SubscriptionStatus? { report?.status }

    /// The badge's text: `Active`, `Cancelled`, `Billing Issue`, `Expired`, `Free` or `Paused`. It is nil
    /// until the first report.
    public var label: String? { report.map { $0.label ?? $0.status.label } }

    /// The date on which the subscription renews or ends, or its pause ends; nil if no date is known.
    public var date: Date? { report.flatMap { $0.status == .paused ? $0.pausedUntil : $0.expiresAt } }

    /// The date as a sentence in the plan's time zone, such as `Renews on December 1`; nil if unknown.
    public var dateSentence: String? { report?.dateSentence }

    /// The sentence about something that needs attention, such as a failed payment; nil if nothing does.
    public var banner: String? { report?.sentence }

    /// The actions to offer to the user, in the order in which they are shown.
    public var actions: [ActionReport] { report?.actions ?? [] }

    /// Loads the report. The earlier report stays shown until the server has answered.
    public func refresh() async {
        let request = order.begin()
        do throws(UsherError) {
            let report = try await context.service.subscription()
            guard order.isCurrent(request) else { return }
            order.end(request)
            take(report)
        } catch {
            if !Task.isCancelled, !order.isOvertaken(request) { take(error) }
        }
    }

    /// Asks the App Store or another shop again for the user's earlier purchases.
    public func restore() async {
        guard restoring != .asking else { return }
        restoring = .asking
        let request = order.begin()
        do throws(UsherError) {
            let result = try await context.service.restore()
            guard order.isCurrent(request) else { return }
            take(result.subscription)
            let sentence = result.sentence ?? context.words[.restoreFailed]
            restoring = result.isRestored ? .restored(sentence: sentence) : .over(sentence: sentence)
        } catch {
            guard order.isCurrent(request) else { return }
            restoring = .over(sentence: error.sentence ?? context.words[.restoreFailed])
        }
    }

    /// Reports a purchase in the App Store or Play Store, and shows the subscription after it.
    ///
    /// - Returns: whether a subscription is in force now.
    /// - Throws: an error with a sentence for the user (`error.sentence`). The purchase is not lost, because
    ///   the shop delivers it again until the app finishes the transaction.
    @discardableResult
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> Bool {
        let request = order.begin()
        let report = try await context.service.report(transaction)
        if order.isCurrent(request) { take(report) }
        return report.isActive
    }

    /// Call this after a purchase in the App Store or another shop. The library then calls `restore()` until
    /// the shop reports the purchase: at once, and after 1, 3, 7, 15 and 31 s.
    ///
    /// - Returns: whether the purchase is in force now. If it arrives later, the event stream reports it.
    @discardableResult
    public func purchaseCompleted() async -> Bool {
        let before = report
        let request = order.begin()
        for pause in [0, 1, 2, 4, 8, 16] {
            try? await Task.sleep(for: .seconds(pause))
            guard !Task.isCancelled, order.isCurrent(request) else { return false }
            // If the shop cannot be reached, it is asked again, as if it did not have the purchase yet.
            if let result = try? await context.service.restore(), order.isCurrent(request) {
                take(result.subscription)
            }
            if let report, report.isActive, report.isNewer(than: before) { return true }
        }
        return false
    }

    /// Removes the data of the earlier user.
    func changeUser() {
        order.changeUser()
        (phase, report, restoring) = (.loading, nil, .idle)
    }

    func take(_ report: SubscriptionReport) {
        phase = .ready
        // A report that is older than the known one is ignored.
        if let known = self.report {
            if report.updatedAt < known.updatedAt { return }
            // The purchase has arrived after all, so the sentence that none was found is removed.
            if case .over = restoring, report.isActive, !known.isActive { restoring = .idle }
        }
        self.report = report
    }

    func take(_ error: UsherError) {
        phase = LoadingPhase(error, else: context.words[.subscriptionUnreadable])
    }
}

extension SubscriptionReport {
    /// Whether this report shows a new purchase: the first active one, another product or plan, or a later
    /// end (or none).
    fileprivate func isNewer(than before: SubscriptionReport?) -> Bool {
        guard let before, before.isActive else { return true }
        guard product == before.product, plan.id == before.plan.id, let end = expiresAt else { return true }
        return before.expiresAt.map { end > $0 } ?? false
    }
}

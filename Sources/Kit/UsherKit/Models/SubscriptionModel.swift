public import Foundation
public import Observation

/// The content of an app's subscription screen: badge, date, sentence, and what can be done. The last known
/// state stays shown while another is loaded.
@MainActor @Observable public final class SubscriptionModel {
    /// The state of "restore purchases".
    public enum Restoring: Sendable, Hashable {
        /// Nobody has asked.
        case idle
        /// The stores are being asked.
        case asking
        /// Something was found, and is in force; what the person reads.
        case restored(sentence: String)
        /// The text for the person: nothing was found, or nobody could be asked.
        case over(sentence: String)
    }

    /// How far it has come.
    public private(set) var phase = LoadingPhase.loading
    /// The newest report; nil until the first.
    public private(set) var report: SubscriptionReport?
    /// The state of "restore purchases".
    public private(set) var restoring = Restoring.idle

    private let context: KitContext
    private var order = RequestOrder()

    /// A model without a report yet; `refresh()` asks for one.
    public convenience init(client: some UsherService) { self.init(KitContext(client)) }

    init(_ context: KitContext, showing report: SubscriptionReport? = nil) {
        self.context = context
        self.report = report
    }

    /// How the subscription stands; nil until the first report.
    public var status: SubscriptionStatus? { report?.status }

    /// The badge: `Active`, `Cancelled`, `Billing Issue`, `Expired`, `Free`, `Paused`; nil until the first
    /// report.
    public var label: String? { report.map { $0.label ?? $0.status.label } }

    /// When it renews or ends, or when a pause is over; nil if no date is known.
    public var date: Date? { report.flatMap { $0.status == .paused ? $0.pausedUntil : $0.expiresAt } }

    /// The date as a sentence in the plan's zone: `Renews on December 1`; nil if no date is known.
    public var dateSentence: String? { report?.dateSentence }

    /// The sentence about something that needs attention: a payment that failed, an end that nears; nil
    /// where nothing needs attention.
    public var banner: String? { report?.sentence }

    /// The person's actions, in the order in which to offer them.
    public var actions: [ActionReport] { report?.actions ?? [] }

    /// Asks the server. What is shown stays until it has answered.
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

    /// Asks the stores again for what was bought before.
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

    /// Reports a purchase of the app's own store, and shows how the subscription stands then.
    ///
    /// - Returns: whether something is in force now.
    /// - Throws: what the person can be told (`error.sentence`). The app's store delivers the purchase again
    ///   until it is finished.
    @discardableResult
    public func report(_ transaction: StoreTransaction) async throws(UsherError) -> Bool {
        let request = order.begin()
        let report = try await context.service.report(transaction)
        if order.isCurrent(request) { take(report) }
        return report.isActive
    }

    /// The app's own store says that something was bought: asks the stores until it has arrived there, after
    /// 0, 1, 3, 7, 15 and 31 s at most.
    ///
    /// - Returns: whether the purchase is in force now. If it is not, the stream or a later look tells.
    @discardableResult
    public func purchaseCompleted() async -> Bool {
        let before = report
        let request = order.begin()
        for pause in [0, 1, 2, 4, 8, 16] {
            try? await Task.sleep(for: .seconds(pause))
            guard !Task.isCancelled, order.isCurrent(request) else { return false }
            // A store that cannot be reached is asked again like one that knows of nothing yet.
            if let result = try? await context.service.restore(), order.isCurrent(request) {
                take(result.subscription)
            }
            if let report, report.isActive, report.isNewer(than: before) { return true }
        }
        return false
    }

    /// Shows nothing of the user before.
    func changeUser() {
        order.changeUser()
        (phase, report, restoring) = (.loading, nil, .idle)
    }

    func take(_ report: SubscriptionReport) {
        phase = .ready
        // An answer that was overtaken by a later one.
        if let known = self.report {
            if report.updatedAt < known.updatedAt { return }
            // A purchase that the restore had not found has arrived since.
            if case .over = restoring, report.isActive, !known.isActive { restoring = .idle }
        }
        self.report = report
    }

    func take(_ error: UsherError) {
        phase = LoadingPhase(error, else: context.words[.subscriptionUnreadable])
    }
}

extension SubscriptionReport {
    /// Whether something was bought since: another product, a later end, or anything where nothing was.
    fileprivate func isNewer(than before: SubscriptionReport?) -> Bool {
        guard let before, before.isActive else { return true }
        guard product == before.product, plan.id == before.plan.id, let end = expiresAt else { return true }
        return before.expiresAt.map { end > $0 } ?? false
    }
}

import Foundation
public import Observation

/// The usage that an app shows to its user: line, banner, detail view and settings row.
///
/// The model counts the app's own messages at once, with sentences that the server sent in advance. It then
/// shows the server's figures as soon as they arrive, and ignores figures that are older than those shown.
@MainActor @Observable public final class UsageModel {
    /// Whether the report is loaded.
    public private(set) var phase = LoadingPhase.loading
    /// The latest report of the server; nil until the first one has arrived.
    public private(set) var report: UsageReport?
    /// The latest refusal of a message. It becomes nil when a report says that the user may send.
    public private(set) var refusal: UsherRefusal?
    /// Whether the device has no connection. The app or the stream sets it.
    public private(set) var isOffline = false

    /// A message can take this long to reach the edge. Until then, a report perhaps does not count it yet.
    private static let journey = Duration.seconds(5)

    let context: KitContext
    /// The number of messages that this device has sent and `report` does not contain yet.
    private var uncounted = 0
    /// The model class of the latest message; nil for the default class.
    private var uncountedClass: String?
    /// The number of messages sent. It shows whether a message was sent while a report was requested.
    private var sent = 0
    private var lastSent: ContinuousClock.Instant?
    private var order = RequestOrder()

    /// Creates a view model without a report. `refresh()` loads one.
    public convenience init(client: some UsherService) { self.init(KitContext(client)) }

    init(_ context: KitContext, showing report: UsageReport? = nil) {
        self.context = context
        self.report = report
    }

    // MARK: What is shown

    /// The report including the app's own messages; nil until the first report.
    public var shown: UsageReport? {
        guard uncounted > 0, let report else { return report }
        let ahead = uncountedClass.flatMap(report.ahead(of:)) ?? report.ahead
        return ahead.isEmpty ? report : ahead[min(uncounted, ahead.count) - 1]
    }

    /// The state of the usage line. It is hidden until the first report.
    public var display: DisplayState { shown?.display ?? .hidden }

    /// How much of the limit on screen is used.
    public var level: DisplayLevel { shown?.level ?? .silent }

    /// The sentence of the usage line; nil if there is nothing to say.
    public var sentence: String? { shown?.sentence }
    /// Whether the sentence of the usage line is emphasised.
    public var isEmphasised: Bool { shown?.isEmphasised ?? false }

    /// The banner to show; nil if there is none. The offline banner comes first, then usage, then the trial.
    public var banner: BannerReport? {
        guard isOffline else { return shown?.banner }
        return BannerReport(kind: .offline, sentence: shown?.offlineSentence ?? context.words[.offline])
    }

    /// The content of the detail view; nil until the first report.
    public var detail: DetailReport? { shown?.detail }

    /// The row in the app's settings, which is always visible; nil for a plan without limits.
    public var settingsRow: String? { shown?.settingsRow }

    /// The text about the usage for assistive technologies.
    public var spoken: String? { shown?.spoken }

    /// The filled part of the progress bar, from 0 to 1.
    public var progress: Double { shown?.detail.progress ?? 0 }

    /// Whether the next message would be admitted. It is true until the first report.
    public var canSend: Bool { refusal?.gate == nil && shown?.canSend ?? true }

    /// The name of the usage line's symbol in SF Symbols.
    public var symbolName: String {
        switch (display, level) {
        case (.trial, _): "sparkles"
        case (_, .silent), (_, .gentle): "chart.bar"
        case (_, .prominent), (_, .blocked): "exclamationmark.circle"
        }
    }

    /// The colour of the usage line and its bar, by its meaning.
    public var tone: UsageTone { shown?.tone ?? .calm }

    // MARK: What happens

    /// Loads the report. The earlier report stays shown until the server has answered.
    public func refresh() async {
        let before = sent
        let hasArrived = lastSent.map { .now - $0 > Self.journey } ?? true
        let request = order.begin()
        do throws(UsherError) {
            let report = try await context.service.usage()
            guard order.isCurrent(request) else { return }
            order.end(request)
            isOffline = false
            // A message can take 5 s to reach the edge. So the report surely includes all messages only if
            // none was sent in the 5 s before the request or while it ran.
            take(report, isFinal: before == sent && hasArrived)
        } catch {
            if !Task.isCancelled, !order.isOvertaken(request) { take(error) }
        }
    }

    /// Call this after sending a message. This model counts it until the server's report includes it.
    ///
    /// - Parameter modelClass: the class of the message's model, by ``ModelClassReport/id``; nil for the
    ///   default class.
    public func messageSent(modelClass: String? = nil) {
        uncountedClass = modelClass
        sent += 1
        uncounted += 1
        lastSent = .now
    }

    /// Call this if a message was not sent or its answer failed. This model then no longer counts it.
    public func messageFailed() { uncounted = max(0, uncounted - 1) }

    /// Call this if the edge refused a message.
    public func messageRefused(_ refusal: UsherRefusal) {
        messageFailed()
        self.refusal = refusal
    }

    /// Call this when the device loses or regains its connection.
    public func setOffline(_ isOffline: Bool) {
        self.isOffline = isOffline
        if isOffline {
            phase = .offline
        } else if phase == .offline {
            phase = report == nil ? .loading : .ready
        }
    }

    /// Removes the data of the earlier user.
    func changeUser() {
        order.changeUser()
        (phase, report, refusal, isOffline) = (.loading, nil, nil, false)
        (uncounted, lastSent) = (0, nil)
        sent += 1
    }

    /// Shows a report from the stream or from a request.
    func take(_ report: UsageReport, isFinal: Bool = false) {
        phase = .ready
        if let known = self.report {
            // A report whose figures are older than those of the known report is ignored.
            guard report.readAt >= known.readAt else { return }
            let isSame = known.billingPeriod == report.billingPeriod && known.plan.id == report.plan.id
            let counted = (report.messageCount ?? 0) - (known.messageCount ?? 0)
            uncounted = isSame && !isFinal ? max(0, uncounted - max(0, counted)) : 0
        } else if isFinal {
            uncounted = 0
        }
        self.report = report
        if report.canSend || refusal?.gate == nil { refusal = nil }
    }

    func take(_ error: UsherError) {
        phase = LoadingPhase(error, else: context.words[.usageUnreadable])
        if error == .offline { isOffline = true }
    }
}
